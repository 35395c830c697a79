/** Every route of the server as everybody: what docs/access.md says. */
import path from 'node:path';
import type { WriterAnswer } from '@constat/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { openDatabaseRows } from '../fuzz/database-rows.ts';
import type { DatabaseRows } from '../fuzz/database-rows.ts';
import { newId } from '../platform/ids.ts';
import { PEOPLE, RULES, describeAccess, expectedOf } from '../policies/access-matrix.test-data.ts';
import type { Person } from '../policies/access-matrix.test-data.ts';
import { ROUTES_OF } from '../policies/access-routes.test-data.ts';
import type { Rule } from '../policies/access-routes.test-data.ts';
import { MARK, callOn, keepRecords, unusedRecords } from '../policies/record-calls.test-data.ts';
import type { Records } from '../policies/record-calls.test-data.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RoutePlugin } from '../routes/request-handling/route-context.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';
import { collectRoutes } from '../testing/collect-routes.ts';
import type { DeclaredRoute } from '../testing/collect-routes.ts';

const RULE_OF = new Map(
  (Object.keys(ROUTES_OF) as Rule[]).flatMap((rule) =>
    ROUTES_OF[rule].map((route) => [route, rule] as const),
  ),
);
const CALLERS = Object.keys(PEOPLE) as Person[];
/** Those of the physician's own account. */
const OWNERS: readonly Person[] = ['owner', 'locked', 'writing'];
/** Those who read the report, as far as the table says so. */
const READERS: readonly Person[] = ['owner', 'typing', 'hearing'];
/** The rules of routes that name a record. */
const ON_RECORDS: readonly Rule[] = ['record', 'recordWriting', 'shared', 'sharedWriting', 'heard'];
/** Calls of the physician that are not done here: the part that was sent is no audio. */
const NOT_DONE: Readonly<Record<string, number>> = {
  'POST /api/recordings/:recordingId/segments/:chunkIndex': 422,
  // Nor is the report signed, or waits for a signature.
  'POST /api/saved-forms/:id/addenda': 409,
  'POST /api/saved-forms/:id/addendum-pages': 409,
  'POST /api/saved-forms/:id/replacement': 409,
  'POST /api/saved-forms/:id/signed-versions/:versionId/returned-file': 409,
  'POST /api/saved-forms/:id/signed-versions/:versionId/withdrawal': 409,
};

let server: TestServer;
let routes: readonly DeclaredRoute[];
let planted: readonly DeclaredRoute[];
let rows: DatabaseRows;
const clients = new Map<Person, TestClient>();
const nameOf = ({ method, url }: DeclaredRoute): string => `${method} ${url}`;

/** Routes that stand in no table: one that shows a report to whoever knows its id, one that changes what it refuses. */
const PLANTED: RoutePlugin = async (app, { context }) => {
  const config = { policy: 'report' } as const;
  const schema = { params: z.strictObject({ id: z.string() }) };
  app.get('/api/planted/shown/:id', { config, schema }, async ({ params: { id } }) => {
    const owner = await context.store.savedForms.ownerOf(id);
    return owner === null ? null : context.store.savedForms.find(owner, id);
  });
  app.get('/api/planted/changed/:id', { config, schema }, async () => {
    await context.store.settings.put('planted', newId());
    throw new Refusal('NOT_FOUND');
  });
};

beforeAll(async () => {
  const build = () => buildServer({ extraRoutes: [PLANTED] });
  const collected = await collectRoutes(build);
  server = collected.built;
  const isPlanted = ({ url }: DeclaredRoute) => url.startsWith('/api/planted/');
  routes = collected.routes.filter((route) => !isPlanted(route));
  planted = collected.routes.filter(isPlanted);
  clients.set('owner', await server.signUp());
  clients.set('other', await server.signUp());
  clients.set('developer', await server.signUp({ role: 'developer' }));
  clients.set('admin', await server.signUp({ role: 'admin' }));
  clients.set('administering', await server.signUp({ isAdmin: true }));
  for (const person of ['assistant', 'typing', 'hearing'] as const)
    clients.set(person, await server.signUp({ role: 'assistant' }));
  const disabled = await server.signUp();
  clients.set('disabled', disabled);
  await the('admin').post(`/api/accounts/${disabled.userId}/disable`);
  rows = openDatabaseRows(server.dataDir);
});
afterAll(async () => {
  rows.close();
  await server.close();
});

function the(person: Person): TestClient {
  const client = clients.get(person);
  if (client === undefined) throw new Error(`${person} has no session`);
  return client;
}

let addresses = 0;
/** From an address of its own, so that no limit answers in the place of the route. */
function nextAddress(): string {
  addresses += 1;
  return `198.18.${addresses >> 8}.${addresses & 255}`;
}

/** Signs in anew who has ended or opened the own session by the last call. */
async function beReady(person: Person): Promise<Record<string, string>> {
  if (person === 'nobody' || person === 'disabled') return {};
  const isLocked = person === 'locked' || person === 'writing';
  const status = clients.has(person) ? (await the(person).get('/api/auth/me')).statusCode : 401;
  if (status !== (isLocked ? 423 : 200)) {
    const client = await the(isLocked ? 'owner' : person).signInAgain();
    clients.set(person, client);
    if (isLocked) {
      tokens.set(person, (await client.get('/api/account/writer')).json<WriterAnswer>().token);
      await client.post('/api/account/lock', { by: 'hand' });
    }
  }
  return person === 'writing' ? { 'x-constat-writer': tokens.get(person) ?? '' } : {};
}
const tokens = new Map<Person, string>();

async function send(person: Person, call: InjectOptions): Promise<LightMyRequestResponse> {
  const headers = { ...call.headers, ...(await beReady(person)) };
  const sent = { ...call, headers, remoteAddress: nextAddress() };
  rows.changes();
  const answer = await (person === 'nobody' ? server.app.inject(sent) : the(person).send(sent));
  const changed = rows.changes();
  if (person !== 'owner' && answer.statusCode >= 400)
    expect([person, call.method, call.url, changed]).toEqual([person, call.method, call.url, []]);
  return answer;
}

/** A call of a route that names no record, with nothing in it. */
function emptyCall({ method, url, schema }: DeclaredRoute): InjectOptions {
  const filled = url.replace('*', 'assets/none.js').replaceAll(/:\w+/gu, newId());
  const payload = schema?.body === undefined ? {} : { payload: { not: 'valid' } };
  return { method, url: filled, ...payload };
}

/** The answer as a stranger sees it: without what differs between two of the same. */
function seen({ statusCode, body }: LightMyRequestResponse): string {
  return `${statusCode} ${body.replaceAll(/[\da-f]{8}-[\da-f-]{27}/gu, '')}`;
}

const newRecords = (): Promise<Records> =>
  keepRecords(server, the('owner'), { typing: the('typing').userId, hearing: the('hearing').userId });

async function answerOn(route: string, person: Person, ids: Records): Promise<number | string> {
  const ownedBefore = rows.ownedBy(the('owner').userId);
  const answer = await send(person, callOn(route, ids));
  const { statusCode, body } = answer;
  const isDone = statusCode < 300 || statusCode === NOT_DONE[route];
  if (isDone && READERS.includes(person)) return 'open';
  // What a locked session is answered holds nothing of a report either.
  expect([route, person, body.includes(MARK)]).toEqual([route, person, false]);
  if (OWNERS.includes(person)) return isDone ? 'open' : statusCode;
  expect([route, person, rows.ownedBy(the('owner').userId)]).toEqual([route, person, ownedBefore]);
  if ([401, 403, 423].includes(statusCode)) return statusCode;
  const unused = await send(person, callOn(route, unusedRecords(ids.assistant)));
  return seen(answer) === seen(unused) ? 'none' : `differs: ${body}`;
}

async function answerTo(route: DeclaredRoute, person: Person): Promise<number | string> {
  const { statusCode, body } = await send(person, emptyCall(route));
  if (!READERS.includes(person))
    expect([nameOf(route), person, body.includes(MARK)]).toEqual([nameOf(route), person, false]);
  return [401, 403, 423].includes(statusCode) || statusCode >= 500 ? statusCode : 'open';
}

const unknownOf = (declared: readonly DeclaredRoute[]): string[] =>
  declared.map(nameOf).filter((route) => !RULE_OF.has(route));

test('every route stands in the table, under its policy, and the table names no other', () => {
  const unknown = unknownOf(routes);
  if (unknown.length > 0)
    throw new Error(
      `Add to ROUTES_OF in policies/access-routes.test-data.ts, under the rule that says who may call them, then run this file with -u: ${unknown.join(', ')}`,
    );
  const declared = new Map(routes.map((route) => [nameOf(route), route.config?.policy]));
  expect([...RULE_OF.keys()].filter((route) => !declared.has(route))).toEqual([]);
  const declaredUnder = [...RULE_OF].map(([route]) => [route, declared.get(route)]);
  expect(declaredUnder).toEqual([...RULE_OF].map(([route, rule]) => [route, RULES[rule].policy]));
});

test('every route answers everybody as the table says, and a refused call changes nothing', async () => {
  const found: object[] = [];
  for (const route of routes) {
    const name = nameOf(route);
    const rule = RULE_OF.get(name);
    if (rule === undefined) continue;
    const isOnRecords = ON_RECORDS.includes(rule);
    let ids = isOnRecords ? await newRecords() : null;
    for (const person of CALLERS) {
      const expected = expectedOf(rule, name, person);
      const answer = ids === null ? await answerTo(route, person) : await answerOn(name, person, ids);
      if (answer !== expected) found.push({ route: name, person, expected, answer });
      // Whoever may, has changed them.
      if (isOnRecords && answer === 'open' && route.method !== 'GET') ids = await newRecords();
    }
  }
  expect(found).toEqual([]);
}, 300_000);

test('a route that stands in no table, shows a report, or changes what it refuses is found', async () => {
  expect(unknownOf(planted)).toEqual(['GET /api/planted/shown/:id', 'GET /api/planted/changed/:id']);
  const ids = await newRecords();
  await expect(answerOn('GET /api/planted/shown/:id', 'other', ids)).rejects.toThrow('planted/shown');
  await expect(answerOn('GET /api/planted/changed/:id', 'other', ids)).rejects.toMatchObject({
    actual: expect.arrayContaining([['settings']]) as unknown,
  });
});

test('the page that shows the table is the table', async () => {
  await expect(describeAccess()).toMatchFileSnapshot(
    path.join(import.meta.dirname, '..', '..', '..', 'docs', 'access.md'),
  );
});
