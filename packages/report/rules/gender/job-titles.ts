/**
 * The other gender of a job title, by the productive endings that the Office québécois de la langue française gives in
 * its « Banque de dépannage linguistique »; what the lexicon has of the title goes first.
 */
import type { Gender } from './gender-change.ts';
import { readWord } from './word-readings.ts';
import type { GenderedForm } from './word-readings.ts';

/** A verb of the same stem there may be, yet the feminine in use is in -eure. */
const IN_EURE = new Set(
  'professeur superviseur réviseur gouverneur procureur docteur assesseur assureur précurseur auteur ingénieur entrepreneur'.split(
    ' ',
  ),
);
/** Feminines that the lexicon lacks and no ending gives. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['sauveteur', 'sauveteuse'],
  ['agent', 'agente'],
  ['pompier', 'pompière'],
  ['contremaître', 'contremaîtresse'],
  ['maître', 'maîtresse'],
  ['hôte', 'hôtesse'],
  ['maçon', 'maçonne'],
  ['bûcheron', 'bûcheronne'],
  ['forgeron', 'forgeronne'],
  ['vigneron', 'vigneronne'],
]);
const IRREGULAR_MASCULINE: ReadonlyMap<string, string> = new Map(
  [...IRREGULAR].map(([masculine, feminine]) => [feminine, masculine]),
);
/** Two feminines are in use: the physician chooses. */
const TWO_FEMININES = new Set(['chauffeur', 'auteur', 'contremaître']);

/** Endings of titles that the lexicon lacks, masculine and feminine. */
const ENDINGS: readonly (readonly [masculine: string, feminine: string])[] = [
  ['ier', 'ière'],
  ['cher', 'chère'],
  ['ger', 'gère'],
  ['ien', 'ienne'],
];

/** « soudeur » is who « soude », « chercheur » who « cherche »; an « ingénieur » does nothing of the like. */
function isFromVerb(stem: string): boolean {
  return ['er', 're', 'ir'].some((ending) => readWord(stem + ending).isInfinitive) || /[^i]iss$/u.test(stem);
}

/** « monteur » has « monter » and no « montion »; « inspecteur » has « inspection », « opérateur » no « opérater ». */
function isTeuse(stem: string): boolean {
  return readWord(`${stem}er`).isInfinitive && !readWord(`${stem}ion`).isNoun;
}

function feminineInEur(word: string): string {
  const stem = word.slice(0, -3);
  if (IN_EURE.has(word)) return `${word}e`;
  if (stem.endsWith('t') && !stem.endsWith('tt') && !isTeuse(stem)) return `${stem}rice`;
  return isFromVerb(stem) || readWord(`${stem}euse`).isNoun ? `${stem}euse` : `${word}e`;
}

function feminineOf(word: string, isKnown: boolean): string | undefined {
  if (word.endsWith('eur')) return feminineInEur(word);
  // « dossier », « lien »: most nouns of these endings that have no feminine in the lexicon name things.
  if (isKnown) return undefined;
  for (const [masculine, feminine] of ENDINGS) {
    if (word.endsWith(masculine)) return word.slice(0, -masculine.length) + feminine;
  }
  return undefined;
}

function masculineOf(word: string): string | undefined {
  for (const ending of ['euse', 'eure', 'rice']) {
    const isEnding = word.endsWith(ending) && (ending !== 'rice' || word.endsWith('trice'));
    if (isEnding) return `${word.slice(0, -ending.length)}eur`;
  }
  for (const [masculine, feminine] of ENDINGS) {
    if (word.endsWith(feminine)) return word.slice(0, -feminine.length) + masculine;
  }
  return undefined;
}

/** The feminine of a noun that stands where a title does, though the lexicon has none: « magasinier ». */
export function titleByEnding(word: string): GenderedForm | undefined {
  const counterpart = feminineOf(word, false);
  return counterpart === undefined ? undefined : { gender: 'male', counterpart };
}

/** True for a title that the lexicon reads as something else: « maçonne » is a form of « maçonner » there. */
export function isIrregularTitle(word: string): boolean {
  return IRREGULAR.has(word) || IRREGULAR_MASCULINE.has(word);
}

/** A job title in the other gender; `isUnclear` where two forms are in use. */
export function otherTitle(word: string): (GenderedForm & { readonly isUnclear: boolean }) | undefined {
  if (word.length < 4) return undefined;
  const { noun, nounGender, isKnown } = readWord(word);
  const isUnclear = TWO_FEMININES.has(word);
  const irregular = IRREGULAR.get(word) ?? IRREGULAR_MASCULINE.get(word);
  if (irregular !== undefined) {
    return { gender: IRREGULAR.has(word) ? 'male' : 'female', counterpart: irregular, isUnclear };
  }
  // The lexicon has « venderesse » and « ingénieuse »: the feminine of -eur is by rule.
  if (noun !== undefined && !word.endsWith('eur')) return { ...noun, isUnclear };
  const made = (gender: Gender, counterpart: string | undefined) =>
    counterpart === undefined ? undefined : { gender, counterpart, isUnclear };
  const masculine = masculineOf(word);
  if (masculine !== undefined && masculine !== word) {
    const isTitle = readWord(masculine).isNoun || (!isKnown && /(?:euse|eure|trice)$/u.test(word));
    if (isTitle) return made('female', masculine);
  }
  return nounGender === 'male' || !isKnown ? made('male', feminineOf(word, isKnown)) : undefined;
}
