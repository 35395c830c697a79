import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  LATE_PACKAGES,
  OWN_FILES,
  ownFile,
  PACKAGE_FILES,
  packageFile,
  loadPackage,
  PROGRAMS,
  programUrl,
} from './installed-files.ts';
import type { ProgramName } from './installed-files.ts';

const server = path.dirname(import.meta.dirname);

test('every program and every file is where it is said to be', () => {
  const programs = (Object.keys(PROGRAMS) as ProgramName[]).map(programUrl);
  const sources = Object.values(PROGRAMS).map((source) => path.join(server, source));
  for (const file of [...programs, ...sources, ...OWN_FILES.map(ownFile), ...PACKAGE_FILES.map(packageFile)])
    expect(statSync(file).size).toBeGreaterThan(0);
  for (const name of LATE_PACKAGES) expect(loadPackage(name)).toBeTypeOf('object');
});

/** What a bundle moves to other places may not say where it lies. */
const OWN_PLACE = /import\.meta\.(?:url|dirname|filename|resolve)|createRequire/u;

test('no other module of the server asks where it lies itself', () => {
  const sources = globSync('**/*.ts', {
    cwd: server,
    exclude: (name) => /(?:^|\/)(?:node_modules|fixtures|testing)$|\.test(?:-data)?\.ts$/u.test(name),
  });
  expect(sources.length).toBeGreaterThan(300);
  const asking = sources.filter((file) => OWN_PLACE.test(readFileSync(path.join(server, file), 'utf8')));
  expect(asking).toEqual([path.join('platform', 'installed-files.ts')]);
});
