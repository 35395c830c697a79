import type { Language } from '../language.ts';
import { NUMBER_NAMES } from './number-names.ts';
import type { NumberNames } from './number-names.ts';

/** A number read from the first `used` words of a run. */
export interface ReadParts {
  readonly value: number;
  readonly used: number;
}

type Parts = readonly string[];
type Reader = (parts: Parts, at: number) => ReadParts | null;

/** Reads the whole numbers of one language from folded words, hyphens parted. */
class NumberWords {
  readonly #names: NumberNames;
  /** Every word of a number, with the number that it says alone; null where it says none. */
  readonly #words: ReadonlyMap<string, number | null>;
  /** 1 to 99 by their words, joined by blanks. */
  readonly #belowHundred: ReadonlyMap<string, number>;
  readonly #longest: number;

  constructor(names: NumberNames) {
    this.#names = names;
    this.#belowHundred = namesBelowHundred(names);
    const { zero, link, hundred, thousand, thousandOfYears } = names;
    const phrases = Array.from(this.#belowHundred.keys(), (phrase) => phrase.split(' '));
    this.#longest = Math.max(...phrases.map(({ length }) => length));
    const words = [...phrases.flat(), zero, link, ...hundred, thousand, thousandOfYears ?? zero];
    this.#words = new Map(words.map((word) => [word, this.read([word])?.value ?? null]));
  }

  isWord(part: string): boolean {
    return this.#words.has(part);
  }

  /** The number that one word says; null when it says none without others. */
  valueOf(word: string): number | null {
    return this.#words.get(word) ?? null;
  }

  /** The whole number below a million that the words begin with. */
  read(parts: Parts): ReadParts | null {
    const { zero, thousand, thousandOfYears, isOneUnsaid, hundred } = this.#names;
    if (parts[0] === zero) return { value: 0, used: 1 };
    if (parts[0] === thousandOfYears) return this.#olderYear(parts);
    const isAlone = isOneUnsaid && parts[0] === thousand;
    const head = isAlone ? { value: 1, used: 0 } : this.#belowThousand(parts, 0, hundred);
    if (head === null || parts[head.used] !== thousand) return head;
    const larger = [...hundred, thousand];
    return this.#plus(parts, { value: head.value * 1000, used: head.used + 1 }, larger, (_, at) =>
      this.#belowThousand(parts, at, larger),
    );
  }

  /** 1 to 99 at `at`, the longest reading. */
  readBelowHundred(parts: Parts, at: number): ReadParts | null {
    let best: ReadParts | null = null;
    let phrase = '';
    for (let end = at; end < parts.length && end < at + this.#longest; end += 1) {
      phrase = end === at ? (parts[end] ?? '') : `${phrase} ${parts[end]}`;
      const value = this.#belowHundred.get(phrase);
      if (value !== undefined) best = { value, used: end + 1 };
    }
    return best;
  }

  /** « mil neuf cent six »: this spelling is of years, and more than a hundred follows. */
  #olderYear(parts: Parts): ReadParts | null {
    const rest = this.#belowThousand(parts, 1, this.#names.hundred);
    const isYear = rest !== null && rest.value >= 100 && rest.value <= 999;
    return isYear ? { value: 1000 + rest.value, used: rest.used } : null;
  }

  #belowThousand(parts: Parts, at: number, larger: Parts): ReadParts | null {
    const { hundred, hundreds, isOneUnsaid } = this.#names;
    const isAlone = isOneUnsaid && hundred.includes(parts[at] ?? '');
    const head = isAlone ? { value: 1, used: at } : this.readBelowHundred(parts, at);
    if (head === null || !hundred.includes(parts[head.used] ?? '')) return head;
    if (!isAlone && !hundreds.includes(head.value)) return head;
    return this.#plus(parts, { value: head.value * 100, used: head.used + 1 }, larger, (_, next) =>
      this.readBelowHundred(parts, next),
    );
  }

  /** After "and" the rest is no number of its own: "nine thousand and two thousand" are two. */
  #plus(parts: Parts, head: ReadParts, larger: Parts, read: Reader): ReadParts {
    const isLinked = this.#names.linksLarge && parts[head.used] === this.#names.link;
    const rest = read(parts, isLinked ? head.used + 1 : head.used);
    if (rest === null || (isLinked && larger.includes(parts[rest.used] ?? ''))) return head;
    return { value: head.value + rest.value, used: rest.used };
  }
}

function namesBelowHundred({ single, bases, link }: NumberNames): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [index, names] of single.entries()) for (const name of names) found.set(name, index + 1);
  for (const { names, value, rests, linked } of bases) {
    const [first, last] = rests;
    const under = Array.from(found).filter(([, rest]) => rest >= first && rest <= last);
    for (const name of names) {
      found.set(name, value);
      for (const [phrase, rest] of under) {
        found.set(`${name} ${phrase}`, value + rest);
        if (linked.includes(rest)) found.set(`${name} ${link} ${phrase}`, value + rest);
      }
    }
  }
  return found;
}

export const NUMBER_WORDS: Readonly<Record<Language, NumberWords>> = {
  fr: new NumberWords(NUMBER_NAMES.fr),
  en: new NumberWords(NUMBER_NAMES.en),
};
