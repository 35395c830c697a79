import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The project writes -ise, -our and catalogue. Of the many words, those that are written often here. */
const AMERICAN =
  /(?:capital|final|initial|local|normal|organ|real|recogn|serial|special|summar|synchron|token|util)iz(?:e[ds]?|ing|er|ation)\b|analyz|behavior|\bcolors?\b|\bcatalogs?\b|\bcenters?\b|\bgray\b/iu;

/** Names in code and of packages are spelt by others. */
const CODE = /`[^`\n]+`/gu;

/** Tables of the names of packages and of their licences. */
const OF_PACKAGES = new Set(['docs/licences.md', 'docs/dependencies.md']);

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');

test('names of files have the British spelling', () => {
  const names = tracked.filter((path) => AMERICAN.test(path.replaceAll('-', ' ')));
  expect(names).toEqual([]);
});

test('documents have the British spelling', () => {
  const documents = tracked.filter(
    (path) => (path === 'README.md' || /^docs\/.*\.md$/u.test(path)) && !OF_PACKAGES.has(path),
  );
  const found = documents.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return text
      .replaceAll(CODE, '')
      .split('\n')
      .flatMap((line, index) => {
        const word = AMERICAN.exec(line)?.[0];
        return word === undefined ? [] : [`${path}:${index + 1}: ${word}`];
      });
  });
  expect(documents.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
