import { beforeAll, expect, test } from 'vitest';
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
