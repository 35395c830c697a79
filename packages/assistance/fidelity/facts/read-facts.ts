import type { TextLanguage } from '../difference.ts';
import { findSpans } from '../text/spans.ts';
import { readSpokenMarks } from '../text/spoken-marks.ts';
import { tokenise } from '../text/tokenise.ts';
import { readNumericDates, readWordDates, tagRanges } from './dates.ts';
import type { Fact, Reading } from './fact.ts';
import { readLevels } from './levels.ts';
import { readLexicon } from './lexicon/match.ts';
import { collectKnownWords, readNames } from './names.ts';
import type { KnownWords } from './names.ts';
import { findNegations } from './negations.ts';
import type { Negation } from './negations.ts';
import { readNumbers } from './numbers/read-numbers.ts';
import { readQuantities } from './quantities.ts';
import { findTerms, weighTerms } from './terms.ts';

/** Everything that the comparison needs to know of a text. */
export interface TextFacts extends Reading {
  readonly facts: Fact[];
  readonly terms: readonly string[];
  /** What each token's term weighs in a context. */
  readonly weights: Float64Array;
  /** 1 where the term names a thing rather than a value. */
  readonly content: Uint8Array;
  readonly negations: readonly Negation[];
}

/** Reads the facts of the source and of the proposal; a drug or a name seen in one is known in the other. */
export function readFacts(
  source: string,
  proposal: string,
  language: TextLanguage,
): readonly [TextFacts, TextFacts] {
  const known: KnownWords = { names: new Set(), drugs: new Set() };
  const readings = [readValues(source, language, known), readValues(proposal, language, known)] as const;
  return [complete(readings[0], known), complete(readings[1], known)];
}

function readValues(text: string, language: TextLanguage, known: KnownWords): Reading {
  const tokens = readSpokenMarks(tokenise(text, language), language);
  const reading: Reading = {
    language,
    tokens,
    taken: new Uint8Array(tokens.length),
    numberAt: new Uint8Array(tokens.length),
    facts: [],
    tags: new Map(),
    ...findSpans(tokens, language),
  };
  readLevels(reading);
  readNumericDates(reading);
  const numbers = readNumbers(reading);
  readWordDates(reading, numbers);
  tagRanges(reading);
  readQuantities(reading, numbers);
  collectKnownWords(reading, known);
  return reading;
}

function complete(reading: Reading, known: KnownWords): TextFacts {
  readNames(reading, known);
  readLexicon(reading);
  reading.facts.sort((a, b) => a.first - b.first);
  const terms = findTerms(reading);
  return { ...reading, terms, ...weighTerms(terms), negations: findNegations(reading, terms) };
}
