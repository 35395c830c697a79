import { expect, test } from 'vitest';
import { findLockFaults } from './lock-file.ts';

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
