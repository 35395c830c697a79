import { groupBy } from './group.ts';

/** A word with its inflected forms, the usual ones first, each with the tags of its readings. */
export interface Word {
  readonly lemma: string;
  readonly partOfSpeech: WordClass;
  readonly forms: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The classes of words that a table holds: noun, adjective, verb, adverb, other. */
export type WordClass = 'n' | 'a' | 'v' | 'd' | 'x';

/** Collects forms by word; the same form may be given several times. */
export class WordCollector {
  readonly #words = new Map<
    string,
    { lemma: string; partOfSpeech: WordClass; forms: Map<string, Set<string>> }
  >();

  add(lemma: string, partOfSpeech: WordClass, form: string, tag: string): void {
    const key = `${partOfSpeech}:${lemma}`;
    let word = this.#words.get(key);
    if (!word) {
      word = { lemma, partOfSpeech, forms: new Map() };
      this.#words.set(key, word);
    }
    const tags = word.forms.get(form);
    if (tags) tags.add(tag);
    else word.forms.set(form, new Set([tag]));
  }

  has(lemma: string, partOfSpeech: WordClass): boolean {
    return this.#words.has(`${partOfSpeech}:${lemma}`);
  }

  words(): Word[] {
    return [...this.#words.values()];
  }
}

/**
 * The text of a table, as `cutTable` of the lexicon reads it: the paradigms, then for each first letter the stems of each
 * paradigm. Sorted, so that the same words always give the same text.
 */
export function tableOf(words: readonly Word[]): string {
  const parts = words.map(paradigmOf);
  const paradigms = [...new Set(parts.map(({ paradigm }) => paradigm))].sort();
  const numbers = new Map(paradigms.map((paradigm, index) => [paradigm, index]));
  const byLetter = groupBy(parts, ({ stem }) => stem.charAt(0));
  const sections = [...byLetter.keys()].sort().map((letter) => {
    const byNumber = groupBy(byLetter.get(letter) ?? [], ({ paradigm }) => numbers.get(paradigm) ?? 0);
    const lines = [...byNumber]
      .sort(([first], [second]) => first - second)
      .map(
        ([number, ones]) =>
          `${number}|${[...new Set(ones.map(({ stem }) => stem.slice(1)))].sort().join(' ')}`,
      );
    return `=${letter}\n${lines.join('\n')}`;
  });
  return [...paradigms, ...sections].join('\n');
}

function paradigmOf(word: Word): { stem: string; paradigm: string } {
  const stem = commonPrefix([word.lemma, ...word.forms.keys()]);
  const endings = [...word.forms].map(
    ([form, tags]) => `${form.slice(stem.length)}=${[...tags].sort().join('+')}`,
  );
  return { stem, paradigm: `${word.partOfSpeech}${word.lemma.slice(stem.length)};${endings.join(';')}` };
}

function commonPrefix(forms: readonly string[]): string {
  let prefix = forms[0] ?? '';
  for (const form of forms) {
    let length = 0;
    while (length < prefix.length && prefix[length] === form[length]) length += 1;
    prefix = prefix.slice(0, length);
  }
  return prefix;
}
