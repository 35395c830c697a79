/** What the review finds in whole reports, and what it says of those in which nothing contradicts. */
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../index.ts';
import { FRESH_PLANTED, FRESH_REPORTS } from './fresh/fresh.test-data.ts';
import { contradictionsIn, measurePlanted } from './measure.test-data.ts';
import {
  HELD_OUT_ENGLISH,
  HELD_OUT_FRENCH,
  PLANTED_ENGLISH,
  PLANTED_FRENCH,
} from './planted/lists.test-data.ts';
import { SEQUELAE } from './sequelae/measured.test-data.ts';
import { AFTER, SENTENCES } from './sentences/measured.test-data.ts';
import { sectionOfSentences } from './sentences/write-sentences.test-data.ts';
import { proposedReports, reviewed, wholeReports } from './whole.test-data.ts';
import { ENGLISH_WHOLES, FRENCH_WHOLES } from './wholes/wholes.test-data.ts';
import { tableOf } from './write-table.test-data.ts';

const SETS = (['fr', 'en'] as const).map((language) => {
  const reports = wholeReports(language === 'fr' ? FRENCH_WHOLES : ENGLISH_WHOLES);
  const fresh = FRESH_REPORTS.filter((one) => one.language === language);
  return {
    language,
    reports,
    tuned: measurePlanted(reports, language === 'fr' ? PLANTED_FRENCH : PLANTED_ENGLISH),
    heldOut: measurePlanted(reports, language === 'fr' ? HELD_OUT_FRENCH : HELD_OUT_ENGLISH),
    fresh: measurePlanted(fresh, FRESH_PLANTED[language]),
    lines: reports.map((one) => contradictionsIn(one).length),
    freshLines: fresh.map((one) => contradictionsIn(one).length),
  };
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe.each(SETS)('contradictions planted in whole reports ($language)', (set) => {
  it('are at least sixty, a third of them kept apart', () => {
    const all = set.tuned.total + set.heldOut.total;
    expect(all).toBeGreaterThanOrEqual(60);
    expect(set.heldOut.total / all).toBeGreaterThan(1 / 3);
  });

  it('are found, 95 of 100 of those that the rules were made with', () => {
    expect(set.tuned.missed).toEqual([]);
  });

  it('are found, 90 of 100 of those that were kept apart', () => {
    expect(set.heldOut.found / set.heldOut.total).toBeGreaterThanOrEqual(0.9);
  });

  it('are found in reports that were written after the rules', () => {
    expect(set.fresh.found / set.fresh.total).toBeGreaterThanOrEqual(LEAST_FRESH[set.language]);
  });

  it('are not seen where there are none: at most one line for each report', () => {
    expect(set.lines.length).toBeGreaterThanOrEqual(20);
    expect(Math.max(...set.lines)).toBeLessThanOrEqual(1);
    expect(sum(set.lines)).toBe(0);
    expect(sum(set.freshLines) / set.freshLines.length).toBeLessThanOrEqual(1);
  });

  it('leave no point of the mandate open that is answered or premature', () => {
    const open = set.reports.flatMap((report) =>
      reviewReport(reviewed(report), report.language, 'Visite').mandate.filter(
        ({ state, flag }) => state === 'open' && flag !== 'mandatAtteintePourcentage',
      ),
    );
    expect(open).toEqual([]);
  });
});

/** Since what was missed at first sight was mended; the page of measures tells the first rates. */
const LEAST_FRESH = { fr: 0.94, en: 1 } as const;

it('finds in a proposed conclusion what its own report says in two ways, and nothing else', () => {
  const found = proposedReports().flatMap((report) =>
    contradictionsIn(report).map(({ contradiction }) => [report.name, contradiction]),
  );
  expect(found).toEqual([
    ['cheville, ostéosynthèse, dates d’événement en désaccord', 'event-date'],
    ['hanche, côtés en désaccord, deux dates de consolidation', 'side'],
    ['hand, side told otherwise', 'side'],
  ]);
});

it('is told in the table of measures', async () => {
  const page = `${tableOf(SETS, SEQUELAE)}${sectionOfSentences(SENTENCES, AFTER)}`;
  await expect(page).toMatchFileSnapshot('../../../../docs/measures/2026-11-27-review.md');
});
