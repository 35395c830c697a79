import type { DictationLanguage } from '../../commands/command.ts';
import type { Token } from '../token.ts';
import { readCardinal } from './cardinal.ts';

/** How a unit said after a number is written. */
export interface Unit {
  readonly symbol: string;
  /** Tokens it takes. */
  readonly length: number;
  /** Written against the number (`90°`), in both languages or in English alone (`45%`). */
  readonly tight: boolean;
}

const FRENCH: ReadonlyMap<string, string> = new Map([
  ['kilogramme', 'kg'],
  ['kilogrammes', 'kg'],
  ['gramme', 'g'],
  ['grammes', 'g'],
  ['milligramme', 'mg'],
  ['milligrammes', 'mg'],
  ['microgramme', 'mcg'],
  ['microgrammes', 'mcg'],
  ['metre', 'm'],
  ['metres', 'm'],
  ['centimetre', 'cm'],
  ['centimetres', 'cm'],
  ['millimetre', 'mm'],
  ['millimetres', 'mm'],
  ['kilometre', 'km'],
  ['kilometres', 'km'],
  ['litre', 'L'],
  ['litres', 'L'],
  ['millilitre', 'ml'],
  ['millilitres', 'ml'],
  ['livres', 'lb'],
  ['kilo', 'kilo'],
  ['kilos', 'kilos'],
  ['degre', '°'],
  ['degres', '°'],
  ['pourcent', '%'],
  ['newtons', 'N'],
  ['hertz', 'Hz'],
  ['decibels', 'dB'],
  ['dollars', '$'],
]);
const ENGLISH: ReadonlyMap<string, string> = new Map([
  ['kilogram', 'kg'],
  ['kilograms', 'kg'],
  ['gram', 'g'],
  ['grams', 'g'],
  ['milligram', 'mg'],
  ['milligrams', 'mg'],
  ['microgram', 'mcg'],
  ['micrograms', 'mcg'],
  ['metre', 'm'],
  ['metres', 'm'],
  ['meter', 'm'],
  ['meters', 'm'],
  ['centimetre', 'cm'],
  ['centimetres', 'cm'],
  ['centimeter', 'cm'],
  ['centimeters', 'cm'],
  ['millimetre', 'mm'],
  ['millimetres', 'mm'],
  ['millimeter', 'mm'],
  ['millimeters', 'mm'],
  ['kilometre', 'km'],
  ['kilometres', 'km'],
  ['kilometer', 'km'],
  ['kilometers', 'km'],
  ['litre', 'L'],
  ['litres', 'L'],
  ['liter', 'L'],
  ['liters', 'L'],
  ['millilitre', 'ml'],
  ['millilitres', 'ml'],
  ['milliliter', 'ml'],
  ['milliliters', 'ml'],
  ['kilo', 'kilo'],
  ['kilos', 'kilos'],
  ['degree', '°'],
  ['degrees', '°'],
  ['percent', '%'],
  ['newtons', 'N'],
  ['hertz', 'Hz'],
]);
const WORDS: Readonly<Record<DictationLanguage, ReadonlyMap<string, string>>> = { fr: FRENCH, en: ENGLISH };

/** Symbols that may already stand after a number. */
export const UNIT_SYMBOLS: ReadonlySet<string> = new Set([
  'kg',
  'g',
  'mg',
  'mcg',
  'µg',
  'm',
  'cm',
  'mm',
  'km',
  'L',
  'ml',
  'mL',
  'lb',
  'pi',
  'po',
  'N',
  'Hz',
  'dB',
  '%',
  '$',
  '°',
  '°C',
  'cm²',
  'm²',
  'cm³',
  'h',
  'kg/m²',
  'km/h',
  'min',
  'mmHg',
]);
const SQUARE = new Set(['carre', 'carres']);
const CUBE = new Set(['cube', 'cubes']);

/** Whether a unit starts at `at`. */
export function isUnitAt(tokens: readonly Token[], at: number, language: DictationLanguage): boolean {
  return readUnit(tokens, at, language) !== null;
}

/** The unit that starts at `at`, after a number. */
export function readUnit(tokens: readonly Token[], at: number, language: DictationLanguage): Unit | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return null;
  const next = tokens[at + 1]?.key ?? '';
  if ((token.key === 'pour' || token.key === 'per') && next === 'cent') return made('%', 2, language);
  const symbol = WORDS[language].get(token.key);
  if (symbol === undefined) {
    const isLevel = token.text === 'L' && readCardinal(tokens, at + 1, language) !== null;
    return UNIT_SYMBOLS.has(token.text) && !isLevel ? made(token.text, 1, language) : null;
  }
  if (symbol === '°' && next === 'celsius') return { symbol: '°C', length: 2, tight: false };
  if (symbol === '°' && tokens[at + 1]?.text === 'C') return { symbol: '°C', length: 2, tight: false };
  if (language === 'fr' && (symbol === 'm' || symbol === 'cm' || symbol === 'mm')) {
    if (SQUARE.has(next)) return made(`${symbol}²`, 2, language);
    if (CUBE.has(next)) return made(`${symbol}³`, 2, language);
  }
  if (symbol === 'kg' && language === 'fr' && next === 'par' && tokens[at + 2]?.key === 'metre') {
    if (SQUARE.has(tokens[at + 3]?.key ?? '')) return made('kg/m²', 4, language);
  }
  if (symbol === 'km' && language === 'fr' && isPerHour(tokens, at + 1)) return made('km/h', 4, language);
  return made(symbol, 1, language);
}

function made(symbol: string, length: number, language: DictationLanguage): Unit {
  return { symbol, length, tight: symbol === '°' || (symbol === '%' && language === 'en') };
}

/** « à l’heure » */
function isPerHour(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.key === 'a' && tokens[at + 1]?.key === "l'" && tokens[at + 2]?.key === 'heure';
}
