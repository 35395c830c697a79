import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of a Hunspell dictionary: a word with its flags. */
export interface HunspellEntry {
  readonly word: string;
  readonly flags: readonly string[];
}

interface Rule {
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp;
}

/** A Hunspell dictionary: its entries, and the forms that the suffixes of an entry's flags give. */
export interface HunspellDictionary {
  readonly entries: readonly HunspellEntry[];
  formsOf(entry: HunspellEntry): string[];
  suffixesOf(flag: string, word: string): string[];
}

/** Reads `index.dic` and `index.aff`; flags are of `flagLength` characters. Prefixes are left aside. */
export function readHunspell(folder: string, flagLength: 1 | 2): HunspellDictionary {
  const suffixes = readSuffixes(join(folder, 'index.aff'));
  const lines = readFileSync(join(folder, 'index.dic'), 'utf8').split('\n').slice(1);
  const entries = lines.flatMap((line) => {
    const [word = '', flags = ''] = line.split('\t')[0]?.split('/') ?? [];
    return word ? [{ word, flags: splitFlags(flags, flagLength) }] : [];
  });
  const suffixesOf = (flag: string, word: string): string[] =>
    (suffixes.get(flag) ?? []).flatMap((rule) =>
      rule.condition.test(word) && word.endsWith(rule.strip)
        ? [word.slice(0, word.length - rule.strip.length) + rule.add]
        : [],
    );
  return {
    entries,
    suffixesOf,
    formsOf: ({ word, flags }) => [...new Set([word, ...flags.flatMap((flag) => suffixesOf(flag, word))])],
  };
}

function splitFlags(flags: string, length: number): string[] {
  return flags.match(new RegExp(`.{${length}}`, 'gsu')) ?? [];
}

function readSuffixes(file: string): Map<string, Rule[]> {
  const suffixes = new Map<string, Rule[]>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [kind, flag = '', strip = '', addition = '', condition] = line.trim().split(/\s+/u);
    if (kind !== 'SFX' || condition === undefined) continue;
    const rules = suffixes.get(flag) ?? [];
    suffixes.set(flag, rules);
    const add = addition.split('/')[0] ?? '';
    rules.push({
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      condition: new RegExp(`${condition}$`, 'u'),
    });
  }
  return suffixes;
}
