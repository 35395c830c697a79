import type { ReadParts } from './read-parts.ts';

const UNITS: ReadonlyMap<string, number> = new Map([
  ['un', 1],
  ['une', 1],
  ['deux', 2],
  ['trois', 3],
  ['quatre', 4],
  ['cinq', 5],
  ['six', 6],
  ['sept', 7],
  ['huit', 8],
  ['neuf', 9],
]);
const TEENS: ReadonlyMap<string, number> = new Map([
  ['dix', 10],
  ['onze', 11],
  ['douze', 12],
  ['treize', 13],
  ['quatorze', 14],
  ['quinze', 15],
  ['seize', 16],
]);
const TENS: ReadonlyMap<string, number> = new Map([
  ['vingt', 20],
  ['vingts', 20],
  ['trente', 30],
  ['quarante', 40],
  ['cinquante', 50],
  ['soixante', 60],
]);
const WORDS: ReadonlySet<string> = new Set([
  ...UNITS.keys(),
  ...TEENS.keys(),
  ...TENS.keys(),
  'zero',
  'et',
  'cent',
  'cents',
  'mille',
  'mil',
]);
const HUNDRED = new Set(['cent', 'cents']);

/** Whether the word may be part of a number said in French. */
export function isFrenchNumberWord(part: string): boolean {
  return WORDS.has(part);
}

/** The whole number below a million that the words begin with. */
export function readFrenchParts(parts: readonly string[]): ReadParts | null {
  if (parts[0] === 'zero') return { value: 0, used: 1 };
  if (parts[0] === 'mil') return olderYear(parts);
  const head = parts[0] === 'mille' ? { value: 1, used: 0 } : belowThousand(parts, 0);
  if (head === null) return null;
  if (parts[head.used] !== 'mille') return head;
  const thousands = { value: head.value * 1000, used: head.used + 1 };
  const rest = belowThousand(parts, thousands.used);
  return rest === null ? thousands : { value: thousands.value + rest.value, used: rest.used };
}

/** « mil neuf cent six »: this spelling is of years, and more than a hundred follows. */
function olderYear(parts: readonly string[]): ReadParts | null {
  const rest = belowThousand(parts, 1);
  return rest === null || rest.value < 100 || rest.value > 999
    ? null
    : { value: 1000 + rest.value, used: rest.used };
}

/** 1 to 999, and « dix-neuf cent quatre-vingts » for years. */
function belowThousand(parts: readonly string[], at: number): ReadParts | null {
  const bare = HUNDRED.has(parts[at] ?? '');
  const head = bare ? { value: 1, used: at } : belowHundred(parts, at);
  if (head === null) return null;
  const counts = bare || (head.value > 1 && head.value < 20 && head.value !== 10);
  if (!counts || !HUNDRED.has(parts[head.used] ?? '')) return head;
  const hundreds = { value: head.value * 100, used: head.used + 1 };
  const rest = belowHundred(parts, hundreds.used);
  return rest === null ? hundreds : { value: hundreds.value + rest.value, used: rest.used };
}

function belowHundred(parts: readonly string[], at: number): ReadParts | null {
  const word = parts[at] ?? '';
  const next = parts[at + 1] ?? '';
  if (word === 'quatre' && (next === 'vingt' || next === 'vingts')) return plusUnder20(parts, at + 2, 80);
  const ten = TENS.get(word);
  if (ten === 60) return plusUnder20(parts, at + 1, 60);
  if (ten !== undefined) return plusUnder10(parts, at + 1, ten);
  return under20(parts, at);
}

function under20(parts: readonly string[], at: number): ReadParts | null {
  const word = parts[at] ?? '';
  const teen = TEENS.get(word);
  const unit = UNITS.get(teen === 10 ? (parts[at + 1] ?? '') : word);
  if (teen === 10 && unit !== undefined && unit >= 7) return { value: 10 + unit, used: at + 2 };
  if (teen !== undefined) return { value: teen, used: at + 1 };
  return unit === undefined ? null : { value: unit, used: at + 1 };
}

/** « et » links only one and eleven, and ten to nineteen in « soixante et quinze ». */
function plusUnder20(parts: readonly string[], at: number, base: number): ReadParts {
  const linked = parts[at] === 'et';
  const rest = under20(parts, linked ? at + 1 : at);
  if (rest === null || (linked && !isLinked(base, rest.value))) return { value: base, used: at };
  return { value: base + rest.value, used: rest.used };
}

function isLinked(base: number, rest: number): boolean {
  return rest === 1 || rest === 11 || (base === 60 ? rest >= 10 : rest === 10);
}

function plusUnder10(parts: readonly string[], at: number, base: number): ReadParts {
  const linked = parts[at] === 'et';
  const unit = UNITS.get(parts[linked ? at + 1 : at] ?? '');
  if (unit === undefined || (linked && unit !== 1)) return { value: base, used: at };
  return { value: base + unit, used: linked ? at + 2 : at + 1 };
}
