import type { FieldId, Localised, ReportType } from '@constat/report/catalogue';
import type { QuotedPlace, ReviewIssue } from '@constat/assistance/review';
import type { NotPrintedReason } from '@constat/report/document';
import { nameCharacter } from './failure-reason.ts';

/** Words of a field, with their place in it where that is known. */
export type ShownPassage = string | Omit<QuotedPlace, 'field'>;

/** One place of the form that an issue is about. */
export interface IssuePlace {
  /** What the form page can jump to; null where the place is not on it. */
  readonly target: FieldId | null;
  /** Number of its section in the report; empty outside of it. */
  readonly section: string;
  /** Null for the physician's profile. */
  readonly label: Localised | null;
  /** What is found there: how many values, which characters, frames or words. */
  readonly detail: string;
  /** The words of the field that are selected there; absent where the whole field is meant. */
  readonly passage?: ShownPassage | undefined;
}

/** The places of one kind of issue, the date of the evaluation first. */
export function placesOf(
  type: ReportType,
  kind: ReviewIssue['kind'],
  issues: readonly ReviewIssue[],
): readonly IssuePlace[] {
  const places = issues.filter((issue) => issue.kind === kind).flatMap((issue) => placeOf(type, issue));
  return [...places].sort((one, other) => rank(one) - rank(other));
}

/** How many values an export would leave out. */
export function countUnconfirmed(issues: readonly ReviewIssue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.kind === 'unconfirmed' ? issue.fields.length : 0), 0);
}

/** Typed values that an export leaves out, of one part of the report and for one reason. */
export interface NotPrintedGroup {
  readonly reason: NotPrintedReason;
  /** Title of the part of the examination; null outside of them. */
  readonly region: Localised | null;
  readonly places: readonly IssuePlace[];
}

/** Passages that cannot all hold, or one that is unfinished, each with its place. */
export interface Contradiction {
  readonly kind: (ReviewIssue & { kind: 'contradiction' })['contradiction'];
  readonly places: readonly IssuePlace[];
}

/** The contradictions of a report, in the order in which they were found. */
export function contradictionsOf(type: ReportType, issues: readonly ReviewIssue[]): readonly Contradiction[] {
  return issues.flatMap((issue) =>
    issue.kind === 'contradiction' ? [{ kind: issue.contradiction, places: placeOf(type, issue) }] : [],
  );
}

/** What is typed and not printed, together by part of the examination, in order of the page. */
export function notPrintedGroups(
  type: ReportType,
  issues: readonly ReviewIssue[],
): readonly NotPrintedGroup[] {
  const groups: NotPrintedGroup[] = [];
  for (const issue of issues) {
    if (issue.kind !== 'not-printed') continue;
    const { reason } = issue;
    const id = type.regionOf(issue.field);
    const region = type.regions.find((one) => one.id === id)?.group.title ?? null;
    const places = placeOf(type, issue);
    const last = groups.at(-1);
    if (last?.reason === reason && last.region === region) {
      groups[groups.length - 1] = { ...last, places: [...last.places, ...places] };
    } else groups.push({ reason, region, places });
  }
  return groups;
}

function placeOf(type: ReportType, issue: ReviewIssue): readonly IssuePlace[] {
  const at = (field: FieldId | null): Pick<IssuePlace, 'target' | 'section'> => {
    const section = field === null ? undefined : type.sectionOf(field);
    return { target: field, section: section?.number ?? '' };
  };
  const labelOf = (id: FieldId): Localised | null => type.field(id)?.label ?? null;
  switch (issue.kind) {
    case 'not-printed':
      return [{ ...at(issue.field), label: labelOf(issue.field), detail: issue.value }];
    case 'unconfirmed': {
      const [first] = issue.fields;
      if (first === undefined) return [];
      const label = issue.table === null ? labelOf(first) : tableTitle(type, issue.table);
      return [{ ...at(first), label, detail: issue.fields.length > 1 ? String(issue.fields.length) : '' }];
    }
    case 'open-blanks':
      return [...new Set(issue.blanks)].map((blank) => ({
        ...at(issue.field),
        label: labelOf(issue.field),
        detail: blank,
        passage: blank,
      }));
    case 'other-gender':
      return [
        {
          ...at(issue.field),
          label: labelOf(issue.field),
          detail: issue.words.join(', '),
          passage: issue.words[0],
        },
      ];
    case 'contradiction':
      return issue.places.map((place) => ({
        ...at(place.field),
        label: labelOf(place.field),
        detail: place.quote,
        passage: place,
      }));
    case 'glyphs-missing':
      return [
        {
          ...at(issue.field),
          label: issue.field === null ? null : labelOf(issue.field),
          detail: issue.characters.map(nameCharacter).join(', '),
        },
      ];
    default:
      return [];
  }
}

function rank({ target }: IssuePlace): number {
  return target === 'dateEvaluation' ? 0 : 1;
}

function tableTitle({ sections }: ReportType, id: string): Localised | null {
  const blocks = sections.flatMap(({ groups }) => groups).flatMap((group) => group.blocks);
  return (
    blocks.flatMap((block) => (block.kind === 'table' && block.id === id ? [block.title] : []))[0] ?? null
  );
}
