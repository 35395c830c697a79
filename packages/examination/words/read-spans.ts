import type { Language } from '@constat/language';
import { readCardinal } from '@constat/language/numbers';
import type { PhraseTable } from '../lexicon/phrase-table.ts';
import type { Row } from '../rows/row.ts';
import { countOne, dropCounts, readSigns } from './counts-and-signs.ts';
import { readNumber } from './read-number.ts';
import { isWord, rowsOf } from './span.ts';
import type { Span } from './span.ts';
import type { SaidWord } from './word.ts';

/** What words are read with. */
export interface Reading {
  readonly language: Language;
  readonly phrases: PhraseTable;
  /** Rows of roots by their names, in order: L2 to S1, C5 to T1. */
  readonly roots: ReadonlyMap<string, Row>;
}

/** The longest phrase or number at each word, from left to right. */
export function readSpans(words: readonly SaidWord[], reading: Reading): readonly Span[] {
  const stems = words.map(({ stem }) => stem);
  const spans: Span[] = [];
  for (let at = 0; at < words.length;) {
    const span = spanAt(words, stems, at, reading, spans);
    spans.push(span);
    at = span.to;
  }
  const counted = readSigns(dropCounts(countOne(spans, words, reading), words), words, reading);
  return joinRootRanges(shareTails(counted, stems, reading), words, reading);
}

function spanAt(
  words: readonly SaidWord[],
  stems: readonly string[],
  at: number,
  reading: Reading,
  before: readonly Span[],
): Span {
  const { language, phrases } = reading;
  const root = rootAt(words, at, reading);
  if (root !== null) return root;
  const number = readNumber(words, at, language);
  const longest = phrases.longest(stems, at);
  // « à L cinq »: the letter is of the level.
  const end = at + (longest?.length ?? 0) - 1;
  const isCut = end > at && rootAt(words, end, reading) !== null;
  // « une cicatrice de trois centimètres » is no third scar.
  const isLength =
    longest?.entries.some((entry) => entry.kind === 'place' && entry.scar !== undefined) === true &&
    readNumber(words, end, language)?.unit !== undefined;
  const phrase = isCut || isLength ? phrases.longest(stems.slice(0, end), at) : longest;
  if (number !== null && number.length >= (phrase?.length ?? 0)) {
    return { from: at, to: at + number.length, entries: [], number };
  }
  const word = words[at];
  if (word?.isMark === true) return { from: at, to: at + 1, entries: [], mark: word.key };
  const shared = sharedHead(
    stems,
    at,
    reading,
    before,
    phrase?.entries.some((entry) => entry.kind === 'rows' && !entry.narrowsOnly) === true,
  );
  // « réflexe plantaire fléchisseur »: a result, and no muscle.
  const isResult = phrase?.entries.some((entry) => entry.kind === 'result') === true;
  if (shared !== null && !isResult) return shared;
  if (phrase !== null) return { from: at, to: at + phrase.length, entries: phrase.entries };
  return { from: at, to: at + 1, entries: [] };
}

/** « déviation radiale quinze, cubitale vingt » is of one table, whatever else « cubital » names. */
function shareTable(one: ReadonlySet<Row>, other: ReadonlySet<Row> | undefined): boolean {
  const tables = new Set([...(other ?? [])].map(({ table }) => table));
  return [...one].every(({ table }) => tables.has(table));
}

/** « rotation interne et externe »: the second has the head of the first. */
function sharedHead(
  stems: readonly string[],
  at: number,
  { phrases }: Reading,
  before: readonly Span[],
  isRowItself: boolean,
): Span | null {
  const last = before.findLast((span) => rowsOf(span) !== undefined);
  if (last === undefined || last.to - last.from < 2) return null;
  const head = stems.slice(last.from, last.to - 1);
  const found = phrases.longest([...head, ...stems.slice(at, at + 1)], 0);
  const rows =
    found !== null && found.length === head.length + 1
      ? found.entries.find(({ kind }) => kind === 'rows')
      : undefined;
  if (rows?.kind !== 'rows' || (isRowItself && !shareTable(rows.rows, rowsOf(last)?.rows))) return null;
  return { from: at, to: at + 1, entries: [rows] };
}

/** "anterior and posterior drawer": the first has the tail of the second. */
function shareTails(spans: readonly Span[], stems: readonly string[], { phrases }: Reading): readonly Span[] {
  return spans.map((span, at) => {
    const link = spans[at + 1];
    const next = spans[at + 2];
    if (span.entries.length > 0 || span.number !== undefined || span.mark !== undefined) return span;
    if (link === undefined || next === undefined || !isWord(link, 'and') || rowsOf(next) === undefined)
      return span;
    const tail = stems.slice(next.from + 1, next.to);
    const found =
      tail.length === 0 ? null : phrases.longest([...stems.slice(span.from, span.to), ...tail], 0);
    const rows =
      found?.length === tail.length + 1 ? found.entries.find(({ kind }) => kind === 'rows') : undefined;
    return rows === undefined ? span : { ...span, entries: [rows] };
  });
}

const ROOT_LETTERS = new Set(['l', 's', 'c', 't', 'd']);

/** Vertebrae of each part of the spine. */
const HIGHEST: Readonly<Record<string, number>> = { C: 8, T: 12, L: 5, S: 5 };

/** « L quatre », "L4": a root, or a level that no row is of. */
function rootAt(words: readonly SaidWord[], at: number, { language, roots }: Reading): Span | null {
  const word = words[at];
  const next = words[at + 1];
  if (word === undefined || next === undefined || !ROOT_LETTERS.has(word.key)) return null;
  const isFigure = /^\d{1,2}$/u.test(next.key);
  // « l’un » and "there’s five" are no roots.
  const isElided = word.glue === '' && words[at - 1]?.isMark === false;
  if (isElided || (!isFigure && next.glue === '')) return null;
  const number = readCardinal(words, at + 1, language);
  const name = `${word.key === 'd' ? 't' : word.key}${number?.value ?? 0}`.toUpperCase();
  const highest = HIGHEST[name.charAt(0)] ?? 0;
  if (number === null || number.value < 1 || number.value > highest) return null;
  const row = roots.get(name);
  const entries =
    row === undefined
      ? []
      : [{ kind: 'rows' as const, rows: new Set([row]), deduced: new Set<Row>(), narrowsOnly: false }];
  return { from: at, to: at + 1 + number.length, entries, level: name };
}

/** « de L2 à S1 » is every root between them. */
function joinRootRanges(
  spans: readonly Span[],
  words: readonly SaidWord[],
  { roots }: Reading,
): readonly Span[] {
  const order = [...roots.values()];
  const indexOf = (span: Span | undefined): number => {
    const rows = span === undefined ? undefined : rowsOf(span)?.rows;
    const [row] = rows ?? [];
    return rows?.size === 1 && row !== undefined ? order.indexOf(row) : -1;
  };
  const joined: Span[] = [];
  for (let at = 0; at < spans.length; at += 1) {
    const span = spans[at];
    if (span === undefined) break;
    const link = spans[at + 1];
    const last = spans[at + 2];
    const [from, to] = [indexOf(span), indexOf(last)];
    const isLink =
      link !== undefined && (isWord(link, 'to', 'at') || link.mark === '-' || words[link.from]?.key === 'a');
    if (last !== undefined && isLink && from >= 0 && to > from && order[from]?.table === order[to]?.table) {
      for (const row of order.slice(from, to + 1)) {
        joined.push({
          from: span.from,
          to: last.to,
          entries: [{ kind: 'rows', rows: new Set([row]), deduced: new Set(), narrowsOnly: false }],
        });
      }
      at += 2;
    } else joined.push(span);
  }
  return joined;
}
