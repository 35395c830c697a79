import { beforeEach, expect, it, vi } from 'vitest';
import type { RecordingNote, RecordingReview } from '@constat/contract';
import { claimPage } from './api/page-user.ts';
import { announceSession } from './api/session-events.ts';
import { closeStores, emptyDisk, openStore, readDisk } from './device/device.test-data.ts';
import { device, setDevice } from './device/page-device.ts';
import { NO_REPORT_ID, noteRecording, noteReview, tellServer, tieRecordings } from './recording-links.ts';

let calls: { readonly path: string; readonly user: string | null }[] = [];
let isOnline = true;

/** A page of that physician, opened anew. */
async function openPage(owner: string): Promise<void> {
  announceSession('left');
  await closeStores();
  setDevice(await openStore(owner));
  claimPage(owner);
}

beforeEach(async () => {
  calls = [];
  isOnline = true;
  await emptyDisk();
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (!isOnline) return Promise.reject(new TypeError('offline'));
    calls.push({ path, user: new Headers(init.headers).get('X-Constat-User') });
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});

const NOTE: RecordingNote = {
  reportId: 'report-1',
  section: 'section7',
  language: 'fr',
  reportLanguage: 'fr',
  startedAt: '2026-01-05T10:00:00.000Z',
  segments: [],
  writing: { startsSentence: true, undone: [], voiceCommands: [], verbatimCommands: [] },
  doubtful: 0,
};

const REVIEW: RecordingReview = { reviewed: [{ id: 'word-1', text: null }], doubtful: 0 };

it('what one physician left to tell waits for that one, and is sent in nobody else’s session', async () => {
  isOnline = false;
  await openPage('tremblay');
  await noteRecording('recording-1', NOTE);

  isOnline = true;
  await openPage('gagnon');
  await tellServer();
  await tieRecordings('report-1', 'form-of-gagnon');
  expect(calls).toEqual([]);
  expect((await readDisk()).records).toHaveLength(1);

  calls = [];
  await openPage('tremblay');
  await tieRecordings('report-1', 'form-of-tremblay');
  expect(calls).toEqual([
    { path: '/api/recordings/recording-1', user: 'tremblay' },
    { path: '/api/recordings/recording-1/report', user: 'tremblay' },
  ]);
  await device().settled();
  expect((await readDisk()).records).toEqual([]);
});

it('while the page of one waits for its key, nothing of the other one is told', async () => {
  isOnline = false;
  await openPage('tremblay');
  await noteRecording('recording-1', NOTE);
  isOnline = true;
  // The other one has signed in, and the store of the first is still the one of the page.
  announceSession('left');
  claimPage('gagnon');
  await tellServer();
  await tieRecordings('report-1', 'form-of-gagnon');
  expect(calls).toEqual([]);
  await device().settled();
  expect((await readDisk()).records).toHaveLength(1);
});

it('what could not be told is told after a reload, each recording once, and then forgotten', async () => {
  isOnline = false;
  await openPage('tremblay');
  await noteRecording('recording-1', NOTE);
  await noteRecording('recording-2', { ...NOTE, reportId: NO_REPORT_ID });
  await noteReview('recording-2', REVIEW);
  isOnline = true;
  await openPage('tremblay');
  await tellServer();
  await tellServer();
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    '/api/recordings/recording-1',
    '/api/recordings/recording-2',
    '/api/recordings/recording-2/review',
  ]);
  await device().settled();
  // The first one waits for its report to be saved.
  expect((await readDisk()).records.map(({ name, reportId }) => [name, reportId])).toEqual([
    ['recording-1', 'report-1'],
  ]);
});

it('a recording of another report is not tied to this one', async () => {
  await openPage('tremblay');
  await noteRecording('recording-1', NOTE);
  await noteRecording('recording-2', { ...NOTE, reportId: 'report-2' });
  calls = [];
  await tieRecordings('report-2', 'form-2');
  expect(calls.map(({ path }) => path)).toEqual(['/api/recordings/recording-2/report']);
  await device().settled();
  expect((await readDisk()).records.map(({ name }) => name)).toEqual(['recording-1']);
});
