import type { Language } from '../language.ts';
import { CLINICAL_NAMES } from './clinical-names.ts';
import { type CompoundRules, compoundParts } from './compound.ts';
import { readDerivedForm } from './derived-form.ts';
import { FamilyTable } from './family-table.ts';
import { cutTable, FormTable, type InflectedForm, tableOfLines } from './form-table.ts';
import type { FormReading, InflectionRequest } from './reading.ts';
import { listTerms, type Term, type TermClass, type TermTable } from './terms.ts';

/** What a lexicon is made of; French and English give the same parts. */
export interface LexiconSources {
  readonly language: Language;
  /** Generated tables of words; what an earlier one gives of a word stands first. */
  readonly words: readonly string[];
  readonly functionWords: string;
  /** Lines of a word table that stand before the generated ones. */
  readonly preferredWords: readonly string[];
  readonly terms: TermTable;
  /** The lines of a word table that the terms give. */
  readonly inflectTerm: (term: Term) => string;
  readonly families: string;
  /** Groups of expressions of one meaning, one group a line, separated by `=`. */
  readonly synonyms: string;
  readonly names: string;
  readonly compounds: CompoundRules;
}

/** The words of a language: their forms, grammar, families, and the classes of medical terms. */
export class Lexicon {
  readonly language: Language;
  readonly #sources: LexiconSources;
  readonly #readings = new Map<string, readonly FormReading[]>();
  #tables: readonly FormTable[] | undefined;
  #families: FamilyTable | undefined;
  #synonyms: ReadonlyMap<string, readonly string[]> | undefined;
  #names: ReadonlySet<string> | undefined;
  #classes: ReadonlyMap<string, readonly TermClass[]> | undefined;

  constructor(sources: LexiconSources) {
    this.language = sources.language;
    this.#sources = sources;
  }

  /** Whether a form, inflected or not and whatever its capitals, is a common word, or a compound of one. */
  isKnownWord(form: string): boolean {
    return this.readForm(form).length > 0;
  }

  /** Whether a form is a known name of a person, a place or a firm, or of a clinical test, with its capital. */
  isKnownName(form: string): boolean {
    this.#names ??= new Set([...this.#sources.names.split(' '), ...CLINICAL_NAMES]);
    return this.#names.has(plainQuotes(form));
  }

  /** All readings of a form; none of an unknown one. */
  readForm(form: string): readonly FormReading[] {
    // Most forms are asked for in the very letters under which their readings are kept.
    const asItStands = this.#readings.get(form);
    if (asItStands) return asItStands;
    const key = plainQuotes(form).toLowerCase();
    if (key.length > LONGEST_FORM) return [];
    const known = this.#readings.get(key);
    if (known) return known;
    const readings = this.#read(key);
    if (this.#readings.size >= MOST_KEPT_READINGS) this.#readings.clear();
    this.#readings.set(key, readings);
    return readings;
  }

  /** The form of a word that has the features asked for, or nothing where the word or the form is not known. */
  inflect(lemma: string, request: InflectionRequest): string | undefined {
    const key = plainQuotes(lemma).toLowerCase();
    if (key.length > LONGEST_FORM) return undefined;
    for (const spelling of spellings(key)) {
      const form = this.#inflectPlain(spelling, request);
      if (form !== undefined) return form;
    }
    for (const { first, base } of compoundParts(key, this.#sources.compounds)) {
      const form = this.#inflectPlain(base, request);
      if (form !== undefined) return first + form;
    }
    return undefined;
  }

  /** The names of the derivational families that the readings of a form belong to; an unknown form is its own family. */
  familiesOf(form: string): readonly string[] {
    const lemmas = this.readForm(form).map(({ lemma }) => lemma);
    const found = lemmas.length > 0 ? lemmas : [plainQuotes(form).toLowerCase()];
    return [...new Set(found.map((lemma) => this.familyOfLemma(lemma)))];
  }

  /** The name of the family of a word given by its lemma, whatever else its letters may be a form of. */
  familyOfLemma(lemma: string): string {
    this.#families ??= new FamilyTable(this.#sources.families);
    return this.#families.familyOf(plainQuotes(lemma).toLowerCase());
  }

  /** Whether two forms are, in some reading, of one word or of one derivational family. */
  sameFamily(first: string, second: string): boolean {
    const families = this.familiesOf(first);
    return this.familiesOf(second).some((family) => families.includes(family));
  }

  /** The expressions, each one or several lemmas, that say the same as this one, itself left out. */
  synonymsOf(expression: string): readonly string[] {
    this.#synonyms ??= readSynonyms(this.#sources.synonyms);
    return this.#synonyms.get(plainQuotes(expression).toLowerCase()) ?? [];
  }

  /** The classes of medical or legal terms that the readings of a form belong to. */
  termClassesOf(form: string): readonly TermClass[] {
    this.#classes ??= readClasses(this.#sources.terms);
    const classes = this.#classes;
    return [...new Set(this.readForm(form).flatMap(({ lemma }) => classes.get(lemma) ?? []))];
  }

  #formTables(): readonly FormTable[] {
    this.#tables ??= [
      new FormTable(tableOfLines(this.#sources.functionWords)),
      new FormTable(tableOfLines(listTerms(this.#sources.terms).map(this.#sources.inflectTerm).join('\n'))),
      new FormTable(tableOfLines(this.#sources.preferredWords.join('\n'))),
      ...this.#sources.words.map((source) => new FormTable(cutTable(source))),
    ];
    return this.#tables;
  }

  /** Of the forms that serve, the first that tells most of what is asked for. */
  #inflectPlain(lemma: string, request: InflectionRequest): string | undefined {
    let best: InflectedForm | undefined;
    for (const table of this.#formTables()) {
      for (const found of table.inflect(lemma, request)) if (found.told > (best?.told ?? -1)) best = found;
    }
    return best?.form;
  }

  #read(key: string): readonly FormReading[] {
    for (const spelling of spellings(key)) {
      const readings = this.#readPlain(spelling);
      if (readings.length > 0) return readings;
    }
    for (const { first, base } of compoundParts(key, this.#sources.compounds)) {
      const readings = this.#readPlain(base).filter(({ partOfSpeech }) => OPEN_CLASSES.has(partOfSpeech));
      if (readings.length > 0)
        return readings.map((reading) => ({ ...reading, lemma: first + reading.lemma }));
    }
    return readDerivedForm(key, this.language, (base) => this.#readPlain(base));
  }

  #readPlain(key: string): FormReading[] {
    const readings = new Map<string, FormReading>();
    for (const table of this.#formTables()) {
      for (const reading of table.read(key)) readings.set(JSON.stringify(reading), reading);
    }
    return [...readings.values()];
  }
}

const LONGEST_FORM = 60;
const MOST_KEPT_READINGS = 20_000;
const OPEN_CLASSES: ReadonlySet<string> = new Set(['noun', 'adjective', 'verb', 'adverb']);

function plainQuotes(form: string): string {
  return form.normalize('NFC').replaceAll('’', "'");
}

/** A form, and the same with ligatures where it has none: « oedeme » stands in the tables as « œdème » does. */
function spellings(key: string): string[] {
  return /oe|ae/u.test(key) ? [key, key.replaceAll('oe', 'œ'), key.replaceAll('ae', 'æ')] : [key];
}

function readSynonyms(source: string): Map<string, readonly string[]> {
  const synonyms = new Map<string, readonly string[]>();
  for (const line of source.trim().split('\n')) {
    const group = line.split('=').map((expression) => expression.trim().toLowerCase());
    for (const expression of group) {
      const others = group.filter((other) => other !== expression);
      synonyms.set(expression, [...new Set([...(synonyms.get(expression) ?? []), ...others])]);
    }
  }
  return synonyms;
}

function readClasses(terms: TermTable): Map<string, readonly TermClass[]> {
  const classes = new Map<string, readonly TermClass[]>();
  for (const { lemma, termClass } of listTerms(terms)) {
    classes.set(lemma, [...(classes.get(lemma) ?? []), termClass]);
  }
  return classes;
}
