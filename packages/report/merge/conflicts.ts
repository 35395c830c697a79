import type { FieldId, NormalId } from '../catalogue/index.ts';
import { withStatedNormal } from '../rules/index.ts';
import { answerOf, statedIn, withAnswer } from './content.ts';
import type { ConflictKind, DraftContent } from './content.ts';

interface BothTexts {
  /** What stands in the field. An empty text where this side emptied it. */
  readonly mine: string;
  /** What the other side wrote, shown beside the field until the physician chooses. */
  readonly theirs: string;
}

/** One place that both sides changed, each in its own way. */
export type Conflict = BothTexts &
  (
    | { readonly part: 'answer'; readonly id: FieldId; readonly kind: ConflictKind }
    | { readonly part: 'normal'; readonly id: NormalId; readonly kind: 'number' }
    | { readonly part: 'title'; readonly id: 'title'; readonly kind: 'line' }
  );

/** Where a conflict stands. */
export type ConflictPlace = Pick<Conflict, 'part' | 'id'>;

/** True when both are about the same field, normal or title. */
export function isSamePlace(one: ConflictPlace, other: ConflictPlace): boolean {
  return one.part === other.part && one.id === other.id;
}

/**
 * Both texts as one, for a physician who wants to keep both; null where two values cannot stand together (a choice, a
 * number, a date, a list). Where one text holds the other, it is the longer one.
 */
export function joinTexts({ kind, mine, theirs }: Pick<Conflict, 'kind' | 'mine' | 'theirs'>): string | null {
  if (kind !== 'text' && kind !== 'line') return null;
  if (mine.includes(theirs)) return mine;
  if (theirs.includes(mine)) return theirs;
  return kind === 'line' ? `${mine} / ${theirs}` : `${mine.trimEnd()}\n\n${theirs}`;
}

/** What stands at that place of a content, as text. */
export function textAt(content: DraftContent, { part, id }: ConflictPlace): string {
  if (part === 'title') return content.title;
  const value = part === 'normal' ? content.meta.normals[id as NormalId] : answerOf(content.formData, id);
  return value === undefined || value === false ? '' : String(value);
}

/**
 * The content with these places as they are on the server, the confirmations of their values and what is said of them included: until the
 * physician has chosen, the server keeps the other side's text and the device this side's, so that neither is lost.
 */
export function holdBack(
  content: DraftContent,
  places: readonly ConflictPlace[],
  onServer: DraftContent,
): DraftContent {
  let { title, formData } = content;
  let { normals, confirmed } = content.meta;
  let stated = statedIn(content);
  for (const { part, id } of places) {
    if (part === 'title') title = onServer.title;
    else if (part === 'normal') {
      const { [id as NormalId]: _mine, ...others } = normals;
      const theirs = onServer.meta.normals[id as NormalId];
      normals = theirs === undefined ? others : { ...others, [id]: theirs };
    } else {
      formData = withAnswer(formData, id, answerOf(onServer.formData, id));
      const asOnServer = (mine: readonly FieldId[], theirs: readonly FieldId[]): readonly FieldId[] => [
        ...mine.filter((field) => field !== id),
        ...theirs.filter((field) => field === id),
      ];
      confirmed = asOnServer(confirmed, onServer.meta.confirmed);
      stated = asOnServer(stated, statedIn(onServer));
    }
  }
  const meta = withStatedNormal({ ...content.meta, normals, confirmed }, stated);
  return { ...content, title, formData, meta };
}
