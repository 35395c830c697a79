import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit, auditOncePerSession } from '../actions/audit.ts';
import { newId } from '../platform/ids.ts';
import { runScript } from '../testing/run-script.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';
import { onBothDatabases } from './testing/databases.ts';
import { buildEarlierDatabase } from './testing/earlier-tables.ts';
import { runSql } from './testing/run-sql.ts';

onBothDatabases('the audit trail', (newDatabaseUrl) => {
  let dataDir: string;
  let databaseUrl: string | null;
  let store: Store;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'constat-trail-'));
    databaseUrl = (await newDatabaseUrl()) ?? null;
    store = await openStore({ dataDir, databaseUrl });
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const run = (statement: string) => runSql({ dataDir, databaseUrl }, statement);
  const verify = (...args: string[]) => {
    const env = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
    return runScript('audit', ['verify', ...args], { dataDir, env });
  };
  async function addEvents(count: number): Promise<void> {
    for (let at = 1; at <= count; at += 1)
      await audit(store, { at, actorId: newId(), action: 'form-opened', subjectId: newId(), detail: { at } });
  }
  /** What somebody with a database tool and its password can do. */
  async function forge(statement: string): Promise<void> {
    await run(
      databaseUrl === null
        ? ['in_order', 'no_update', 'no_delete'].map((name) => `drop trigger audit_events_${name};`).join('')
        : 'drop trigger audit_events_only_grow on audit_events',
    );
    await run(statement);
  }

  test('is verified from the terminal while it grows; an event of before is found by its hash', async () => {
    await addEvents(3);
    const whole = await verify();
    expect(whole).toMatchObject({ code: 0, err: '' });
    expect(whole.out).toContain('The trail is intact; number of events: 3.');
    const hash = /\b[0-9a-f]{64}\b/u.exec(whole.out)?.[0] ?? '';
    await addEvents(1);
    expect(await verify(hash)).toMatchObject({ code: 0 });
    const unknown = await verify(hash.replaceAll(/[0-9]/gu, 'a'));
    expect(unknown).toMatchObject({ code: 1, out: '' });
    expect(unknown.err).toContain('No event has this hash');
    expect((await verify('short')).code).toBe(2);
    expect((await verify('--lang', 'fr')).out).toContain('Le journal est intact; nombre d’événements : 4.');
  });

  test('refuses to be changed or cut', async () => {
    await addEvents(3);
    for (const statement of [
      'update audit_events set at = 9 where position = 2',
      'delete from audit_events where position = 3',
      "insert into audit_events (id, at, action, position, hash) values ('zz', 1, 'signed-in', 0, 'zz')",
      "insert into audit_events (id, at, action, position, hash) values ('zz', 1, 'signed-in', 3, 'zz')",
      "insert into audit_events (id, at, action, position, hash) values ('zz', 1, 'signed-in', 5, 'zz')",
      ...(databaseUrl === null
        ? [
            `insert or replace into audit_events (id, at, action, position, hash)
        values ('zz', 1, 'signed-in', 3, 'zz')`,
          ]
        : []),
      ...(databaseUrl === null ? [] : ['truncate audit_events']),
    ])
      await expect(run(statement)).rejects.toThrow('the audit trail only grows');
    expect(await store.auditEvents.check()).toMatchObject({ events: 3, brokenAt: null });
  });

  test.each([
    ['an event is changed', "update audit_events set detail = '{}' where position = 3", 3],
    ['an event is removed', 'delete from audit_events where position = 2', 2],
    [
      'an event is removed and the gap closed',
      'delete from audit_events where position = 2; update audit_events set position = position - 1 where position > 2',
      2,
    ],
    ['the one who did it is another', "update audit_events set actor_id = 'zz' where position = 4", 4],
    ['another report is named', "update audit_events set report_id = 'zz' where position = 1", 1],
    [
      'an event is put before the first',
      "insert into audit_events (id, at, action, position, hash) values ('zz', 1, 'signed-in', 0, 'zz')",
      1,
    ],
    ['a hash is changed', "update audit_events set hash = 'zz' where position = 5", 5],
  ])('names the first broken link when %s', async (_case, statement, brokenAt) => {
    await addEvents(5);
    await forge(statement);
    const answer = await verify();
    expect(answer).toMatchObject({ code: 1, out: '' });
    expect(answer.err).toContain(`broken at event ${brokenAt}:`);
    expect((await store.auditEvents.check()).brokenAt).toBe(brokenAt);
  });

  test('that lost its end misses the hash that was written down', async () => {
    await addEvents(3);
    const { head } = await store.auditEvents.check();
    await forge('delete from audit_events where position = 3');
    expect((await verify()).code).toBe(0);
    expect(await verify(head)).toMatchObject({ code: 1 });
  });

  test('is one chain, whoever adds to it at once, and a transaction that fails leaves no gap', async () => {
    const other = await openStore({ dataDir, databaseUrl });
    const event = { at: 1, actorId: null, action: 'copy-made' } as const;
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const to = index % 2 === 0 ? store : other;
        if (index % 3 > 0) return audit(to, event);
        const failing = to.transaction(async (repositories) => {
          await audit(repositories, event);
          if (index % 2 === 0) throw new Error('given up');
        });
        return failing.catch(() => undefined);
      }),
    );
    await other.close();
    expect(await store.auditEvents.check()).toMatchObject({ events: 25, brokenAt: null });
  });

  test('notes once what many calls of a session do at the same time', async () => {
    const event = { at: 1, actorId: newId(), action: 'form-changed', subjectId: newId() } as const;
    const sessions = Array.from({ length: 10 }, (_, index) => `session-${index % 2}`);
    await Promise.all(sessions.map((sessionId) => auditOncePerSession(store, { ...event, sessionId })));
    expect(await store.auditEvents.check()).toMatchObject({ events: 2 });
  });

  test('takes in what a server of an earlier version adds meanwhile', async () => {
    await addEvents(2);
    const [userId, formId] = [newId(), newId()];
    const earlier = (id: string, action: string) =>
      run(`insert into audit_events (id, at, actor_id, action, subject_id)
        values ('${id}', 1, '${userId}', '${action}', '${formId}')`);
    await earlier('zz-1', 'form-created');
    await earlier('zz-2', 'form-opened');
    expect(await store.auditEvents.check()).toMatchObject({ events: 2, brokenAt: null });
    await addEvents(1);
    expect(await store.auditEvents.check()).toMatchObject({ events: 5, brokenAt: null });
    const search = { accountId: userId, limit: 10 };
    expect((await store.auditEvents.find(search)).map(({ id, reportId }) => [id, reportId])).toEqual([
      ['zz-2', formId],
      ['zz-1', formId],
    ]);
  });
});

test('a trail that is not there is not made to be verified', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'constat-no-trail-'));
  const { code, err } = await runScript('audit', ['verify'], { dataDir });
  expect([code, err]).toEqual([1, expect.stringMatching(/^There is no database \S+constat\.db\.\n$/u)]);
  expect(await readdir(dataDir)).toEqual([]);
  await rm(dataDir, { recursive: true });
});

onBothDatabases('an audit trail from before it was chained', (newDatabaseUrl) => {
  test('is chained in the order of its moments, and names the account and the report of each event', async () => {
    const earlier = await buildEarlierDatabase('0019-audit-chain', (await newDatabaseUrl.empty()) ?? null);
    const userId = await earlier.addPhysician();
    const event = (at: number, actorId: string | null, subjectId: string | null, action = 'signed-in') => ({
      id: newId(),
      at,
      actorId,
      action,
      subjectId,
      detail: action === 'form-deleted' ? '{"reason":"Zz","bytes":1}' : null,
      sealedReason: null,
    });
    // More than are chained at a time.
    const many = Array.from({ length: 1_200 }, (_, index) => event(1_300 - index, userId, null));
    const refused = event(5, null, userId);
    const unknown = event(4, null, newId());
    await earlier.insert('auditEvents', many.slice(0, 600));
    await earlier.insert('auditEvents', [...many.slice(600), refused, unknown]);
    const [formId, goneId] = [newId(), newId()];
    const ofForm = [
      event(1_400, userId, formId, 'form-created'),
      event(1_401, null, formId, 'form-erased-at-term'),
      event(1_402, goneId, newId(), 'form-deleted'),
    ];
    await earlier.insert('auditEvents', ofForm);

    const store = await earlier.open();
    expect(await store.auditEvents.check()).toMatchObject({ events: 1_205, brokenAt: null });
    expect((await store.auditEvents.list()).slice(-3)).toMatchObject([
      { accountId: userId, reportId: formId },
      { accountId: userId, actorId: null, reportId: formId },
      // A reason in words, of an account that is gone, is in no chain.
      { accountId: goneId, detail: '{"bytes":1}' },
    ]);
    const events = await store.auditEvents.list();
    expect(events.map(({ id }) => id).slice(0, 2)).toEqual([unknown.id, refused.id]);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(events[0]).toMatchObject({ accountId: null });
    expect(events[1]).toMatchObject({ accountId: userId, actorId: null });
    expect(events.at(-4)).toMatchObject({ accountId: userId, actorId: userId, reportId: null });
    await audit(store, { at: 2_000, actorId: userId, action: 'signed-out' });
    expect(await store.auditEvents.check()).toMatchObject({ events: 1_206, brokenAt: null });
  });
});
