import { afterEach, expect, it, vi } from 'vitest';
import { CLEANUP_SHARE, STORAGE_BUDGET_BYTES, readStorageBytes, storageLevel } from './storage-usage.ts';

afterEach(() => vi.unstubAllGlobals());

/** A small storage of the browser with those values. */
function area(entries: readonly (readonly [string, string])[]): Pick<Storage, 'length' | 'key' | 'getItem'> {
  return {
    length: entries.length,
    key: (index) => entries[index]?.[0] ?? null,
    getItem: (key) => entries.find(([name]) => name === key)?.[1] ?? null,
  };
}

it.each([
  [0, 'normal'],
  [0.7, 'normal'],
  [0.701, 'warning'],
  [0.9, 'warning'],
  [0.901, 'critical'],
  [1.5, 'critical'],
] as const)('%d of the budget is %s', (share, level) => {
  expect(storageLevel(share)).toBe(level);
});

it('the budget is 10 MB, and old backups go above 85 %', () => {
  expect([STORAGE_BUDGET_BYTES, CLEANUP_SHARE]).toEqual([10_000_000, 0.85]);
});

it('counts two bytes for each unit of names and texts, in both areas', () => {
  vi.stubGlobal('window', {
    localStorage: area([
      ['ab', 'é'],
      ['c', '😀'],
    ]),
    sessionStorage: area([['d', '']]),
  });
  expect(readStorageBytes()).toBe(2 * (2 + 1 + 1 + 2 + 1));
});

it('is nothing where the browser refuses its storage', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new Error('refused');
    },
  });
  expect(readStorageBytes()).toBe(0);
});
