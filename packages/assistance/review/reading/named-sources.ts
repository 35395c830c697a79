/** Whose word « selon » gives: somebody else's, or the signer's own by a scale, a law or an examination. */
import { isPersonNoun, OTHER_PEOPLE } from '@constat/report/rules/gender';
import { plainText } from '../../local/conclusion/plain-text.ts';

/** What follows up to a comma, a stop or a bracket is the source. */
const NAMED = /(?<![a-z])(?:selon|d'apres|according to|per the) ?(?<source>[^,;:()%]{2,80})/gu;
/** « Mon examen », "our measurements", « ce que j'ai constaté ». */
const OWN = /^(?:mon|ma|mes|notre|nos|my|our|ce que (?:je|nous)|what (?:i|we))(?![a-z])|^ce que j'/u;
/** What a signer measures by; whatever institution made it. */
const NORM =
  /^(?:(?:l'|d'|l[ae]s? |the |cette |cet |ce |ces |this |these )?(?:(?:meme|presente?|nouve[a-z]+|actuel[a-z]*|current|same|present|new) )?)(?:baremes?|tables?|tableaux?|reglements?|annexes?|echelles?|loi|lois|articles?|chapitres?|sections?|guides?|normes?|grilles?|methodes?|formules?|criteres?|classifications?|codes?|schedules?|scales?|regulations?|act|law|chapters?|annex|appendix|standards?|grids?|methods?|formulas?|criteria|rules?|regles?)(?![a-z])/u;
/** Institutions, and papers that hold somebody's word. */
const INSTITUTION =
  /^(?:cnesst|csst|bem|saaq|tat|clp|irsst|ivac|ramq|tribunal|commission|bureau|hopital|clinique|syndicat|assureur|assurance|compagnie|ministere|comite|board|court|hospital|clinic|union|insurer|company|committee|rapports?|dossiers?|decisions?|lettres?|expertises?|avis|notes?|protocole|certificats?|attestations?|declarations?|formulaires?|documents?|reports?|files?|charts?|records?|letters?|opinions?|statements?|certificates?|forms?)$/u;
/** The worker, by noun, title or pronoun. */
const TELLER =
  /^(?:lui|elle|eux|elles|travailleu(?:rs?|ses?)|patient(?:e?s)?|patiente?|assuree?s?|interessee?|reclamante?|monsieur|madame|mme|mlle|dr|dre|him|her|them|worker|claimant|employee|mr|mrs|ms)$/u;
/** An image has a name of capitals and is nobody. */
const IMAGE = /^(?:irm|tdm|emg|mri|ct|rx|dap|dpjv|apd|[A-Z]?\d.*)$/iu;
const PEOPLE: ReadonlySet<string> = new Set([...OTHER_PEOPLE.keys()].map(plainText));

/** @param text the sentence as it stands: a name is a word with a capital, as it follows the preposition */
export function namesSource(plain: string, text: string): boolean {
  return [...plain.matchAll(NAMED)].some(({ 0: all, index, groups }) => {
    const source = groups?.['source'] ?? '';
    if (OWN.test(source) || NORM.test(source)) return false;
    const start = index + all.length - source.length;
    return wordsOf(source, text.slice(start, start + source.length)).some(isSomebody);
  });
}

interface Word {
  readonly plain: string;
  readonly text: string;
}

function wordsOf(plain: string, text: string): readonly Word[] {
  return [...plain.matchAll(/[a-z\d]+/gu)].map(({ 0: word, index }) => ({
    plain: word,
    text: text.slice(index, index + word.length),
  }));
}

function isSomebody({ plain, text }: Word, at: number, all: readonly Word[]): boolean {
  if (TELLER.test(plain) || INSTITUTION.test(plain) || PEOPLE.has(plain) || isPersonNoun(plain)) return true;
  // « L'examen du 12 mai 2024 » is of then.
  if (/^\d/u.test(plain) && /^(?:du|of|le|on)$/u.test(all[at - 1]?.plain ?? '')) return true;
  return /^\p{Lu}/u.test(text) && !IMAGE.test(plain);
}
