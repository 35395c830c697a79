/** Results that are denied with what they are of: « aucun test n’est positif », "neither Lachman nor pivot is positive". */
import type { Sense } from '../lexicon/entry.ts';
import { entryOf, isWord, rowsOf } from './span.ts';
import type { Span } from './span.ts';
import type { SaidWord } from './word.ts';

/** What a result is when it is denied. */
const DENIED: Readonly<Partial<Record<Sense, Sense>>> = {
  positive: 'negative',
  present: 'absent',
  abnormal: 'normal',
  pain: 'noPain',
  lax: 'stable',
};

const DENIALS = new Set(['neither', 'none', 'aucun', 'ni']);
/** Words of a denial that stand before its verb, or join what is denied. */
const JOINING = new Set(['nor', 'ni', 'n', 'ne', 'neither', 'or', 'ou', 'either']);

/** The spans with denied results turned round, and the words of the denial taken out. */
export function denyResults(spans: readonly Span[], words: readonly SaidWord[]): readonly Span[] {
  const keyOf = ({ from }: Span): string => words[from]?.key ?? '';
  const stemOf = ({ from }: Span): string => words[from]?.stem ?? '';
  const gone = new Set<Span>();
  const turned = new Map<Span, Span>();
  const isCorrected = spans.some((span) => isWord(span, 'correct') && !isWord(span, 'without'));
  for (const [at, span] of spans.entries()) {
    // « positif à gauche mais pas à droite »
    const opposite = !isCorrected && isWord(span, 'without', 'notThat') ? otherSideOf(spans, at) : null;
    if (opposite !== null) turned.set(span, { ...span, entries: opposite.entries });
  }
  const joinSides = ([first, ...others]: readonly Span[]): void => {
    for (const one of others) gone.add(one);
    if (first !== undefined) turned.set(first, { ...first, entries: [{ kind: 'side', side: 'both' }] });
  };
  for (const [at, span] of spans.entries()) {
    const opposite = oppositeOf(span);
    const told = entryOf(span, 'result') === undefined ? null : sidesDenied(spans, at, keyOf);
    if (opposite === null) {
      // « pas fait ni à droite ni à gauche »
      if (told !== null && told.length > 1) joinSides(told);
      continue;
    }
    const before = denialBefore(spans, at, { keyOf, stemOf });
    const after = told;
    const isVerbDenied = [1, 2, 3].some((back) =>
      ['n', 'ne', 'not'].includes(keyOf(spans[at - back] ?? span)),
    );
    if (before === null && (after === null || !isVerbDenied)) continue;
    turned.set(span, opposite);
    for (const one of before ?? []) gone.add(one);
    if (after === null) continue;
    joinSides(after);
  }
  return spans.filter((span) => !gone.has(span)).map((span) => turned.get(span) ?? span);
}

/** The opposite of a result that was told of one side, where the other is denied right after it; null where none is. */
function otherSideOf(spans: readonly Span[], at: number): Span | null {
  const side = spans[at + 1];
  const next = spans[at + 2];
  const isEnd = next === undefined || next.mark !== undefined;
  const other = side === undefined ? undefined : entryOf(side, 'side')?.side;
  if (!isEnd || (other !== 'Droit' && other !== 'Gauche')) return null;
  const before = spans
    .slice(0, at)
    .filter((one) => !isWord(one, 'but', 'and', 'filler') || entryOf(one, 'side') !== undefined);
  const [result, first] = before.slice(-2);
  const isOther =
    first !== undefined && entryOf(first, 'side') !== undefined && entryOf(first, 'side')?.side !== other;
  return result !== undefined && isOther ? oppositeOf(result) : null;
}

function oppositeOf(span: Span): Span | null {
  const result = entryOf(span, 'result');
  const sense = result === undefined ? undefined : DENIED[result.sense];
  if (sense === undefined || rowsOf(span) !== undefined || span.number !== undefined) return null;
  return { ...span, entries: [{ kind: 'result', sense }] };
}

interface WordsOf {
  readonly keyOf: (span: Span) => string;
  readonly stemOf: (span: Span) => string;
}

/** The words that deny a result, where nothing but names and grammar stands between them and it; null where none do. */
function denialBefore(
  spans: readonly Span[],
  at: number,
  { keyOf, stemOf }: WordsOf,
): readonly Span[] | null {
  const passed: Span[] = [];
  let hasName = false;
  for (let index = at - 1; index >= 0; index -= 1) {
    const span = spans[index];
    if (span === undefined) break;
    const key = keyOf(span);
    const isDenial = DENIALS.has(key) || DENIALS.has(stemOf(span));
    if (isDenial && hasName) {
      // "neither … nor …": back to the first.
      const rest = key === 'ni' ? denialBefore(spans, index, { keyOf, stemOf }) : null;
      return [...(rest ?? []), ...passed, span];
    }
    // « aucun des trois tests »
    const isCount = hasName && span.number !== undefined && span.number.unit === undefined;
    const isName =
      rowsOf(span) !== undefined ||
      entryOf(span, 'table') !== undefined ||
      entryOf(span, 'place') !== undefined;
    hasName ||= isName;
    if (JOINING.has(key)) passed.push(span);
    else if (!isName && !isCount && !isGrammar(span)) break;
  }
  return null;
}

function isGrammar(span: Span): boolean {
  return (
    entryOf(span, 'side') !== undefined ||
    isWord(span, 'filler', 'of', 'at', 'copula', 'and', 'all') ||
    span.mark === ','
  );
}

/** « ni à droite ni à gauche », "on either side": the spans that say it; null where they do not. */
function sidesDenied(
  spans: readonly Span[],
  at: number,
  keyOf: (span: Span) => string,
): readonly Span[] | null {
  const [one, first, two, second] = spans.slice(at + 1, at + 5);
  if (one === undefined || first === undefined) return null;
  if (entryOf(one, 'side')?.side === 'both') return [one];
  const areSides =
    keyOf(one) === 'ni' &&
    entryOf(first, 'side') !== undefined &&
    two !== undefined &&
    keyOf(two) === 'ni' &&
    second !== undefined &&
    entryOf(second, 'side') !== undefined;
  return areSides ? [first, one, two, second] : null;
}
