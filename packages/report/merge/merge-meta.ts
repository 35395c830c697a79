import type { FieldId, NormalId, RegionId, ReportType } from '../catalogue/index.ts';
import { isTyped } from '../rules/index.ts';
import type { FormData, ReportMeta } from '../rules/index.ts';
import type { Conflict } from './conflicts.ts';
import { answerOf, namesIn, sameAnswer } from './content.ts';
import type { DraftContent } from './content.ts';
import type { Sides } from './merge-drafts.ts';

interface MergedMeta {
  readonly meta: ReportMeta;
  readonly conflicts: readonly Conflict[];
  readonly examined: readonly RegionId[];
}

/** Mine, without what `isIn` refuses and with what it takes of theirs: mine keeps its order. */
function chosen<T>(mine: readonly T[], theirs: readonly T[], isIn: (item: T) => boolean): readonly T[] {
  return [
    ...mine.filter((item) => isIn(item)),
    ...theirs.filter((item) => !mine.includes(item) && isIn(item)),
  ];
}

/** Whether an element of a set is in the merged one: the side that changed it says so. */
function isElement<T>(base: readonly T[], mine: readonly T[], theirs: readonly T[]): (item: T) => boolean {
  return (item) => (mine.includes(item) === base.includes(item) ? theirs : mine).includes(item);
}

/**
 * A confirmation belongs to the value that was seen: it counts only from a side that holds the merged value. A set of
 * fields that says something of their values (or their times of confirmation) is merged by this rule.
 */
function mergeConfirmed({ base, mine, theirs }: Sides, formData: FormData): readonly FieldId[] {
  const isThreeWay = isElement(base.meta.confirmed, mine.meta.confirmed, theirs.meta.confirmed);
  const isConfirmed = (id: FieldId): boolean => {
    const holds = (side: DraftContent): boolean =>
      sameAnswer(answerOf(side.formData, id), answerOf(formData, id));
    if (holds(mine) && holds(theirs) && holds(base)) return isThreeWay(id);
    return [mine, theirs].some((side) => holds(side) && side.meta.confirmed.includes(id));
  };
  return chosen(mine.meta.confirmed, theirs.meta.confirmed, isConfirmed);
}

/** True when that side entered or confirmed a value in the region since the base. */
function hasEntered(
  type: ReportType | undefined,
  side: DraftContent,
  base: DraftContent,
  region: RegionId,
): boolean {
  return namesIn(side.formData).some((name) => {
    const id = name as FieldId;
    const field = type?.field(id);
    if (field === undefined || type?.regionOf(id) !== region) return false;
    const isSame =
      sameAnswer(answerOf(side.formData, id), answerOf(base.formData, id)) &&
      side.meta.confirmed.includes(id) === base.meta.confirmed.includes(id);
    return !isSame && isTyped(field, side.formData, side.meta);
  });
}

/** An entered value marks its region as examined, whichever side entered it: nothing typed leaves an export unseen. */
function mergeNotExamined({ type, base, mine, theirs }: Sides): {
  readonly notExamined: readonly RegionId[];
  readonly examined: readonly RegionId[];
} {
  const isMarked = isElement(base.meta.notExamined, mine.meta.notExamined, theirs.meta.notExamined);
  const marked = chosen(mine.meta.notExamined, theirs.meta.notExamined, isMarked);
  const examined = marked.filter((region) =>
    [[mine, theirs] as const, [theirs, mine] as const].some(
      ([marking, entering]) =>
        marking.meta.notExamined.includes(region) &&
        !entering.meta.notExamined.includes(region) &&
        hasEntered(type, entering, base, region),
    ),
  );
  return { notExamined: marked.filter((region) => !examined.includes(region)), examined };
}

function mergeNormals({ base, mine, theirs }: Sides): {
  readonly normals: ReportMeta['normals'];
  readonly conflicts: readonly Conflict[];
} {
  const normals: { [Id in NormalId]?: number } = { ...mine.meta.normals };
  const conflicts: Conflict[] = [];
  for (const name of namesIn(base.meta.normals, mine.meta.normals, theirs.meta.normals)) {
    const id = name as NormalId;
    const [before, own, other] = [base.meta.normals[id], mine.meta.normals[id], theirs.meta.normals[id]];
    if (own === other || other === before) continue;
    if (own !== before) {
      const texts = { mine: String(own ?? ''), theirs: String(other ?? '') };
      conflicts.push({ part: 'normal', id, kind: 'number', ...texts });
    } else if (other === undefined) delete normals[id];
    else normals[id] = other;
  }
  return { normals, conflicts };
}

/**
 * Merges what the answers cannot hold. A new member of the meta has to be given a rule here before this compiles.
 * @param formData the merged answers
 */
export function mergeMeta(
  sides: Sides,
  formData: FormData,
  reportLanguage: ReportMeta['reportLanguage'],
): MergedMeta {
  const { normals, conflicts } = mergeNormals(sides);
  const { notExamined, examined } = mergeNotExamined(sides);
  const meta = {
    schemaVersion: Math.max(sides.mine.meta.schemaVersion, sides.theirs.meta.schemaVersion),
    reportLanguage,
    normals,
    confirmed: mergeConfirmed(sides, formData),
    notExamined,
  } satisfies Required<ReportMeta>;
  return { meta, conflicts, examined };
}
