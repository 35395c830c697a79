import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CASES, CASE_NAMES } from './cases.test-data.ts';
import { distributeTidied, enhanceHistory, enhanceSubjective } from './index.ts';

interface Dictated {
  readonly section7_raw: string;
  readonly section8_raw: string;
  readonly checks: {
    readonly must_keep: readonly string[];
    readonly negations: readonly string[];
    readonly must_not_contain: readonly string[];
  };
}

function readCase(name: string): Dictated {
  const file = new URL(`../../dictation/written/cases/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Dictated;
}

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/gu, ' ').replaceAll('’', "'");

describe.each(CASE_NAMES)('the dictation of %s', (name) => {
  const { language, history } = CASES[name];
  const { section7_raw, section8_raw, checks } = readCase(name);

  it('is written with its facts, in dated paragraphs', () => {
    const enhanced = plain(enhanceHistory(section7_raw, { language }));
    for (const kept of [...checks.must_keep, ...checks.negations]) {
      // What the reference text of the case writes otherwise is compared by its own golden.
      if (plain(history).includes(kept)) expect(enhanced).toContain(kept);
    }
    for (const forbidden of checks.must_not_contain) expect(enhanced).not.toContain(forbidden);
    expect(enhanced.split('\n\n').length).toBeGreaterThan(8);
  });

  it('gives a section 8 that splits into its three parts', () => {
    const { sections, marks } = distributeTidied(enhanceSubjective(section8_raw, { language }), { language });
    expect(marks).toEqual([]);
    for (const part of Object.values(sections)) expect(part).not.toBe('');
  });
});
