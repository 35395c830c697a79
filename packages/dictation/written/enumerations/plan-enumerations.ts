import type { PhraseTrie } from '@constat/language/text';
import type { DictationLanguage } from '../../commands/command.ts';
import type { SpokenMark } from '../punctuation/mark-context.ts';
import type { Token } from '../dictation-token.ts';
import { markerAt } from './markers.ts';
import type { Boundary, Marker, MarkerForm } from './markers.ts';

/** Markers by the token at which they start: those of whole enumerations, and those of enumerations with a gap. */
export interface EnumerationPlan {
  readonly items: ReadonlyMap<number, Marker>;
  readonly doubtful: ReadonlyMap<number, Marker>;
}

/** Tokens between two items of one enumeration. */
const LONGEST_ITEM = 400;
/** Number of an item with which an enumeration may begin, so that its first items are missed: years are above it. */
const LARGEST_FIRST = 30;
const STRENGTH: readonly Boundary[] = ['none', 'pause', 'stop', 'colon', 'line'];
const BOUNDARIES: ReadonlyMap<string, Boundary> = new Map([
  [':', 'colon'],
  ['.', 'stop'],
  ['!', 'stop'],
  ['?', 'stop'],
  ['…', 'stop'],
  [';', 'pause'],
  [',', 'pause'],
]);
/** Announced so, items may follow one another in a line. */
const WITHIN_LINE: ReadonlySet<MarkerForm> = new Set(['small', 'adverb', 'latin']);

/**
 * Finds the dictated enumerations: items announced alike, from one on, the first at the start of a line or after a
 * colon. Those with a gap are doubtful as a whole; a marker alone is prose.
 */
export function planEnumerations(
  tokens: readonly Token[],
  language: DictationLanguage,
  marks: PhraseTrie<SpokenMark>,
): EnumerationPlan {
  const items = new Map<number, Marker>();
  const doubtful = new Map<number, Marker>();
  for (const run of runsOf(findMarkers(tokens, language, marks))) {
    if (run.length < 2) continue;
    const isWhole = run.every(({ number }, index) => number === index + 1);
    for (const marker of run) (isWhole ? items : doubtful).set(marker.at, marker);
  }
  return { items, doubtful };
}

function findMarkers(
  tokens: readonly Token[],
  language: DictationLanguage,
  marks: PhraseTrie<SpokenMark>,
): readonly Marker[] {
  const reading = { tokens, language, marks };
  const found: Marker[] = [];
  let boundary: Boundary = 'line';
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind === 'break') {
      boundary = 'line';
      continue;
    }
    if (token.kind === 'mark') {
      boundary = stronger(boundary, BOUNDARIES.get(token.key) ?? 'none');
      continue;
    }
    if (token.kind !== 'word') {
      boundary = 'none';
      continue;
    }
    const marker = markerAt(reading, at, boundary);
    if (marker !== null) {
      found.push(marker);
      at = marker.end - 1;
      boundary = 'none';
      continue;
    }
    const spoken = marks.longest(tokens, at);
    at += (spoken?.length ?? 1) - 1;
    const effect = spoken?.value.effect;
    if (effect?.kind === 'break') boundary = 'line';
    else if (effect?.kind === 'mark') boundary = stronger(boundary, BOUNDARIES.get(effect.text) ?? 'none');
    else boundary = 'none';
  }
  return found;
}

/** Of the marks that stand side by side, those of an engine and the spoken one, the stronger counts. */
function stronger(one: Boundary, other: Boundary): Boundary {
  return STRENGTH.indexOf(one) > STRENGTH.indexOf(other) ? one : other;
}

/** The markers of one form, cut where a new enumeration begins. */
function runsOf(markers: readonly Marker[]): readonly (readonly Marker[])[] {
  const runs: Marker[][] = [];
  const open = new Map<MarkerForm, Marker[]>();
  for (const marker of markers) {
    const run = open.get(marker.form);
    const last = run?.at(-1);
    const goesOn =
      run !== undefined &&
      last !== undefined &&
      marker.number !== 1 &&
      (marker.number <= LARGEST_FIRST || marker.number === last.number + 1) &&
      marker.at - last.end <= LONGEST_ITEM &&
      mayFollow(marker, run);
    if (goesOn) run.push(marker);
    else if (mayBegin(marker)) {
      const begun = [marker];
      runs.push(begun);
      open.set(marker.form, begun);
    }
  }
  return runs;
}

function mayBegin({ boundary, form, number }: Marker): boolean {
  if (number > LARGEST_FIRST) return false;
  return boundary === 'line' || boundary === 'colon' || (form === 'small' && boundary === 'stop');
}

/** Within a line an item follows after a pause, where a colon announced the enumeration or where its form does. */
function mayFollow({ boundary, form }: Marker, run: readonly Marker[]): boolean {
  if (boundary === 'line') return true;
  if (form === 'small') return true;
  if (run[0]?.boundary !== 'colon') return false;
  return boundary !== 'none' || WITHIN_LINE.has(form);
}
