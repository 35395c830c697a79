import type { ErrorBody, ImpairmentTableAnswer } from '@constat/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  FICTIONAL_CSV,
  FICTIONAL_SOURCE,
} from '../../../../packages/report/rules/impairment/fictional-table.test-data.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

const PATH = '/api/impairment-table';
const HEAD = FICTIONAL_CSV.split('\r\n').slice(0, 4).join('\n');

let server: TestServer;
let admin: TestClient;
let physician: TestClient;
afterEach(() => server.close());

const load = (text: string, format = 'csv', headers = {}) => admin.put(PATH, { format, text }, headers);
const remove = (client: TestClient) => client.send({ method: 'DELETE', url: PATH });
const loaded = async (client = admin) => (await client.get(PATH)).json<ImpairmentTableAnswer>();

onBothDatabases('the table of impairments', (newDatabaseUrl) => {
  beforeEach(async () => {
    const databaseUrl = await newDatabaseUrl();
    server = await buildServer(databaseUrl === undefined ? {} : { databaseUrl });
    [admin, physician] = [await server.signUp({ role: 'admin' }), await server.signUp()];
    await server.signUp();
  });

  test('is empty at first; one is loaded, replaced and removed by the administrator, and read by every account', async () => {
    expect(await loaded(physician)).toEqual({ mayChange: false, table: null, loadedAt: null });
    expect(await loaded()).toMatchObject({ mayChange: true });
    const answer = await load(`\uFEFF${FICTIONAL_CSV}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { mayChange: true, table: { version: 'ESSAI-1', source: FICTIONAL_SOURCE, date: '2026-01-15' } },
    ]);
    const first = await loaded(physician);
    expect(first).toEqual({ ...answer.json<ImpairmentTableAnswer>(), mayChange: false });
    expect(first.loadedAt).toBe(new Date(server.clock.now()).toISOString());
    expect(first.table?.rows).toHaveLength(6);

    server.clock.advance(60_000);
    const whole = {
      version: 'ESSAI-2',
      source: FICTIONAL_SOURCE,
      date: '2026-02-01',
      sequelae: [{ nature: 'dap', code: 'ZZ-01', description: { fr: 'Séquelle fictive' }, percent: 2.25 }],
    };
    expect((await load(JSON.stringify(whole), 'json')).statusCode).toBe(200);
    const second = await loaded(physician);
    expect(second.table).toMatchObject({
      version: 'ESSAI-2',
      rows: [{ code: 'ZZ-01', percent: 225 }],
      dpjv: [],
    });
    expect(second.table?.id).not.toBe(first.table?.id);

    expect((await remove(admin)).json()).toEqual({ mayChange: true, table: null, loadedAt: null });
    expect((await remove(admin)).statusCode).toBe(404);
    expect((await loaded(physician)).table).toBeNull();
    const events = (await server.store.auditEvents.list()).filter(({ action }) =>
      action.startsWith('impairment'),
    );
    expect(events.map(({ action }) => action)).toEqual([
      'impairment-table-loaded',
      'impairment-table-loaded',
      'impairment-table-removed',
    ]);
    expect(JSON.parse(events[0]?.detail ?? '')).toEqual({
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/u),
      lines: 9,
    });
    const hashes = events.map(({ detail }) => (JSON.parse(detail ?? '') as { sha256: string }).sha256);
    expect(hashes[2]).toBe(hashes[1]);
    expect(new Set(events.map(({ actorId }) => actorId)).size).toBe(1);
  });

  test('is neither loaded nor removed by a physician who does not run the installation', async () => {
    await load(FICTIONAL_CSV);
    expect((await physician.put(PATH, { format: 'csv', text: FICTIONAL_CSV })).statusCode).toBe(403);
    expect((await remove(physician)).statusCode).toBe(403);
    expect((await loaded()).table?.version).toBe('ESSAI-1');
  });

  test('stays as it was where a file is none, and says what is wrong by line and column', async () => {
    await load(FICTIONAL_CSV);
    const before = await loaded();
    const refused = async (text: string, format = 'csv', headers = {}) => {
      const answer = await load(text, format, headers);
      expect(answer.statusCode).toBe(422);
      return answer.json<ErrorBody>();
    };
    const lines = (...texts: readonly string[]) => [HEAD, ...texts].join('\n');
    expect(
      await refused(lines('dap;A;;Zz;;101;;;;;;', 'dap;B;;Zz;;-1;;;;;;', 'dap;a;;=1+1;;2;;;;;;')),
    ).toMatchObject({
      code: 'IMPAIRMENT_TABLE_INVALID',
      message: 'Ce fichier n’est pas un barème lisible. Rien n’a été remplacé.',
      problems: [
        { line: 5, column: 'percent', reason: 'over-hundred' },
        { line: 6, column: 'percent', reason: 'negative' },
        { line: 7, column: 'description_fr', reason: 'formula' },
        { line: 7, column: 'code', reason: 'repeated' },
      ],
    });
    const english = await refused('code,taux\nA,2', 'csv', { 'accept-language': 'en' });
    expect(english.message).toBe('This file is not a readable table of impairments. Nothing was replaced.');
    expect(english.problems?.[0]).toEqual({ line: 1, column: 'taux', reason: 'unknown-column' });
    expect((await refused('{"version":', 'json')).problems).toEqual([
      { line: 1, column: '12', reason: 'not-json' },
    ]);
    expect((await refused('')).problems).toEqual([{ line: 1, column: '', reason: 'empty' }]);
    expect((await load('x'.repeat(3_000_001))).statusCode).toBe(400);
    expect((await admin.put(PATH, { format: 'xlsx', text: 'x' })).statusCode).toBe(400);
    expect(await loaded()).toEqual(before);
  });

  test('of 10 000 lines is loaded once however often the same request comes', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `dap;Z${index};;Zz fictif;;2,5;;;;;;`);
    const key = { 'idempotency-key': 'once' };
    const answers = [
      await load([HEAD, ...rows].join('\r\n'), 'csv', key),
      await load([HEAD, ...rows].join('\r\n'), 'csv', key),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect((await loaded()).table?.rows).toHaveLength(10_000);
  });

  test('sent again after another one was loaded, answers as it did, and loads nothing', async () => {
    const key = { 'idempotency-key': 'once' };
    const first = await load(FICTIONAL_CSV, 'csv', key);
    server.clock.advance(60_000);
    await load([HEAD, 'dap;A;;Zz fictif;;2;;;;;;'].join('\n'));
    const present = await loaded();
    const again = await load(FICTIONAL_CSV, 'csv', key);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    await remove(admin);
    expect((await load(FICTIONAL_CSV, 'csv', key)).json()).toEqual(first.json());
    expect(present.table?.id).not.toBe(first.json<ImpairmentTableAnswer>().table?.id);
    expect((await loaded()).table).toBeNull();
  });
});
