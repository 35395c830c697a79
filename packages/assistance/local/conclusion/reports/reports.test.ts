import { describe, expect, it } from 'vitest';
import { DEVELOPMENT_ENGLISH_REPORTS } from './development-english.test-data.ts';
import { DEVELOPMENT_FRENCH_REPORTS } from './development-french.test-data.ts';
import { HELD_OUT_ENGLISH_REPORTS } from './held-out-english.test-data.ts';
import { HELD_OUT_FRENCH_REPORTS } from './held-out-french.test-data.ts';
import { HELD_OUT_3_REPORTS } from './held-out-3.test-data.ts';
import { HELD_OUT_2_REPORTS } from './held-out-2.test-data.ts';
import { measureConclusion } from './measure-conclusion.ts';
import type { MeasuredReport } from './measured-report.ts';

/** The rates before these rules, and of each first try, are in docs/measures/2026-11-23-conclusion.md. */
const SETS: readonly {
  readonly name: string;
  readonly reports: readonly MeasuredReport[];
  readonly size: { readonly facts: number; readonly omits: number; readonly brackets: number };
}[] = [
  {
    name: 'the development reports',
    reports: [...DEVELOPMENT_FRENCH_REPORTS, ...DEVELOPMENT_ENGLISH_REPORTS],
    size: { facts: 119, omits: 32, brackets: 34 },
  },
  {
    name: 'the held-out reports',
    reports: [...HELD_OUT_FRENCH_REPORTS, ...HELD_OUT_ENGLISH_REPORTS],
    size: { facts: 123, omits: 33, brackets: 35 },
  },
  {
    name: 'the second held-out reports',
    reports: HELD_OUT_2_REPORTS,
    size: { facts: 71, omits: 14, brackets: 12 },
  },
  {
    name: 'the third held-out reports',
    reports: HELD_OUT_3_REPORTS,
    size: { facts: 58, omits: 10, brackets: 8 },
  },
];

describe.each(SETS)('the conclusions of $name', ({ reports, size }) => {
  const measured = reports.map(measureConclusion);
  const sum = (count: (one: (typeof measured)[number]) => number): number =>
    measured.reduce((total, one) => total + count(one), 0);

  it('are measured on as many facts as before', () => {
    expect({
      facts: sum(({ facts }) => facts),
      omits: sum(({ omits }) => omits),
      brackets: sum(({ brackets }) => brackets),
    }).toEqual(size);
  });

  it('state the facts, each from its own source', () => {
    expect(measured.flatMap(({ missing }) => missing)).toEqual([]);
    expect(measured.flatMap(({ unsourced }) => unsourced)).toEqual([]);
  });

  it('state nothing that is not so', () => {
    expect(measured.flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  it('leave open what the physician decides', () => {
    expect(measured.flatMap(({ closed }) => closed)).toEqual([]);
  });
});
