import { expect, it } from 'vitest';
import { emptyDisk, openStore, readDisk } from '../../../shared/device/device.test-data.ts';
import { setDevice } from '../../../shared/device/page-device.ts';
import { CLEANUP_SHARE, STORAGE_BUDGET_BYTES, readStorageBytes, storageLevel } from './storage-usage.ts';

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

it('counts what the records of this physician take on the disk, as they lie there', async () => {
  await emptyDisk();
  await (await openStore('gagnon')).write('setting', {}, 'x'.repeat(5_000));
  const store = await openStore();
  setDevice(store);
  expect(readStorageBytes()).toBe(0);
  await store.write('dictation-draft', { reportId: 'report-1', name: 'section7' }, 'é'.repeat(1_000));
  await store.write('emergency-backup', { reportId: 'report-1', name: 'a' }, '😀');
  const own = (await readDisk()).records.filter(({ owner }) => owner === 'tremblay');
  expect(readStorageBytes()).toBe(own.reduce((sum, { value }) => sum + value.bytes.byteLength, 0));
  expect(readStorageBytes()).toBeGreaterThan(2_000);
  await store.remove('dictation-draft', { reportId: 'report-1', name: 'section7' });
  expect(readStorageBytes()).toBeLessThan(100);
});

it('is nothing where the browser refuses its storage', async () => {
  const store = await openStore('tremblay', { database: null });
  setDevice(store);
  await store.write('dictation-draft', {}, 'x');
  expect(readStorageBytes()).toBe(0);
});
