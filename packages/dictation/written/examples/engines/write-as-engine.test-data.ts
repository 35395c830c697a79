import { ENGLISH_MARKS } from '../../punctuation/marks-en.ts';
import { FRENCH_MARKS } from '../../punctuation/marks-fr.ts';
import { CORRECTION_COMMANDS } from '../../self-correction/correction-commands.ts';
import { writeText } from '../../index.ts';
import { LONGEST_NUMBER, NUMBER_WORDS } from './number-words.test-data.ts';

type Language = 'fr' | 'en';

const LONGEST_PHRASE = 5;
/** Said within a word or a number: no pause. */
const TIGHT = new Set(["trait d'union", 'barre oblique', 'hyphen', 'slash', 'forward slash', 'majuscule']);
/** Before these an engine writes a comma that nobody said. */
const BEFORE_COMMA = /^(?:mais|puis|avec|sans|qui|but|then|with|without|which)$/;
/** In the midst of a sentence: after a period they begin an item. */
const DASHES = new Set(['tiret', 'dash']);
/** The end of a sentence. */
const ENDS =
  /^(?:point|point final|period|full stop|point à la ligne|point nouveau paragraphe|point d['’]interrogation|question mark)$/;
const WEAK = new Set(['plutôt', 'pardon', 'sorry', 'pardon me', 'make that']);
const UNITS: Readonly<Record<string, string>> = {
  degrés: '°',
  degrees: '°',
  'pour cent': '%',
  percent: '%',
  milligrammes: ' mg',
  milligrams: ' mg',
  centimètres: ' cm',
  centimetres: ' cm',
  kilogrammes: ' kg',
  kilograms: ' kg',
};

function phrasesOf(language: Language): ReadonlySet<string> {
  const marks = language === 'fr' ? FRENCH_MARKS : ENGLISH_MARKS;
  return new Set([
    ...marks.flatMap(({ phrases }) => phrases),
    ...CORRECTION_COMMANDS[language].flatMap(([, phrases]) => phrases).filter((one) => !WEAK.has(one)),
    ...(language === 'fr' ? ['non je reprends'] : ['no i mean']),
  ]);
}

/** The phrases at which a speaker pauses: an engine writes marks around them. */
const PHRASES: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: phrasesOf('fr'),
  en: phrasesOf('en'),
};

/** A small generator of numbers below 1, the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Habits {
  /** Chances that numbers are digits, that units are signs, and that a pause is a mark. */
  readonly digits: number;
  readonly signs: number;
  readonly pause: number;
  /** Chance of a comma before a conjunction. */
  readonly commas: number;
}

/** Writes a bare transcript as Parakeet does: capitals, commas and periods at pauses, numbers mostly in words. */
export function writeAsParakeet(text: string, language: Language, seed: number): string {
  return render(text, language, seed, { digits: 0.3, signs: 0, pause: 0.8, commas: 0.5 });
}

/** Writes a bare transcript as Whisper does: the same, with digits, `L4-L5`, `8h30`, `7/10`, `%`. */
export function writeAsWhisper(text: string, language: Language, seed: number): string {
  return render(text, language, seed, { digits: 1, signs: 0.6, pause: 0.6, commas: 0.2 });
}

/** Words said one after another: a command, at which the speaker pauses, or anything else. */
interface Stretch {
  readonly words: readonly string[];
  readonly isCommand: boolean;
}

function render(text: string, language: Language, seed: number, habits: Habits): string {
  const random = createRandom(seed);
  const usesDigits = random() < habits.digits;
  const usesSigns = usesDigits && random() < habits.signs;
  const usesHyphens = random() < 0.5;
  const stretches = stretchesOf(text, language).map(({ words, isCommand }) => {
    const said = usesDigits && !isCommand ? withDigits(words, language, usesSigns, random) : words;
    return { isCommand, words: usesHyphens ? said : said.map(withoutHyphens) };
  });
  return punctuate(stretches, habits, random);
}

function withoutHyphens(word: string): string {
  return word.startsWith('quatre-vingt') ? word.replaceAll('-', ' ') : word;
}

/** Cuts a bare transcript where a command is heard in it; where its words are prose nobody pauses. */
function stretchesOf(text: string, language: Language): readonly Stretch[] {
  const words = text.split(' ');
  const written = writeText(text, { language, abbreviations: 'keep' }).tokens;
  const isWord = (from: number, to: number): boolean =>
    written.some(
      ({ text: one, origin }) =>
        origin !== null &&
        origin.from <= to &&
        origin.to >= from &&
        /[\p{L}\d]/u.test(one) &&
        !(/^\d+$/.test(one) && origin.from < from && origin.to === to),
    );
  const stretches: Stretch[] = [];
  let plain: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = phraseLength(words, at, language);
    const isSign =
      /^(?:virgule|point)$/.test(words[at] ?? '') &&
      isNumber(words[at - 1], language) &&
      isNumber(words[at + 1], language);
    if (length === 0 || isSign || isWord(at, at + length - 1)) {
      plain.push(words[at] ?? '');
      at += 1;
      continue;
    }
    stretches.push(
      { words: plain, isCommand: false },
      { words: words.slice(at, at + length), isCommand: true },
    );
    plain = [];
    at += length;
  }
  stretches.push({ words: plain, isCommand: false });
  return stretches.filter((one) => one.words.length > 0);
}

function isNumber(word: string | undefined, language: Language): boolean {
  return word !== undefined && word !== 'un' && NUMBER_WORDS[language].has(word.replaceAll('-', ' '));
}

function punctuate(stretches: readonly Stretch[], { pause, commas }: Habits, random: () => number): string {
  let written = '';
  let capital = true;
  const mark = (one: string): void => {
    if (written === '' || /[.,]$/.test(written)) return;
    written += one;
    capital = one === '.';
  };
  for (const [index, { words, isCommand }] of stretches.entries()) {
    const phrase = words.join(' ');
    const isPaused = isCommand && !TIGHT.has(phrase) && random() < pause;
    if (isPaused && random() < 0.75) mark(random() < 0.35 && !DASHES.has(phrase) ? '.' : ',');
    for (const [at, word] of words.entries()) {
      if (at > 0 && !isCommand && BEFORE_COMMA.test(word) && random() < commas) mark(',');
      written +=
        (written === '' ? '' : ' ') + (capital ? word.charAt(0).toUpperCase() + word.slice(1) : word);
      capital = false;
    }
    if (isCommand && ENDS.test(phrase)) mark('.');
    else if (isPaused && index < stretches.length - 1) mark(random() < 0.3 ? '.' : ',');
  }
  return /[.,]$/.test(written) ? written.replace(/,$/, '.') : `${written}.`;
}

function phraseLength(words: readonly string[], at: number, language: Language): number {
  for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
    const phrase = words
      .slice(at, at + length)
      .join(' ')
      .toLowerCase()
      .replaceAll('’', "'");
    if (words.length >= at + length && PHRASES[language].has(phrase)) return length;
  }
  return 0;
}

function withDigits(
  words: readonly string[],
  language: Language,
  usesSigns: boolean,
  random: () => number,
): string[] {
  const digits: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = numberAt(words, at, language);
    if (found === null) {
      digits.push(words[at] ?? '');
      at += 1;
    } else {
      digits.push(found.digits);
      at += found.length;
    }
  }
  return joinFigures(digits, language, usesSigns, random);
}

function numberAt(
  words: readonly string[],
  at: number,
  language: Language,
): { readonly digits: string; readonly length: number } | null {
  for (let length = LONGEST_NUMBER; length > 0; length -= 1) {
    if (at + length > words.length) continue;
    const value = NUMBER_WORDS[language].get(
      words
        .slice(at, at + length)
        .join(' ')
        .toLowerCase()
        .replaceAll('-', ' '),
    );
    if (value === undefined) continue;
    const isArticle = value === '1' && !/^[LSCTD]$/.test(words[at - 1] ?? '');
    const isColon = value === '2' && (words[at + length] ?? '').startsWith('point');
    const isPercent = words[at] === 'cent' && words[at - 1] === 'pour';
    return isArticle || isColon || isPercent ? null : { digits: value, length };
  }
  return null;
}

/** `L4-L5`, `8h30`, `12,5`, `7/10`, `90°` out of digits and words. */
function joinFigures(
  words: readonly string[],
  language: Language,
  usesSigns: boolean,
  random: () => number,
): string[] {
  let text = ` ${words.join(' ')} `;
  text = text.replaceAll(
    / ([lsctd]) (\d{1,2})(?= )/gi,
    (_, letter: string, digit: string) => ` ${letter.toUpperCase()}${digit}`,
  );
  if (random() < 0.6) text = text.replaceAll(/(?<= [LSCTD]\d{1,2}) (?=[LSCTD]\d{1,2} )/g, '-');
  for (let run = 0; run < 3; run += 1)
    text = text.replaceAll(/(?<= (?:virgule|point)(?: \d)*) (\d) (?=\d )/g, ' $1');
  text =
    language === 'fr'
      ? text
          .replaceAll(/(?<= \d+) virgule (?=\d+ )/g, ',')
          .replaceAll(/(?<= \d{1,2}) heures (\d{2})(?= )/g, 'h$1')
      : text
          .replaceAll(/ one (\d{2})(?= over )/g, ' 1$1')
          .replaceAll(/(?<= \d+) point (?=\d+ )/g, '.')
          .replaceAll(/(?<= \d{1,2}) (\d{2})(?= (?:am|pm|AM|PM) )/g, ':$1');
  if (!usesSigns) return text.trim().split(' ');
  text = text.replaceAll(/(?<= \d) (?:sur|out of) (?=(?:5|10) )/g, '/');
  for (const [word, sign] of Object.entries(UNITS)) {
    text = text.replaceAll(new RegExp(`(?<=[ ,.]\\d+) ${word}(?= (?!celsius))`, 'gi'), sign);
  }
  return text.trim().split(' ');
}
