import { describe, expect, it } from 'vitest';
import { ENGLISH_REPORTS } from './english.test-data.ts';
import { FRENCH_REPORTS } from './french.test-data.ts';
import { HELD_OUT_ENGLISH_REPORTS } from './held-out-english.test-data.ts';
import { HELD_OUT_FRENCH_REPORTS } from './held-out-french.test-data.ts';
import { measureConclusion } from './measure-conclusion.ts';

const SETS = {
  'the reports in use': [...FRENCH_REPORTS, ...ENGLISH_REPORTS],
  'the reports kept apart': [...HELD_OUT_FRENCH_REPORTS, ...HELD_OUT_ENGLISH_REPORTS],
};

describe.each(Object.entries(SETS))('%s', (name, reports) => {
  const measured = reports.map(measureConclusion);
  const sum = (of: (one: (typeof measured)[number]) => number): number =>
    measured.reduce((total, one) => total + of(one), 0);

  it('are measured', () => {
    const facts = sum((one) => one.facts);
    const missing = sum(({ missing: all }) => all.length);
    console.info(
      `${name}: ${facts - missing} of ${facts} facts stated, ${sum(({ unsourced }) => unsourced.length)} of them with another source; ` +
        `${sum(({ wrong }) => wrong.length)} of ${sum(({ omits }) => omits)} wrongly stated; ` +
        `${sum(({ brackets }) => brackets) - sum(({ closed }) => closed.length)} of ${sum(({ brackets }) => brackets)} brackets open`,
    );
    if (process.env['SHOW'] === name)
      console.info(
        measured
          .flatMap((one) => [
            ...one.missing,
            ...one.unsourced.map((u) => `SRC ${u}`),
            ...one.wrong.map((w) => `WRONG ${w}`),
            ...one.closed.map((c) => `CLOSED ${c}`),
          ])
          .join('\n'),
      );
    expect(facts).toBeGreaterThan(0);
  });
});
