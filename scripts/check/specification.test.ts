import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrokenCitations } from './find-broken-citations.ts';

const root = join(import.meta.dirname, '..', '..');

test('every place that the table of the specification names is there', () => {
  const table = readFileSync(join(root, 'docs', 'specification.md'), 'utf8');
  expect(table.match(/^\| /gmu)?.length).toBeGreaterThan(200);
  expect(findBrokenCitations(table, root)).toEqual([]);
});

test('a test or a file that is gone is found', () => {
  const self = 'scripts/check/specification.test.ts';
  const rows = [
    '| Asked | Shown |',
    '| --- | --- |',
    `| one | \`${self}\` › a test or a file that is gone is found |`,
    `| two | \`${self}\` › a test that nobody wrote<br>\`scripts/gone.ts\` |`,
    '| three | in the code |',
    `| four | \`${self}\` › a test or a file |`,
  ].join('\n');
  expect(findBrokenCitations(rows, root)).toEqual([
    `${self} › a test that nobody wrote`,
    'scripts/gone.ts',
    'nothing is named:  in the code |',
    `${self} › a test or a file`,
  ]);
});
