import { expect, test } from 'vitest';
import { lockFor } from './locked-packages.ts';
import type { LockedPackages } from './locked-packages.ts';
import { SYSTEMS } from './systems.ts';

const PACKAGES: LockedPackages = {
  '': { version: '1.0.0' },
  'node_modules/engine': {
    version: '2.0.0',
    integrity: 'sha512-engine',
    dependencies: { helper: '^1.0.0' },
    optionalDependencies: {
      'engine-linux': '2.0.0',
      'engine-musl': '2.0.0',
      'engine-win': '2.0.0',
      'engine-bsd': '2.0.0',
    },
  },
  'node_modules/engine-linux': { version: '2.0.0', os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'node_modules/engine-musl': { version: '2.0.0', os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/engine-win': { version: '2.0.0', os: 'win32', cpu: 'x64' },
  'node_modules/helper': { version: '3.0.0' },
  'node_modules/engine/node_modules/helper': { version: '1.5.0' },
  'node_modules/other': { version: '9.0.0' },
};

function keptFor(name: string, packages = PACKAGES): readonly string[] {
  const [system] = SYSTEMS.filter((one) => one.name === name);
  if (system === undefined) throw new Error(name);
  const { lock } = lockFor(packages, ['engine'], system) as { lock: { packages: LockedPackages } };
  return Object.keys(lock.packages);
}

test('What a system needs is kept, from the nearest folder, and nothing for another one', () => {
  const common = ['', 'node_modules/engine', 'node_modules/engine/node_modules/helper'];
  expect(keptFor('linux-x64')).toEqual([...common, 'node_modules/engine-linux']);
  expect(keptFor('win-x64')).toEqual([...common, 'node_modules/engine-win']);
  expect(keptFor('darwin-arm64')).toEqual(common);
});

test('A package that is needed and not locked stops it', () => {
  const { 'node_modules/helper': _, 'node_modules/engine/node_modules/helper': __, ...rest } = PACKAGES;
  expect(() => keptFor('linux-x64', rest)).toThrow(
    'package-lock.json holds no helper, which node_modules/engine needs',
  );
});
