import { buildMeta } from '@constat/report/rules';
import { beforeEach, expect, it, vi } from 'vitest';
import { announceSession } from '../shared/api/session-events.ts';
import type { DeviceKind, RecordPlace } from '../shared/device/records.ts';
import { closeStores, emptyDisk, openStore, readDisk } from '../shared/device/device.test-data.ts';
import { device, setDevice } from '../shared/device/page-device.ts';
import { forgetOnSignOut } from './forget-on-sign-out.ts';

beforeEach(async () => {
  await emptyDisk();
  setDevice(await openStore());
});

const HOUR_MS = 3_600_000;

/** Keeps something of the physician of this page, as its screens do. */
async function keep(kind: DeviceKind, place: RecordPlace, value: unknown): Promise<void> {
  await device().write(kind, place, value);
}

const report = (reportId: string, savedOn: 'device' | 'server', owner = 'tremblay') => ({
  reportId,
  owner,
  formData: { emploi: 'soudeuse' },
  meta: buildMeta('fr'),
  savedAt: new Date().toISOString(),
  savedOn,
});

const backup = (sessionId: string, timestamp = Date.now()) => ({
  owner: 'tremblay',
  reportId: 'report-1',
  formId: null,
  visit: 'Zoé Exemple',
  section: 'section7',
  sessionId,
  transcript: 'le genou',
  chunkCount: 1,
  duration: 4_000,
  timestamp,
  language: 'fr',
});

const lying = async (): Promise<readonly string[]> =>
  (await readDisk()).records.map(({ key }) => key).toSorted();

/** Signs out, and waits until the page has forgotten its key. */
async function signOut(): Promise<void> {
  announceSession('left');
  await vi.waitFor(() => expect(device().owner).toBe(''), { timeout: 20_000, interval: 5 });
}

it('what the server has goes at sign-out, what it has not stays sealed, and the key is forgotten', async () => {
  await keep('working-report', { reportId: 'saved' }, report('saved', 'server'));
  await keep('working-report', { reportId: 'unsaved' }, report('unsaved', 'device'));
  const replaced = { replacedAt: new Date().toISOString(), act: 'cleared', fields: [] };
  await keep(
    'replaced-text',
    { reportId: 'saved', name: 'a' },
    { ...replaced, act: 'loaded', id: 'a', record: report('saved', 'server') },
  );
  // What was cleared since is not in the draft any more.
  await keep(
    'replaced-text',
    { reportId: 'saved', name: 'd' },
    { ...replaced, id: 'd', record: report('saved', 'server') },
  );
  await keep(
    'replaced-text',
    { reportId: 'unsaved', name: 'b' },
    { ...replaced, id: 'b', record: report('unsaved', 'device') },
  );
  await keep(
    'replaced-text',
    { reportId: 'unsaved', name: 'c' },
    {
      ...replaced,
      replacedAt: new Date(Date.now() - 25 * HOUR_MS).toISOString(),
      id: 'c',
      record: report('unsaved', 'device'),
    },
  );
  await keep('waiting-proposal', { reportId: 'unsaved', name: 'text' }, 'x');
  await keep('doubts', { reportId: 'saved' }, 'x');
  await keep('doubts', { reportId: 'unsaved' }, 'x');
  await keep('emergency-backup', { reportId: 'report-1', name: 'alone' }, backup('alone'));
  await keep(
    'emergency-backup',
    { reportId: 'report-1', name: 'old' },
    backup('old', Date.now() - 31 * 24 * HOUR_MS),
  );
  await keep('dictation-draft', { reportId: 'report-1', name: 'section7' }, 'x');
  const store = device();
  const stop = forgetOnSignOut('tremblay');
  await signOut();
  stop();
  expect(await lying()).toEqual([
    'tremblay/dictation-draft/report-1/section7',
    'tremblay/doubts/unsaved/',
    'tremblay/emergency-backup/report-1/alone',
    'tremblay/replaced-text/saved/d',
    'tremblay/replaced-text/unsaved/b',
    'tremblay/working-report/unsaved/',
  ]);
  expect(store.read('working-report', { reportId: 'unsaved' })).toBeNull();
  expect(await store.write('setting', {}, 'x')).toBe(false);
  const again = await openStore();
  expect(again.read('working-report', { reportId: 'unsaved' })?.value).toMatchObject({
    formData: { emploi: 'soudeuse' },
  });
});

it('what a screen writes as it closes is on the disk before the key is forgotten', async () => {
  const stop = forgetOnSignOut('tremblay');
  const store = device();
  announceSession('left');
  const kept = store.write('working-report', { reportId: 'unsaved' }, report('unsaved', 'device'));
  await vi.waitFor(() => expect(device().owner).toBe(''), { timeout: 20_000, interval: 5 });
  stop();
  expect(await kept).toBe(true);
  expect(await lying()).toEqual(['tremblay/working-report/unsaved/']);
});

it('a sign-out takes nothing of a colleague’s', async () => {
  await closeStores();
  setDevice(await openStore('gagnon'));
  await keep('working-report', { reportId: 'saved' }, report('saved', 'server', 'gagnon'));
  await keep('waiting-proposal', { reportId: 'saved', name: 'text' }, 'x');
  const before = await lying();
  setDevice(await openStore());
  const stop = forgetOnSignOut('tremblay');
  await signOut();
  stop();
  expect(await lying()).toEqual(before);
});

it('a session that was lost forgets nothing', async () => {
  await keep('working-report', { reportId: 'saved' }, report('saved', 'server'));
  const stop = forgetOnSignOut('tremblay');
  announceSession('lost');
  announceSession('opened');
  await device().settled();
  stop();
  expect(device().owner).toBe('tremblay');
  expect(device().list('working-report')).toHaveLength(1);
});
