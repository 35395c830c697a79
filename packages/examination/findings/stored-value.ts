/** What is stored of what was said of a cell. */
import { NORMALS, OPTION_SETS } from '@constat/report/catalogue';
import type { Normals, ReportField } from '@constat/report/catalogue';
import { normalFinding } from '@constat/report/rules';
import type { SaidNumber } from '../words/read-number.ts';
import { CHOICES } from './choices.ts';
import type { Result, Said } from './finding.ts';

export interface Stored {
  readonly value: string;
  readonly doubtful: boolean;
  readonly statedNormal: boolean;
}

/** What a cell holds when that is said of it; null when it cannot be said of it at all. */
export function storedValue(field: ReportField, said: Said, normals: Normals): Stored | null {
  if (said.kind === 'number') return storedNumber(field, said.number);
  if (said.kind === 'range') return null;
  if (said.kind === 'level')
    return field.id.includes('Niveau') && field.kind === 'line' && field.side !== undefined
      ? { value: said.level, doubtful: false, statedNormal: false }
      : null;
  if (field.kind === 'choice') return storedChoice(field, said.results);
  const isNormal = said.results.some(({ sense }) => sense === 'normal' || sense === 'full');
  const normal = isNormal && field.kind === 'degrees' ? normalFinding(field, normals) : undefined;
  if (normal !== undefined) {
    return { value: normal, doubtful: false, statedNormal: true };
  }
  return field.kind === 'measure' &&
    field.unit === undefined &&
    said.results.some(({ sense }) => sense === 'absent')
    ? { value: '0', doubtful: false, statedNormal: false }
    : null;
}

function optionsOf({ options }: ReportField): readonly string[] {
  return options === undefined ? [] : OPTION_SETS[options].map(({ value }) => value);
}

function storedChoice(field: ReportField, results: readonly Result[]): Stored | null {
  const options = optionsOf(field);
  for (const { labels } of results) {
    const label = labels?.find((value) => options.includes(value));
    if (label !== undefined) return { value: label, doubtful: false, statedNormal: false };
  }
  const senses = CHOICES[field.options ?? ''] ?? {};
  const found = results
    .flatMap(({ sense }) => senses[sense] ?? [])
    .toSorted((a, b) => Number(a.startsWith('?')) - Number(b.startsWith('?')))[0];
  if (found === undefined) return null;
  const doubtful = found.startsWith('?');
  const value = doubtful ? found.slice(1) : found;
  return options.includes(value) ? { value, doubtful, statedNormal: false } : null;
}

const HIGHEST_STRENGTH = 5;

function storedNumber(field: ReportField, number: SaidNumber): Stored | null {
  if (field.kind === 'choice') return storedGrade(field, number);
  const { unit } = number;
  if (number.grade !== '') return null;
  // The number of a monofilament is a name: 2.83.
  if (field.kind === 'line') {
    const isNumbered =
      field.id.startsWith('mainsMonofilament') && unit === undefined && number.over === undefined;
    return isNumbered ? { value: number.text, doubtful: false, statedNormal: false } : null;
  }
  if (field.kind === 'degrees') {
    if (unit !== undefined && unit !== 'degree') return null;
    // « quatre sur cinq » is a strength, and no angle.
    if (number.over !== undefined && number.over <= HIGHEST_STRENGTH) return null;
    const normal = field.normal === undefined ? undefined : NORMALS[field.normal];
    const isExtension = normal !== undefined && 'isExtension' in normal;
    const highest = normal?.maximum ?? 180;
    if (number.isNegative && !isExtension) return null;
    const isOut = number.value > highest;
    return { value: `${number.isNegative ? '-' : ''}${number.text}`, doubtful: isOut, statedNormal: false };
  }
  return field.kind === 'measure' && !number.isNegative ? storedMeasure(field, number) : null;
}

/** Bounds in the unit of the field, beyond which a measure of a person is not plausible. */
const PLAUSIBLE: Readonly<Record<string, readonly [low: number, high: number]>> = {
  kg: [0, 250],
  cm: [0, 230],
  mm: [0, 40],
  '/5': [0, 5],
  '/10': [0, 10],
  s: [0, 180],
  'kg/m²': [10, 80],
};

/** By definition. */
const CENTIMETRES_IN_A_FOOT = 30.48;
const KILOGRAMS_IN_A_POUND = 0.453_592_37;

function storedMeasure(field: ReportField, { value, text, unit, over }: SaidNumber): Stored | null {
  const plain = { statedNormal: false } as const;
  if (field.isHeight === true && unit === 'm') {
    return { value: String(Math.round(value * 100)), doubtful: false, ...plain };
  }
  if (field.isHeight === true && unit === 'ft') {
    return { value: String(Math.round(value * CENTIMETRES_IN_A_FOOT)), doubtful: true, ...plain };
  }
  if (unit === 'lb' && field.unit === 'kg')
    return { value: String(Math.round(value * KILOGRAMS_IN_A_POUND)), doubtful: true, ...plain };
  if (over !== undefined && field.unit?.startsWith('/') !== true) return null;
  if (field.unit?.startsWith('/') === true) {
    const isOf = over === undefined || over === Number(field.unit.slice(1));
    if (!isOf) return null;
  }
  const [low, high] = PLAUSIBLE[field.unit ?? ''] ?? [0, 1000];
  const own = unit === undefined || unit === field.unit;
  if (!own && !(unit === 'mm' && field.unit === 'cm') && !(unit === 'cm' && field.unit === 'mm')) return null;
  if (!own) {
    const converted = unit === 'mm' ? value / 10 : value * 10;
    return { value: String(converted).replace('.', ','), doubtful: true, ...plain };
  }
  return { value: text, doubtful: value < low || value > high, ...plain };
}

/** « quatre sur cinq », « deux plus », as a choice of the list; another grade is doubtful at the nearest one. */
function storedGrade(field: ReportField, number: SaidNumber): Stored | null {
  const options = optionsOf(field);
  const plain = { statedNormal: false } as const;
  const { value, grade, over } = number;
  if (!Number.isInteger(value) || number.unit !== undefined || number.isNegative) return null;
  const written = over === undefined ? `${value}${grade}` : `${value}${grade}/${over}`;
  if (options.includes(written)) return { value: written, doubtful: false, ...plain };
  const scale = options.find((option) => /\/\d$/u.test(option))?.slice(-1);
  if (scale !== undefined) {
    if (over === undefined && options.includes(`${written}/${scale}`)) {
      return { value: `${written}/${scale}`, doubtful: false, ...plain };
    }
    if (over !== undefined && over !== Number(scale)) return null;
    const near = [`${value}/${scale}`].find((option) => options.includes(option));
    return near === undefined ? null : { value: near, doubtful: true, ...plain };
  }
  if (options.includes('2+')) {
    const near = `${value}+`;
    if (grade === '' && options.includes(near))
      return { value: near, doubtful: over !== undefined, ...plain };
    return null;
  }
  // A ligament said in grades: the list has none.
  const isGrade = field.options === 'ligament' && over === undefined && value >= 1 && value <= 3;
  return isGrade ? { value: 'Positif', doubtful: true, ...plain } : null;
}
