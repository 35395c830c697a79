import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrokenCitations } from './find-broken-citations.ts';

const root = join(import.meta.dirname, '..', '..');
const text = readFileSync(join(root, 'docs', 'security.md'), 'utf8');

/** The lines of the checklist: numbered, of level 3, and of language models. */
const NUMBERED = Array.from({ length: 48 }, (_, index) => String(index + 1).padStart(2, '0'));
const LINES = [
  ...NUMBERED,
  '3.4.8',
  '3.4.7',
  '6.3.8',
  '6.3.7',
  '8.3.2',
  '14.2.7',
  '15.4.2',
  '16.5.4',
  '16.3.2',
  '13.4.6',
  'L2',
  'L3',
  'L4',
  'L5',
  'L6',
];
const STATES = ['holds', 'deviation', 'not applicable'];

interface Row {
  readonly line: string;
  readonly state: string;
  readonly where: string;
}

const rows = text
  .split('\n')
  .filter((row) => row.startsWith('| ') && row.split(' | ').length === 5 && !/^\| (?:Line|---)/u.test(row));

function read(row: string): Row {
  const [line = '', , state = '', where = ''] = row.slice(2).split(' | ');
  return { line, state, where };
}

test('every line of the checklist is there once, with its state and where or why', () => {
  expect(rows.map((row) => read(row).line).toSorted()).toEqual(LINES.toSorted());
  const incomplete = rows
    .map(read)
    .filter(({ state, where }) => !STATES.includes(state) || where.trim().length < 10);
  expect(incomplete).toEqual([]);
});

test('every file and test that it names is there', () => {
  expect(findBrokenCitations(rows.join('\n'), root)).toEqual([]);
});

test('every place and page that it names is there', () => {
  const places = rows.flatMap((row) => {
    const { where } = read(row);
    const paths = [...where.matchAll(/`(?<path>[\w-]+(?:\/[\w.-]+)+|[\w-]+\.ts)`/gu)];
    const pages = [...where.matchAll(/\]\((?<page>[^)#]+)/gu)];
    return [
      ...paths.map(({ groups }) => groups?.['path'] ?? '').map((path) => [path, `apps/server/${path}`]),
      ...pages.map(({ groups }) => groups?.['page'] ?? '').map((page) => [`docs/${page}`]),
    ];
  });
  expect(places.length).toBeGreaterThan(60);
  const isThere = (place: string) => existsSync(join(root, place));
  expect(places.filter((either) => !either.some(isThere))).toEqual([]);
});

test('every requirement is named by its version', () => {
  const ids = rows.flatMap(
    (row) => /\((?<ids>[^()]+)\) \| /u.exec(row)?.groups?.['ids']?.split(', ') ?? [''],
  );
  expect(ids.filter((id) => !/^(?:v5\.0\.0-\d+\.\d+\.\d+|LLM\d\d)$/u.test(id))).toEqual([]);
});
