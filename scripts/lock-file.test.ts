import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findLockFaults, findMissingBinaries, findUnlistedNative } from './lock-file.ts';

test('a lock file that lacks a system’s package, or names a registry, is refused', () => {
  const sound = {
    '': {},
    'node_modules/tool': { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-darwin': '1.0.0' } },
    'node_modules/tool-linux': {},
    'node_modules/tool/node_modules/tool-darwin': {},
  };
  expect(findLockFaults(sound)).toEqual([]);
  const { 'node_modules/tool-linux': _, ...lacking } = sound;
  expect(findLockFaults(lacking)).toEqual([
    'node_modules/tool: tool-linux is missing; npm would refuse the lock file on its system',
  ]);
  expect(findLockFaults({ 'node_modules/tool': { resolved: 'https://example.test/tool.tgz' } })).toHaveLength(
    1,
  );
});

describe('the lock file of this project', () => {
  const root = new URL('../', import.meta.url);
  const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as {
    packages: Record<string, { version?: string; os?: string; cpu?: string }>;
  };

  test.each(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'])(
    'holds all machine code that a start needs on %s',
    (system) => {
      expect(findMissingBinaries(packages, { systems: [system] })).toEqual([]);
    },
  );

  test('names every package with machine code of its own', () => {
    expect(findUnlistedNative(packages)).toEqual([]);
  });

  test('brings one version of Node to every system, the one that the launcher asks for', () => {
    const major = /NODE_MAJOR = (\d+)/u.exec(readFileSync(new URL('run.mjs', root), 'utf8'))?.[1];
    const nodes = Object.entries(packages).filter(([path]) =>
      /^node_modules\/node-(?:bin-)?(?:linux|darwin|win)-/u.test(path),
    );
    expect(nodes).toHaveLength(5);
    for (const [path, { version }] of nodes) expect([path, version?.split('.')[0]]).toEqual([path, major]);
  });

  test('holds a database driver that carries its machine code', () => {
    const prebuilt = new URL('node_modules/better-sqlite3/prebuilds/', root);
    const names = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'];
    expect(names.filter((name) => !existsSync(new URL(`${name}.node`, prebuilt)))).toEqual([]);
  });
});

test('a package of one system that is left out is named, and one that has a stand-in is not', () => {
  const binary = (os: string, cpu: string, libc?: string) => ({
    os: [os],
    cpu,
    ...(libc !== undefined && { libc: [libc] }),
  });
  const typst = 'node_modules/@myriaddreamin/typst-ts-node-compiler';
  const locked = {
    'node_modules/tool': { optionalDependencies: { a: '1.0.0', b: '1.0.0', c: '1.0.0' } },
    'node_modules/a': binary('linux', 'x64', 'glibc'),
    'node_modules/tool/node_modules/b': binary('darwin', 'arm64'),
    'node_modules/c': binary('linux', 'arm64', 'musl'),
    [typst]: { optionalDependencies: { a: '1.0.0' } },
  };
  const native = ['node_modules/tool', typst];
  expect(findMissingBinaries(locked, { native })).toEqual([
    'linux-arm64: node_modules/tool',
    `linux-arm64: ${typst}`,
    'darwin-x64: node_modules/tool',
    `darwin-x64: ${typst}`,
    `darwin-arm64: ${typst}`,
    'win32-x64: node_modules/tool',
    `win32-x64: ${typst}`,
  ]);
  const withStandIn = { ...locked, 'node_modules/@myriaddreamin/typst-ts-web-compiler': {} };
  expect(findMissingBinaries(withStandIn, { native })).toEqual([
    'linux-arm64: node_modules/tool',
    'darwin-x64: node_modules/tool',
    'win32-x64: node_modules/tool',
  ]);
  expect(findUnlistedNative(locked)).toEqual(['node_modules/tool']);
});
