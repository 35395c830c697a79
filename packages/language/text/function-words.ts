import type { Language } from '../language.ts';

const FRENCH = `
  le la les l' un une des du de d' au aux ce cet cette ces mon ma mes son sa ses leur leurs notre nos votre vos
  il elle ils elles on je j' tu nous vous qui que qu' dont se s' y en
  a dans par pour sur sous sans avec chez vers entre depuis pendant durant lors selon apres avant contre malgre jusqu jusqu'
  environ des
  et ou mais donc ni car puis si comme quand lorsque lorsqu lorsqu' alors ensuite aussi toutefois ne n' pas plus moins
  est sont etait etaient ont avait avaient sera seront fut montre montrait
  gauche droite droit lateral medial`;
const ENGLISH = `
  the a an this that these those his her their its my our he she it they we i who which
  of in on at to for by with without from according into over under after before during since until as per around about
  and or but so then if when while where because than not no
  is was are were has had be been will shows showed which afterwards`;

const WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(FRENCH.trim().split(/\s+/)),
  en: new Set(ENGLISH.trim().split(/\s+/)),
};

/** Whether the folded word is one of grammar (article, pronoun, preposition, link, auxiliary) or of side: no number counts it. */
export function isFunctionWord(key: string, language: Language): boolean {
  return WORDS[language].has(key);
}
