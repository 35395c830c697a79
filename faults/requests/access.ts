import type { OutgoingHttpHeaders } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { SavedForm } from '@constat/contract';
import { buildFormBody } from '../../apps/server/testing/build-form.ts';
import type { FaultRecord } from '../fault-record.ts';
import { RequestClient, signIn } from './request-client.ts';
import type { Answer, Sent } from './request-client.ts';
import { PHYSICIAN } from './request-setup.ts';
import type { RequestSetup } from './request-setup.ts';
import { TrialCounts, readAccount, checkAfterwards, languageOf } from './trial-counts.ts';

const MARK = 'Zzmarque de la propriétaire';
const INTRUDER = 'Zzintrus';
/** Addresses whose last part names no record of anybody. */
const WITHOUT_RECORDS = ['/api/exports/{format}', '/api/speech/models/{id}/pull'];

/** What the physician has, by the name of the parameter that names it. */
interface Records {
  readonly form: string;
  readonly patient: string;
  readonly recording: string;
  readonly report: string;
}

async function addRecords(owner: RequestClient): Promise<Records> {
  const form = await owner.json(
    'POST',
    '/api/saved-forms',
    buildFormBody({ title: MARK, formData: { patientName: MARK } }),
  );
  const patient = await owner.json('POST', '/api/recent-patients', {
    patientName: MARK,
    patientAge: '',
    diagnosis: '',
  });
  const idOf = ({ text }: Answer) => (JSON.parse(text) as SavedForm).id;
  const [recording, report] = [randomUUID(), randomUUID()];
  const session = { reportId: report, formId: null, note: MARK };
  await owner.json('PUT', `/api/recordings/${recording}/session`, session);
  await owner.send(`/api/recordings/${recording}/parts/0`, part(MARK));
  return { form: idOf(form), patient: idOf(patient), recording, report };
}

const part = (text: string): Sent => ({
  method: 'PUT',
  headers: { 'content-type': 'application/octet-stream' },
  body: text,
});

interface Call extends Sent {
  readonly path: string;
}

/** What is an account's own or the installation's has rules and tests beside its routes. */
const OF_THE_INSTALLATION = [
  '/api/account/',
  '/api/accounts/',
  '/api/erasures/',
  '/api/incidents/',
  '/api/recovery-sheets/',
  '/api/transfers/',
];

/** Every route that takes an id, with the id of the physician's record and a body that would spoil it. */
async function callsOn(setup: RequestSetup, ids: Records): Promise<readonly Call[]> {
  const { paths } = await setup.nobody.read<{ paths: Record<string, Record<string, object>> }>(
    '/api/openapi.json',
  );
  const recorded = {
    reportId: ids.report,
    section: 'section7',
    language: 'fr',
    reportLanguage: 'fr',
    startedAt: '2026-01-01T00:00:00.000Z',
    segments: [{ startMs: 0, endMs: 1_000, isSilent: false }],
    writing: { startsSentence: true, undone: [], voiceCommands: [], verbatimCommands: [] },
    doubtful: 0,
  };
  const segment = { firstPart: 0, endPart: 1, fromMs: 0, toMs: null, preRoll: false, language: 'fr' };
  const bodies: Readonly<Record<string, object>> = {
    '/api/saved-forms/{id}': buildFormBody({ title: INTRUDER }),
    '/api/recordings/{recordingId}': recorded,
    '/api/recordings/{recordingId}/review': { reviewed: [], doubtful: 0 },
    '/api/recordings/{recordingId}/report': { savedFormId: ids.form },
    '/api/recordings/{recordingId}/session': { reportId: ids.report, formId: null, note: INTRUDER },
    '/api/recordings/{recordingId}/segments/{chunkIndex}': segment,
    '/api/recordings/of-report/{reportId}/report': { savedFormId: ids.form },
  };
  return Object.entries(paths)
    .filter(([path]) => path.includes('{') && !WITHOUT_RECORDS.includes(path))
    .filter(([path]) => !OF_THE_INSTALLATION.some((start) => path.startsWith(start)))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((name): Call => {
        const method = name.toUpperCase();
        const filled = path
          .replace('{recordingId}', ids.recording)
          .replace('{reportId}', ids.report)
          .replace('{id}', path.includes('recent-patients') ? ids.patient : ids.form)
          .replace('{name}', 'constat-2026-01-01T00-00-00.db')
          .replaceAll(/\{\w+\}/gu, '0');
        if (path.endsWith('/parts/{sequence}')) return { path: filled, ...part(INTRUDER) };
        const query = path.endsWith('/parts') ? '?from=0' : '';
        const headers = { 'if-match': '"1"', 'content-type': 'application/json' };
        const body = method === 'PUT' || method === 'POST' ? JSON.stringify(bodies[path] ?? {}) : undefined;
        return { path: `${filled}${query}`, method, headers, ...(body !== undefined && { body }) };
      }),
    );
}

/** Requests of another site through the physician's own browser. */
const FOREIGN: readonly OutgoingHttpHeaders[] = [
  { origin: 'https://zz.example.invalid' },
  { origin: 'null' },
  { origin: 'http://localhost.zz.example.invalid' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { host: 'zz.example.invalid' },
];

/** Members that a body has no business to hold. */
const MASS: readonly object[] = [
  { id: randomUUID() },
  { ownerId: randomUUID() },
  { version: 99 },
  { role: 'admin' },
  { createdAt: '2020-01-01T00:00:00.000Z' },
  { expiresAt: null },
];

/** Fault 27: somebody else's session, page, id, member or address; the answer is 401, 403 or 404, and nothing changes. */
export async function intrude(setup: RequestSetup): Promise<FaultRecord> {
  const counts = new TrialCounts();
  const { physician, colleague, admin, nobody } = setup;
  const ids = await addRecords(physician);
  const before = await readAccount(physician);
  const closed = (answer: Answer, statuses: readonly number[], what: string) => {
    const language = languageOf(counts.trials);
    counts.checkRefusal(answer, what, { language });
    counts.check(statuses.includes(answer.status), 'misplaced', `${what}: ${answer.status}`);
    counts.check(!answer.text.includes(MARK), 'misplaced', `${what} shows the record`);
    counts.trials += 1;
  };
  const spoken = (call: Sent): Sent => ({
    ...call,
    headers: { ...call.headers, 'accept-language': languageOf(counts.trials) },
  });

  const calls = await callsOn(setup, ids);
  const unused = new Map(Object.values(ids).map((id) => [id, randomUUID()]));
  let alike = 0;
  for (const call of calls) {
    const what = `${call.method ?? 'GET'} ${call.path.replaceAll(/[\da-f-]{36}/gu, '…')}`;
    const isCopy = call.path.startsWith('/api/copies');
    closed(await nobody.send(call.path, spoken(call)), [401], `${what} of nobody`);
    closed(
      await admin.send(call.path, spoken(call)),
      isCopy ? [403, 404] : [403],
      `${what} of the administrator`,
    );
    const answer = await colleague.send(call.path, spoken(call));
    // Recordings are named by the page that makes them, and those of two accounts never meet: a call under the id of
    // somebody else's does what it does under an id that nobody has.
    const free = call.path.replaceAll(/[\da-f-]{36}/gu, (id) => unused.get(id) ?? '');
    const stranger = await colleague.send(free, spoken(call));
    const shape = ({ status, text }: Answer) => `${status} ${text.replaceAll(/[\da-f-]{36}/gu, '')}`;
    counts.check(answer.status < 500, 'silent', `${what} of a colleague: ${answer.status}`);
    if (shape(answer) === shape(stranger)) {
      counts.check(!answer.text.includes(MARK), 'misplaced', `${what} shows the record to a colleague`);
      alike += 1;
      counts.trials += 1;
    } else closed(answer, [403, 404], `${what} of a colleague`);
  }
  counts.check((await readAccount(physician)) === before, 'lost', 'an intruder has changed a record');

  for (const headers of FOREIGN) {
    const body = JSON.stringify(buildFormBody({ title: INTRUDER }));
    const sent = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
    closed(
      await physician.send('/api/saved-forms', spoken(sent)),
      [403],
      `a page with ${JSON.stringify(headers)}`,
    );
  }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const sent = { method: 'POST', body: JSON.stringify(buildFormBody()), headers: { 'content-type': type } };
    closed(await physician.send('/api/saved-forms', spoken(sent)), [415], `a form of ${type}`);
  }
  for (const member of MASS) {
    const headers = { 'accept-language': languageOf(counts.trials) };
    const form = { ...buildFormBody(), ...member };
    closed(await physician.json('POST', '/api/saved-forms', form, headers), [400], 'a member of a report');
    const changed = { ...headers, 'accept-language': languageOf(counts.trials), 'if-match': '"1"' };
    closed(
      await physician.json('PUT', `/api/saved-forms/${ids.form}`, form, changed),
      [400],
      'a member of a draft',
    );
  }
  counts.check((await readAccount(physician)) === before, 'lost', 'a foreign page has changed a record');
  await changeSessions(setup, counts);
  // The colleague's own recordings that such calls may have begun are the colleague's alone.
  counts.check((await readAccount(physician)) === before, 'lost', 'another session has changed a record');
  await checkAfterwards(setup, counts, { planted: [MARK, INTRUDER], clients: [physician, colleague] });
  return counts.record(
    27,
    'foreign sessions, pages, ids, members and addresses',
    `${calls.length} routes with an id as nobody, a colleague and an administrator; ${alike} answer a colleague as under an id that nobody has`,
  );
}

/** Session fixation, tampered cookies, sessions that have ended, and guesses under forged addresses. */
async function changeSessions(setup: RequestSetup, counts: TrialCounts): Promise<void> {
  const place = { url: () => setup.url };
  const isOpen = async (cookie: string) =>
    (await new RequestClient(place, cookie).send('/api/auth/me')).status === 200;
  const planted = `constat=${'A'.repeat(43)}`;
  const fresh = await signIn(place, PHYSICIAN, { cookie: planted });
  counts.check(
    fresh !== planted && !(await isOpen(planted)),
    'misplaced',
    'a planted session was taken over',
  );
  const again = await signIn(place, PHYSICIAN, { cookie: fresh });
  counts.check(
    again !== fresh && !(await isOpen(fresh)),
    'misplaced',
    'the session before a sign-in lives on',
  );
  await new RequestClient(place, again).send('/api/auth/logout', { method: 'POST' });
  counts.check(!(await isOpen(again)), 'misplaced', 'a session lives on after its end');
  const own = setup.physician.cookie ?? '';
  const tampered = own.endsWith('A') ? `${own.slice(0, -1)}E` : `${own.slice(0, -1)}A`;
  for (const cookie of [tampered, `${own}x`, 'constat=', 'constat=../../etc'])
    counts.check(!(await isOpen(cookie)), 'misplaced', 'a cookie that is not a session opens one');
  counts.trials += 7;
}

/** Fault 27, where no proxy is trusted: guesses count for one address, whatever address they claim. */
export async function forgeAddresses(setup: RequestSetup): Promise<FaultRecord> {
  const counts = new TrialCounts();
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const forged = `192.0.2.${guess}`;
    const headers = { 'x-forwarded-for': forged, 'x-real-ip': forged, forwarded: `for=${forged}` };
    const account = { username: 'zzpersonne', password: `faux ${guess}` };
    const answer = await setup.nobody.json('POST', '/api/auth/login', account, headers);
    statuses.push(answer.status);
    counts.trials += 1;
  }
  const isSlowed =
    statuses.slice(0, 5).every((status) => status === 401) &&
    statuses.slice(5).every((status) => status === 429);
  counts.check(isSlowed, 'silent', `guesses under forged addresses: ${statuses.join(' ')}`);
  await checkAfterwards(setup, counts, { planted: [] });
  return counts.record(
    27,
    'guesses under forged addresses',
    `${statuses.filter((status) => status === 429).length} slowed down`,
  );
}
