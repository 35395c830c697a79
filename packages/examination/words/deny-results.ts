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

/** What becomes of spans: those that are taken out, and those that are read otherwise. */
interface Denied {
  readonly gone: Set<Span>;
  readonly turned: Map<Span, Span>;
}

/** The spans with denied results reversed, and the words of the denial taken out. */
export function denyResults(spans: readonly Span[], words: readonly SaidWord[]): readonly Span[] {
  const denied: Denied = { gone: new Set(), turned: new Map() };
  denyOtherSides(spans, denied);
  denyBothSides(spans, words, denied);
  denyNames(spans, words, denied);
  const { gone, turned } = denied;
  return spans.filter((span) => !gone.has(span)).map((span) => turned.get(span) ?? span);
}

/** « positif à gauche mais pas à droite »; « pardon, à gauche, pas à droite » corrects, and denies nothing. */
function denyOtherSides(spans: readonly Span[], { turned }: Denied): void {
  if (spans.some((span) => isWord(span, 'correct') && !isWord(span, 'without'))) return;
  for (const [at, span] of spans.entries()) {
    const opposite = isWord(span, 'without', 'notThat') ? otherSideOf(spans, at) : null;
    if (opposite !== null) turned.set(span, { ...span, entries: opposite.entries });
  }
}

/** "positive on neither side", « positif d’aucun côté » */
function denyBothSides(spans: readonly Span[], words: readonly SaidWord[], { turned }: Denied): void {
  for (const [at, span] of spans.entries()) {
    const isNeither =
      entryOf(span, 'side')?.side === 'both' &&
      words.slice(span.from, span.to).some(({ key }) => ['neither', 'aucun', 'aucune'].includes(key));
    if (!isNeither) continue;
    const told = spans.slice(0, at).findLast((one) => !isGrammar(one));
    const opposite = told === undefined ? null : oppositeOf(told);
    if (told !== undefined && opposite !== null) turned.set(told, opposite);
    // « pas fait d’aucun côté »: of both.
    else if (told === undefined || entryOf(told, 'result')?.sense !== 'notDone')
      turned.set(span, { ...span, entries: [] });
  }
}

/** « aucun test n’est positif », « n’est positif ni à droite ni à gauche », « pas fait ni à droite ni à gauche » */
function denyNames(spans: readonly Span[], words: readonly SaidWord[], { gone, turned }: Denied): void {
  const keyOf = ({ from }: Span): string => words[from]?.key ?? '';
  const stemOf = ({ from }: Span): string => words[from]?.stem ?? '';
  const joinSides = ([first, ...others]: readonly Span[]): void => {
    for (const one of others) gone.add(one);
    if (first !== undefined) turned.set(first, { ...first, entries: [{ kind: 'side', side: 'both' }] });
  };
  for (const [at, span] of spans.entries()) {
    const opposite = oppositeOf(span);
    const sides = entryOf(span, 'result') === undefined ? null : sidesDenied(spans, at, keyOf);
    if (opposite === null) {
      if (sides !== null && sides.length > 1) joinSides(sides);
      continue;
    }
    const before = denialBefore(spans, at, { keyOf, stemOf });
    const isVerbDenied = spans
      .slice(Math.max(0, at - 3), at)
      .some((one) => ['n', 'ne', 'not'].includes(keyOf(one)));
    if (before === null && (sides === null || !isVerbDenied)) continue;
    turned.set(span, opposite);
    for (const one of before ?? []) gone.add(one);
    if (sides !== null) joinSides(sides);
  }
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

/** The words that deny a result with the names that it is of: « aucun des tests méniscaux du genou n’est positif ». */
function denialBefore(
  spans: readonly Span[],
  at: number,
  { keyOf, stemOf }: WordsOf,
): readonly Span[] | null {
  const passed: Span[] = [];
  let hasName = false;
  for (let index = at - 1; index >= 0; index -= 1) {
    const span = spans[index];
    if (span === undefined || span.mark !== undefined) break;
    const key = keyOf(span);
    const isDenial = (DENIALS.has(key) || DENIALS.has(stemOf(span))) && entryOf(span, 'result') === undefined;
    // "pulse: none; …": of what stands before it.
    const isOpen = key === 'none' && keyOf(spans[index + 1] ?? span) !== 'of';
    if (isDenial && hasName && !isOpen) {
      // « ni … ni … »: back to the first.
      const rest = key === 'ni' ? denialBefore(spans, index, { keyOf, stemOf }) : null;
      return [...(rest ?? []), ...passed, span];
    }
    const isName = rowsOf(span) !== undefined || entryOf(span, 'table') !== undefined;
    const isPart = entryOf(span, 'side') !== undefined || entryOf(span, 'place') !== undefined;
    const isCount = hasName && span.number !== undefined && span.number.unit === undefined;
    if (JOINING.has(key)) passed.push(span);
    // A part of the body stands after the names, and nothing but articles before them.
    else if (hasName ? !isName && !isCount && !ARTICLES.has(key) : !isName && !isPart && !isGrammar(span))
      break;
    hasName ||= isName;
  }
  return null;
}

const ARTICLES = new Set(
  'de des du d le la les l un une of the a an test tests signe signes sign signs manoeuvre épreuve et and'.split(
    ' ',
  ),
);

function isGrammar(span: Span): boolean {
  return isWord(span, 'filler', 'of', 'at', 'copula');
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
