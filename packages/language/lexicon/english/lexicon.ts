import { Lexicon } from '../lexicon.ts';
import { COMPOUND_RULES } from '../prefixes.ts';
import { ENGLISH_FAMILIES } from '../tables/english-families.ts';
import { ENGLISH_NAMES } from '../tables/english-names.ts';
import { ENGLISH_WORDS } from '../tables/english-words.ts';
import { ENGLISH_FUNCTION_WORDS } from './function-words.ts';
import { inflectEnglishTerm } from './inflect-term.ts';
import { ENGLISH_SYNONYMS } from './synonyms.ts';
import { ENGLISH_TERMS } from './terms.ts';

/** The English lexicon; its tables are read when it is first used. */
export const ENGLISH_LEXICON: Lexicon = new Lexicon({
  language: 'en',
  words: [ENGLISH_WORDS],
  functionWords: ENGLISH_FUNCTION_WORDS,
  preferredWords: [],
  terms: ENGLISH_TERMS,
  inflectTerm: inflectEnglishTerm,
  families: ENGLISH_FAMILIES,
  synonyms: ENGLISH_SYNONYMS,
  names: ENGLISH_NAMES,
  compounds: COMPOUND_RULES.en,
});
