import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkFidelity } from '../check-fidelity.ts';
import type { TextLanguage } from '../difference.ts';

/** Rewordings by one frame of grammar each; every second line was held out while the rules were made. */
const FILES: Readonly<Record<TextLanguage, string>> = { fr: 'french', en: 'english' };
/** Of the rewordings of each half, those that may be flagged, in either direction; of all changes, those that may escape. */
const MOST = { development: 0.1, heldOut: 0.22, escaped: 0.02 };

describe.each(['fr', 'en'] as const)('frames of grammar (%s)', (language) => {
  const rows = readFileSync(new URL(`./${FILES[language]}-frames.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
  const isFaithful = (one: string, other: string) =>
    checkFidelity(one, other, { language }).faithful && checkFidelity(other, one, { language }).faithful;
  const flagged = (half: 0 | 1) => {
    const its = rows.filter((_, at) => at % 2 === half);
    return its.filter(([, source = '', faithful = '']) => !isFaithful(source, faithful)).length / its.length;
  };

  it('flags few rewordings', () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(flagged(0)).toBeLessThanOrEqual(MOST.development);
    expect(flagged(1)).toBeLessThanOrEqual(MOST.heldOut);
  });

  it('flags what changes the sentence', () => {
    const escaped = rows.filter(
      ([, source = '', , changed = '']) =>
        checkFidelity(source, changed, { language }).faithful ||
        checkFidelity(changed, source, { language }).faithful,
    );
    expect(escaped.length / rows.length).toBeLessThanOrEqual(MOST.escaped);
  });
});
