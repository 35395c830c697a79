/** Requests drawn from the contract's schemas, as they should be and otherwise, to every route, from four people. */
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { Refusal } from '../platform/refusal.ts';
import type { RoutePlugin } from '../routes/request-handling/route-context.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { PASSWORD, buildServer, cookieOf } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';
import { headerFaults } from '../testing/check-headers.ts';
import { collectRoutes } from '../testing/collect-routes.ts';
import type { DeclaredRoute } from '../testing/collect-routes.ts';
import { requestsOf } from './requests.ts';
import { CANARY } from './values-of-schema.ts';
import { openDatabaseRows } from './database-rows.ts';
import type { DatabaseRows } from './database-rows.ts';

/** Requests in all: `npm run fuzz` asks for more than the draw of every run of the tests. */
const REQUESTS = Number(process.env['CONSTAT_FUZZ_REQUESTS'] ?? 1_300);
/** After so many requests the records that they may have deleted are made again. */
const REFRESH = 50;
/** Characters of what was sent and of what was wrong with it, in a report. */
const SHOWN = 1_500;
/** The canary as it may come back: also in part, in an address, or within JSON that was written for ASCII alone. */
const ECHO = /Zzcanari/u;

type Person = 'nobody' | 'owner' | 'other' | 'admin';
const PEOPLE = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Person>('nobody') },
  { weight: 4, arbitrary: fc.constant<Person>('owner') },
  { weight: 2, arbitrary: fc.constant<Person>('other') },
  { weight: 2, arbitrary: fc.constant<Person>('admin') },
);

let server: TestServer;
let routes: readonly DeclaredRoute[];
let rows: DatabaseRows;
const clients = new Map<Person, TestClient>();
const cookies = new Map<Person, string>();
const ids: string[] = [];
/** Requests of the draw, and all with those that prepare them. */
let asked = 0;
let sent = 0;
const statuses = new Map<number, number>();

/** Routes with a defect each, which the draw has to find. */
const PLANTED: RoutePlugin = async (app, { context }) => {
  const schema = { body: z.strictObject({ text: z.string() }) };
  const config = { policy: 'public' } as const;
  app.post('/api/planted/failure', { config, schema }, async () => {
    throw new Error('planted');
  });
  app.post('/api/planted/echo', { config, schema }, async (request, reply) =>
    reply.code(400).send({ code: 'PLANTED', message: request.body.text }),
  );
  app.post('/api/planted/change', { config, schema }, async () => {
    await context.store.settings.put('planted', crypto.randomUUID());
    throw new Refusal('NOT_FOUND');
  });
};

beforeAll(async () => {
  // No limit answers in the place of a route.
  const build = () => buildServer({ env: { CONSTAT_CALL_LIMIT_FACTOR: '100' }, extraRoutes: [PLANTED] });
  ({ built: server, routes } = await collectRoutes(build));
  for (const person of ['owner', 'other', 'admin'] as const) {
    const role = person === 'admin' ? 'admin' : 'physician';
    const client = await server.signUp({ username: `zz${person}`, role });
    clients.set(person, client);
    cookies.set(person, client.cookie);
  }
  rows = openDatabaseRows(server.dataDir);
});
afterAll(async () => {
  rows.close();
  await server.close();
});

/** From an address of its own, so that no limit answers in the place of the route. */
function nextAddress(): string {
  sent += 1;
  return `198.${18 + (sent >> 16)}.${(sent >> 8) & 255}.${sent & 255}`;
}

async function send(person: Person, request: InjectOptions): Promise<LightMyRequestResponse> {
  const cookie = cookies.get(person);
  const headers = { ...(cookie !== undefined && { cookie }), ...request.headers };
  const answer = await server.app.inject({ ...request, headers, remoteAddress: nextAddress() });
  if (cookie !== undefined) await stayIn(person, cookie);
  return answer;
}

/** Signs in again who has sent what ends or locks the own session. */
async function stayIn(person: Person, cookie: string): Promise<void> {
  const { statusCode } = await server.app.inject({
    url: '/api/auth/me',
    headers: { cookie },
    remoteAddress: nextAddress(),
  });
  if (statusCode !== 401 && statusCode !== 423) return;
  const payload = { username: `zz${person}`, password: PASSWORD };
  const url = '/api/auth/login';
  cookies.set(
    person,
    cookieOf(await server.app.inject({ method: 'POST', url, payload, remoteAddress: nextAddress() })),
  );
}

/** Records of the owner, by whose ids the others may try to reach them. */
async function makeRecords(): Promise<void> {
  const make = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const answer = await send('owner', { method, url, payload });
    return answer.body === '' ? undefined : answer.json<{ id?: string }>().id;
  };
  const [recordingId, reportId] = [crypto.randomUUID(), crypto.randomUUID()];
  const saved = await make('POST', '/api/saved-forms', buildFormBody());
  const session = { reportId, formId: saved, note: '{}' };
  await make('PUT', `/api/recordings/${recordingId}/session`, session);
  const patient = { patientName: `Alix Zz${sent}`, patientAge: '', diagnosis: '', savedFormId: saved };
  const recent = await make('POST', '/api/recent-patients', patient);
  const term = await make('POST', '/api/vocabulary', { term: `zzterme ${sent}`, kind: 'name', heard: [] });
  const known = [saved, recordingId, reportId, recent, term].filter((id) => id !== undefined);
  ids.splice(0, ids.length, ...known);
}

/** What an answer must not be, whatever was asked. */
async function judge(route: DeclaredRoute, person: Person, request: InjectOptions): Promise<void> {
  asked += 1;
  if (asked % REFRESH === 1) await makeRecords();
  const owner = clients.get('owner')?.userId ?? '';
  rows.changes();
  const owned = rows.ownedBy(owner);
  const answer = await send(person, request);
  const { statusCode, body, headers } = answer;
  statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  expect(statusCode >= 500 && body).toBe(false);
  expect(headerFaults(answer)).toEqual([]);
  const isSameRoute = request.method === route.method;
  if (person === 'nobody' && isSameRoute && route.config?.policy !== 'public')
    expect(statusCode).toBeGreaterThanOrEqual(400);
  if (person !== 'owner')
    expect(['owned', statusCode, rows.ownedBy(owner)]).toEqual(['owned', statusCode, owned]);
  if (statusCode < 400) return;
  expect(answer.json()).toMatchObject({ code: expect.any(String) as string });
  expect(body + JSON.stringify(headers)).not.toMatch(ECHO);
  expect(['changed', body, rows.changes()]).toEqual(['changed', body, []]);
}

/** What was found wrong, one text for each route. */
async function draw(calls: readonly DeclaredRoute[], each: number): Promise<string[]> {
  const known = fc.nat().map((at) => ids[at % ids.length] ?? 'zz');
  const found: string[] = [];
  for (const [index, route] of calls.entries()) {
    const property = fc.asyncProperty(PEOPLE, requestsOf(route, known), (person, request) =>
      judge(route, person, request),
    );
    const seed = (fc.readConfigureGlobal()?.seed ?? 0) + index;
    const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns: each, seed });
    const [example, error] = [JSON.stringify(counterexample), String(errorInstance)];
    if (failed)
      found.push(`${route.method} ${route.url}\n${example.slice(0, SHOWN)}\n${error.slice(0, SHOWN)}`);
  }
  return found;
}

const isPlanted = ({ url }: DeclaredRoute): boolean => url.startsWith('/api/planted/');

test('no request of the draw is answered with a failure of ours, an echo, or a change that was refused', async () => {
  const calls = routes.filter((route) => route.url.startsWith('/api') && !isPlanted(route));
  expect(calls.length).toBeGreaterThan(70);
  expect(await draw(calls, Math.ceil(REQUESTS / calls.length))).toEqual([]);
  const counts = Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b));
  // Both what was asked for and what was refused: neither the values nor the alterations have gone wrong.
  expect(Object.keys(counts)).toEqual(
    expect.arrayContaining(['200', '201', '204', '400', '401', '403', '404', '415']),
  );
  if (process.env['CONSTAT_FUZZ_REQUESTS'] !== undefined)
    process.stdout.write(`${asked} ${JSON.stringify(counts)}\n`);
}, 3_600_000);

test('a route that fails, echoes, or changes what it refuses is found', async () => {
  expect(CANARY).toMatch(ECHO);
  const found = await draw(routes.filter(isPlanted), 20);
  expect(found.map((one) => /planted\/(\w+)/u.exec(one)?.[1])).toEqual(['failure', 'echo', 'change']);
});

test('a call that nobody has told how to fill is refused', () => {
  const unknown = { method: 'POST', url: '/api/unknown', config: {}, schema: undefined };
  expect(() => requestsOf(unknown, fc.constant('zz'))).toThrow('no body in its schema');
});
