import { describe, expect, it } from 'vitest';
import { CONSISTENT, CONTRADICTORY } from './contradictions.test-data.ts';
import { findContradictions } from './index.ts';
import type { PrintedText } from './index.ts';

function pages(...texts: readonly string[]): readonly PrintedText[] {
  return texts.map((text, index) => ({ field: `text${index}`, text }));
}

describe.each(['fr', 'en'] as const)('contradictions of a report (%s)', (language) => {
  it.each(CONTRADICTORY[language])('finds one of kind %s: « %s » « %s »', (kind, first, second) => {
    const found = findContradictions(pages(first, second), language);
    expect(found.map((one) => one.kind)).toEqual([kind]);
    const isPair = kind === 'side' || kind === 'date' || kind === 'dose';
    expect(found[0]?.places.map(({ field }) => field)).toEqual(isPair ? ['text0', 'text1'] : ['text0']);
    for (const { field, start, end, text } of found[0]?.places ?? [])
      expect((field === 'text0' ? first : second).slice(start, end)).toBe(text);
  });

  it.each(CONSISTENT[language])('finds none in « %s » « %s »', (first, second) => {
    expect(findContradictions(pages(first, second), language)).toEqual([]);
    expect(findContradictions(pages(`${first} ${second}`), language)).toEqual([]);
  });

  it('takes a long report of one sentence', () => {
    const [, sentence] = CONTRADICTORY[language][0] ?? [];
    expect(findContradictions(pages(`${sentence} `.repeat(5_000)), language)).toEqual([]);
  });
});
