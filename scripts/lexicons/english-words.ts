import { IRREGULAR_VERBS } from './irregular-verbs.ts';
import { type Word, WordCollector } from './paradigm.ts';
import { readExceptions, type Sense } from './wordnet.ts';

const PLAIN = /^[a-z](?:[a-z'-]*[a-z])?$/u;
const SHORT_WORDS = new Set(['ax', 'go', 'ox', 'pi']);
const ANIMALS_AND_PLANTS = new Set([5, 20]);
/** Words of WordNet that are function words in nearly every text. */
const FUNCTION_WORDS = new Set([
  'are',
  'but',
  'was',
  'who',
  'have',
  'be',
  'do',
  'can',
  'may',
  'will',
  'must',
  'might',
]);

/** Spelling data beside WordNet: all attested forms, and the classes that the flags of a word tell. */
export interface Spelling {
  readonly forms: ReadonlySet<string>;
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
}

/** English words with their forms: the lemmas of WordNet, then those that only the spelling dictionary has. */
export function readEnglish(senses: readonly Sense[], wordNetFolder: string, spelling: Spelling): Word[] {
  const inflector = new Inflector(wordNetFolder, spelling);
  const listed = new Set<string>();
  for (const { word, partOfSpeech, file } of senses) {
    if (!PLAIN.test(word) || (word.length < 3 && !SHORT_WORDS.has(word)) || FUNCTION_WORDS.has(word))
      continue;
    if (ANIMALS_AND_PLANTS.has(file) && !spelling.forms.has(word)) continue;
    if (listed.has(`${partOfSpeech}${word}`)) continue;
    listed.add(`${partOfSpeech}${word}`);
    inflector.add(word, partOfSpeech);
  }
  const known = inflector.forms();
  for (const [word, flags] of spelling.words) {
    if (!PLAIN.test(word) || word.length < 3 || known.has(word) || word.includes("'")) continue;
    for (const partOfSpeech of classesOf(word, flags)) inflector.add(word, partOfSpeech);
  }
  return inflector.words();
}

function classesOf(word: string, flags: ReadonlySet<string>): ('n' | 'v' | 'a' | 'd')[] {
  const verb = flags.has('G') || flags.has('D');
  const classes: ('n' | 'v' | 'a' | 'd')[] = [];
  if (verb) classes.push('v');
  if (flags.has('M') || (flags.has('S') && !verb)) classes.push('n');
  if (flags.has('R') || flags.has('T') || flags.has('P') || flags.has('Y')) classes.push('a');
  if (classes.length > 0) return classes;
  if (word.endsWith('ly')) return ['d'];
  return /(?:able|ible|al|ar|ary|ed|en|ic|id|ing|ish|ive|less|ful|oid|ory|ous|like|proof|free|y)$/u.test(word)
    ? ['a']
    : ['n'];
}

/** Inflects by the regular rules, the exception lists, and what the spelling dictionary attests. */
class Inflector {
  readonly #collector = new WordCollector();
  readonly #nouns: ReadonlyMap<string, readonly string[]>;
  readonly #verbs: ReadonlyMap<string, readonly string[]>;
  readonly #adjectives: ReadonlyMap<string, readonly string[]>;
  readonly #attested: ReadonlySet<string>;
  readonly #flags: Spelling['words'];

  constructor(wordNetFolder: string, spelling: Spelling) {
    this.#nouns = readExceptions(wordNetFolder, 'noun');
    this.#verbs = readExceptions(wordNetFolder, 'verb');
    this.#adjectives = readExceptions(wordNetFolder, 'adj');
    this.#attested = spelling.forms;
    this.#flags = spelling.words;
  }

  words(): Word[] {
    return this.#collector.words();
  }

  forms(): Set<string> {
    return new Set(this.words().flatMap((word) => [...word.forms.keys()]));
  }

  add(word: string, partOfSpeech: Word['partOfSpeech']): void {
    if (partOfSpeech === 'n') this.#addNoun(word);
    else if (partOfSpeech === 'v') this.#addVerb(word);
    else if (partOfSpeech === 'a') this.#addAdjective(word);
    else this.#collector.add(word, partOfSpeech, word, '');
  }

  #addNoun(word: string): void {
    const irregular = (this.#nouns.get(word) ?? []).filter((form) => PLAIN.test(form) && form !== word);
    const regular = withS(word);
    this.#collector.add(word, 'n', word, 's');
    for (const form of irregular) this.#collector.add(word, 'n', form, 'p');
    if (irregular.length === 0 || this.#attested.has(regular)) this.#collector.add(word, 'n', regular, 'p');
  }

  #addVerb(word: string): void {
    const exceptions = (this.#verbs.get(word) ?? []).filter((form) => PLAIN.test(form));
    const irregular = IRREGULAR_VERBS.get(word);
    const past = exceptions.filter((form) => form.endsWith('ed'));
    const gerunds = exceptions.filter((form) => form.endsWith('ing'));
    const add = (form: string, tag: string): void => this.#collector.add(word, 'v', form, tag);
    add(word, 'W');
    add(word, 'P');
    add(withS(word), 'P3s');
    const gerund = withoutE(word, 'ing');
    for (const form of gerunds) add(form, 'G');
    if (gerunds.length === 0 || this.#attested.has(gerund)) add(gerund, 'G');
    for (const form of irregular?.pasts ?? []) add(form, 'J');
    for (const form of irregular?.participles ?? []) add(form, 'K');
    for (const form of past) this.#addPast(word, form);
    const regular = word.endsWith('e') ? `${word}d` : withIes(word, 'ed');
    const asRegular = irregular ? this.#flags.get(word)?.has('D') : this.#attested.has(regular);
    if (asRegular || (past.length === 0 && !irregular)) this.#addPast(word, regular);
  }

  #addPast(word: string, form: string): void {
    this.#collector.add(word, 'v', form, 'J');
    this.#collector.add(word, 'v', form, 'K');
  }

  #addAdjective(word: string): void {
    this.#collector.add(word, 'a', word, '');
    for (const [ending, tag] of [
      ['er', 'C'],
      ['est', 'U'],
    ] as const) {
      const candidates = [
        word.endsWith('e') ? word + ending.slice(1) : withIes(word, ending),
        ...(this.#adjectives.get(word) ?? []).filter((form) => form.endsWith(ending)),
      ];
      for (const form of new Set(candidates)) {
        if (this.#attested.has(form) || (form !== candidates[0] && PLAIN.test(form))) {
          this.#collector.add(word, 'a', form, tag);
        }
      }
    }
  }
}

function withS(word: string): string {
  if (/(?:s|x|z|ch|sh)$/u.test(word)) return `${word}es`;
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

function withIes(word: string, ending: string): string {
  return /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}i${ending}` : word + ending;
}

function withoutE(word: string, ending: string): string {
  if (word.endsWith('ie')) return `${word.slice(0, -2)}y${ending}`;
  return /[^eoy]e$/u.test(word) ? word.slice(0, -1) + ending : word + ending;
}
