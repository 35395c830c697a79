import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formsOf, judge } from './judge.test-data.ts';
import type { Item, Judgement } from './judge.test-data.ts';
import { runItem } from './run-item.test-data.ts';

interface Tally {
  items: number;
  right: number;
  safe: number;
  readonly worst: string[];
}

function tallyOf(items: readonly Item[]): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const item of items) {
    for (const { form, text } of formsOf(item)) {
      const { verdict, fields }: Judgement = judge(item, runItem(item, text));
      const tally = tallies.get(form) ?? { items: 0, right: 0, safe: 0, worst: [] };
      tallies.set(form, tally);
      tally.items += 1;
      if (verdict === 'right') tally.right += 1;
      if (verdict === 'right' || verdict === 'missed') tally.safe += 1;
      else tally.worst.push(`${item.id} ${verdict} ${fields[verdict].join(' ')}: ${text}`);
    }
  }
  return tallies;
}

/**
 * What is asked of each form in which utterances are said, in percent. `development` was read while the rules were
 * written, and holds the aim; `development-2` was read since, `held-out` was not: their bars are what the rules give, rounded
 * down.
 */
const SETS = [
  { set: 'development', language: 'fr', bar: { safe: 99.5, right: 90 } },
  { set: 'development', language: 'en', bar: { safe: 99.5, right: 90 } },
  { set: 'development-2', language: 'fr', bar: { safe: 98, right: 85 } },
  { set: 'development-2', language: 'en', bar: { safe: 98, right: 82 } },
  { set: 'held-out', language: 'fr', bar: { safe: 96, right: 81 } },
  { set: 'held-out', language: 'en', bar: { safe: 95, right: 78 } },
] as const;

it.each(SETS)('examinations spoken in $language are understood ($set)', ({ set, language, bar }) => {
  const file = new URL(`./${set}/${language}.json`, import.meta.url);
  const tallies = tallyOf(JSON.parse(readFileSync(file, 'utf8')) as readonly Item[]);
  for (const [form, { items, right, safe, worst }] of tallies) {
    const rates = { safe: (100 * safe) / items, right: (100 * right) / items };
    const isEnough = rates.safe >= bar.safe && rates.right >= bar.right;
    expect.soft(isEnough ? null : { form, ...rates, worst }).toBeNull();
  }
});
