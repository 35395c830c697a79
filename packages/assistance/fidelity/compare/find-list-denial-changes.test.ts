import { describe, expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { findListDenialChanges } from './find-list-denial-changes.ts';

/** How many items the first text denies and the second states. */
function freed(source: string, proposal: string): number {
  const [before, after] = readFacts([source, proposal], 'en');
  return findListDenialChanges(before, after, new Set()).length;
}

describe('an item of a denied list', () => {
  it.each([
    [3, 1],
    [4, 0],
  ])('may stand %i small words away from what joins it: %i found', (links, found) => {
    expect(freed(`Avoid stairs or ${'the '.repeat(links)}slopes.`, 'Use slopes.')).toBe(found);
  });

  it.each([
    [58, 1],
    [59, 0],
  ])('may follow "avoid" and %i other words: %i found', (others, found) => {
    expect(freed(`Avoid ${'this '.repeat(others)}, slopes.`, 'Use slopes.')).toBe(found);
  });
});
