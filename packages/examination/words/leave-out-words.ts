/** Words that are no findings of today: to the worker, and what others found or said. */
import type { Language } from '@constat/language';
import { accepts } from '../findings/accepts.ts';
import type { Said } from '../findings/finding.ts';
import { entryOf, isWord, rowsOf } from './span.ts';
import type { Span } from './span.ts';
import type { SaidWord } from './word.ts';

const STOPS = new Set(['.', ';', '\n', '!', '?']);
/** The second person in the plural, which a physician uses to a worker alone. */
const FRENCH_ORDER = /^(?!chez$|assez$|nez$|rez$)[a-z]{2,}ez$/u;

/** What is the worker’s is moved or touched, and is no finding. */
const POSSESSIVE = new Set(['your', 'votre', 'vos']);

export interface LeftOutWords {
  /** What is read as findings. */
  readonly kept: readonly Span[];
  /** What was said and is no finding of today, in the order of the utterance. */
  readonly dropped: readonly Span[];
}

export function leaveOutWords(
  spans: readonly Span[],
  words: readonly SaidWord[],
  language: Language,
): LeftOutWords {
  const isDropped = spans.map(() => false);
  const isOrder = (span: Span): boolean =>
    rowsOf(span) === undefined &&
    !isWord(span, 'correct', 'erase', 'undo', 'undoValue', 'replace', 'go') &&
    (isWord(span, 'address') || (language === 'fr' && FRENCH_ORDER.test(words[span.from]?.key ?? '')));
  for (let at = 0; at < spans.length; at += 1) {
    const span = spans[at];
    if (span === undefined || isDropped[at] === true) continue;
    if (isWord(span, 'reported')) {
      const end = endOfReport(spans, at);
      for (let index = startOfReport(spans, at); index < end; index += 1) isDropped[index] = true;
      at = end - 1;
    } else if (isOrder(span) && mayBegin(spans[isJust(spans[at - 1], words) ? at - 2 : at - 1])) {
      const end = endOfOrder(spans, at, words);
      for (let index = at; index < end; index += 1) isDropped[index] = true;
      at = end - 1;
    } else if (isWord(span, 'vocative') && span.entries.every((entry) => entry.kind === 'word'))
      isDropped[at] = true;
  }
  dropLevels(spans, isDropped);
  if (language === 'en') dropRight(spans, words, isDropped);
  return {
    kept: spans.filter((_, at) => isDropped[at] !== true),
    dropped: spans.filter((_, at) => isDropped[at] === true),
  };
}

/** "just let it go" */
const isJust = (span: Span | undefined, words: readonly SaidWord[]): boolean =>
  span !== undefined && words[span.from]?.key === 'just';

/** An order begins a sentence, or follows a finding. */
function mayBegin(before: Span | undefined): boolean {
  if (before === undefined || before.mark !== undefined) return true;
  return (
    isValue(before) ||
    isWord(before, 'vocative', 'go', 'now', 'and', 'address', 'correct') ||
    entryOf(before, 'side') !== undefined
  );
}

function isStop({ mark }: Span): boolean {
  return mark !== undefined && STOPS.has(mark);
}

function isValue(span: Span): boolean {
  return span.number !== undefined || (entryOf(span, 'result') !== undefined && rowsOf(span) === undefined);
}

/** To the end of the sentence, or to what is told of today. */
function endOfReport(spans: readonly Span[], at: number): number {
  for (let index = at + 1; index < spans.length; index += 1) {
    const span = spans[index];
    if (span !== undefined && (isStop(span) || isWord(span, 'now'))) return index;
  }
  return spans.length;
}

/** « flexion soixante selon le rapport »: back to the row that was told of. */
function startOfReport(spans: readonly Span[], at: number): number {
  let hasRow = false;
  for (let index = at - 1; index >= 0; index -= 1) {
    const span = spans[index];
    if (span === undefined) continue;
    if (isStop(span)) return index + 1;
    if (rowsOf(span) !== undefined) hasRow = true;
    else if (hasRow && isValue(span)) return index + 1;
  }
  return 0;
}

/** To the word that ends what is said to the worker, to the end of the sentence, or to a row that a value follows. */
function endOfOrder(spans: readonly Span[], at: number, words: readonly SaidWord[]): number {
  for (let index = at + 1; index < spans.length; index += 1) {
    const span = spans[index];
    if (span === undefined) continue;
    if (isStop(span)) return index;
    if (isWord(span, 'vocative')) {
      const next = spans[index + 1];
      if (next === undefined || !isWord(next, 'vocative', 'address')) return index + 1;
    }
    const isTheirs = POSSESSIVE.has(words[span.from - 1]?.key ?? '');
    const isHeading = !isTheirs && (rowsOf(span) !== undefined || entryOf(span, 'measure') !== undefined);
    // "let me turn this around": what is done, and no row.
    const isOwnVerb = index === at + 1 && isWord(spans[at] ?? span, 'address');
    if (isHeading && !isOwnVerb && spans.slice(index + 1, index + 7).some((value) => isValueOf(value, span)))
      return startOfHeading(spans, at, index);
  }
  return spans.length;
}

/** « à dix centimètres de la rotule »: where a girth is taken, and no girth. */
function dropLevels(spans: readonly Span[], isDropped: boolean[]): void {
  for (const [at, { number }] of spans.entries()) {
    if (number?.unit !== 'cm' && number?.unit !== 'in') continue;
    const before = spans[at - 1];
    const next = spans[at + 1];
    const isPlaced = next !== undefined && isWord(next, 'of', 'aside');
    if (!isPlaced || (!isWord(next, 'aside') && (before === undefined || !isWord(before, 'at')))) continue;
    isDropped[at] = true;
    if (before !== undefined && isWord(before, 'at', 'aside')) isDropped[at - 1] = true;
    for (let index = at + 1; index < spans.length; index += 1) {
      const span = spans[index];
      if (
        span === undefined ||
        span.number !== undefined ||
        span.mark !== undefined ||
        entryOf(span, 'side') !== undefined
      )
        break;
      isDropped[index] = true;
    }
  }
}

/** Back over the side and the part of the body before a row, unless they are what the worker is to move. */
function startOfHeading(spans: readonly Span[], order: number, row: number): number {
  let at = row;
  for (let index = row - 1; index > order; index -= 1) {
    const span = spans[index];
    if (span === undefined || rowsOf(span) !== undefined || isWord(span, 'address', 'vocative')) break;
    const isPart =
      entryOf(span, 'table') !== undefined ||
      entryOf(span, 'measure') !== undefined ||
      entryOf(span, 'side') !== undefined ||
      entryOf(span, 'mode') !== undefined ||
      entryOf(span, 'place') !== undefined;
    if (isPart) at = index;
    else if (!isWord(span, 'filler', 'of')) break;
  }
  const isObject = spans.slice(order + 1, at).every((span) => isWord(span, 'filler'));
  return isObject ? row : at;
}

/** Whether a value can be of the row that was named before it. */
function isValueOf(value: Span, heading: Span): boolean {
  const rows = rowsOf(heading);
  if (rows === undefined) return isValue(value);
  const results = value.entries.filter((entry) => entry.kind === 'result');
  if (rowsOf(value) !== undefined || (value.number === undefined && results.length === 0)) return false;
  const said: Said =
    value.number === undefined ? { kind: 'results', results } : { kind: 'number', number: value.number };
  return [...rows.rows].some((row) => accepts(row, said));
}

/** "right over the joint": exactly there. */
const EXACTLY = new Set([
  'over',
  'there',
  'here',
  'above',
  'below',
  'behind',
  'where',
  'around',
  'beside',
  'across',
  'through',
]);

/** "Right, now …" begins a sentence and is no side. */
function dropRight(spans: readonly Span[], words: readonly SaidWord[], isDropped: boolean[]): void {
  for (const [at, span] of spans.entries()) {
    const before = spans[at - 1];
    const next = spans[at + 1];
    const isPlace = EXACTLY.has(words[span.to]?.key ?? '');
    const isFirst = before === undefined || isStop(before);
    const isAlone = next?.mark === ',' || (next !== undefined && isWord(next, 'go', 'now', 'vocative'));
    if (((isFirst && isAlone) || isPlace) && words[span.from]?.key === 'right' && span.to === span.from + 1)
      isDropped[at] = true;
  }
}
