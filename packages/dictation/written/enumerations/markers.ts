import { readCardinal } from '@constat/language/numbers';
import type { DictationLanguage } from '../../commands/command.ts';
import { COMPLEMENTS } from '../punctuation/context-words-fr.ts';
import type { SpokenMark } from '../punctuation/mark-context.ts';
import type { PhraseTrie } from '@constat/language/text';
import type { Token } from '../dictation-token.ts';
import { isAdjective, ordinalOf } from './ordinals.ts';
import type { OrdinalForm } from './ordinals.ts';

/** What stands before a token: a line begins, a colon, the end of a sentence, a lighter pause, or a word. */
export type Boundary = 'line' | 'colon' | 'stop' | 'pause' | 'none';

/** How an item of an enumeration is announced: « un virgule », « numéro un », « petit un », « premièrement ». */
export type MarkerForm = 'cardinal' | 'numbered' | 'small' | OrdinalForm;

/** The words that announce an item, from token `at` to `end`, with the pause after them. */
export interface Marker {
  readonly at: number;
  readonly end: number;
  readonly form: MarkerForm;
  readonly number: number;
  readonly boundary: Boundary;
}

const NUMBERED = new Set(['numero', 'number', 'item']);
const SMALL = new Set(['petit']);
const DETERMINERS = new Set([
  'un',
  'le',
  'ce',
  'son',
  'les',
  'des',
  'mon',
  'du',
  'au',
  'deux',
  'tres',
  'plus',
]);
/** Marks that an engine writes after a marker; those of spoken marks, with the dash. */
const ENGINE_PAUSES = new Set([',', '.', ':', ';']);
const SPOKEN_PAUSES = new Set([',', '.', ':', ';', ')']);
/** After "first", they show that it counts nothing: "first the diagnosis", not "first visit". */
const AFTER_ORDINAL = new Set(
  'the a an this that these his her its their no i he she it we they there in as for'.split(' '),
);

interface Reading {
  readonly tokens: readonly Token[];
  readonly language: DictationLanguage;
  readonly marks: PhraseTrie<SpokenMark>;
}

/** The marker that starts at a token; null where none does. */
export function markerAt(reading: Reading, at: number, boundary: Boundary): Marker | null {
  const { tokens, language } = reading;
  const key = tokens[at]?.key ?? '';
  const made = (form: MarkerForm, number: number, end: number): Marker | null =>
    hasItem(reading, end) ? { at, end, form, number, boundary } : null;
  if (NUMBERED.has(key) || SMALL.has(key)) {
    const number = readCardinal(tokens, at + 1, language);
    if (number === null || number.value < 1) return null;
    const after = at + 1 + number.length;
    const end = pauseEnd(reading, after);
    if (SMALL.has(key)) {
      const isNoun = language !== 'fr' || DETERMINERS.has(tokens[at - 1]?.key ?? '');
      return isNoun ? null : made('small', number.value, end);
    }
    if (boundary === 'none' || ((boundary !== 'line' || key === 'item') && end === after)) return null;
    return made('numbered', number.value, end);
  }
  const ordinal = ordinalOf(key, language);
  if (ordinal !== null) {
    const end = pauseEnd(reading, at + 1);
    if (isAdjective(key) && end === at + 1 && !AFTER_ORDINAL.has(tokens[end]?.key ?? '')) return null;
    return made(ordinal.form, ordinal.number, end);
  }
  if (boundary === 'none') return null;
  const number = readCardinal(tokens, at, language);
  if (number === null || number.value < 1 || key === 'une') return null;
  const after = at + number.length;
  const end = pauseEnd(reading, after);
  if (end === after || continuesNumber(reading, after, end)) return null;
  return made('cardinal', number.value, end);
}

/** Past the marks of the engine and the spoken one at `at`. */
function pauseEnd({ tokens, marks }: Reading, at: number): number {
  let end = at;
  const skip = (): void => {
    while (tokens[end]?.kind === 'mark' && ENGINE_PAUSES.has(tokens[end]?.key ?? '')) end += 1;
  };
  skip();
  const spoken = tokens[end]?.kind === 'word' ? marks.longest(tokens, end) : null;
  const { effect } = spoken?.value ?? {};
  if (
    spoken !== null &&
    (effect?.kind === 'dash' || (effect?.kind === 'mark' && SPOKEN_PAUSES.has(effect.text)))
  ) {
    end += spoken.length;
    skip();
  }
  return end;
}

/** « un virgule cinq kilo » is a decimal, « un point douloureux » a noun. */
function continuesNumber({ tokens, language }: Reading, sign: number, end: number): boolean {
  if (language !== 'fr' || tokens[sign]?.kind !== 'word' || end !== sign + 1) return false;
  return (
    readCardinal(tokens, end, language)?.article === false ||
    (tokens[sign]?.key === 'point' && COMPLEMENTS.has(tokens[end]?.key ?? ''))
  );
}

/** Whether an item follows: a word that is no command. */
function hasItem({ tokens, marks }: Reading, at: number): boolean {
  const token = tokens[at];
  if (token === undefined || (token.kind !== 'word' && token.kind !== 'held')) return false;
  const command = token.kind === 'word' ? marks.longest(tokens, at) : null;
  return command === null || command.value.effect.kind === 'capital';
}
