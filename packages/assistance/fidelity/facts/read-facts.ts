import { monthNumber } from '@constat/language/dates';
import { FormTable, tokenise } from '@constat/language/text';
import type { TextLanguage } from '../difference.ts';
import { findSpans } from '../text/sentence-and-clause-spans.ts';
import { readSpokenMarks } from '../text/spoken-marks.ts';
import { stemOf } from '../text/stem.ts';
import type { Form } from '../text/token.ts';
import type { Fact, Reading } from './fact.ts';
import { joinBothSides } from './join-both-sides.ts';
import { dropRates, readClockTimes } from './clock-times.ts';
import type { ClockTimes } from './clock-times.ts';
import { addFigures } from './figures.ts';
import { DRUG_NAMES } from './lexicon/drugs.ts';
import { beginsExpression, findRelatedFact, readLexicon } from './lexicon/match-expressions.ts';
import { readFingerRanks, readMiddleFinger } from './finger-names.ts';
import {
  readAllowedLoads,
  readFutureMarks,
  readJointCounts,
  readRestrictions,
} from './grammatical-constructions.ts';
import { skipListMarks } from './list-marks.ts';
import { collectKnownWords, isTitle, readNames } from './drug-and-person-names.ts';
import type { KnownWords } from './drug-and-person-names.ts';
import { findNegations, mayDeny } from './negations.ts';
import type { Negation } from './negations.ts';
import { readPairedMovements } from './paired-movements.ts';
import { readAbbreviatedSides } from './abbreviated-sides.ts';
import { findContents } from './find-contents.ts';
import type { Content } from './find-contents.ts';
import { ROLE } from './role.ts';
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
  const senses = new SenseTable(language, table, (roots) => findRelatedFact(roots, language));
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
  readAbbreviatedSides(reading);
  reading.facts.sort((a, b) => a.first - b.first);
  joinBothSides(reading);
  reading.facts.sort((a, b) => a.first - b.first);
  const terms = findTerms(reading);
  return { ...reading, terms, negations: findNegations(reading, terms), clockTimes };
}

/** The roles that a form may play in a text of the language: what each reader has to look at. */
function rolesOf(
  { kind, key: plain, stem }: Pick<Form, 'kind' | 'key' | 'stem'>,
  language: TextLanguage,
): number {
  if (kind !== 'word') return 0;
  return (
    (monthNumber(plain, language) === undefined ? 0 : ROLE.month) |
    (isTitle(plain) ? ROLE.title : 0) |
    (DRUG_NAMES.has(plain) ? ROLE.drug : 0) |
    (beginsExpression(stem, language) ? ROLE.expression : 0) |
    (mayDeny(plain, language) ? ROLE.denial : 0)
  );
}
