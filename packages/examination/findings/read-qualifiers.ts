/** Sides, modes and measures, and what each is of. */
import type { Language } from '@constat/language';
import type { Mode, Side } from '@constat/report/catalogue';
import type { Measure } from '../rows/row.ts';
import { entryOf, isWord } from '../words/span.ts';
import type { ClauseDraft } from './clause-draft.ts';
import { isPain } from './accepts.ts';
import { leads } from './leading-values.ts';
import type { SpanLine } from './span-line.ts';

export const BOTH_SIDES: readonly Side[] = ['Droit', 'Gauche'];
const BOTH_MODES: readonly Mode[] = ['Actif', 'Passif'];

/** Reads a side; answers how many spans after it were taken with it. */
export function readSide(
  draft: ClauseDraft,
  line: SpanLine,
  at: number,
  { said, inForce }: { readonly said: Side | 'both' | 'other'; readonly inForce: Side | undefined },
): number {
  const sides = said === 'both' ? BOTH_SIDES : said === 'other' ? otherSide(draft, inForce) : [said];
  if (sides === null) return 0;
  const next = line.at(at + 1);
  const pair = line.at(at + 2);
  const second = pair === undefined ? undefined : entryOf(pair, 'side')?.side;
  // "seventy-five on the right and the left is eighty"
  const isNextSubject = draft.values.length > 0 && hasOwnValue(line, at + 2);
  const isPair =
    next !== undefined &&
    isWord(next, 'and', 'asSide') &&
    said !== 'both' &&
    draft.current !== null &&
    !isNextSubject;
  if (isPair && (second === 'Droit' || second === 'Gauche')) {
    placeSides(draft, line, at + 2, [...sides, second]);
    return 2;
  }
  placeSides(draft, line, at, sides);
  return 0;
}

/** Whether a value follows a side that is of no row named after it. */
function hasOwnValue(line: SpanLine, side: number): boolean {
  const at = line.indexOfNext(side, ['side', 'mode']);
  const span = line.at(at);
  if (span === undefined || line.atom(span) !== 'value' || leads(line, at)) return false;
  const isPain = span.entries.some(
    (entry) => entry.kind === 'result' && (entry.sense === 'pain' || entry.sense === 'noPain'),
  );
  return !isPain && !line.spans.slice(side, at).some(({ mark }) => mark !== undefined);
}

function otherSide(draft: ClauseDraft, inForce: Side | undefined): readonly Side[] | null {
  const before = draft.current?.sides ?? draft.values.at(-1)?.sides ?? draft.sides.held;
  const side = before?.[0] ?? inForce;
  return side === undefined ? null : [side === 'Droit' ? 'Gauche' : 'Droit'];
}

function placeSides(draft: ClauseDraft, line: SpanLine, at: number, sides: readonly Side[]): void {
  const { current } = draft;
  if (current === null || current.values.length === 0) {
    draft.sides.sayBefore(sides, current);
    return;
  }
  const isPrefix = current.sides !== null || draft.sides.isHeader;
  if (
    goesForward(draft, line, at, {
      isPrefix,
      isPair: sides.length > 1,
      waits: waitsForSide(draft),
      isHeaderAlone: current.sides === null,
    })
  ) {
    const isOfValue = line.next(at, ['mode']) === 'value';
    if (!isOfValue) draft.close();
    draft.sides.sayForward(sides);
    if (isOfValue) current.sides = sides;
    return;
  }
  const last = current.values.at(-1);
  // « une canne à droite », whatever side was in force before.
  const isOfAid = draft.rows.some(({ id }) => id === 'demarcheAide');
  // « 80 à droite et 85 à gauche, sans douleur des deux côtés »: each has its own.
  const hasOwn =
    last !== undefined && !isPain(last.said) && draft.sides.isSettled(current) && !draft.sides.waits(last);
  const isBoth = sides.length > 1 && !hasOwn;
  const isOwn = current.sides === null && (isFollowedBySide(line, at) || isOfAid || isBoth);
  if (isOwn && last !== undefined) draft.sides.reopen(last);
  draft.sides.sayAfter(sides, current);
}

export function readMode(
  draft: ClauseDraft,
  line: SpanLine,
  at: number,
  {
    said,
    language,
    inForce,
  }: { readonly said: Mode | 'both'; readonly language: Language; readonly inForce: Mode | undefined },
): void {
  const modes = said === 'both' ? BOTH_MODES : [said];
  const { current } = draft;
  if (current === null || current.values.length === 0) {
    draft.modes.sayBefore(modes, current);
    return;
  }
  // « les deux modes » tells which there are, and not of which a value is.
  const isOne = (draft.modes.held?.length ?? 1) === 1;
  const isOther = inForce !== undefined && said !== 'both' && said !== inForce && draft.modes.held === null;
  const isPrefix =
    isOne &&
    (current.modes !== null ||
      draft.modes.isHeader ||
      (isOther && line.next(at, ['side', 'mode']) === 'value'));
  // "active flexion", but "one hundred active, one thirty passive, flexion …"
  const isAfterEach = draft.modes.isLoose && draft.modes.held !== null && current.values.length > 1;
  const isTight = line.next(at) === 'rows' && line.linksAfter(at).length === 0;
  const isBeforeNoun = language === 'en' && isTight && !isAfterEach;
  if (
    isBeforeNoun ||
    goesForward(draft, line, at, {
      isPrefix,
      isPair: modes.length > 1 || language === 'fr',
      waits: true,
      isHeaderAlone: false,
    })
  ) {
    const isOfValue = line.next(at, ['side']) === 'value';
    if (!isOfValue) draft.close();
    draft.modes.sayForward(modes);
    if (isOfValue) current.modes = modes;
    return;
  }
  // « extension zéro dans les deux modes », whatever mode was in force.
  const last = current.values.at(-1);
  if (modes.length > 1 && current.modes === null && last !== undefined) draft.modes.reopen(last);
  draft.modes.sayAfter(modes, current);
}

interface Placing {
  /** One was said before the values of this list. */
  readonly isPrefix: boolean;
  /** It was said before the rows, and not of the row in hand. */
  readonly isHeaderAlone: boolean;
  readonly isPair: boolean;
  /** The last value has none yet. */
  readonly waits: boolean;
}

/** "positive on the right, negative on the left": each is of the value before it. */
function isFollowedBySide(line: SpanLine, at: number): boolean {
  let value = line.indexOfNext(at, ['side', 'mode']);
  // « positif à droite à trente secondes, négatif à gauche »
  if (line.at(value)?.number?.unit === 's') value = line.indexOfNext(value, ['mode']);
  return line.next(value, ['mode']) === 'side';
}

/** Whether a side or a mode said after a value belongs to what follows it. */
function goesForward(
  draft: ClauseDraft,
  line: SpanLine,
  at: number,
  { isPrefix, isPair, waits, isHeaderAlone }: Placing,
): boolean {
  const next = line.next(at, ['side', 'mode']);
  // « aboli à droite, les autres réflexes … »: of the value, whatever the others are of.
  if (waits && line.linksAfter(at).some((span) => isWord(span, 'rest'))) return false;
  // « le droit est négatif », "the right is negative"
  if (next === 'value') {
    const isSubject = line.linksAfter(at).some((span) => isWord(span, 'copula'));
    return isSubject || (isPrefix && !(isHeaderAlone && isFollowedBySide(line, at)));
  }
  if (next === 'rows') {
    const isNext = line.next(at, ['mode']) === 'rows';
    // "extension twenty, left rotation": the extension of a trunk has no side.
    return isNext && ((isPrefix && (draft.sides.isHeader || draft.modes.isHeader)) || !waits);
  }
  if (next !== 'scope' || isPair || (draft.isValueFirst && waits)) return false;
  // « vingt ; à droite la cheville fait douze », but "twelve at the left hip, thirty on the right"
  const after = line.next(line.indexOfNext(at), ['side', 'mode']);
  const span = line.at(at);
  const isOf =
    line.linkBefore(at) === 'of' ||
    (line.hasLeadingAdjectives && span !== undefined && span.to - span.from > 1);
  // A value that waits, where no side was said at all, takes the first.
  const isFirst = waits && draft.sides.held === null;
  return (after === 'rows' || after === 'value') && !(isOf && waits) && !(isFirst && after === 'rows');
}

/** Whether a row in hand has a side, and its value has none yet. */
function waitsForSide({ rows, current, scope, sides, values }: ClauseDraft): boolean {
  if (current !== null && sides.isSettled(current)) return true;
  const last = values.at(-1);
  if (last !== undefined && last.sides !== null && !sides.waits(last)) return false;
  const within = current?.scope ?? scope;
  const named = rows.length > 0 ? rows : [...(within ?? [])];
  const meant = within === null ? named : named.filter((row) => within.has(row));
  return (meant.length > 0 ? meant : named).some(
    ({ id, cells }) => id === 'demarcheAide' || cells.some(({ side }) => side !== undefined),
  );
}

export function readMeasure(draft: ClauseDraft, line: SpanLine, at: number, measure: Measure): void {
  // « hypoesthésie dans le dermatome C6 »
  if (draft.current !== null && draft.measures?.includes(measure) === true) return;
  if (draft.values.length > 0 && line.next(at) !== 'end') draft.close();
  const { current } = draft;
  const isListed =
    ['and', 'mark'].includes(line.linkBefore(at) ?? '') &&
    draft.measures !== null &&
    current?.values.length !== 0;
  draft.measures = isListed ? [...(draft.measures ?? []), measure] : [measure];
  if (current === null) return;
  current.measures = draft.measures;
  for (const value of current.values) value.measure ??= measure;
}
