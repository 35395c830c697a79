import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findLockFaults, findMissingBinaries, findSettingFaults, findUnlistedNative } from './lock-file.ts';

test('a lock file that lacks a system’s package or a hash, or names a registry, is refused', () => {
  const integrity = `sha512-${'a'.repeat(86)}==`;
  const sound = {
    '': {},
    'apps/web': {},
    'node_modules/@constat/web': { link: true, resolved: 'apps/web' },
    'node_modules/tool': {
      integrity,
      optionalDependencies: { 'tool-linux': '1.0.0', 'tool-darwin': '1.0.0' },
    },
    'node_modules/tool-linux': { integrity },
    'node_modules/tool/node_modules/tool-darwin': { integrity },
  };
  expect(findLockFaults(sound)).toEqual([]);
  const { 'node_modules/tool-linux': _, ...lacking } = sound;
  expect(findLockFaults(lacking)).toEqual([
    'node_modules/tool: tool-linux is missing; npm would refuse the lock file on its system',
  ]);
  for (const resolved of [
    'https://example.test/tool.tgz',
    'git+ssh://example.test/tool.git',
    'file:tool.tgz',
  ]) {
    expect(findLockFaults({ 'node_modules/tool': { integrity, resolved } })).toHaveLength(1);
  }
  for (const weak of [undefined, '', 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=']) {
    const locked = weak === undefined ? {} : { integrity: weak };
    expect(findLockFaults({ 'node_modules/tool': locked })).toEqual([
      'node_modules/tool: has no SHA-512 hash of its content',
    ]);
  }
});

test('an installation that would run code of packages is refused', () => {
  const settings = ['ignore-scripts=true', 'omit-lockfile-registry-resolved=true'];
  expect(findSettingFaults(settings.join('\n'))).toEqual([]);
  expect(findSettingFaults(`#${settings.join('\n')}`)).toEqual(['.npmrc: ignore-scripts=true is missing']);
  expect(findSettingFaults('ignore-scripts=false')).toHaveLength(2);
});

describe('the lock file of this project', () => {
  const root = new URL('../../', import.meta.url);
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
    const versions = new Set(nodes.map(([, { version }]) => version));
    expect([...versions].map((version) => version?.split('.')[0])).toEqual([major]);
    const asked = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    expect(new Set(Object.values(asked.optionalDependencies))).toEqual(versions);
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
