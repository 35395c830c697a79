import { addFact } from './fact.ts';
import type { Reading } from './fact.ts';
import type { NumberSpan } from './numbers/read-numbers.ts';
import { ROLE } from './role.ts';
import { unitAfter } from './units.ts';
import type { Unit } from './units.ts';

const RANGE = new Set(['a', 'to', '-', '–', 'ou', 'or']);
const GRADES = new Set(
  'grade stade type classe class stage outerbridge niveau degre section no numero number point'.split(' '),
);
const PAIRED = new Set(
  'cotes genoux chevilles hanches pieds epaules coudes poignets mains jambes cuisses mollets bras membres talons yeux oreilles fesses'.split(
    ' ',
  ),
);
const ROMAN: ReadonlyMap<string, string> = new Map(
  Object.entries({ i: '1', ii: '2', iii: '3', iv: '4', v: '5' }),
);

/** Whether a plain word may be a grade in Roman digits. */
export function isRomanDigit(plain: string): boolean {
  return ROMAN.has(plain);
}

/** Numbers with their units: measures, scores out of something, clock times, counts and grades. */
export function readQuantities(reading: Reading, numbers: readonly NumberSpan[]): void {
  const starts = new Map(numbers.map((span) => [span.first, span]));
  readGrades(reading);
  for (const span of numbers) {
    if (reading.taken[span.first] === 1) continue;
    if (readBothSides(reading, span)) continue;
    if (readScore(reading, span, starts) || readClock(reading, span, starts)) continue;
    if (readMetres(reading, span, starts)) continue;
    const about = isAbout(reading, span);
    const unit = unitAfter(reading, span.last + (about ? 2 : 1)) ?? sharedUnit(reading, span, starts);
    if (span.ordinal && unit === null) {
      addFact(reading, 'number', `#${span.value}`, span.first, span.last);
      continue;
    }
    const value = withHalf(reading, span, unit);
    const last = value.last;
    if (unit === null ? isArticle(reading, span) : isOncePer(reading, span, unit)) continue;
    addFact(
      reading,
      'number',
      `${sign(reading, span)}${value.value}${suffixOf(reading, last)}|${unit?.name ?? ''}`,
      span.first,
      last,
    );
  }
}

/** « une quinzaine de minutes » is about 15 minutes. */
function isAbout(reading: Reading, span: NumberSpan): boolean {
  if (reading.language !== 'fr' || !reading.tokens[span.first]?.key.endsWith('aine')) return false;
  addFact(reading, 'comparison', 'about', span.first, span.first);
  return /^d[e]?$/u.test(reading.tokens[span.last + 1]?.key ?? '');
}

/** « des deux côtés », « les deux genoux »: both sides rather than a count of two. */
function readBothSides(reading: Reading, span: NumberSpan): boolean {
  const next = reading.tokens[span.last + 1];
  if (reading.language !== 'fr' || span.value !== '2' || next === undefined || !PAIRED.has(next.key))
    return false;
  const isSides = next.key === 'cotes';
  if (!isSides && !/^(?:les|des|aux|ses|ces)$/u.test(reading.tokens[span.first - 1]?.key ?? '')) return false;
  addFact(reading, 'side', 'bilateral', span.first, isSides ? span.last + 1 : span.last);
  return true;
}

/** « un », "one", and the digit 1 before a noun say no more than an article does. */
function isArticle({ tokens }: Reading, span: NumberSpan): boolean {
  if (span.article) return true;
  const after = tokens[span.last + 1];
  return (
    span.value === '1' &&
    after?.kind === 'word' &&
    !after.glued &&
    !GRADES.has(tokens[span.first - 1]?.key ?? '')
  );
}

/** « une fois par jour » says no more than « chaque jour ». */
function isOncePer({ tokens }: Reading, span: NumberSpan, unit: Unit): boolean {
  return span.value === '1' && unit.name === 'times' && tokens[unit.last + 1]?.key === 'par';
}

/** The unit of the end of a range counts for its start: « 10 à 15 kg ». */
function sharedUnit(
  reading: Reading,
  span: NumberSpan,
  starts: ReadonlyMap<number, NumberSpan>,
): Unit | null {
  if (!RANGE.has(reading.tokens[span.last + 1]?.key ?? '')) return null;
  const end = starts.get(span.last + 2);
  const unit = end === undefined ? null : unitAfter(reading, end.last + 1);
  return unit === null ? null : { name: unit.name, last: span.last };
}

/** « deux heures et demie », "two and a half hours"; else the number and its unit as they stand. */
function withHalf(
  { tokens }: Reading,
  span: NumberSpan,
  unit: Unit | null,
): { readonly value: string; readonly last: number } {
  const last = Math.max(unit?.last ?? span.last, span.last);
  const half = /^demie?$/u.test(tokens[last + 2]?.key ?? '') && tokens[last + 1]?.key === 'et';
  if (half) return { value: String(Number(span.value) + 0.5), last: last + 2 };
  return { value: span.value, last };
}

function readScore(reading: Reading, span: NumberSpan, starts: ReadonlyMap<number, NumberSpan>): boolean {
  const { tokens } = reading;
  const unit = unitAfter(reading, span.last + 1);
  let next = Math.max(unit?.last ?? span.last, span.last) + 1;
  let suffix = '';
  const mark = tokens[next]?.key ?? '';
  if (['+', '-', 'plus', 'moins', 'minus'].includes(mark)) {
    suffix = mark === '+' || mark === 'plus' ? '+' : '-';
    next += 1;
  }
  const joint = tokens[next]?.key;
  if (joint === 'out' && tokens[next + 1]?.key === 'of') next += 1;
  else if (joint !== '/' && joint !== 'sur' && joint !== 'over') return false;
  const whole = starts.get(next + 1);
  if (whole === undefined || whole.ordinal || whole.article) return false;
  const wholeUnit = unitAfter(reading, whole.last + 1);
  const name = wholeUnit?.name ?? unit?.name ?? '';
  addFact(
    reading,
    'number',
    `${span.value}${suffix}/${whole.value}|${name}`,
    span.first,
    Math.max(wholeUnit?.last ?? 0, whole.last),
  );
  return true;
}

/** « un mètre soixante-quinze », « 1 m 75 »: the centimetres are said without their unit. */
function readMetres(reading: Reading, span: NumberSpan, starts: ReadonlyMap<number, NumberSpan>): boolean {
  const unit = unitAfter(reading, span.last + 1);
  if (unit?.name !== 'm' || span.ordinal || !Number.isInteger(Number(span.value))) return false;
  const rest = starts.get(unit.last + 1);
  if (rest === undefined || rest.ordinal || !/^[1-9]\d$/u.test(rest.value)) return false;
  const restUnit = unitAfter(reading, rest.last + 1);
  if (restUnit !== null && restUnit.name !== 'cm') return false;
  const value = Number(`${span.value}.${rest.value}`);
  addFact(reading, 'number', `${value}|m`, span.first, restUnit?.last ?? rest.last);
  return true;
}

function readClock(reading: Reading, span: NumberSpan, starts: ReadonlyMap<number, NumberSpan>): boolean {
  const { tokens } = reading;
  const mark = tokens[span.last + 1];
  const isHour = /^(?:h|heures?)$/u.test(mark?.key ?? '');
  const isColon = mark?.key === ':' && mark.glued && tokens[span.last + 2]?.glued === true;
  if ((!isHour && !isColon) || !Number.isInteger(Number(span.value)) || Number(span.value) > 24) return false;
  const minutes = starts.get(span.last + 2);
  if (minutes === undefined || Number(minutes.value) > 59 || !Number.isInteger(Number(minutes.value)))
    return false;
  if (minutes.ordinal || unitAfter(reading, minutes.last + 1) !== null) return false;
  const key = Number(minutes.value) === 0 ? `${span.value}|h` : `${span.value}:${minutes.value}|clock`;
  addFact(reading, 'number', key, span.first, minutes.last);
  return true;
}

/** « 2+ », "trace 1+": the sign that follows a reflex or a laxity. */
function suffixOf({ tokens }: Reading, last: number): string {
  const next = tokens[last + 1];
  if (next?.key === '+' && next.glued) return '+';
  const isEnd = tokens[last + 2] === undefined || tokens[last + 2]?.kind === 'mark';
  return next?.key === 'plus' && isEnd ? '+' : '';
}

/** A minus before an angle or a temperature: « −5° », « moins cinq degrés ». */
function sign({ tokens }: Reading, span: NumberSpan): string {
  const before = tokens[span.first - 1];
  const earlier = tokens[span.first - 2];
  if (before?.key === '−') return '-';
  if (before?.key === '-' && tokens[span.first]?.glued === true && !before.glued) return '-';
  const said = before?.key === 'minus' || before?.key === 'moins';
  return said && !/^(?:au|le|du|en)$/u.test(earlier?.key ?? '') ? '-' : '';
}

/** « grade II » is grade 2. */
function readGrades(reading: Reading): void {
  reading.tokens.forEach((token, at) => {
    if ((token.roles & ROLE.roman) === 0) return;
    const value = ROMAN.get(token.key);
    if (value === undefined || reading.taken[at] === 1 || token.text === token.key) return;
    if (!GRADES.has(reading.tokens[at - 1]?.key ?? '')) return;
    addFact(reading, 'number', `${value}|`, at, at);
  });
}
