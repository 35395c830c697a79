import { beginsEnglishClock, readEnglishClock } from '../dates/clock-en.ts';
import { monthNumber } from '../dates/months.ts';
import type { Language } from '../language.ts';
import { readQuantity } from '../numbers/quantity.ts';
import { rankOf, readRank } from '../numbers/rank.ts';
import type { Rank } from '../numbers/rank.ts';
import type { Word } from '../text/word.ts';
import { readCounted } from '../units/units.ts';
import { isCollective, readAmount } from './amount.ts';
import { mayBeginNumber } from './may-begin-number.ts';
import { borrowYear, readDateFigures } from './date-figure.ts';
import { makeFigure } from './figure.ts';
import type { Figure } from './figure.ts';
import { levelsOf, readLevelRun } from './levels.ts';
import { readNumberInParts } from './number-after-noun.ts';
import { readNumberFigure } from './number-figure.ts';
import { readPressure } from './scores.ts';
import { readWrittenFigures, timeOf } from './written-figure.ts';

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
/** Nouns whose number tells one of several apart. */
export const NUMBERED_NOUNS: ReadonlySet<string> = new Set(
  'grade stade type classe class stage outerbridge niveau degre section no numero number point phase'.split(
    ' ',
  ),
);
/** Between two grades after one noun. */
const GRADE_LINKS: ReadonlySet<string> = new Set(['a', 'ou', 'et', 'to', 'or', 'and', '-', '–']);
const ROMAN: ReadonlyMap<string, string> = new Map([
  ['I', '1'],
  ['II', '2'],
  ['III', '3'],
  ['IV', '4'],
  ['V', '5'],
]);

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
    const found = figuresAt(words, at, language);
    if (found.length > 0) at = addFigures(figures, found, words);
  }
  return figures;
}

/** Adds the figures that begin at a word and returns the last word of them. */
function addFigures(figures: Figure[], found: readonly Figure[], words: readonly Word[]): number {
  let last = 0;
  for (const figure of found) {
    const before = figures.at(-1);
    if (before?.kind === 'date' && figure.kind === 'date' && isRange(words, before.last, figure.first))
      figures[figures.length - 1] = borrowYear(before, figure);
    figures.push(figure);
    last = figure.last;
  }
  return last;
}

/** The figures that begin at `at`: several in « 10-15 kg » and where a list of days shares its month. */
export function readFiguresAt(words: readonly Word[], at: number, language: Language): readonly Figure[] {
  const word = words[at];
  const begins = word?.kind === 'word' && (ROMAN.has(word.text) || mayBeginFigure(word.key, language));
  return begins ? figuresAt(words, at, language) : [];
}

/** Whether two figures are the ends of a range: « du 3 mars au 8 mai ». */
export function isRange(words: readonly Word[], last: number, first: number): boolean {
  if (first - last > 3 || first - last < 2) return false;
  return words.slice(last + 1, first).every(({ key }) => RANGE_LINKS.has(key));
}

/** Whether a figure can begin with the folded word: a quick no for nearly all of them. */
function mayBeginFigure(key: string, language: Language): boolean {
  if (/[\d½¼¾]/.test(key) || isCollective(key) || monthNumber(key, language) !== undefined) return true;
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
  if (grade !== undefined && followsNumberedNoun(words, at))
    return [makeFigure(words, 'number', grade, at, at + 1)];
  const written = readWrittenFigures(word.key, word.text, language);
  if (written.length > 1 || (written[0] !== undefined && written[0].kind !== 'number'))
    return withSharedUnit(words, at, written, language);
  const paired = language === 'en' ? pairedFigure(words, at) : null;
  if (paired !== null) return [paired];
  const rank = readRank(words, at, language);
  if (rank !== null) return [rankFigure(words, at, rank, language)];
  const amount = readAmount(words, at, language);
  return amount === null ? [] : [readNumberFigure(words, at, amount, language)];
}

/** « grade II », and the second of « grade I à II » and « grade un ou II ». */
function followsNumberedNoun(words: readonly Word[], at: number): boolean {
  const isNoun = (index: number): boolean => NUMBERED_NOUNS.has(words[index]?.key ?? '');
  return isNoun(at - 1) || (GRADE_LINKS.has(words[at - 1]?.key ?? '') && isNoun(at - 3));
}

/** "half past eight", "quarter to six" */
function relativeClock(words: readonly Word[], at: number, language: Language): Figure | null {
  if (language === 'fr' || !beginsEnglishClock(words[at]?.key ?? '')) return null;
  const clock = readEnglishClock(words, at);
  const [hour = '', minutes = ''] = clock?.text?.split(':') ?? [];
  return clock === null || minutes === ''
    ? null
    : makeFigure(words, 'time', timeOf(hour, minutes), at, at + clock.length);
}

function levelsAt(words: readonly Word[], at: number, language: Language): Figure | null {
  const written = levelsOf(words[at]?.key ?? '');
  const run = readLevelRun(words, at, language);
  if (run !== null && !run.doubtful && run.length > 1)
    return makeFigure(words, 'levels', run.text.replaceAll('D', 'T'), at, at + run.length);
  return written === null ? null : makeFigure(words, 'levels', written, at, at + 1);
}

/** Hundreds said without their name: "one thirty over eighty", "room four oh two". */
function pairedFigure(words: readonly Word[], at: number): Figure | null {
  const hundreds = readQuantity(words, at, 'en');
  if (hundreds === null) return null;
  const pressure = readPressure(words, at, hundreds, 'en');
  if (pressure !== null) return makeFigure(words, 'score', pressure.text, at, at + pressure.length);
  const whole = readNumberInParts(words, at, hundreds, 'en');
  const [number] = whole?.pieces ?? [];
  return whole === null || number === undefined
    ? null
    : makeFigure(words, 'number', number.text, at, at + whole.length);
}

/** A rank that counts something keeps its unit: « troisième jour ». */
function rankFigure(words: readonly Word[], at: number, { value, length }: Rank, language: Language): Figure {
  const end = at + length;
  const unit = readCounted(words, end, language);
  return unit === null
    ? makeFigure(words, 'rank', String(value), at, end)
    : makeFigure(words, 'number', String(value), at, end + unit.length, { unit: unit.id, unitAt: end });
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
    const place = { from: one.from, ...(end === at + 1 ? { to: one.to } : { unitAt: at + 1 }) };
    return makeFigure(words, one.kind, one.value, at, end, {
      unit: takesUnit ? unit.id : one.unit,
      ...place,
    });
  });
}
