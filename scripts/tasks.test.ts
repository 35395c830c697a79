import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('the folder of scripts holds the tasks of npm run and nothing else; their parts lie in folders', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const names = Object.keys(scripts).toSorted();
  const files = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] });
  expect(files.map((file) => basename(file, '.ts')).toSorted()).toEqual(names);
  expect(Object.values(scripts).toSorted()).toEqual(names.map((name) => `node run.mjs ${name}`));
  const usage = spawnSync(process.execPath, [join(root, 'run.mjs')], { encoding: 'utf8' }).stderr;
  expect(usage.trim().split(' ').at(-1)?.split('|').toSorted()).toEqual(names);
});
