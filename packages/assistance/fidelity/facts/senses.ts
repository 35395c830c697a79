import { meaningOf } from '@constat/language/meaning';
import type { Expression } from '@constat/language/meaning';
import type { FactKind, TextLanguage } from '../difference.ts';
import type { TermTable } from './term-table.ts';

/** What a word form may say, in the numbers of one comparison. */
export interface Sense {
  readonly keys: readonly number[];
  readonly parts: readonly (readonly number[])[];
  /** What the word denies. */
  readonly denies: readonly number[];
  readonly isGrammar: boolean;
  readonly isMeasure: boolean;
  readonly opens: readonly Expression[];
  /** The keys as the tables of words give them. */
  readonly names: readonly string[];
}

/** A fact of the lexicon that a word without its own entry is akin to: « déchiré » to the fact that « déchirure » is. */
export type FindRelatedFact = (
  roots: readonly string[],
) => { readonly kind: FactKind; readonly key: string } | null;

const NEED: Readonly<Record<TextLanguage, readonly string[]>> = {
  fr: ['nécessiter', 'causer', 'entraîner', 'occasionner'],
  en: ['require', 'cause', 'produce'],
};

/** Nouns that name the class of a fact beside them. */
const NAMING: Readonly<Record<TextLanguage, readonly (readonly [nouns: readonly string[], FactKind])[]>> = {
  fr: [
    [['traitement'], 'treatment'],
    [['médicament', 'médication'], 'drug'],
    [['examen'], 'examination'],
  ],
  en: [
    [['treatment'], 'treatment'],
    [['medication', 'drug'], 'drug'],
    [['examination', 'study'], 'examination'],
  ],
};

/** Verbs that say how a symptom comes: « la palpation cause de la douleur » is « douleur à la palpation ». */
const CAUSE: Readonly<Record<TextLanguage, readonly string[]>> = {
  fr: ['causer', 'entraîner', 'occasionner', 'produire', 'engendrer'],
  en: ['cause', 'produce', 'bring'],
};

/** What an examination may do to a diagnosis, whose permission nobody asks. */
const FINDING: Readonly<Record<TextLanguage, readonly string[]>> = {
  fr: ['éliminer', 'exclure', 'écarter', 'confirmer', 'infirmer', 'conclure', 'diagnostiquer', 'préciser'],
  en: ['exclude', 'rule', 'eliminate', 'confirm', 'conclude', 'diagnose'],
};

/** Verbs after which what follows does not come about: « la douleur l’empêche de dormir ». */
const PREVENT: Readonly<Record<TextLanguage, readonly string[]>> = {
  fr: ['empêcher'],
  en: ['prevent', 'preclude', 'keep'],
};

/** The senses of the word forms of one comparison, each read once. */
export class SenseTable {
  readonly #language: TextLanguage;
  readonly #table: TermTable;
  readonly #findRelatedFact: FindRelatedFact;
  readonly #senses = new Map<string, Sense>();
  readonly #termOfKey = new Map<string, number>();
  readonly #numbers = new Map<string, number>();
  /** The numbers of the roots of each list of words above. */
  readonly #roots = new Map<readonly string[], readonly number[]>();

  constructor(language: TextLanguage, table: TermTable, findRelatedFact: FindRelatedFact) {
    this.#language = language;
    this.#table = table;
    this.#findRelatedFact = findRelatedFact;
  }

  senseOf(text: string): Sense {
    const known = this.#senses.get(text);
    if (known !== undefined) return known;
    const { keys, parts, denies, isGrammar, isMeasure, opens } = meaningOf(text, this.#language);
    const akin = this.#findRelatedFact(keys);
    const sense: Sense = {
      keys: [
        ...keys.map((key) => this.#numberOf(key)),
        ...(akin === null ? [] : [this.#table.idOf(akin.kind, akin.key)]),
      ],
      parts: parts.map((part) => part.map((key) => this.#numberOf(key))),
      denies: denies.map((key) => this.#numberOf(key)),
      isGrammar,
      isMeasure,
      opens,
      names: keys,
    };
    this.#senses.set(text, sense);
    return sense;
  }

  /** One term for all the forms that share a key, as far as one number can tell. */
  termOf(text: string): number {
    const { keys: names } = meaningOf(text, this.#language);
    const akin = this.#findRelatedFact(names);
    if (akin !== null) return this.#table.idOf(akin.kind, akin.key);
    const known = names.map((name) => this.#termOfKey.get(name)).find((term) => term !== undefined);
    const term = known ?? this.#numberOf(names[0] ?? text);
    for (const name of names) if (!this.#termOfKey.has(name)) this.#termOfKey.set(name, term);
    return term;
  }

  /** Whether a negation leaves nothing of such a verb: « sans nécessiter de chirurgie », "causes no pain". */
  isVoidWhenDenied(keys: readonly number[]): boolean {
    return this.#haveRoot(keys, NEED[this.#language]);
  }

  /** Whether a verb says what is found: « a permis d’éliminer une fracture ». */
  isFinding(keys: readonly number[]): boolean {
    return this.#haveRoot(keys, FINDING[this.#language]);
  }

  /** Whether a verb only says how the symptom that follows comes. */
  isCause(keys: readonly number[]): boolean {
    return this.#haveRoot(keys, CAUSE[this.#language]);
  }

  /** Whether a verb says that what follows does not come about. */
  isPreventing(keys: readonly number[]): boolean {
    return this.#haveRoot(keys, PREVENT[this.#language]);
  }

  /** The kind of fact that a noun names when it stands beside one. */
  kindNamedBy(keys: readonly number[]): FactKind | null {
    for (const [nouns, kind] of NAMING[this.#language]) if (this.#haveRoot(keys, nouns)) return kind;
    return null;
  }

  /** Whether a word with such keys shares a root with one of some words. */
  #haveRoot(keys: readonly number[], words: readonly string[]): boolean {
    let roots = this.#roots.get(words);
    if (roots === undefined) this.#roots.set(words, (roots = words.flatMap((word) => this.#rootsOf(word))));
    for (let at = 0; at < keys.length; at += 1) if (roots.includes(keys[at] ?? -1)) return true;
    return false;
  }

  #rootsOf(word: string): readonly number[] {
    const { names, keys } = this.senseOf(word);
    return keys.filter((_, at) => names[at]?.startsWith('=') === false);
  }

  /** The number of a row of synonyms or of a root. */
  keyOf(name: string): number {
    return this.#numberOf(name);
  }

  #numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#table.idOf('passage', `word ${name}`);
    this.#numbers.set(name, number);
    return number;
  }
}
