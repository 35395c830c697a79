/**
 * Section 8 is told as one text and kept as three. A known heading is skipped, up to and including its colon; what
 * follows the colon belongs to that part; a line with a colon that is no heading is kept. Every word outside the
 * headings is in one of the three parts.
 */

/** The three parts of section 8, by the names that the calls use. */
export type SubjectivePart = 'appreciation' | 'plaintes' | 'impact';

export interface SubjectiveSplit extends Readonly<Record<SubjectivePart, string>> {
  /** False when no heading was found: everything is then in `plaintes`. */
  readonly hasHeadings: boolean;
  /** What stood before the first heading; it also stands at the start of `plaintes`, to be marked. */
  readonly preamble: string;
}

const DAILY = String.raw`(?:(?:les\s+)?(?:AVQ|AVD)(?:\s*(?:et|\/|,|ou|[-–])\s*(?:les\s+)?(?:AVQ|AVD))?|(?:les\s+|ses\s+)?activit[ée]s\s+(?:de\s+la\s+vie\s+)?(?:quotidiennes?|domestiques?)(?:\s+et\s+domestiques?)?|la\s+vie\s+quotidienne|(?:the\s+)?(?:activities\s+of\s+daily\s+living|daily\s+activities|daily\s+life|(?:I?ADLs?)(?:\s*(?:and|[\/–-])\s*I?ADLs?)?))(?:\s*\([^)\n]{1,30}\))?`;

const COURSE = String.raw`(?:(?:the|his|her|their)\s+)?(?:evolution|progress|improvement|recovery|condition)`;

const HEADINGS: Readonly<Record<SubjectivePart | 'title', string>> = {
  title: String.raw`(?:section\s+(?:8|huit|eight)\s*(?:[.,:–—-]\s*)?)?(?:questionnaire\s+subjectif(?:\s+et\s+[ée]tat\s+actuel)?|subjective\s+questionnaire(?:\s+and\s+current\s+(?:state|status|condition))?)|section\s+(?:8|huit|eight)`,
  appreciation: String.raw`(?:appr[ée]ciation(?:\s+subjective)?(?:\s+de\s+(?:l['’]|son\s+)\s?(?:[ée]volution|[ée]tat|am[ée]lioration))?|(?:[ée]valuation|perception)\s+(?:subjective|de\s+l['’]\s?(?:[ée]volution|am[ée]lioration))(?:\s+de\s+l['’]\s?[ée]volution)?|[ée]volution(?:\s+subjective)?|progress|subjective\s+(?:appreciation|evaluation|assessment)(?:\s+of\s+${COURSE})?|(?:appreciation|perception)\s+of\s+${COURSE})`,
  plaintes: String.raw`(?:plaintes?(?:(?:\s+et\s+|\s*\/\s*)(?:probl[èe]mes?|sympt[ôo]mes?))?(?:\s+actuel(?:le)?s)?|probl[èe]mes?(?:\s+et\s+plaintes)?|(?:current\s+)?complaints?(?:(?:\s+and\s+|\s*\/\s*)(?:problems?|symptoms?))?|problems?(?:\s+and\s+complaints?)?)`,
  impact: String.raw`(?:(?:impacts?|r[ée]percussions?|retentissement)(?:\s+(?:(?:sur|on)\s+)?(?:${DAILY}|(?:les|ses)\s+activit[ée]s|(?:the\s+)?activities))?|${DAILY})`,
};

const PARTS = ['title', 'appreciation', 'plaintes', 'impact'] as const;
const NAMES = PARTS.map((part) => `(?<${part}>${HEADINGS[part]})`).join('|');
const MARK = String.raw`(?:[-–—•*#]+[ \t]*)?(?:\d{1,2}(?:\.\d)?[.)][ \t]*)?`;

/** At the start of a line, closed by a colon or a dash, or alone on the line; within a line, after a sentence, with a colon. */
const HEADING = new RegExp(
  String.raw`(?:^[ \t]*${MARK}(?:${NAMES})(?:[ \t\u00A0]*:|[ \t]+[–—-](?=[ \t])|[ \t]*(?:\.[ \t]*)?$))`,
  'gimu',
);
const INLINE = new RegExp(
  String.raw`(?<=[.!?»”)][ \t\u00A0]{1,3})(?:${PARTS.slice(1)
    .map((part) => `(?<${part}>${HEADINGS[part]})`)
    .join('|')})[ \t\u00A0]*:`,
  'giu',
);

interface Found {
  readonly part: SubjectivePart | 'title';
  readonly start: number;
  readonly end: number;
}

/** Splits the overall text of section 8 by its headings. Never throws. */
export function splitSubjective(text: string): SubjectiveSplit {
  const headings = findHeadings(text);
  const pieces: Record<SubjectivePart, string[]> = { appreciation: [], plaintes: [], impact: [] };
  let part: SubjectivePart | null = null;
  let preamble = '';
  let from = 0;
  const keep = (until: number): void => {
    const piece = text.slice(from, until).trim();
    if (piece === '') return;
    if (part === null) preamble = preamble === '' ? piece : `${preamble}\n${piece}`;
    pieces[part ?? 'plaintes'].push(piece);
  };
  for (const heading of headings) {
    keep(heading.start);
    if (heading.part !== 'title') part = heading.part;
    from = heading.end;
  }
  keep(text.length);
  return {
    appreciation: pieces.appreciation.join('\n'),
    plaintes: pieces.plaintes.join('\n'),
    impact: pieces.impact.join('\n'),
    hasHeadings: headings.some((heading) => heading.part !== 'title'),
    preamble,
  };
}

/** The text with blanks in place of its headings: what was said stays where it stood. */
export function blankSubjectiveHeadings(text: string): string {
  let blanked = text;
  for (const { start, end } of findHeadings(text)) {
    blanked =
      blanked.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/gu, ' ') + blanked.slice(end);
  }
  return blanked;
}

/** The places of the headings, in order, without overlap. */
function findHeadings(text: string): readonly Found[] {
  const found = [...text.matchAll(HEADING), ...text.matchAll(INLINE)]
    .map((match): Found => {
      const part = PARTS.find((name) => match.groups?.[name] !== undefined) ?? 'title';
      return { part, start: match.index, end: match.index + match[0].length };
    })
    .sort((one, other) => one.start - other.start);
  return found.filter((heading, index) => heading.start >= (found[index - 1]?.end ?? 0));
}
