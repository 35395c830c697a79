/** The passages of a text that are in the other language than its report: each is read in its own. */
import type { ReportLanguage } from '@constat/report/document';
import { splitSentences } from '@constat/language/text';
import { plainText } from '../../local/conclusion/plain-text.ts';

/** Words that one language has and the other has not: of grammar, of sides, and of what reports tell most. */
const TELLING: Readonly<Record<ReportLanguage, ReadonlySet<string>>> = {
  fr: new Set(
    (
      'le la les un une des du au aux ce cet cette ces sa ses leur leurs il elle ils elles nous qui que dans pour sur ' +
      'sous sans avec chez vers depuis pendant durant lors apres avant et mais donc est sont etait etaient ont avait ' +
      'avaient droit droite droits droites gauche gauches genou genoux epaule epaules cheville chevilles coude coudes ' +
      'poignet poignets hanche hanches dos cou pied pieds main mains douleur douleurs entorse dechirure travailleur ' +
      'travailleuse mois semaine semaines jour jours ans'
    ).split(' '),
  ),
  en: new Set(
    (
      'the this that these those his her their its he she it they we who which of in at to for by with without from ' +
      'into under after before during until since and was is were has had been be will not no left right knee knees ' +
      'shoulder shoulders ankle ankles elbow elbows wrist wrists hip hips back neck foot feet hand hands pain sprain ' +
      'strain tear worker month months week weeks day days year years'
    ).split(' '),
  ),
};
/** So many telling words of the other language alone, or so many times those of its own. */
const ALONE = 2;
const TIMES = 4;

export const otherLanguage = (language: ReportLanguage): ReportLanguage => (language === 'fr' ? 'en' : 'fr');

/** True where a sentence is plainly in the other language; one that may be in either is in that of its report. */
export function isInOther(sentence: string, language: ReportLanguage): boolean {
  const words = plainText(sentence).match(/[a-z]+/gu) ?? [];
  const own = words.filter((word) => TELLING[language].has(word)).length;
  const other = words.filter((word) => TELLING[otherLanguage(language)].has(word)).length;
  return own === 0 ? other >= ALONE : other >= TIMES * own;
}

/** A text in two, each as long as the whole: blanks stand where the passages of the other one are. */
export interface TextByLanguage {
  readonly own: string;
  /** Null where nothing is in the other language. */
  readonly other: string | null;
}

/** @param language of the report */
export function byLanguage(text: string, language: ReportLanguage): TextByLanguage {
  const others: { readonly start: number; readonly end: number }[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    let from = 0;
    for (const sentence of splitSentences(line, language)) {
      const start = line.indexOf(sentence, from);
      from = start + sentence.length;
      if (isInOther(sentence, language)) others.push({ start: lineStart + start, end: lineStart + from });
    }
    lineStart += line.length + 1;
  }
  if (others.length === 0) return { own: text, other: null };
  let own = '';
  let other = '';
  let at = 0;
  for (const { start, end } of others) {
    own += text.slice(at, start) + ' '.repeat(end - start);
    other += blank(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return { own: own + text.slice(at), other: other + blank(text.slice(at)) };
}

const blank = (text: string): string =>
  text.replaceAll(/[^\n]/gu, (character) => ' '.repeat(character.length));
