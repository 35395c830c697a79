/**
 * Section 8 is told as one text and kept as three. A known heading is skipped, up to and including its colon; what
 * follows the colon belongs to that part; a line that looks like a heading and is none that is known is kept where it
 * stands, and marked. Every word outside the headings is in one of the three parts.
 */
import { readLineStart } from './headings.ts';

/** The three parts of section 8, by the names that the calls use. */
export type SubjectivePart = 'appreciation' | 'plaintes' | 'impact';

/** A line that looks like a heading and is none that is known, with the part that it stands in. */
export interface DoubtfulLine {
  readonly part: SubjectivePart;
  readonly text: string;
}

export interface SubjectiveSplit extends Readonly<Record<SubjectivePart, string>> {
  /** False when no heading was found: everything is then in `plaintes`. */
  readonly hasHeadings: boolean;
  /** What stood before the first heading; it also stands at the start of `plaintes`, to be marked. */
  readonly preamble: string;
  /** Lines that look like headings and are none that is known, in order. */
  readonly doubtful: readonly DoubtfulLine[];
}

interface Found {
  readonly part: SubjectivePart | 'title';
  readonly start: number;
  /** Equal to the start where the words of the heading are kept. */
  readonly end: number;
}

interface ReadText {
  /** In order, without overlap. */
  readonly headings: readonly Found[];
  readonly doubtful: readonly { readonly start: number; readonly text: string }[];
}

/** Splits the overall text of section 8 by its headings. Never throws. */
export function splitSubjective(text: string): SubjectiveSplit {
  const { headings, doubtful } = readText(text);
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
    doubtful: doubtful.map((line) => ({ part: partAt(headings, line.start), text: line.text })),
  };
}

/** The text with blanks in place of its headings: what was said stays where it stood. */
export function blankSubjectiveHeadings(text: string): string {
  let blanked = '';
  let from = 0;
  for (const { start, end } of readText(text).headings) {
    blanked += text.slice(from, start) + text.slice(start, end).replaceAll(/[^\n]/gu, ' ');
    from = end;
  }
  return blanked + text.slice(from);
}

function partAt(headings: readonly Found[], place: number): SubjectivePart {
  const before = headings.filter(({ part, start }) => part !== 'title' && start <= place).at(-1);
  return before === undefined || before.part === 'title' ? 'plaintes' : before.part;
}

/** After a sentence, on its line. */
const SENTENCE_END = /[.!?»”][ \t\u00A0]{1,3}(?=\S)/gu;

/** What stands below a title: a sentence, or an item of a list. */
const BODY = /^[-–—•*]\s|[.!?;:]$/u;

function readText(text: string): ReadText {
  const headings: Found[] = [];
  const doubtful: { readonly start: number; readonly text: string }[] = [];
  let start = 0;
  const lines = text.split(/(?<=\n)/u);
  for (const [index, line] of lines.entries()) {
    const bare = line.trimEnd();
    const found = readLineStart(bare, {
      standsAlone: (lines[index - 1] ?? '').trim() === '' && BODY.test((lines[index + 1] ?? '').trim()),
    });
    let after = 0;
    if (found.kind === 'unknown') doubtful.push({ start, text: bare.trim() });
    if (found.kind === 'heading') {
      headings.push({ part: found.part, start, end: start + found.end });
      after = found.end;
      const below = found.part === 'title' ? readLineStart(bare.slice(after), { isInline: true }) : null;
      if (below?.kind === 'heading') {
        headings.push({ part: below.part, start: start + after, end: start + after + below.end });
        after += below.end;
      }
    }
    for (const match of bare.matchAll(SENTENCE_END)) {
      const place = match.index + match[0].length;
      if (place < after) continue;
      const inline = readLineStart(bare.slice(place), { isInline: true });
      if (inline.kind !== 'heading') continue;
      headings.push({ part: inline.part, start: start + place, end: start + place + inline.end });
      after = place + inline.end;
    }
    start += line.length;
  }
  return { headings, doubtful };
}
