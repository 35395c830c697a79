import { beforeEach, expect, it, vi } from 'vitest';
import type { RecordingNote } from '@constat/contract';
import { claimPage } from './api/page-user.ts';
import { announceSession } from './api/session-events.ts';
import { noteRecording, tellServer, tieRecordings } from './recording-links.ts';

const kept = new Map<string, string>();
let calls: { readonly path: string; readonly user: string | null }[] = [];
let isOnline = true;

beforeEach(() => {
  kept.clear();
  calls = [];
  isOnline = true;
  announceSession('left');
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
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

it('what one physician left to tell waits for that one, and is sent in nobody else’s session', async () => {
  isOnline = false;
  claimPage('tremblay');
  await noteRecording('recording-1', NOTE);
  announceSession('left');

  isOnline = true;
  claimPage('gagnon');
  await tellServer();
  await tieRecordings('report-1', 'form-of-gagnon');
  expect(calls).toEqual([]);

  announceSession('left');
  claimPage('tremblay');
  await tieRecordings('report-1', 'form-of-tremblay');
  expect(calls).toEqual([
    { path: '/api/recordings/recording-1', user: 'tremblay' },
    { path: '/api/recordings/recording-1/report', user: 'tremblay' },
  ]);
  expect(JSON.parse(kept.get('dictation_recordings') ?? '')).toEqual([]);
});
