import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type {
  ConfirmedRecoverySheetAnswer,
  DatabaseCopy,
  NewRecoverySheetAnswer,
  RecoverySheetsAnswer,
  SavedForm,
} from '@constat/contract';
import { FRESH_MS, RECOVERY_SHEETS } from '@constat/contract/limits';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildEarlierDatabase } from '../../store/testing/earlier-tables.ts';
import { readAll } from '../../store/testing/sealed-pieces.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { PASSWORD, buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { codeOf, openBrowser } from '../../testing/browser.ts';
import { runScript } from '../../testing/run-script.ts';

const CODE = /^(?:[0-9A-HJKMNP-TV-Z]{4}-){7}[0-9A-HJKMNP-TV-Z]{4}$/u;

let folder: string;
let dataDir: string;
let server: TestServer;
let client: TestClient;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'constat-sheets-'));
  dataDir = path.join(folder, 'data');
  server = await buildServer({ env: { CONSTAT_DATA_DIR: dataDir } });
  client = await server.signUp({ username: 'zzsheets' });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const list = async (who = client) => (await who.get('/api/recovery-sheets')).json<RecoverySheetsAnswer>();
const make = async (who = client) => (await who.post('/api/recovery-sheets')).json<NewRecoverySheetAnswer>();
const confirm = (id: string, keepsEarlier = false) =>
  client.post(`/api/recovery-sheets/${id}/confirm`, { keepsEarlier });
async function makeConfirmed(keepsEarlier = false): Promise<string> {
  const { id, code } = await make();
  expect((await confirm(id, keepsEarlier)).statusCode).toBe(200);
  return code;
}

let restores = 0;

/** Restores a copy in an empty data directory with nothing but a code; answers the titles there, null where it is refused. */
async function restoreElsewhere(copy: string, code: string): Promise<string[] | null> {
  restores += 1;
  const at = path.join(folder, `empty-${restores}`);
  const {
    code: exit,
    err,
    out,
  } = await runScript('restore', [copy, '--recovery'], {
    dataDir: at,
    typed: `${code}\n`,
  });
  if (exit !== 0) {
    expect(err).toContain('This is not the code of this copy');
    return null;
  }
  expect(out).toMatch(/Last event in this copy: [A-Z]\w+ \d+, 20\d\d, .+All sessions are closed/u);
  const other = await buildServer({ env: { CONSTAT_DATA_DIR: at } });
  try {
    const browser = openBrowser(other);
    await browser.signIn('zzsheets', PASSWORD);
    const forms = (await browser.call('GET', '/api/saved-forms')).json<SavedForm[]>();
    return forms.map(({ title }) => title);
  } finally {
    await other.close();
  }
}

async function copyNow(): Promise<string> {
  const made = await client.post('/api/copies', undefined, { 'idempotency-key': `zz-${restores}` });
  return path.join(dataDir, 'copies', made.json<DatabaseCopy>().name);
}

describe('a recovery sheet', () => {
  test('is shown once, counts once it is confirmed, and brings a copy back on an empty machine', async () => {
    expect((await list()).sheets).toEqual([]);
    await client.post('/api/saved-forms', buildFormBody({ title: 'Rapport' }));
    const answer = await client.post('/api/recovery-sheets');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
    const sheet = answer.json<NewRecoverySheetAnswer>();
    expect(sheet.code).toMatch(CODE);
    expect(sheet.installation).toMatch(/^[\da-f]{8}$/u);
    expect((await list()).sheets).toEqual([{ id: sheet.id, madeAt: sheet.madeAt, confirmedAt: null }]);
    server.clock.advance(60_000);
    const confirmed = await confirm(sheet.id);
    expect(confirmed.json<ConfirmedRecoverySheetAnswer>()).toEqual({
      installation: sheet.installation,
      sheets: [
        { id: sheet.id, madeAt: sheet.madeAt, confirmedAt: new Date(server.clock.now()).toISOString() },
      ],
      copiesLeft: [],
    });
    expect(await restoreElsewhere(await copyNow(), sheet.code)).toEqual(['Rapport']);
    const events = (await server.store.auditEvents.list()).filter(({ subjectId }) => subjectId === sheet.id);
    expect(events.map(({ action, actorId, detail }) => [action, actorId, detail])).toEqual([
      ['recovery-sheet-made', client.userId, null],
      ['recovery-sheet-confirmed', client.userId, '{"earlier":"void"}'],
    ]);
  });

  test('has a code that stands in no log, no answer but one, and no file', async () => {
    const { id, code } = await make();
    await confirm(id);
    const again = [await client.get('/api/recovery-sheets'), await confirm(id)];
    await server.close();
    for (const form of [code, code.replaceAll('-', ''), ...code.split('-').map((group) => `${group}-`)]) {
      expect(server.log()).not.toContain(form);
      for (const { body } of again) expect(body).not.toContain(form);
    }
    expect(readAll(dataDir)).not.toContain(code);
    expect(readAll(dataDir)).not.toContain(code.replaceAll('-', ''));
    server = await buildServer({ env: { CONSTAT_DATA_DIR: dataDir } });
  });

  test('that is confirmed voids the earlier one, in the copies here too, or leaves it valid', async () => {
    await client.post('/api/saved-forms', buildFormBody({ title: 'Rapport' }));
    const first = await makeConfirmed();
    const copy = await copyNow();
    const second = await makeConfirmed(true);
    expect((await list()).sheets).toHaveLength(2);
    for (const code of [first, second]) expect(await restoreElsewhere(copy, code)).toEqual(['Rapport']);
    const third = await make();
    // Until it is confirmed, nothing is void.
    expect(await restoreElsewhere(copy, first)).toEqual(['Rapport']);
    await confirm(third.id);
    expect((await list()).sheets).toHaveLength(1);
    for (const code of [first, second]) expect(await restoreElsewhere(copy, code)).toBeNull();
    expect(await restoreElsewhere(copy, third.code)).toEqual(['Rapport']);
    const details = (await server.store.auditEvents.list())
      .filter(({ action }) => action === 'recovery-sheet-confirmed')
      .map(({ detail }) => detail);
    expect(details).toEqual(['{"earlier":"void"}', '{"earlier":"kept"}', '{"earlier":"void"}']);
  });

  test('that was only shown is void once another one is shown', async () => {
    const forgotten = await make();
    const shown = await make();
    expect((await list()).sheets.map(({ id }) => id)).toEqual([shown.id]);
    expect((await confirm(forgotten.id)).statusCode).toBe(404);
    expect((await confirm(shown.id)).statusCode).toBe(200);
  });

  test('opens what a new key of the installation wraps too, each of those that are valid', async () => {
    await client.post('/api/saved-forms', buildFormBody({ title: 'Rapport' }));
    const codes = [await makeConfirmed(), await makeConfirmed(true)];
    expect((await runScript('key', ['rotate'], { dataDir })).code).toBe(0);
    const copy = await copyNow();
    for (const code of codes) expect(await restoreElsewhere(copy, code)).toEqual(['Rapport']);
  });

  test('is refused beside as many as there may be, and then taken in their place', async () => {
    for (let count = 0; count < RECOVERY_SHEETS; count += 1) await makeConfirmed(true);
    const { id } = await make();
    const refused = await confirm(id, true);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'RECOVERY_SHEETS_FULL']);
    expect((await confirm(id)).statusCode).toBe(200);
    expect((await list()).sheets).toHaveLength(1);
  });

  test('waits for another program that changes the keys, and nothing is changed', async () => {
    const lock = new Database(path.join(dataDir, 'constat.key-lock'));
    lock.exec('begin exclusive');
    const refused = await client.post('/api/recovery-sheets');
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'KEYS_BUSY']);
    lock.close();
    expect((await list()).sheets).toEqual([]);
    expect((await make()).code).toMatch(CODE);
  });
});

describe('who may make one', () => {
  test('who administers, with the password given a moment ago', async () => {
    server.clock.advance(FRESH_MS);
    const stale = await client.post('/api/recovery-sheets');
    expect([stale.statusCode, codeOf(stale)]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    expect((await list()).sheets).toEqual([]);
    await client.post('/api/account/reauthentication', { password: PASSWORD });
    const admin = await server.signUp({ username: 'zzadmin', role: 'admin' });
    const second = await server.signUp({ username: 'zzsecond' });
    for (const call of [second.get('/api/recovery-sheets'), second.post('/api/recovery-sheets')])
      expect((await call).statusCode).toBe(403);
    expect((await make(admin)).code).toMatch(CODE);
    expect((await server.app.inject('/api/recovery-sheets')).statusCode).toBe(401);
  });

  test('nobody in the demonstration, whose password everybody knows', async () => {
    const demonstration = await buildServer({ demo: true });
    try {
      const sample = await demonstration.signUp({ username: 'medecin', sample: true });
      const refused = await sample.post('/api/recovery-sheets');
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'SAMPLE_ACCOUNT']);
    } finally {
      await demonstration.close();
    }
  });
});

test('the sheet of an earlier version stays valid', async () => {
  const earlier = await buildEarlierDatabase('0023-recovery-sheets', null);
  await earlier.insert('settings', [
    { name: 'recovery-lock', value: 'zzlock' },
    { name: 'recovery-made-at', value: '1764000000000' },
  ]);
  const store = await earlier.open();
  expect(await store.recoverySheets.list()).toEqual([
    {
      id: expect.any(String),
      publicKey: 'zzlock',
      madeAt: 1_764_000_000_000,
      confirmedAt: 1_764_000_000_000,
    },
  ]);
  expect(await store.settings.find('recovery-lock')).toBeUndefined();
});
