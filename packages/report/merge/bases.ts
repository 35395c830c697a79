import type { FieldId, NormalId } from '../catalogue/index.ts';
import { withStatedNormal } from '../rules/index.ts';
import { holdBack, textAt } from './conflicts.ts';
import type { ConflictPlace } from './conflicts.ts';
import { namesIn, statedIn } from './content.ts';
import type { DraftContent } from './content.ts';

/**
 * What stands for the base of two contents that have none in common, as after the server came back from an older copy:
 * an answer that one side alone has stands, and two different ones are a conflict.
 */
export function noCommonBase(theirs: DraftContent): DraftContent {
  const meta = withStatedNormal({ ...theirs.meta, normals: {}, confirmed: [], notExamined: [] }, []);
  return { ...theirs, title: '', formData: {}, meta };
}

function placesOf(...contents: readonly DraftContent[]): readonly ConflictPlace[] {
  return [
    { part: 'title', id: 'title' },
    ...namesIn(...contents.map(({ formData }) => formData)).map(
      (id) => ({ part: 'answer', id: id as FieldId }) as const,
    ),
    ...namesIn(...contents.map(({ meta }) => meta.normals)).map(
      (id) => ({ part: 'normal', id: id as NormalId }) as const,
    ),
  ];
}

/**
 * The base to merge with when a save may have reached the server unseen: where the server holds what that save carried,
 * this side went on from it, and one's own text is no conflict. Elsewhere it is the base of before.
 */
export function baseAfterSave(base: DraftContent, sent: DraftContent, theirs: DraftContent): DraftContent {
  const differing = placesOf(base, sent, theirs).filter(
    (place) => textAt(sent, place) !== textAt(theirs, place),
  );
  const common = holdBack(sent, differing, base);
  const elements = <T>(before: readonly T[], own: readonly T[], others: readonly T[]): readonly T[] => [
    ...own.filter((item) => others.includes(item)),
    ...before.filter((item) => own.includes(item) !== others.includes(item)),
  ];
  const pick = <T>(before: T, own: T, other: T): T => (own === other ? own : before);
  return {
    ...common,
    retentionDays: pick(base.retentionDays, sent.retentionDays, theirs.retentionDays),
    meta: withStatedNormal(
      {
        ...common.meta,
        reportLanguage: pick(base.meta.reportLanguage, sent.meta.reportLanguage, theirs.meta.reportLanguage),
        confirmed: elements(base.meta.confirmed, sent.meta.confirmed, theirs.meta.confirmed),
        notExamined: elements(base.meta.notExamined, sent.meta.notExamined, theirs.meta.notExamined),
      },
      elements(statedIn(base), statedIn(sent), statedIn(theirs)),
    ),
  };
}
