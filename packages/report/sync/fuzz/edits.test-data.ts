import type { FieldId } from '../../catalogue/index.ts';
import type { ConflictPlace, DraftContent } from '../../merge/index.ts';
import type { FormData } from '../../rules/index.ts';
import type { Draw } from './timeline.test-data.ts';

/** What was typed and can be found again: `t12` in a text, 10012 where a number is asked for. */
const TOKEN = /\bt\d+\b|\b1\d{4}\b/gu;

/** What was typed into these contents and texts. */
export function tokensIn(...sources: readonly (DraftContent | string)[]): ReadonlySet<string> {
  const texts = sources.flatMap((source) =>
    typeof source === 'string' ? [source] : [source.title, ...Object.values(source.formData).map(String)],
  );
  return new Set(texts.flatMap((text) => text.match(TOKEN) ?? []));
}

function withAnswers(content: DraftContent, formData: FormData): DraftContent {
  return { ...content, formData: { ...content.formData, ...formData } };
}

function withConfirmed(content: DraftContent, id: FieldId, isConfirmed: boolean): DraftContent {
  const others = content.meta.confirmed.filter((field) => field !== id);
  return { ...content, meta: { ...content.meta, confirmed: isConfirmed ? [...others, id] : others } };
}

/** The content with another text at the place of a conflict, as the physician's choice writes it. */
export function replaceAt(content: DraftContent, { part, id }: ConflictPlace, text: string): DraftContent {
  if (part === 'title') return { ...content, title: text };
  const written = withAnswers(content, { [id]: text });
  return id === 'rachisFlexion' ? withConfirmed(written, id, text !== '90') : written;
}

export interface Edit {
  readonly content: DraftContent;
  /** What was typed. */
  readonly token: string | null;
  /** A value of the prefilled field that this edit confirms. */
  readonly confirmed: string | null;
}

/** One edit of a physician, on few fields, so that those of several meet. */
export function editOf(content: DraftContent, draw: Draw, count: number): Edit {
  const token = `t${count}`;
  const text = (present: string): string => (draw.isOneIn(4) ? token : `${present} ${token}`.trim());
  const typed = (changed: DraftContent): Edit => ({ content: changed, token, confirmed: null });
  const { formData, meta } = content;
  switch (Math.floor(draw.between(0, 9))) {
    case 0:
    case 1:
    case 2:
      return typed(withAnswers(content, { historiqueEvolution: text(formData.historiqueEvolution ?? '') }));
    case 3:
    case 4:
      return typed(withAnswers(content, { emploi: text(formData.emploi ?? '') }));
    case 5: {
      const value = String(10_000 + count);
      const changed = withConfirmed(withAnswers(content, { rachisFlexion: value }), 'rachisFlexion', true);
      return { content: changed, token: value, confirmed: value };
    }
    case 6: {
      const value = formData.rachisFlexion ?? '';
      const isPut = value !== '90' && draw.isOneIn(2);
      const changed = withAnswers(content, { rachisFlexion: '90' });
      if (isPut)
        return { content: withConfirmed(changed, 'rachisFlexion', false), token: null, confirmed: null };
      return { content: withConfirmed(content, 'rachisFlexion', true), token: null, confirmed: value };
    }
    case 7: {
      const isMarked = meta.notExamined.includes('hips');
      const told = draw.isOneIn(2) ? { dictationToldAt: '2026-07-20T09:05' } : {};
      const changed: DraftContent = {
        ...content,
        meta: { ...meta, notExamined: isMarked ? [] : ['hips'], ...told },
      };
      return {
        content: withAnswers(changed, { mandatSoins: draw.isOneIn(2) }),
        token: null,
        confirmed: null,
      };
    }
    default:
      return typed({ ...content, title: draw.isOneIn(2) ? token : `${content.title.slice(0, 60)} ${token}` });
  }
}
