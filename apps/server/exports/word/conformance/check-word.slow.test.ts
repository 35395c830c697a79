import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { ASSEMBLED } from '../../letterhead/assembled.test-data.ts';
import { mergeLetterhead } from '../../letterhead/merge-letterhead.ts';
import { readLetterhead } from '../../letterhead/read-letterhead.ts';
import { buildTemplate, LETTERHEAD_VALUES } from '../../letterhead/templates.test-data.ts';
import {
  CREATION_TIME,
  crowdedReport,
  emptyReport,
  fullReport,
  hostileReport,
  realisticReport,
} from '../../reports.test-data.ts';
import { renderWord } from '../render-word.ts';
import { WORD_RULES, wordFindings } from './check-word.ts';
import { DAMAGED } from './damaged-documents.test-data.ts';

let good: Uint8Array;
let letterhead: Uint8Array;
beforeAll(async () => {
  letterhead = (await readLetterhead(await buildTemplate(), true)).bytes;
  good = await renderWord(realisticReport('fr'), CREATION_TIME);
});

test.each(DAMAGED)('finds %s', (finding, damage) => {
  expect(wordFindings(damage(good)).filter((found) => found.startsWith(finding))).not.toEqual([]);
});

test('every rule is shown to fail', () => {
  expect(new Set(DAMAGED.map(([finding]) => finding.split(':')[0]))).toEqual(
    new Set(WORD_RULES.map(({ id }) => id)),
  );
});

test.each([
  ['empty', emptyReport('en')],
  ['realistic', realisticReport('fr')],
  ['realistic', realisticReport('en')],
  ['full', fullReport('fr')],
  ['hostile', hostileReport('fr')],
  ['crowded', crowdedReport('en')],
])('a report keeps every rule, by itself and on a letterhead (%s)', async (_name, document) => {
  const report = await renderWord(document, CREATION_TIME);
  expect(wordFindings(report)).toEqual([]);
  const own = wordFindings(letterhead);
  const merged = wordFindings(await mergeLetterhead(letterhead, report, LETTERHEAD_VALUES));
  expect(merged.filter((finding) => !own.includes(finding))).toEqual([]);
});

const LETTERHEADS: readonly (readonly [string, () => Uint8Array])[] = [
  ...Object.entries(ASSEMBLED),
  ...['abiword', 'libreoffice', 'libreoffice-page', 'pandoc'].map(
    (program): readonly [string, () => Uint8Array] => [
      program,
      () => readFileSync(new URL(`../../letterhead/fixtures/${program}.docx`, import.meta.url)),
    ],
  ),
];

test.each(LETTERHEADS)(
  'a report on a letterhead breaks no rule that it kept itself (%s)',
  async (_name, build) => {
    const own = build();
    const report = await mergeLetterhead((await readLetterhead(own, true)).bytes, good, LETTERHEAD_VALUES);
    // Which neighbour an element stands behind changes where one between them has gone.
    const kindsOf = (bytes: Uint8Array): readonly string[] =>
      wordFindings(bytes).map((finding) => finding.replace(/ after \w+$/u, ''));
    const before = kindsOf(own);
    expect(kindsOf(report).filter((finding) => !before.includes(finding))).toEqual([]);
  },
);
