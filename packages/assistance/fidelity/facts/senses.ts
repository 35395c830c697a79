import { meaningKeysOf, meaningOf } from '@constat/language/meaning';
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
const NAMING: Readonly<Record<TextLanguage, readonly (readonly [string, FactKind])[]>> = {
  fr: [
    ['traitement', 'treatment'],
    ['médicament', 'drug'],
    ['médication', 'drug'],
    ['examen', 'examination'],
  ],
  en: [
    ['treatment', 'treatment'],
    ['medication', 'drug'],
    ['drug', 'drug'],
    ['examination', 'examination'],
    ['study', 'examination'],
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
    const names = meaningKeysOf(text, this.#language);
    const akin = this.#findRelatedFact(names);
    if (akin !== null) return this.#table.idOf(akin.kind, akin.key);
    const known = names.map((name) => this.#termOfKey.get(name)).find((term) => term !== undefined);
    const term = known ?? this.#numberOf(names[0] ?? text);
    for (const name of names) if (!this.#termOfKey.has(name)) this.#termOfKey.set(name, term);
    return term;
  }

  /** Whether a negation leaves nothing of such a verb: « sans nécessiter de chirurgie », "causes no pain". */
  isVoidWhenDenied(keys: readonly number[]): boolean {
    return NEED[this.#language].some((verb) => this.#sharesRoot(verb, keys));
  }

  /** Whether a verb says what is found: « a permis d’éliminer une fracture ». */
  isFinding(keys: readonly number[]): boolean {
    return FINDING[this.#language].some((verb) => this.#sharesRoot(verb, keys));
  }

  /** Whether a verb only says how the symptom that follows comes. */
  isCause(keys: readonly number[]): boolean {
    return CAUSE[this.#language].some((verb) => this.#sharesRoot(verb, keys));
  }

  /** Whether a verb says that what follows does not come about. */
  isPreventing(keys: readonly number[]): boolean {
    return PREVENT[this.#language].some((verb) => this.#sharesRoot(verb, keys));
  }

  /** The kind of fact that a noun names when it stands beside one. */
  kindNamedBy(keys: readonly number[]): FactKind | null {
    return NAMING[this.#language].find(([noun]) => this.#sharesRoot(noun, keys))?.[1] ?? null;
  }

  #sharesRoot(word: string, keys: readonly number[]): boolean {
    const { names, keys: own } = this.senseOf(word);
    return own.some((key, at) => names[at]?.startsWith('=') === false && keys.includes(key));
  }

  /** The number of a row of synonyms or of a root. */
  keyOf(name: string): number {
    return this.#numberOf(name);
  }

  #numberOf(name: string): number {
    return this.#table.idOf('passage', `word ${name}`);
  }
}
