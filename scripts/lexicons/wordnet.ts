import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordClass } from './paradigm.ts';

/** A word sense of WordNet, as far as the tables need it. */
export interface Sense {
  readonly word: string;
  readonly partOfSpeech: WordClass;
  /** The number of the lexicographer's file, such as 5 for animals and 20 for plants. */
  readonly file: number;
}

/** A pointer between two word senses: derivation, pertainym, participle or antonym. */
export interface Link {
  readonly kind: 'derivation' | 'antonym';
  readonly from: string;
  readonly to: string;
}

const FILES: readonly (readonly [string, WordClass])[] = [
  ['noun', 'n'],
  ['verb', 'v'],
  ['adj', 'a'],
  ['adv', 'd'],
];
const LETTERS: Readonly<Record<string, string>> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' };
const KINDS: Readonly<Record<string, Link['kind']>> = {
  '+': 'derivation',
  '\\': 'derivation',
  '<': 'derivation',
  '!': 'antonym',
};

interface Pointer {
  readonly kind: Link['kind'];
  readonly from: string;
  readonly target: string;
  readonly index: number;
}

/** Reads the four data files of WordNet. */
export function readWordNet(folder: string): { senses: Sense[]; links: Link[] } {
  const senses: Sense[] = [];
  const synsets = new Map<string, string[]>();
  const pointers: Pointer[] = [];
  for (const [name, partOfSpeech] of FILES) {
    for (const line of readFileSync(join(folder, 'dict', `data.${name}`), 'utf8').split('\n')) {
      if (!/^\d/u.test(line)) continue;
      const fields = (line.split(' | ')[0] ?? '').split(' ');
      const count = Number.parseInt(fields[3] ?? '0', 16);
      const words = Array.from({ length: count }, (_, at) =>
        (fields[4 + 2 * at] ?? '').replace(/\(\w+\)$/u, ''),
      );
      synsets.set(`${name}${fields[0]}`, words);
      for (const word of words) senses.push({ word, partOfSpeech, file: Number(fields[1]) });
      pointers.push(...pointersOf(fields, 4 + 2 * count, words));
    }
  }
  const links = pointers.flatMap(({ kind, from, target, index }) => {
    const targets = synsets.get(target) ?? [];
    return (index === 0 ? targets : targets.slice(index - 1, index)).map((to) => ({ kind, from, to }));
  });
  return { senses, links };
}

function pointersOf(fields: readonly string[], start: number, words: readonly string[]): Pointer[] {
  return Array.from({ length: Number(fields[start] ?? '0') }, (_, at): Pointer[] => {
    const [symbol = '', offset = '', letter = '', ends = ''] = fields.slice(start + 1 + 4 * at);
    const kind = KINDS[symbol];
    const source = Number.parseInt(ends.slice(0, 2), 16);
    if (!kind) return [];
    return (source === 0 ? words : words.slice(source - 1, source)).map((from) => ({
      kind,
      from,
      target: `${LETTERS[letter] ?? ''}${offset}`,
      index: Number.parseInt(ends.slice(2), 16),
    }));
  }).flat();
}

/** The irregular forms of a part of speech: for each base form, what the exception list gives. */
export function readExceptions(folder: string, name: 'noun' | 'verb' | 'adj' | 'adv'): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const line of readFileSync(join(folder, 'data', `${name}.exc`), 'utf8').split('\n')) {
    const [form = '', ...bases] = line.trim().split(' ');
    for (const base of bases) forms.set(base, [...(forms.get(base) ?? []), form]);
  }
  return forms;
}
