import { beginsEnglishClock, readEnglishClock } from '../dates/clock-en.ts';
import { readClock } from '../dates/clock.ts';
import { monthNumber } from '../dates/months.ts';
import type { Language } from '../language.ts';
import { readQuantity } from '../numbers/quantity.ts';
import { rankOf, readRank } from '../numbers/rank.ts';
import type { Word } from '../text/word.ts';
import type { UnitId } from '../units/unit-table.ts';
import { readCounted } from '../units/units.ts';
import { mayBeginNumber } from './beginnings.ts';
import { borrowYear, readDateFigures } from './date-figure.ts';
import type { Figure, FigureKind } from './figure.ts';
import { levelsOf, readLevelRun } from './levels.ts';
import { plain, readWrittenFigures, timeOf } from './written-figure.ts';

/** What stands between the two ends of a range. */
export const RANGE_LINKS: ReadonlySet<string> = new Set([
  'au',
  'a',
  'et',
  'to',
  'until',
  'through',
  'and',
  '-',
  '–',
  'le',
  ',',
]);
const MEASURED_RANGE = new Set(['a', 'to', '-', '–', 'ou', 'or']);
/** Nouns whose number tells one of several apart. */
export const NUMBERED_NOUNS: ReadonlySet<string> = new Set(
  'grade stade type classe class stage outerbridge niveau degre section no numero number point'.split(' '),
);
const ROMAN: ReadonlyMap<string, string> = new Map([
  ['I', '1'],
  ['II', '2'],
  ['III', '3'],
  ['IV', '4'],
  ['V', '5'],
]);
const ABOUT: ReadonlyMap<string, number> = new Map([
  ['dizaine', 10],
  ['douzaine', 12],
  ['quinzaine', 15],
  ['vingtaine', 20],
  ['trentaine', 30],
  ['quarantaine', 40],
  ['cinquantaine', 50],
  ['soixantaine', 60],
  ['centaine', 100],
  ['dozen', 12],
]);
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

/** A number said or written, before its neighbours say what it is. */
interface Amount {
  readonly value: string;
  readonly unit: UnitId | null;
  readonly article: boolean;
  readonly approximate: boolean;
  /** The word after it. */
  readonly end: number;
}

/** Every figure of a text, in order, said or written; what `skips` names is passed over. */
export function readFigures(
  words: readonly Word[],
  language: Language,
  skips: (at: number) => boolean = () => false,
): readonly Figure[] {
  const figures: Figure[] = [];
  const begins = new Map<string, boolean>();
  const mayBegin = ({ key, text }: Word): boolean => {
    let known = begins.get(key);
    if (known === undefined) begins.set(key, (known = mayBeginFigure(key, language)));
    return known || ROMAN.has(text);
  };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word?.kind !== 'word' || !mayBegin(word) || skips(at)) continue;
    for (const figure of figuresAt(words, at, language)) {
      const before = figures.at(-1);
      if (before?.kind === 'date' && figure.kind === 'date' && isRange(words, before.last, figure.first))
        figures[figures.length - 1] = borrowYear(before, figure);
      figures.push(figure);
      at = figure.last;
    }
  }
  return figures;
}

/** Whether two figures are the ends of a range: « du 3 mars au 8 mai ». */
export function isRange(words: readonly Word[], last: number, first: number): boolean {
  if (first - last > 3 || first - last < 2) return false;
  return words.slice(last + 1, first).every(({ key }) => RANGE_LINKS.has(key));
}

/** Whether a figure can begin with the folded word: a quick no for nearly all of them. */
function mayBeginFigure(key: string, language: Language): boolean {
  if (/[\d½¼¾]/.test(key) || ABOUT.has(key) || monthNumber(key, language) !== undefined) return true;
  if (language === 'fr' && rankOf(key, 'fr') !== null) return true;
  return key.split('-', 2).some((part) => mayBeginNumber(part, language));
}

function figuresAt(words: readonly Word[], at: number, language: Language): readonly Figure[] {
  const word = words[at];
  if (word === undefined) return [];
  const clock = relativeClock(words, at, language);
  if (clock !== null) return [clock];
  const levels = levelsAt(words, at, language);
  if (levels !== null) return [levels];
  const dates = readDateFigures(words, at, language);
  if (dates.length > 0) return dates;
  const grade = ROMAN.get(word.text);
  if (grade !== undefined && NUMBERED_NOUNS.has(words[at - 1]?.key ?? ''))
    return [figure(words, 'number', grade, at, at + 1)];
  const written = readWrittenFigures(word.key, word.text, language);
  if (written.length > 1 || (written[0] !== undefined && written[0].kind !== 'number'))
    return withSharedUnit(words, at, written, language);
  const rank = readRank(words, at, language);
  const amount = rank === null || rank.value > 31 ? amountAt(words, at, language) : null;
  if (amount !== null && (rank === null || amount.end > at + rank.length))
    return [figureOf(words, at, amount, language)];
  return rank === null ? [] : rankFigure(words, at, rank, language);
}

function figure(
  words: readonly Word[],
  kind: FigureKind,
  value: string,
  first: number,
  end: number,
  more: Partial<Figure> = {},
): Figure {
  const to = words[end - 1]?.text.length ?? 0;
  return {
    kind,
    value,
    unit: null,
    article: false,
    approximate: false,
    first,
    last: end - 1,
    from: 0,
    to,
    ...more,
  };
}

function levelsAt(words: readonly Word[], at: number, language: Language): Figure | null {
  const written = levelsOf(words[at]?.key ?? '');
  const run = readLevelRun(words, at, language);
  if (run !== null && !run.doubtful && run.length > 1)
    return figure(words, 'levels', run.text.replaceAll('D', 'T'), at, at + run.length);
  return written === null ? null : figure(words, 'levels', written, at, at + 1);
}

/** A rank that counts something keeps its unit: « troisième jour ». */
function rankFigure(
  words: readonly Word[],
  at: number,
  { value, length }: { readonly value: number; readonly length: number },
  language: Language,
): readonly Figure[] {
  const unit = readCounted(words, at + length, language);
  return [
    unit === null
      ? figure(words, 'rank', String(value), at, at + length)
      : measure(words, at, String(value), unit.id, at + length + unit.length),
  ];
}

/** Several figures in one word, or one that is no plain number; a unit after it counts for each. */
function withSharedUnit(
  words: readonly Word[],
  at: number,
  written: ReturnType<typeof readWrittenFigures>,
  language: Language,
): readonly Figure[] {
  const unit = readCounted(words, at + 1, language);
  const takesUnit = written.every(({ kind }) => kind === 'number' || kind === 'score') && unit !== null;
  return written.map((one, index) => {
    const isLast = index === written.length - 1;
    const end = takesUnit && isLast ? at + 1 + unit.length : at + 1;
    const place = { from: one.from, ...(end === at + 1 ? { to: one.to } : {}) };
    return figure(words, one.kind, one.value, at, end, { unit: takesUnit ? unit.id : one.unit, ...place });
  });
}

function amountAt(words: readonly Word[], at: number, language: Language): Amount | null {
  const word = words[at];
  if (word === undefined || word.kind !== 'word') return null;
  const about = ABOUT.get(word.key);
  if (about !== undefined) {
    const approximate = language === 'fr';
    return { value: String(about), unit: null, article: false, approximate, end: at + 1 };
  }
  const [written] = readWrittenFigures(word.key, word.text, language);
  if (
    written?.kind === 'number' &&
    (written.unit !== null || !/^\d/.test(word.key) || word.key.includes(','))
  )
    return { value: written.value, unit: written.unit, article: false, approximate: false, end: at + 1 };
  const quantity = readQuantity(words, at, language);
  if (quantity === null) {
    return written?.kind === 'number'
      ? { value: written.value, unit: null, article: false, approximate: false, end: at + 1 }
      : null;
  }
  const { digits, end } = withGroups(words, quantity.digits, at, at + quantity.length);
  const half = halfLength(words, end, language);
  const value = plain(digits);
  return {
    value: half === 0 ? value : String(Number(value) + 0.5),
    unit: null,
    article: quantity.article && half === 0,
    approximate: false,
    end: end + half,
  };
}

/** `10 000`: groups of three digits after one blank. */
function withGroups(
  words: readonly Word[],
  digits: string,
  at: number,
  from: number,
): { readonly digits: string; readonly end: number } {
  let all = digits;
  let end = from;
  if (!/^[1-9]\d{0,2}$/.test(words[at]?.text ?? '') || from !== at + 1) return { digits: all, end };
  while (/^\d{3}$/.test(words[end]?.text ?? '') && words[end]?.glue.length === 1 && all.length < 9) {
    all += words[end]?.text ?? '';
    end += 1;
  }
  return { digits: all, end };
}

/** « et demi(e) », "and a half" */
function halfLength(words: readonly Word[], at: number, language: Language): number {
  const [link, second, third] = [words[at]?.key, words[at + 1]?.key ?? '', words[at + 2]?.key];
  if (language === 'fr') return link === 'et' && /^demie?$/.test(second) ? 2 : 0;
  return link === 'and' && second === 'a' && third === 'half' ? 3 : 0;
}

function figureOf(words: readonly Word[], at: number, amount: Amount, language: Language): Figure {
  return (
    scoreOf(words, at, amount, language) ??
    timeAt(words, at, amount, language) ??
    metresAt(words, at, amount, language) ??
    moneyAt(words, at, amount, language) ??
    measureAt(words, at, amount, language)
  );
}

function scoreOf(words: readonly Word[], at: number, amount: Amount, language: Language): Figure | null {
  const unit = amount.unit === null ? readCounted(words, amount.end, language) : null;
  let next = amount.end + (unit?.length ?? 0);
  const sign = SIGNS.get(words[next]?.key ?? '') ?? '';
  if (sign !== '') next += 1;
  const link = words[next]?.key ?? '';
  if (link === 'out' && words[next + 1]?.key === 'of') next += 1;
  else if (link !== '/' && link !== 'sur' && link !== 'over') return null;
  const total = amountAt(words, next + 1, language);
  if (total === null || total.article) return null;
  const totalUnit = total.unit ?? readCounted(words, total.end, language)?.id ?? null;
  const end = total.end + (total.unit === null ? (readCounted(words, total.end, language)?.length ?? 0) : 0);
  return figure(words, 'score', `${amount.value}${sign}/${total.value}`, at, end, {
    unit: totalUnit ?? amount.unit ?? unit?.id ?? null,
  });
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
      : figure(words, 'time', timeOf(parts[0] ?? '', parts[1] ?? ''), at, at + clock.length);
  }
  if (!HOURS.has(words[amount.end]?.key ?? '')) return null;
  const before = timeBeforeHour(words, at);
  if (before !== null) return before;
  const minutes = amountAt(words, amount.end + 1, language);
  if (minutes === null || minutes.unit !== null || minutes.article || !/^[1-5]?\d$/.test(minutes.value))
    return null;
  if (readCounted(words, minutes.end, language) !== null) return null;
  if (minutes.value === '0') return measure(words, at, amount.value, 'h', minutes.end);
  return figure(words, 'time', timeOf(amount.value, minutes.value), at, minutes.end);
}

/** « neuf heures moins vingt » */
function timeBeforeHour(words: readonly Word[], at: number): Figure | null {
  const quantity = readQuantity(words, at, 'fr');
  const clock = quantity === null ? null : readClock(words, at, quantity, 'fr');
  if (quantity === null || words[at + quantity.length + 1]?.key !== 'moins') return null;
  const [, hour = '', minutes = ''] = /^(\d+)\D+(\d+)$/.exec(clock?.text ?? '') ?? [];
  return clock === null || minutes === ''
    ? null
    : figure(words, 'time', timeOf(hour, minutes), at, at + clock.length);
}

/** "half past eight", "quarter to six" */
function relativeClock(words: readonly Word[], at: number, language: Language): Figure | null {
  if (language === 'fr' || !beginsEnglishClock(words[at]?.key ?? '')) return null;
  const clock = readEnglishClock(words, at);
  const [hour = '', minutes = ''] = clock?.text?.split(':') ?? [];
  return clock === null || minutes === ''
    ? null
    : figure(words, 'time', timeOf(hour, minutes), at, at + clock.length);
}

function measure(
  words: readonly Word[],
  at: number,
  value: string,
  unit: UnitId | null,
  end: number,
): Figure {
  return figure(words, 'number', value, at, end, { unit });
}

/** « un mètre soixante-quinze », « 1 m 75 »: the centimetres are said without their unit. */
function metresAt(words: readonly Word[], at: number, amount: Amount, language: Language): Figure | null {
  const unit = amount.unit === null ? readCounted(words, amount.end, language) : null;
  if (unit?.id !== 'm' || !/^\d$/.test(amount.value)) return null;
  const rest = amountAt(words, amount.end + unit.length, language);
  if (rest === null || rest.unit !== null || !CENTIMETRES.test(rest.value)) return null;
  const restUnit = readCounted(words, rest.end, language);
  if (restUnit !== null && restUnit.id !== 'cm') return null;
  const value = String(Number(`${amount.value}.${rest.value}`));
  return measure(words, at, value, 'm', rest.end + (restUnit?.length ?? 0));
}

/** « vingt-deux dollars cinquante », "twenty-two dollars and fifty cents", « 22 $ 50 » */
function moneyAt(words: readonly Word[], at: number, amount: Amount, language: Language): Figure | null {
  const unit = amount.unit === null ? readCounted(words, amount.end, language) : null;
  if (unit?.id !== '$' || !/^\d+$/.test(amount.value)) return null;
  const start = amount.end + unit.length;
  const linked = words[start]?.key === 'et' || words[start]?.key === 'and' ? 1 : 0;
  const cents = amountAt(words, start + linked, language);
  if (cents === null || cents.unit !== null || !/^\d{1,2}$/.test(cents.value)) return null;
  const centUnit = readCounted(words, cents.end, language);
  if (centUnit === null ? linked === 1 || cents.value.length < 2 : centUnit.id !== 'cent') return null;
  const value = String(Number(`${amount.value}.${cents.value.padStart(2, '0')}`));
  return measure(words, at, value, '$', cents.end + (centUnit?.length ?? 0));
}

function measureAt(words: readonly Word[], at: number, amount: Amount, language: Language): Figure {
  const joint = amount.approximate && /^d[e']?$/.test(words[amount.end]?.key ?? '') ? 1 : 0;
  const counted = amount.unit === null ? unitAfter(words, amount.end + joint, language) : null;
  const unit = amount.unit ?? counted?.id ?? sharedUnit(words, amount.end, language);
  let end = counted === null ? amount.end : amount.end + joint + counted.length;
  let value = amount.value;
  const half = unit === null ? 0 : halfLength(words, end, language);
  if (half > 0) value = String(Number(value) + 0.5);
  end += half;
  const suffix = plusAfter(words, end);
  return figure(words, 'number', `${signBefore(words, at)}${value}${suffix}`, at, end, {
    unit,
    article: amount.article,
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
function sharedUnit(words: readonly Word[], end: number, language: Language): UnitId | null {
  if (!MEASURED_RANGE.has(words[end]?.key ?? '')) return null;
  const high = amountAt(words, end + 1, language);
  if (high === null) return null;
  return high.unit ?? readCounted(words, high.end, language)?.id ?? null;
}

/** « 2+ », « deux plus »: the sign that follows a reflex or a laxity. */
function plusAfter(words: readonly Word[], end: number): string {
  const next = words[end];
  if (next?.key === '+' && next.glue === '') return '+';
  const after = words[end + 1];
  return next?.key === 'plus' && (after === undefined || after.kind === 'mark') ? '+' : '';
}

/** A minus said before a number: « moins cinq degrés », and no « au moins ». */
function signBefore(words: readonly Word[], at: number): string {
  const before = words[at - 1]?.key ?? '';
  if (before === '−') return '-';
  const isSaid = before === 'moins' || before === 'minus';
  return isSaid && !/^(?:au|le|du|en|ou)$/.test(words[at - 2]?.key ?? '') ? '-' : '';
}
