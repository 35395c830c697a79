import { addFact } from './fact.ts';
import type { Reading } from './fact.ts';

const ARTICLES = new Set(['le', 'du', 'au']);

/** « Le majeur », « du majeur »: right after its article the French word names a finger, after a noun a severity. */
export function readMiddleFinger(reading: Reading): void {
  const { language, tokens, taken } = reading;
  if (language !== 'fr') return;
  tokens.forEach(({ key }, at) => {
    if (key === 'majeur' && taken[at] === 0 && ARTICLES.has(tokens[at - 1]?.key ?? ''))
      addFact(reading, 'anatomy', 'middle-finger', at, at);
  });
}
