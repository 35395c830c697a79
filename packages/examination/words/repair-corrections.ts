/** What a speaker takes back within an utterance: « quinze, plutôt vingt », « à droite, pardon, à gauche ». */
import { entryOf, isWord, rowsOf } from './span.ts';
import type { Span } from './span.ts';

type Kind = 'number' | 'result' | 'side' | 'mode' | 'rows' | 'scope';

function kindOf(span: Span): Kind | null {
  if (span.number !== undefined) return 'number';
  if (entryOf(span, 'side') !== undefined) return 'side';
  if (entryOf(span, 'mode') !== undefined) return 'mode';
  if (rowsOf(span) !== undefined) return 'rows';
  if (entryOf(span, 'result') !== undefined) return 'result';
  return entryOf(span, 'table') !== undefined || entryOf(span, 'place') !== undefined ? 'scope' : null;
}

export interface RepairedSpans {
  readonly spans: readonly Span[];
  /** It corrects what was written before this utterance. */
  readonly correctsBefore: boolean;
  /** What was said not to be: « l’extension et non la flexion ». */
  readonly denied: readonly Span[];
}

/** The spans as they were meant; a correction at the beginning is of what was said before. */
export function repairCorrections(spans: readonly Span[]): RepairedSpans {
  const { kept, denied } = withoutReplaced(withoutContrast(spans));
  let meant = [...kept];
  let correctsBefore = denied.length > 0;
  for (let at = 0; at < meant.length; at += 1) {
    const span = meant[at];
    if (span === undefined || !isCorrection(meant, at)) continue;
    let after = at + 1;
    while (after < meant.length && isPassed(meant[after])) after += 1;
    const next = meant[after];
    const kind = next === undefined ? null : kindOf(next);
    if (next === undefined || kind === null) {
      meant.splice(at, 1);
      at -= 1;
      continue;
    }
    const before = meant.slice(0, at);
    const place = before.findLastIndex((one) => sameKind(kindOf(one), kind));
    if (place < 0) {
      // « attendez, McMurray positif » takes nothing back.
      const isPause = isWord(span, 'hesitate');
      if (!isPause && !before.some((one) => kindOf(one) !== null)) correctsBefore = true;
      meant = [...before, ...meant.slice(after)];
      at = before.length - 1;
      continue;
    }
    // « dorsiflexion huit, flexion plantaire, attendez, trente »: the number is of the row named since.
    const isSince = kind === 'number' && meant.slice(place + 1, at).some((one) => kindOf(one) === 'rows');
    if (isSince) {
      meant.splice(at, 1);
      at -= 1;
      continue;
    }
    const rest = meant.slice(after + 1);
    meant = replaced(before, place, next, rest, kind);
    at = Math.min(place, meant.length - 1);
  }
  return { spans: meant, correctsBefore, denied };
}

/** « remplace cent dix par cent vingt »: the first number is the one that was wrong. */
function withoutReplaced({ kept, denied }: Contrast): Contrast {
  const at = kept.findIndex((span) => isWord(span, 'replace'));
  const numbers = kept.slice(at + 1).filter(({ number }) => number !== undefined);
  const [wrong] = numbers;
  if (at < 0 || wrong === undefined || numbers.length !== 2) return { kept, denied };
  return { kept: kept.filter((span, index) => index !== at && span !== wrong), denied: [...denied, wrong] };
}

interface Contrast {
  readonly kept: readonly Span[];
  readonly denied: readonly Span[];
}

/** « à gauche et non à droite », "extension, not flexion": what is denied after its like, with nothing said of it. */
function withoutContrast(spans: readonly Span[]): Contrast {
  const denied: Span[] = [];
  const gone = new Set<Span>();
  const corrected = new Map<Span, Span>();
  for (const [at, span] of spans.entries()) {
    const isSaid = isWord(span, 'said');
    if (!isWord(span, 'notThat') && !isSaid) continue;
    const after = spans.findIndex((one, index) => index > at && !isWord(one, 'filler', 'of', 'at'));
    const other = spans[after];
    const kind = other === undefined ? null : kindOf(other);
    const hasRows = spans.some((one) => kindOf(one) === 'rows');
    if (other === undefined || kind === null || (kind === 'result' && hasRows)) continue;
    const before = spans.slice(Math.max(0, at - 4), at);
    const rest = spans.slice(after + 1).filter((one) => kindOf(one) !== null);
    // « pas quatre-vingts, j’ai dit quatre-vingt-dix »
    const isBefore = (kind === 'number' || kind === 'result') && rest.some((one) => kindOf(one) === kind);
    const isNamed = kind === 'rows' && spans.slice(0, at).some((one) => sharesRow(one, other));
    const isContrast = isBefore || isNamed || before.some((one) => kindOf(one) === kind && !gone.has(one));
    // « non, pas Neer, je veux dire Hawkins »: what takes its place follows.
    const following = spans.slice(after + 1).find(({ mark }) => mark === undefined);
    const isNext = isNamed && following !== undefined && rest.length === 1 && kindOf(following) === 'rows';
    const isPutRight = isNext || spans.slice(after + 1).some((one) => isWord(one, 'correct'));
    // « j’ai dit abduction, je voulais dire adduction »
    if (isSaid && !isPutRight) continue;
    const isOwnValue = [...(rowsOf(other)?.rows ?? [])].some(({ id }) => id.endsWith('Adherence'));
    if (isOwnValue || !isContrast || (kind === 'rows' && rest.length > 0 && !isPutRight)) continue;
    // « non » before it says no more than the correction that follows.
    const isComma = spans[at - 1]?.mark === ',';
    const no = spans[isComma ? at - 2 : at - 1];
    const isNo = isPutRight && no !== undefined && isWord(no, 'without', 'correct');
    for (const one of spans.slice(isNo ? at - (isComma ? 2 : 1) : at, after + 1)) gone.add(one);
    // « non, pas C6, C7 »: what takes its place needs no other word.
    if (isNext) corrected.set(other, { ...other, entries: [{ kind: 'word', word: 'correct' }] });
    else denied.push(other);
  }
  const kept = spans.flatMap((span) => corrected.get(span) ?? (gone.has(span) ? [] : [span]));
  return { kept, denied };
}

function sharesRow(one: Span, other: Span): boolean {
  const rows = rowsOf(other)?.rows;
  return rows !== undefined && [...(rowsOf(one)?.rows ?? [])].some((row) => rows.has(row));
}

/** « non » and "no" take back only before what can take the place of something said. */
function isCorrection(spans: readonly Span[], at: number): boolean {
  const span = spans[at];
  if (span === undefined) return false;
  // « soixante-dix, enfin soixante-quinze »
  if (!isWord(span, 'correct')) return isWord(span, 'maybeCorrect') && isBetweenNumbers(spans, at);
  if (!isWord(span, 'without')) return true;
  // « non, attends, cent quarante », « non, c’est à gauche »
  const isPause = (one: Span | undefined): boolean =>
    one !== undefined && kindOf(one) === null && isWord(one, 'maybeCorrect', 'copula');
  let after = at + 1;
  while (isPause(spans[after])) after += 1;
  const next = spans[after];
  const kind = next === undefined ? null : kindOf(next);
  const isOtherRow =
    kind === 'rows' && spans.slice(after + 1, after + 4).some((one) => kindOf(one) === 'number');
  return kind === 'number' || kind === 'side' || isOtherRow || next?.mark === ',';
}

function isBetweenNumbers(spans: readonly Span[], at: number): boolean {
  const isPause = (one: Span | undefined): boolean => one?.mark === ',';
  const before = isPause(spans[at - 1]) ? spans[at - 2] : spans[at - 1];
  const after = isPause(spans[at + 1]) ? spans[at + 2] : spans[at + 1];
  return before?.number !== undefined && after?.number !== undefined;
}

function isPassed(span: Span | undefined): boolean {
  if (span === undefined) return false;
  return (
    span.mark === ',' ||
    span.mark === ':' ||
    (kindOf(span) === null &&
      isWord(span, 'correct', 'maybeCorrect', 'filler', 'of', 'at', 'and', 'vocative', 'without'))
  );
}

function sameKind(one: Kind | null, other: Kind): boolean {
  const isValue = (kind: Kind | null): boolean => kind === 'number' || kind === 'result';
  return one === other || (isValue(one) && isValue(other));
}

function replaced(before: Span[], place: number, next: Span, rest: Span[], kind: Kind): Span[] {
  const following = rest.findIndex((one) => kindOf(one) !== null);
  const nextKind = following < 0 ? null : kindOf(rest[following] ?? next);
  const head = before.slice(0, place);
  const tail = before.slice(place + 1);
  if (kind === 'number' || kind === 'result') {
    // « vingt à gauche, non, trente à droite »: the side that was said with it goes as well.
    const isNewSide =
      nextKind === 'side' && !rest.slice(0, following).some((one) => one.mark === '.' || one.mark === ';');
    const isKept = (one: Span): boolean => !isNewSide || kindOf(one) !== 'side';
    return [...head, ...tail.filter(isKept), next, ...rest];
  }
  if (
    kind === 'rows' &&
    (nextKind === 'number' || nextKind === 'result' || nextKind === 'side' || nextKind === 'mode')
  ) {
    const qualifiers = tail.filter((one) => kindOf(one) === 'side' || kindOf(one) === 'mode');
    const hasOwn = rest.slice(0, 4).some((one) => kindOf(one) === 'side');
    return [...head, next, ...(hasOwn ? [] : qualifiers), ...rest];
  }
  return [...head, next, ...tail, ...rest];
}
