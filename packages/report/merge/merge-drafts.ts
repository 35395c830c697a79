import type { FieldId, RegionId, ReportType, ReportTypeName, ReportTypes } from '../catalogue/index.ts';
import { isUnconfirmed } from '../rules/index.ts';
import type { FormData, ReportMeta } from '../rules/index.ts';
import { textAt } from './conflicts.ts';
import type { Conflict } from './conflicts.ts';
import { answerOf, kindOf, namesIn, sameAnswer, statedIn, withAnswer } from './content.ts';
import type { Answer, DraftContent } from './content.ts';
import { mergeMeta } from './merge-meta.ts';

/** Three contents of one draft: what both sides began from, and what each made of it. */
export interface Sides {
  /** The type of the merged report; undefined for one that this version does not know. */
  readonly type: ReportType | undefined;
  readonly base: DraftContent;
  readonly mine: DraftContent;
  readonly theirs: DraftContent;
}

export interface MergedDraft {
  /** Both sides' changes; where both changed the same place, mine. */
  readonly content: DraftContent;
  readonly conflicts: readonly Conflict[];
  /** Parts of the examination that one side marked as not examined while the other entered a value in them. */
  readonly examined: readonly RegionId[];
}

/** True when an answer is no finding yet: nobody wrote or confirmed it, so it yields to what somebody did. */
function isPrefilled(type: ReportType | undefined, { formData, meta }: DraftContent, id: FieldId): boolean {
  const field = type?.field(id);
  return field !== undefined && isUnconfirmed(field, formData, meta);
}

/** True when a side said since the base that a field is normal, which it does of an empty one. */
function hasStated(side: DraftContent, base: DraftContent, id: FieldId): boolean {
  const isNew = statedIn(side).includes(id) && !statedIn(base).includes(id);
  return isNew && sameAnswer(answerOf(side.formData, id), undefined);
}

/** Of two sample texts the one in the language of the merged report; the same one whichever side merges. */
function chooseSample({ mine, theirs }: Sides, id: FieldId, language: ReportMeta['reportLanguage']): Answer {
  const fitting = [mine, theirs].filter(({ meta }) => meta.reportLanguage === language);
  const texts = (fitting.length === 0 ? [mine, theirs] : fitting).map(({ formData }) =>
    answerOf(formData, id),
  );
  return texts.toSorted((one, other) => (String(one) < String(other) ? -1 : 1))[0];
}

/** The answers of both sides, put together. */
export interface MergedAnswers {
  readonly formData: FormData;
  readonly conflicts: readonly Conflict[];
}

function mergeAnswers(sides: Sides, language: ReportMeta['reportLanguage']): MergedAnswers {
  const [base, mine, theirs] = [sides.base.formData, sides.mine.formData, sides.theirs.formData];
  let formData = mine;
  const conflicts: Conflict[] = [];
  for (const name of namesIn(base, mine, theirs)) {
    const id = name as FieldId;
    const [before, own, other] = [answerOf(base, id), answerOf(mine, id), answerOf(theirs, id)];
    if (sameAnswer(own, other)) continue;
    const [isOwnPrefilled, isOtherPrefilled] = [
      isPrefilled(sides.type, sides.mine, id),
      isPrefilled(sides.type, sides.theirs, id),
    ];
    // What a side says is normal is empty, and none the less the physician's word.
    if (isOtherPrefilled && hasStated(sides.mine, sides.base, id)) continue;
    const isStatedThere = isOwnPrefilled && hasStated(sides.theirs, sides.base, id);
    if (sameAnswer(other, before) && !isStatedThere) continue;
    if (sameAnswer(own, before) || (isOwnPrefilled && !isOtherPrefilled)) {
      formData = withAnswer(formData, id, other);
    } else if (isOwnPrefilled) formData = withAnswer(formData, id, chooseSample(sides, id, language));
    else if (!isOtherPrefilled) {
      const place = { part: 'answer', id } as const;
      conflicts.push({
        ...place,
        kind: kindOf(sides.type, id),
        mine: textAt(sides.mine, place),
        theirs: textAt(sides.theirs, place),
      });
    }
  }
  return { formData, conflicts };
}

/** The one of three values that changed; mine where both did. */
function threeWay<T>(base: T, mine: T, theirs: T): T {
  return mine === base ? theirs : mine;
}

function mergeTitle({ base, mine, theirs }: Sides): {
  readonly title: string;
  readonly conflicts: readonly Conflict[];
} {
  const title = threeWay(base.title, mine.title, theirs.title);
  const isConflict = title !== theirs.title && theirs.title !== base.title;
  const conflict = {
    part: 'title',
    id: 'title',
    kind: 'line',
    mine: mine.title,
    theirs: theirs.title,
  } as const;
  return { title, conflicts: isConflict ? [conflict] : [] };
}

/**
 * Puts together what two sides made of one draft, field by field. A change of one side stands; the same change of both
 * is none the less one change; two changes of one place are a conflict in which mine stays and theirs is listed with it.
 * What nobody wrote or confirmed yields. A confirmation follows the value that it was given to. The report is of the later
 * of two versions of its type.
 */
export function mergeDrafts(
  types: ReportTypes,
  base: DraftContent,
  mine: DraftContent,
  theirs: DraftContent,
): MergedDraft {
  const { reportType, reportTypeVersion }: ReportTypeName =
    mine.reportTypeVersion > theirs.reportTypeVersion ? mine : theirs;
  const type = types.find({ reportType, reportTypeVersion });
  const sides: Sides = { type, base, mine, theirs };
  const language = threeWay(base.meta.reportLanguage, mine.meta.reportLanguage, theirs.meta.reportLanguage);
  const answers = mergeAnswers(sides, language);
  const { meta, conflicts, examined } = mergeMeta(sides, answers, language);
  const { title, conflicts: ofTitle } = mergeTitle(sides);
  // Of two new terms the longer one: a draft is not erased earlier than one of its sides was told.
  const isTermConflict =
    mine.retentionDays !== base.retentionDays && theirs.retentionDays !== base.retentionDays;
  const retentionDays = isTermConflict
    ? Math.max(mine.retentionDays, theirs.retentionDays)
    : threeWay(base.retentionDays, mine.retentionDays, theirs.retentionDays);
  return {
    content: { title, retentionDays, reportType, reportTypeVersion, formData: answers.formData, meta },
    conflicts: [...answers.conflicts, ...conflicts, ...ofTitle],
    examined,
  };
}
