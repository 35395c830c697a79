import { readClock } from '../dates/read-clock.ts';
import type { Language } from '../language.ts';
import { halfLength, readQuantity } from '../numbers/quantity.ts';
import { isFunctionWord } from '../text/function-words.ts';
import type { Word } from '../text/word.ts';
import type { UnitId } from '../units/unit-table.ts';
import { readCounted } from '../units/units.ts';
import { readAmount } from './amount.ts';
import type { Amount } from './amount.ts';
import { makeFigure } from './figure.ts';
import type { Figure } from './figure.ts';
import { timeOf } from './written-figure.ts';

const MEASURED_RANGE = new Set(['a', 'to', '-', '–', 'ou', 'or']);
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['+', '+'],
  ['plus', '+'],
  ['-', '-'],
  ['moins', '-'],
  ['minus', '-'],
]);
const HOURS = new Set(['h', 'heure', 'heures']);
/** Of a person's height, in metres. */
const CENTIMETRES = /^[1-9]\d$/;
/** A reflex or a laxity is graded to here. */
const HIGHEST_GRADE = 4;

/** What the number at `at` is with the words around it: a score, a time of day, a height, a sum or a measure. */
export function readNumberFigure(
  words: readonly Word[],
  at: number,
  amount: Amount,
  language: Language,
): Figure {
  return (
    scoreAt(words, at, amount, language) ??
    timeAt(words, at, amount, language) ??
    metresAt(words, at, amount, language) ??
    moneyAt(words, at, amount, language) ??
    measureAt(words, at, amount, language)
  );
}

function scoreAt(words: readonly Word[], at: number, amount: Amount, language: Language): Figure | null {
  const unit = amount.unit === null ? readCounted(words, amount.end, language) : null;
  let next = amount.end + (unit?.length ?? 0);
  const sign = SIGNS.get(words[next]?.key ?? '') ?? '';
  if (sign !== '') next += 1;
  const link = words[next]?.key ?? '';
  if (link === 'out' && words[next + 1]?.key === 'of') next += 1;
  else if (link !== '/' && link !== 'sur' && link !== 'over') return null;
  const total = readAmount(words, next + 1, language);
  if (total === null || total.article) return null;
  const after = total.unit === null ? readCounted(words, total.end, language) : null;
  return makeFigure(
    words,
    'score',
    `${amount.value}${sign}/${total.value}`,
    at,
    total.end + (after?.length ?? 0),
    {
      unit: total.unit ?? after?.id ?? amount.unit ?? unit?.id ?? null,
      unitAt: after === null ? null : total.end,
    },
  );
}

function timeAt(words: readonly Word[], at: number, amount: Amount, language: Language): Figure | null {
  const hour = Number(amount.value);
  if (amount.unit !== null || !Number.isInteger(hour) || hour > 24) return null;
  if (language === 'en') {
    const quantity = readQuantity(words, at, 'en');
    const clock = quantity === null ? null : readClock(words, at, quantity, 'en');
    const parts = clock?.text?.split(':') ?? [];
    return clock === null || parts.length < 2 || clock.text === null
      ? null
      : makeFigure(words, 'time', timeOf(parts[0] ?? '', parts[1] ?? ''), at, at + clock.length);
  }
  if (!HOURS.has(words[amount.end]?.key ?? '')) return null;
  const before = timeBeforeHour(words, at);
  if (before !== null) return before;
  const minutes = readAmount(words, amount.end + 1, language);
  if (minutes === null || minutes.unit !== null || minutes.article || !/^[1-5]?\d$/.test(minutes.value))
    return null;
  if (readCounted(words, minutes.end, language) !== null) return null;
  if (minutes.value === '0') return makeFigure(words, 'number', amount.value, at, minutes.end, { unit: 'h' });
  return makeFigure(words, 'time', timeOf(amount.value, minutes.value), at, minutes.end);
}

/** « neuf heures moins vingt » */
function timeBeforeHour(words: readonly Word[], at: number): Figure | null {
  const quantity = readQuantity(words, at, 'fr');
  const clock = quantity === null ? null : readClock(words, at, quantity, 'fr');
  if (quantity === null || words[at + quantity.length + 1]?.key !== 'moins') return null;
  const [, hour = '', minutes = ''] = /^(\d+)\D+(\d+)$/.exec(clock?.text ?? '') ?? [];
  return clock === null || minutes === ''
    ? null
    : makeFigure(words, 'time', timeOf(hour, minutes), at, at + clock.length);
}

/** « un mètre soixante-quinze », « 1 m 75 »: the centimetres are said without their unit. */
function metresAt(words: readonly Word[], at: number, amount: Amount, language: Language): Figure | null {
  const unit = amount.unit === null ? readCounted(words, amount.end, language) : null;
  if (unit?.id !== 'm' || !/^\d$/.test(amount.value)) return null;
  const rest = readAmount(words, amount.end + unit.length, language);
  if (rest === null || rest.unit !== null || !CENTIMETRES.test(rest.value)) return null;
  const restUnit = readCounted(words, rest.end, language);
  if (restUnit !== null && restUnit.id !== 'cm') return null;
  const value = String(Number(`${amount.value}.${rest.value}`));
  return makeFigure(words, 'number', value, at, rest.end + (restUnit?.length ?? 0), { unit: 'm' });
}

/** « vingt-deux dollars cinquante », "twenty-two dollars and fifty cents", « 22 $ 50 » */
function moneyAt(words: readonly Word[], at: number, amount: Amount, language: Language): Figure | null {
  const unit = amount.unit === null ? readCounted(words, amount.end, language) : null;
  if (unit?.id !== '$' || !/^\d+$/.test(amount.value)) return null;
  const start = amount.end + unit.length;
  const linked = words[start]?.key === 'et' || words[start]?.key === 'and' ? 1 : 0;
  const cents = readAmount(words, start + linked, language);
  if (cents === null || cents.unit !== null || !/^\d{1,2}$/.test(cents.value)) return null;
  const centUnit = readCounted(words, cents.end, language);
  if (centUnit === null ? linked === 1 || cents.value.length < 2 : centUnit.id !== 'cent') return null;
  const value = String(Number(`${amount.value}.${cents.value.padStart(2, '0')}`));
  return makeFigure(words, 'number', value, at, cents.end + (centUnit?.length ?? 0), { unit: '$' });
}

function measureAt(words: readonly Word[], at: number, amount: Amount, language: Language): Figure {
  const joint = amount.approximate && /^d[e']?$/.test(words[amount.end]?.key ?? '') ? 1 : 0;
  const counted = amount.unit === null ? unitAfter(words, amount.end + joint, language) : null;
  const shared = amount.unit === null && counted === null ? sharedUnit(words, amount.end, language) : null;
  const unit = amount.unit ?? counted?.id ?? shared?.id ?? null;
  let end = counted === null ? amount.end : amount.end + joint + counted.length;
  let value = amount.value;
  const half = unit === null ? 0 : halfLength(words, end, language);
  if (half > 0) value = String(Number(value) + 0.5);
  end += half;
  const suffix = unit === null && Number(value) <= HIGHEST_GRADE ? plusAfter(words, end, language) : null;
  if (suffix !== null) end += suffix.length;
  return makeFigure(words, 'number', `${signBefore(words, at)}${value}${suffix?.sign ?? ''}`, at, end, {
    unit,
    unitAt: half > 0 ? null : counted === null ? (shared?.at ?? null) : amount.end,
    article: amount.article && suffix === null && half === 0,
    approximate: amount.approximate,
    ...(amount.unit === null ? partOf(words, end, counted?.id ?? null, language) : {}),
  });
}

/** The unit after a number, « mg/jour » up to its stroke. */
function unitAfter(
  words: readonly Word[],
  at: number,
  language: Language,
): { readonly id: UnitId; readonly length: number } | null {
  const whole = readCounted(words, at, language);
  const word = words[at];
  if (whole !== null || word?.kind !== 'word' || !word.key.includes('/')) return whole;
  const head = word.key.split('/', 1)[0] ?? '';
  return readCounted([{ ...word, key: head, text: word.text.slice(0, head.length) }], 0, language);
}

/** Where a unit is only the head of its last word. */
function partOf(
  words: readonly Word[],
  end: number,
  unit: UnitId | null,
  language: Language,
): { readonly to?: number } {
  const text = words[end - 1]?.text ?? '';
  const isHead = unit !== null && text.includes('/') && readCounted(words, end - 1, language) === null;
  return isHead ? { to: text.indexOf('/') } : {};
}

/** The unit of the end of a range counts for its start: « 10 à 15 kg ». */
function sharedUnit(
  words: readonly Word[],
  end: number,
  language: Language,
): { readonly id: UnitId; readonly at: number } | null {
  if (!MEASURED_RANGE.has(words[end]?.key ?? '')) return null;
  const high = readAmount(words, end + 1, language);
  if (high === null) return null;
  if (high.unit !== null) return { id: high.unit, at: high.end - 1 };
  const unit = readCounted(words, high.end, language);
  return unit === null ? null : { id: unit.id, at: high.end };
}

/** « deux plus à gauche », `2 +`: the sign of a reflex or a laxity; « deux plus grandes » compares. */
function plusAfter(
  words: readonly Word[],
  end: number,
  language: Language,
): { readonly sign: string; readonly length: number } | null {
  const next = words[end];
  if (next?.key === '+' && next.glue === '') return { sign: '+', length: 1 };
  const after = words[end + 1];
  const ends = after === undefined || after.kind !== 'word' || isFunctionWord(after.key, language);
  return next?.key === 'plus' && ends ? { sign: '+', length: 1 } : null;
}

/** A minus said before a number: « moins cinq degrés », and no « au moins ». */
function signBefore(words: readonly Word[], at: number): string {
  const before = words[at - 1]?.key ?? '';
  if (before === '−') return '-';
  const isSaid = before === 'moins' || before === 'minus';
  return isSaid && !/^(?:au|le|du|en|ou)$/.test(words[at - 2]?.key ?? '') ? '-' : '';
}
