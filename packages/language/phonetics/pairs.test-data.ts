import { readFileSync } from 'node:fs';
import type { Language } from '../language.ts';

/** What an engine wrote, and a term that was said or was not. */
export interface Pair {
  readonly heard: string;
  readonly term: string;
  /** Every second pair was held out while the rules and weights were tuned. */
  readonly part: 'development' | 'held-out';
}

/** Pairs written before the rules: `alike` as engines mishear terms, `apart` words that only look near. */
export function readPairs(kind: 'alike' | 'apart', language: Language): readonly Pair[] {
  return readFileSync(new URL(`test-data/${kind}-${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line, index) => {
      const [heard = '', term = ''] = line.split('|');
      return { heard, term, part: index % 2 === 0 ? 'development' : 'held-out' };
    });
}
