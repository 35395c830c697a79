/**
 * How letters sound. A line is `letters = sounds`; `#` is the end of a word on either side. What must stand before the
 * letters is written before `<`, what must follow after `>`, one character each: `V` any vowel letter, `C` any consonant
 * letter, `K` a consonant letter but m and n, or the end, `F` e, i, y and their kin, else the letter itself. Of the rules
 * that fit, the longest letters win, then the longest conditions, then the earlier line.
 */
export type SpellingTable = string;

interface Rule {
  readonly letters: string;
  readonly before: string;
  readonly after: string;
  readonly sounds: string;
}

const VOWELS = new Set('aeiouyàâäéèêëîïôöùûüœæ');
const FRONT = new Set('eiyéèêëîï');

/** The rules of a table by the first letter, those that win first. */
export class SpellingRules {
  readonly #rules = new Map<string, Rule[]>();

  constructor(table: SpellingTable) {
    for (const line of table.trim().split('\n')) {
      const [pattern = '', sounds = ''] = line.split('=').map((part) => part.trim());
      for (const one of pattern.split(/\s+/u)) this.#add(one, sounds);
    }
    for (const rules of this.#rules.values()) rules.sort((one, other) => lengthOf(other) - lengthOf(one));
  }

  /** The sounds of a word of lower-case letters. */
  read(word: string): string {
    const padded = `#${word}#`;
    let sounds = '';
    for (let at = 0; at < padded.length;) {
      const rule = this.#rules.get(padded[at] ?? '')?.find((one) => fits(one, padded, at));
      sounds += rule?.sounds ?? '';
      at += rule?.letters.length ?? 1;
    }
    return sounds;
  }

  #add(pattern: string, sounds: string): void {
    const [, before = '', letters = '', after = ''] = /^(?:(.+)<)?([^<>]+)(?:>(.+))?$/u.exec(pattern) ?? [];
    const first = letters[0] ?? '';
    const rules = this.#rules.get(first) ?? [];
    rules.push({ letters, before, after, sounds });
    this.#rules.set(first, rules);
  }
}

function lengthOf({ letters, before, after }: Rule): number {
  return letters.length * 10 + before.length + after.length;
}

function fits({ letters, before, after }: Rule, word: string, at: number): boolean {
  if (!word.startsWith(letters, at)) return false;
  const end = at + letters.length;
  for (let index = 0; index < after.length; index += 1)
    if (!isOf(after[index] ?? '', word[end + index])) return false;
  for (let index = 0; index < before.length; index += 1)
    if (!isOf(before[index] ?? '', word[at - before.length + index])) return false;
  return true;
}

function isOf(condition: string, letter = '#'): boolean {
  if (condition === 'V') return VOWELS.has(letter);
  if (condition === 'C') return letter !== '#' && !VOWELS.has(letter);
  if (condition === 'K') return !VOWELS.has(letter) && letter !== 'm' && letter !== 'n';
  if (condition === 'F') return FRONT.has(letter);
  return condition === letter;
}
