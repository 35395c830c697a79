import type { Language } from '@constat/language';
import { readCardinal, readRank } from '@constat/language/numbers';
import { fold } from '@constat/language/text';
import type { Word } from '@constat/language/text';
import { CORRECTION_COMMANDS } from '../written/self-correction/correction-commands.ts';
import { ENGLISH_MARKS } from '../written/punctuation/marks-en.ts';
import { FRENCH_MARKS } from '../written/punctuation/marks-fr.ts';

const MARKS = { fr: FRENCH_MARKS, en: ENGLISH_MARKS } as const;
const SIDES = {
  fr: 'gauche gauches droit droite droits droites bilateral bilaterale bilateraux bilaterales',
  en: 'left right bilateral bilaterally',
} as const;
const NEGATIONS = {
  fr: 'pas non ni sans aucun aucune aucuns aucunes jamais nul nulle rien negatif negative negatifs negatives',
  en: "no not nor without never none nothing negative cannot n't",
} as const;

/** Words that turn a fact over, or command: nothing is proposed in their place, however they were recognised. */
const WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: protectedIn('fr'),
  en: protectedIn('en'),
};

/** Whether the folded word is a number, a side, a negation, the name of a mark or a spoken correction. */
export function isProtected(key: string, language: Language): boolean {
  if (WORDS[language].has(key) || /\d/u.test(key)) return true;
  const word: Word = { text: key, key, glue: '', kind: 'word', spoken: false, ambiguity: null };
  return readCardinal([word], 0, language) !== null || readRank([word], 0, language) !== null;
}

function protectedIn(language: Language): ReadonlySet<string> {
  const phrases = [
    ...MARKS[language].flatMap((mark) => mark.phrases),
    ...CORRECTION_COMMANDS[language].flatMap(([, spoken]) => spoken),
  ];
  const single = phrases.map(fold).filter((phrase) => !phrase.includes(' '));
  return new Set([...single, ...`${SIDES[language]} ${NEGATIONS[language]}`.split(' ')]);
}
