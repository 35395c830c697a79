import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CARRIED, GPL_EXCEPTION, findLicenceFaults, shippedPackages } from './licences.ts';

const root = join(import.meta.dirname, '..', '..');
const fonts = { name: 'dejavu-fonts-ttf', version: '2.37.3', licence: 'SEE LICENSE' };

test.each([
  ['GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['LGPL-2.1-or-later', false],
  ['MIT AND GPL-2.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  ['', false],
  ['UNLICENSED', false],
  ['MIT', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['MIT AND (OFL-1.1 OR GPL-2.0-only)', true],
])('a package under %j may be shipped: %j', (licence, isAllowed) => {
  const faults = findLicenceFaults([fonts, { name: 'planted', version: '1.0.0', licence }]);
  expect(faults).toEqual(isAllowed ? [] : [`planted@1.0.0: the licence ${licence || 'none'} is not allowed`]);
});

test('an exception ends with what needed it', () => {
  expect(findLicenceFaults([])).toEqual(['dejavu-fonts-ttf: an exception that nothing needs']);
  const later = { name: 'sherpa-onnx-node', version: '2.0.0', licence: 'Apache-2.0' };
  expect(findLicenceFaults([fonts, later])).toEqual([
    'sherpa-onnx-node: the exception for eSpeak NG (GPL-3.0-or-later) is over, take it out',
  ]);
});

test('development tools, links and the second of two places are left out', () => {
  expect(
    shippedPackages({
      '': { version: '0.1.0' },
      'apps/web': { version: '0.1.0' },
      'node_modules/@constat/web': { link: true },
      'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
      'node_modules/b': { version: '2.0.0', license: 'ISC' },
      'node_modules/a/node_modules/@c/b': { version: '1.0.0', license: 'MIT' },
      'node_modules/@c/b': { version: '1.0.0', license: 'MIT' },
    }),
  ).toEqual([
    { name: '@c/b', version: '1.0.0', licence: 'MIT' },
    { name: 'b', version: '2.0.0', licence: 'ISC' },
  ]);
});

/** Files of a folder with machine code, WebAssembly or fonts, without those of the packages within it. */
function carriedFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : carriedFiles(path);
    const isCarried =
      /\.(?:node|wasm|so(?:\.\d+)*|dylib|dll|exe|ttf|otf|woff2?)$/u.test(entry.name) ||
      path.endsWith('/bin/node');
    return entry.isFile() && isCarried ? [path] : [];
  });
}

test('what packages carry is listed, and nothing of it is under the GPL but for the one exception', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; link?: boolean }>;
  };
  const installed = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true)
    .map(([path]) => ({ name: path.split('node_modules/').at(-1) ?? '', path: join(root, path) }))
    .filter(({ path }) => existsSync(path))
    .map((one) => ({ ...one, files: carriedFiles(one.path) }))
    .filter(({ files }) => files.length > 0);
  expect(installed.length).toBeGreaterThan(10);
  const unlisted = installed.filter(({ name }) => !CARRIED.some((part) => name.startsWith(part.packages)));
  expect(unlisted.map(({ name }) => name)).toEqual([]);
  const marked = installed.filter(({ files }) =>
    files.some((file) => {
      const bytes = readFileSync(file);
      return (
        bytes.includes('espeak-ng') || bytes.includes('GNU General Public') || bytes.includes('GNU Lesser')
      );
    }),
  );
  expect(marked.map(({ name }) => name).filter((name) => !name.startsWith(GPL_EXCEPTION.packages))).toEqual(
    [],
  );
  expect(marked.length, 'the exception is needed').toBe(1);
});
