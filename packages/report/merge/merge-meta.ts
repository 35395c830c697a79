import type { FieldId, NormalId, RegionId } from '../catalogue/index.ts';
import { INTENDED_LIMITS, isTyped, withIntended, withStatedNormal } from '../rules/index.ts';
import type { FormData, IntendedReasons, ReportMeta } from '../rules/index.ts';
import { joinTexts } from './conflicts.ts';
import type { Conflict } from './conflicts.ts';
import { answerOf, intendedIn, namesIn, sameAnswer, statedIn } from './content.ts';
import type { DraftContent } from './content.ts';
import type { MergedAnswers, Sides } from './merge-drafts.ts';

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

/** What is said to be normal is said of an empty field: a value of either side takes its place. */
function mergeStated({ base, mine, theirs }: Sides, formData: FormData): readonly FieldId[] {
  const isStated = isElement(statedIn(base), statedIn(mine), statedIn(theirs));
  return chosen(
    statedIn(mine),
    statedIn(theirs),
    (id) => isStated(id) && sameAnswer(answerOf(formData, id), undefined),
  );
}

/**
 * True when that side entered or confirmed a value in the region since the base, or said that one is normal, and the other
 * side did not take it away.
 */
function hasEntered(
  sides: Sides,
  side: DraftContent,
  { formData, conflicts }: MergedAnswers,
  region: RegionId,
): boolean {
  const { type, base } = sides;
  const stated = mergeStated(sides, formData);
  return [...namesIn(side.formData), ...statedIn(side)].some((name) => {
    const id = name as FieldId;
    const field = type?.field(id);
    if (field === undefined || type?.regionOf(id) !== region) return false;
    const own = answerOf(side.formData, id);
    const isSame =
      sameAnswer(own, answerOf(base.formData, id)) &&
      side.meta.confirmed.includes(id) === base.meta.confirmed.includes(id) &&
      statedIn(side).includes(id) === statedIn(base).includes(id);
    const isMerged =
      sameAnswer(own, answerOf(formData, id)) && statedIn(side).includes(id) === stated.includes(id);
    const stands = isMerged || conflicts.some((conflict) => conflict.id === id);
    return !isSame && stands && isTyped(field, side.formData, side.meta);
  });
}

/** An entered value marks its region as examined, whichever side entered it: nothing typed leaves an export unseen. */
function mergeNotExamined(
  sides: Sides,
  answers: MergedAnswers,
): {
  readonly notExamined: readonly RegionId[];
  readonly examined: readonly RegionId[];
} {
  const { base, mine, theirs } = sides;
  const isMarked = isElement(base.meta.notExamined, mine.meta.notExamined, theirs.meta.notExamined);
  const marked = chosen(mine.meta.notExamined, theirs.meta.notExamined, isMarked);
  const examined = marked.filter((region) =>
    [[mine, theirs] as const, [theirs, mine] as const].some(
      ([marking, entering]) =>
        marking.meta.notExamined.includes(region) &&
        !entering.meta.notExamined.includes(region) &&
        hasEntered(sides, entering, answers, region),
    ),
  );
  return { notExamined: marked.filter((region) => !examined.includes(region)), examined };
}

/** They are chosen once, before anything else; pages that do not know them lose them. */
function mergeCaseRegions({ mine, theirs }: Sides): readonly RegionId[] {
  return [...new Set([...(mine.meta.caseRegions ?? []), ...(theirs.meta.caseRegions ?? [])])];
}

/** The side that changed it says so; where both did, the earlier time: the worker was told then. */
function mergeTold({ base, mine, theirs }: Sides): string | undefined {
  const [before, own, other] = [base, mine, theirs].map(({ meta }) => meta.dictationToldAt);
  if (own === other || other === before) return own;
  if (own === before) return other;
  return [own, other].filter((time) => time !== undefined).toSorted()[0];
}

/** A reason that both sides wrote, in both wordings where they have room together; the same whichever side merges. */
function bothReasons(one: string, other: string): string {
  const [mine = one, theirs = other] = [one, other].toSorted();
  const both = joinTexts({ kind: 'line', mine, theirs }) ?? mine;
  return both.length <= INTENDED_LIMITS.reason ? both : mine;
}

/** The side that changed a reason says so; one that a side took back while the other wrote it anew stands. */
function mergeIntended({ base, mine, theirs }: Sides): IntendedReasons {
  const [before, own, other] = [intendedIn(base), intendedIn(mine), intendedIn(theirs)];
  const ids = namesIn(own, other).toSorted();
  const merged = ids.flatMap((id): readonly (readonly [string, string])[] => {
    const [one, two] = [own[id], other[id]];
    const chosenReason =
      one === two || two === before[id]
        ? one
        : one === before[id]
          ? two
          : one === undefined || two === undefined
            ? (one ?? two)
            : bothReasons(one, two);
    return chosenReason === undefined ? [] : [[id, chosenReason]];
  });
  return Object.fromEntries(merged.slice(0, INTENDED_LIMITS.count));
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
 * @param answers the merged ones
 */
export function mergeMeta(
  sides: Sides,
  answers: MergedAnswers,
  reportLanguage: ReportMeta['reportLanguage'],
): MergedMeta {
  const { formData } = answers;
  const { normals, conflicts } = mergeNormals(sides);
  const { notExamined, examined } = mergeNotExamined(sides, answers);
  const caseRegions = mergeCaseRegions(sides);
  const meta = {
    schemaVersion: Math.max(sides.mine.meta.schemaVersion, sides.theirs.meta.schemaVersion),
    reportLanguage,
    normals,
    confirmed: mergeConfirmed(sides, formData),
    notExamined,
    caseRegions,
    statedNormal: mergeStated(sides, formData),
    dictationToldAt: mergeTold(sides),
    intended: mergeIntended(sides),
  } satisfies { [Member in keyof Required<ReportMeta>]: ReportMeta[Member] };
  const { caseRegions: chosenRegions, dictationToldAt: told, ...rest } = meta;
  const merged: ReportMeta = {
    ...rest,
    ...(chosenRegions.length > 0 && { caseRegions: chosenRegions }),
    ...(told !== undefined && { dictationToldAt: told }),
  };
  return {
    meta: withIntended(withStatedNormal(merged, meta.statedNormal), meta.intended),
    conflicts,
    examined,
  };
}
