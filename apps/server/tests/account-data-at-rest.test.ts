/** Names planted in all that an account holds of itself are readable nowhere, and with its keys, once it is erased. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AccountLinkAnswer, ErasedAccountAnswer, Incident, TotpSeedAnswer } from '@constat/contract';
import Database from 'better-sqlite3';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isClean } from '../erasures/certificate.ts';
import { newId } from '../platform/ids.ts';
import { readAll } from '../store/testing/sealed-pieces.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { openBrowser } from '../testing/browser.ts';
import { buildServer, PASSWORD } from '../testing/build-server.ts';
import type { TestServer } from '../testing/build-server.ts';
import { SoftwareAuthenticator } from '../testing/software-authenticator.ts';

/** Fictional, and nowhere else in the program. */
const NAMES = [
  'zzqwortmansk',
  'Zzéphyrine Qwortmansk',
  'zzephyrine@qwortmansk.invalid',
  'Zzpatiente Ommelund',
];

interface PasskeyAsked {
  readonly options: { readonly challenge: string };
}

let dataDir: string;
let server: TestServer;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'constat-planted-account-'));
  server = await buildServer({ env: { CONSTAT_DATA_DIR: dataDir } });
});
afterEach(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const readable = (): string[] => {
  const all = readAll(dataDir);
  return NAMES.filter((name) => all.includes(Buffer.from(name).toString('latin1')));
};

/** Every value of those columns, as it lies in the database. */
function valuesOf(table: string, column: string, where: string, id: string): string[] {
  const database = new Database(path.join(dataDir, 'constat.db'), { readonly: true });
  try {
    const rows = database
      .prepare<[string], Uint8Array | string>(`select ${column} from ${table} where ${where} = ?`)
      .pluck()
      .all(id);
    return rows.map((value) => Buffer.from(value as Uint8Array).toString('latin1'));
  } finally {
    database.close();
  }
}

test('of an account with codes, passkey, known browser, link, incident and consent', async () => {
  const admin = await server.signUp({ username: 'zzadmin', isAdmin: true });
  const [username = '', displayName = '', email = '', patient = ''] = NAMES;
  const { userId: id } = await server.signUp({ username, displayName, email, isAdmin: true });
  const browser = openBrowser(server);
  const once = () => ({ 'idempotency-key': newId() });
  await browser.signIn(username);
  const formData = { patientName: patient, diagnosticsCnesst: `Entorse de ${patient}` };
  const body = buildFormBody({ title: patient, formData });
  expect((await browser.call('POST', '/api/saved-forms', body, once())).statusCode).toBe(201);
  const profile = (await browser.call('GET', '/api/profile')).json<object>();
  expect((await browser.call('PUT', '/api/profile', { ...profile, address: displayName })).statusCode).toBe(
    200,
  );
  const seed = (await browser.call('POST', '/api/account/totp')).json<TotpSeedAnswer>().secret;
  const code = new TOTP({ secret: Secret.fromBase32(seed) }).generate({ timestamp: server.clock.now() });
  expect((await browser.call('POST', '/api/account/totp/confirm', { code })).statusCode).toBe(200);
  const { options } = (await browser.call('POST', '/api/account/passkeys/options')).json<PasskeyAsked>();
  const response = new SoftwareAuthenticator().create(options);
  const added = await browser.call('POST', '/api/account/passkeys', { response });
  expect(added.statusCode).toBe(200);
  const linked = await admin.post(`/api/accounts/${id}/reset`);
  const secret = linked.json<AccountLinkAnswer>().link.path.split('#')[1] ?? '';
  expect(secret).not.toBe('');
  const incident = {
    information: `Dossier de ${patient}`,
    circumstances: `Perdu par ${displayName}`,
    occurred: '',
    becameAware: '',
    personsConcerned: '',
    riskElements: '',
    seriousRisk: '',
    noticeToCommission: '',
    noticeToPersons: '',
    publicNotice: '',
    measures: '',
  };
  const recorded = await admin.post('/api/incidents', incident, once());
  expect(recorded.statusCode).toBe(201);
  const consent = { kind: 'text', address: 'https://zz.example.invalid', model: 'zz', isTrial: 0 } as const;
  await server.store.transferConsents.put({ id: newId(), ...consent, allowedBy: id, allowedAt: 0 });

  // Who an account is lies in clear, as the register says; what it wrote does not.
  expect(readable()).toEqual([username, displayName, email]);
  const kept = [
    ...valuesOf('totp_seeds', 'sealed_seed', 'user_id', id),
    ...valuesOf('recovery_codes', 'code_hash', 'user_id', id),
    ...valuesOf('passkeys', 'id', 'user_id', id),
    ...valuesOf('passkeys', 'public_key', 'user_id', id),
    ...valuesOf('account_links', 'secret_hash', 'user_id', id),
    ...valuesOf('data_keys', 'wrapped_key', 'owner_id', id),
  ];
  expect(kept.length).toBeGreaterThan(14);
  const present = () => {
    const all = readAll(dataDir);
    return kept.filter((value) => all.includes(value)).length;
  };
  expect(present()).toBe(kept.length);

  const answer = await admin.send({ method: 'DELETE', url: `/api/accounts/${id}` });
  const { certificate } = answer.json<ErasedAccountAnswer>();
  expect(certificate !== null && isClean(certificate)).toBe(true);
  expect(certificate?.records).toMatchObject({
    totpSeeds: 1,
    recoveryCodes: 10,
    passkeys: 1,
    accountLinks: 1,
    transferConsents: 1,
  });
  expect([readable(), present()]).toEqual([[], 0]);
  // Opened with the installation's key: the register of incidents alone names them, as it must.
  const { incidents } = (await admin.get('/api/incidents')).json<{ incidents: Incident[] }>();
  expect(incidents[0]?.circumstances).toContain(displayName);
  const opened = JSON.stringify([
    await server.store.auditEvents.list(),
    await server.store.users.names(),
    await server.store.profiles.find(admin.userId),
    await server.store.erasureCertificates.list(),
    await server.store.transferConsents.list(),
  ]);
  expect(NAMES.filter((name) => opened.includes(name))).toEqual([]);
  const signIn = await openBrowser(server).signIn(username, PASSWORD);
  expect(signIn.statusCode).toBe(401);
  const look = await openBrowser(server).call('POST', '/api/account-links/look', { secret });
  expect(look.statusCode).toBe(410);
}, 60_000);
