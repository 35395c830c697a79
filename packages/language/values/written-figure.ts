import { dayExists } from '../dates/calendar.ts';
import type { Language } from '../language.ts';
import { UNIT_IDS } from '../units/unit-table.ts';
import type { UnitId } from '../units/unit-table.ts';
import type { Figure } from './figure.ts';
import { levelsOf } from './levels.ts';

/** A figure written in one word, and where in the word it stands. */
export type WrittenFigure = Pick<Figure, 'kind' | 'value' | 'unit' | 'from' | 'to'>;

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const SCORE = new RegExp(`^(${NUMBER})([+-]?)/(${NUMBER})$`);
const SPAN_OF_SCORE = new RegExp(`^(${NUMBER})[-–](${NUMBER})/(\\d+)$`);
const DATE = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})$/;
const TIME = /^(\d{1,2})(?:h|:)(\d{2})?$/;
const SIGNED = new RegExp(`^([-−+])(${NUMBER})$`);
const SUM = /^\$(\d{1,9}(?:,\d{3}){0,3}(?:\.\d{1,2})?)$/;
const GRADED = /^(\d)(\+{1,2})$/;
const SPAN = new RegExp(`^(${NUMBER})((?:[-–]${NUMBER})+)$`);
const GROUPED = /^\d{1,3}(?:,\d{3})+$/;
const FRACTION = /^(\d*)([½¼¾])$/;
const WITH_UNIT = new RegExp(`^([-−]?${NUMBER})-?([^\\d\\s,.-][^\\d\\s-]*)(?:-.*)?$`);
const MULTIPLE = /^x(\d+)$/;
const NO_FIGURES: readonly WrittenFigure[] = [];
const PARTS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** The figures that stand in one word: « 10-15 », « 5/5 », « 2023-11-14 », « 8h30 », « L4-L5 », « 5kg ». */
export function readWrittenFigures(key: string, text: string, language: Language): readonly WrittenFigure[] {
  if (!/[\d½¼¾]/.test(key)) return NO_FIGURES;
  const one = (kind: Figure['kind'], value: string, unit: UnitId | null = null, to = text.length) => [
    { kind, value, unit, from: 0, to },
  ];
  const levels = levelsOf(key);
  if (levels !== null) return one('levels', levels);
  const date = DATE.exec(key);
  const day = date === null ? null : dateOf(date, language);
  if (day !== null) return one('date', day);
  const time = TIME.exec(key);
  if (time !== null && Number(time[1]) <= 24 && Number(time[2] ?? 0) <= 59)
    return time[2] === undefined
      ? one('number', String(Number(time[1])), 'h')
      : one('time', timeOf(time[1] ?? '', time[2]));
  const score = SCORE.exec(key);
  if (score !== null) return one('score', `${plain(score[1])}${score[2]}/${plain(score[3])}`);
  const spanOfScore = SPAN_OF_SCORE.exec(key);
  if (spanOfScore !== null) {
    const [, low = '', high = '', total = ''] = spanOfScore;
    return [
      { kind: 'score', value: `${plain(low)}/${total}`, unit: null, from: 0, to: low.length },
      { kind: 'score', value: `${plain(high)}/${total}`, unit: null, from: low.length + 1, to: text.length },
    ];
  }
  const sum = SUM.exec(key);
  if (sum !== null) return one('number', plain((sum[1] ?? '').replaceAll(',', '')), '$');
  const signed = SIGNED.exec(key);
  if (signed !== null) return one('number', `${signed[1] === '+' ? '' : '-'}${plain(signed[2])}`);
  const graded = GRADED.exec(key);
  if (graded !== null) return one('number', key);
  const fraction = FRACTION.exec(key);
  if (fraction !== null) return one('number', String(Number(fraction[1]) + (PARTS[fraction[2] ?? ''] ?? 0)));
  if (language === 'en' && GROUPED.test(key)) return one('number', key.replaceAll(',', ''));
  if (SPAN.test(key)) return partsOf(key);
  const multiple = MULTIPLE.exec(key);
  if (multiple !== null) return one('number', String(Number(multiple[1])), 'times');
  const measure = WITH_UNIT.exec(key);
  const unit = measure === null ? null : unitOf(measure[2] ?? '', language);
  if (measure === null || unit === null) return [];
  const to = measure[1] === undefined ? 0 : key.indexOf(measure[2] ?? '', measure[1].length) + unit.length;
  return one('number', plain(measure[1]).replace('−', '-'), unit.id, to);
}

/** The unit that the letters say: « kg », « mg/jour » up to its stroke. */
function unitOf(
  letters: string,
  language: Language,
): { readonly id: UnitId; readonly length: number } | null {
  const head = letters.split('/', 1)[0] ?? '';
  const id = UNIT_IDS[language].get(letters) ?? UNIT_IDS[language].get(head);
  return id === undefined
    ? null
    : { id, length: UNIT_IDS[language].has(letters) ? letters.length : head.length };
}

function partsOf(key: string): readonly WrittenFigure[] {
  return [...key.matchAll(/\d+(?:[.,]\d+)?/g)].map(({ 0: digits, index }) => ({
    kind: 'number',
    value: plain(digits),
    unit: null,
    from: index,
    to: index + digits.length,
  }));
}

/** Digits as one number: a decimal point, no zeros that say nothing; the digits themselves of a long code. */
export function plain(digits: string | undefined): string {
  const text = (digits ?? '').replace(',', '.');
  return text.length >= 7 && /^\d+$/.test(text) ? text : String(Number(text.replace('−', '-')));
}

/** A time of day, the full hour without its minutes. */
export function timeOf(hour: string, minutes: string): string {
  return Number(minutes) === 0 ? String(Number(hour)) : `${Number(hour)}:${Number(minutes)}`;
}

/** A date as it is compared. */
export function dateKey(year: number | null, month: number, day: number | null): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year ?? '-'}-${two(month)}${day === null ? '' : `-${two(day)}`}`;
}

/** An ambiguous date is read in the order of the language. */
function dateOf(match: RegExpExecArray, language: Language): string | null {
  const [a, b, c] = [match[1], match[3], match[4]].map(Number) as [number, number, number];
  const yearFirst = match[1]?.length === 4;
  if (yearFirst === (match[4]?.length === 4)) return null;
  const dayFirst = a > 12 || (b <= 12 && language === 'fr');
  const [year, month, day] = yearFirst ? [a, b, c] : dayFirst ? [c, b, a] : [c, a, b];
  return month >= 1 && month <= 12 && dayExists(day, month - 1, year) ? dateKey(year, month, day) : null;
}
