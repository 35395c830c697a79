/** Blocks of an examination as they are heard: without a mark, with marks that are said, and as engines write them. */
import { writeAsParakeet, writeAsWhisper, createRandom } from '../engines/write-as-engine.test-data.ts';
import { NUMBER_WORDS } from '../engines/number-words.test-data.ts';

type Language = 'fr' | 'en';
type Tell = (spoken: string, language: Language, seed: number) => string;

const WORDS_OF: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  fr: wordsOf('fr'),
  en: wordsOf('en'),
};
/** What may be said at the end of a value. */
const SAID_MARKS: Readonly<Record<Language, readonly string[]>> = {
  fr: ['point', 'virgule', 'à la ligne', 'point à la ligne'],
  en: ['period', 'comma', 'new line', 'new paragraph'],
};
const AFTER_UNIT = /(?<=degrés|degrees|°) (?=\p{L})/gu;
const BEFORE_MOVE =
  /(?<=\p{L}) (?=(?:flexion|extension|abduction|adduction|rotation|internal|external)\b)/giu;

function wordsOf(language: Language): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const [spoken, digits] of NUMBER_WORDS[language]) if (!words.has(digits)) words.set(digits, spoken);
  return words;
}

/** With numbers in words, and no mark. */
function bare(spoken: string, language: Language): string {
  return spoken
    .replaceAll(/[.,]/g, '')
    .replaceAll(/\d+/g, (digits) => WORDS_OF[language].get(digits) ?? digits);
}

/** With the names of marks said after some values. */
function withSaidMarks(spoken: string, language: Language, seed: number): string {
  const random = createRandom(seed);
  const share = random();
  const marks = SAID_MARKS[language].filter(() => random() < 0.7);
  return bare(spoken, language).replaceAll(AFTER_UNIT, () => {
    const mark = marks[Math.floor(random() * marks.length)];
    return mark === undefined || random() > share ? ' ' : ` ${mark} `;
  });
}

/** As an engine writes it that hears a pause, of a comma or a period, after some values and some labels. */
function withPauses(write: Tell): Tell {
  return (spoken, language, seed) => {
    const random = createRandom(seed);
    const [share, periods, commas] = [random() * 0.9, random(), random() * 0.4];
    const written = write(bare(spoken, language), language, seed)
      .replaceAll(AFTER_UNIT, () => (random() > share ? ' ' : random() < periods ? '. ' : ', '))
      .replaceAll(BEFORE_MOVE, (space: string, at: number, all: string) =>
        random() < commas && !/(?:in|ex)ternal$/i.test(all.slice(0, at)) ? ', ' : space,
      );
    return written.replaceAll(/(?<=\. )\p{Ll}/gu, (letter) => letter.toUpperCase());
  };
}

/** Ways to tell the same blocks, by name. */
export const BLOCK_WORDINGS: Readonly<Record<string, Tell>> = {
  bare,
  'with said marks': withSaidMarks,
  'as Parakeet writes': withPauses(writeAsParakeet),
  'as Whisper writes': withPauses(writeAsWhisper),
};
