import { FormTable, tokenise } from '@constat/language/text';
import type { TextLanguage } from '../difference.ts';
import { findSpans } from '../text/spans.ts';
import { readSpokenMarks } from '../text/spoken-marks.ts';
import { stemOf } from '../text/stem.ts';
import type { Form } from '../text/token.ts';
import type { Fact, Reading } from './fact.ts';
import { readAllowedLoads } from './allowed-loads.ts';
import { joinBothSides } from './both-sides.ts';
import { dropRates, readClockTimes } from './clock-times.ts';
import type { ClockTimes } from './clock-times.ts';
import { addFigures } from './figures.ts';
import { readJointCounts } from './joint-counts.ts';
import { readLexicon } from './lexicon/match.ts';
import { readFingerRanks } from './finger-ranks.ts';
import { readFutureMarks } from './future-marks.ts';
import { skipListMarks } from './list-marks.ts';
import { collectKnownWords, readNames } from './names.ts';
import type { KnownWords } from './names.ts';
import { readMiddleFinger } from './middle-finger.ts';
import { findNegations } from './negations.ts';
import type { Negation } from './negations.ts';
import { readPairedMovements } from './paired-movements.ts';
import { readRestrictions } from './restrictions.ts';
import { rolesOf } from './roles-of.ts';
import { readShortSides } from './short-sides.ts';
import { findContents } from './contents.ts';
import type { Content } from './contents.ts';
import { findAkin } from './lexicon/match.ts';
import { SenseTable } from './senses.ts';
import { NO_TERM, TermTable } from './term-table.ts';
import { findTerms, isStopWord } from './terms.ts';

/** The facts of a text, and what each of its words stands for. */
export interface TextFacts extends Reading {
  /** In the order of their first token. */
  readonly facts: Fact[];
  /** For each token the number of its term. */
  readonly terms: Int32Array;
  readonly negations: readonly Negation[];
  readonly clockTimes: ClockTimes;
}

/** Everything that the comparison of two texts needs to know of one. */
export interface TextContents extends TextFacts {
  /** All that the text states, in order. */
  readonly contents: readonly Content[];
}

/** One reading for each text. */
type Each<Texts extends readonly string[], Read> = { readonly [Index in keyof Texts]: Read };

/**
 * Reads the facts of texts that are to be compared: their terms are numbered alike, and a drug or a name seen in one is
 * known in the others.
 */
export function readFacts<const Texts extends readonly string[]>(
  texts: Texts,
  language: TextLanguage,
): Each<Texts, TextFacts> {
  return readAll(texts, language).readings as Each<Texts, TextFacts>;
}

/** The same with all that the texts state, facts or not. */
export function readContents<const Texts extends readonly string[]>(
  texts: Texts,
  language: TextLanguage,
): Each<Texts, TextContents> {
  const { readings, senses } = readAll(texts, language);
  return readings.map((reading) => ({
    ...reading,
    contents: findContents(reading, reading.negations, senses, reading.clockTimes),
  })) as Each<Texts, TextContents>;
}

function readAll(
  texts: readonly string[],
  language: TextLanguage,
): { readonly readings: readonly TextFacts[]; readonly senses: SenseTable } {
  const known: KnownWords = { names: new Set(), drugs: new Set() };
  const table = new TermTable();
  const senses = new SenseTable(language, table, (roots) => findAkin(roots, language));
  const forms = new FormTable<Form>((form) => {
    const stem = form.kind === 'word' ? stemOf(form.key, language) : form.key;
    return {
      ...form,
      stem,
      roles: rolesOf({ ...form, stem }, language),
      term: form.kind === 'word' && !isStopWord(form.key, language) ? senses.termOf(form.text) : NO_TERM,
    };
  });
  const values = texts.map((text) => readValues(text, language, forms, table, known));
  return { readings: values.map((reading) => complete(reading, known)), senses };
}

function readValues(
  text: string,
  language: TextLanguage,
  forms: FormTable<Form>,
  table: TermTable,
  known: KnownWords,
): Reading {
  const tokens = readSpokenMarks(tokenise(text, forms), language);
  const reading: Reading = {
    language,
    table,
    tokens,
    taken: new Uint8Array(tokens.length),
    numberAt: new Uint8Array(tokens.length),
    facts: [],
    tags: new Map(),
    ...findSpans(text, tokens, language),
  };
  skipListMarks(reading);
  readFingerRanks(reading);
  readPairedMovements(reading);
  readJointCounts(reading);
  addFigures(reading, text);
  collectKnownWords(reading, known);
  return reading;
}

function complete(reading: Reading, known: KnownWords): TextFacts {
  readNames(reading, known);
  readRestrictions(reading);
  const clockTimes = readClockTimes(reading);
  readMiddleFinger(reading);
  readAllowedLoads(reading);
  readFutureMarks(reading);
  readLexicon(reading);
  dropRates(reading, clockTimes);
  readShortSides(reading);
  reading.facts.sort((a, b) => a.first - b.first);
  joinBothSides(reading);
  reading.facts.sort((a, b) => a.first - b.first);
  const terms = findTerms(reading);
  return { ...reading, terms, negations: findNegations(reading, terms), clockTimes };
}
