import { Lexicon } from '../lexicon.ts';
import { COMPOUND_RULES } from '../prefixes.ts';
import { FRENCH_ADDITIONS } from '../tables/french-additions.ts';
import { FRENCH_FAMILIES } from '../tables/french-families.ts';
import { FRENCH_NAMES } from '../tables/french-names.ts';
import { FRENCH_WORDS } from '../tables/french-words.ts';
import { FRENCH_FUNCTION_WORDS } from './function-words.ts';
import { inflectFrenchTerm } from './inflect-term.ts';
import { FRENCH_SYNONYMS } from './synonyms.ts';
import { FRENCH_TERMS } from './terms.ts';
import { FRENCH_TITLES } from './titles.ts';

/** The French lexicon; its tables are read when it is first used. */
export const FRENCH_LEXICON: Lexicon = new Lexicon({
  language: 'fr',
  words: [FRENCH_WORDS, FRENCH_ADDITIONS],
  functionWords: FRENCH_FUNCTION_WORDS,
  preferredWords: FRENCH_TITLES,
  terms: FRENCH_TERMS,
  inflectTerm: inflectFrenchTerm,
  families: FRENCH_FAMILIES,
  synonyms: FRENCH_SYNONYMS,
  names: FRENCH_NAMES,
  compounds: COMPOUND_RULES.fr,
});
