import type { SavedForm, SigningAnswer } from '@constat/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { codeOf, openBrowser } from '../../testing/browser.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { PASSWORD } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { buildSigningServer } from '../../testing/build-signing-server.ts';
import { WORKER, readSigning, saveSignable, signReport, signingBody } from '../../testing/sign-report.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';

const place = (id: string) => `/api/saved-forms/${id}/signed-versions`;
const seen = (answer: LightMyRequestResponse) => [answer.statusCode, codeOf(answer)];

onBothDatabases('the signature of a report', (newDatabaseUrl) => {
  let server: TestServer;
  let owner: TestClient;
  beforeAll(async () => {
    ({ server, owner } = await buildSigningServer({ databaseUrl: await newDatabaseUrl() }));
  });
  afterAll(() => server.close());

  test('needs name, file number, birth date and licence, but for a signature by hand', async () => {
    const bare = await server.signUp();
    const { workerFileNo: _workerFileNo, birthDate: _birthDate, ...known } = WORKER;
    const draft = await saveSignable(bare, { formData: { ...known, mandatDiagnostic: true } });
    const url = place(draft.id);
    const body = await signingBody(bare, draft.id);
    const headers = { 'if-match': '"1"' };
    const missing = await bare.post(url, body, headers);
    expect(seen(missing)).toEqual([422, 'SIGNING_IDENTITY_MISSING']);
    expect(missing.json()).toMatchObject({ fields: ['workerFileNo', 'birthDate'] });
    const answer = await readSigning(bare, draft.id);
    expect(answer).toMatchObject({ missingIdentity: ['workerFileNo', 'birthDate'], signerUnknown: true });
    const whole = await saveSignable(bare);
    const unknown = await bare.post(place(whole.id), await signingBody(bare, whole.id), headers);
    expect(seen(unknown)).toEqual([422, 'SIGNER_UNKNOWN']);
    expect(await signReport(bare, draft, { method: 'by-hand' })).toMatchObject({ method: 'by-hand' });
    const locked = await readSigning(bare, draft.id);
    expect(locked).toMatchObject({ signing: { state: 'locked' }, signerUnknown: true });
  });

  test('is its physician’s alone, and a copy is not signed', async () => {
    const form = await saveSignable(owner);
    const version = await signReport(owner, form, { method: 'by-hand' });
    const [other, assistant] = [await server.signUp(), await server.signUp({ role: 'assistant' })];
    await owner.put(`/api/saved-forms/${form.id}/assistants/${assistant.userId}`, { mayHearAudio: true });
    const body = { method: 'by-hand', proof: { password: PASSWORD }, assent: true, reasons: [] };
    const headers = { 'if-match': '"1"' };
    const urls = [`/api/saved-forms/${form.id}/signing`, `${place(form.id)}/${version.id}/pdf`];
    for (const [client, status] of [
      [other, 404],
      [assistant, 403],
    ] as const) {
      for (const url of urls) expect((await client.get(url)).statusCode).toBe(status);
      expect((await client.post(place(form.id), body, headers)).statusCode).toBe(status);
    }
    const copy = await saveSignable(owner, { formType: 'copy' });
    expect(seen(await owner.post(place(copy.id), body, headers))).toEqual([409, 'COPY_IS_FINAL']);
    expect((await owner.get(`${place(copy.id)}/${version.id}/pdf`)).statusCode).toBe(404);
  });

  test('is proved by a passkey as well, once for each signature', async () => {
    const username = 'zzcle';
    const { userId } = await server.signUp({ username });
    const browser = openBrowser(server);
    await browser.signIn(username);
    const device = new SoftwareAuthenticator();
    const ask = async (url: string) =>
      (await browser.call('POST', url)).json<{ options: { challenge: string } }>().options;
    const options = await ask('/api/account/passkeys/options');
    await browser.call('POST', '/api/account/passkeys', { response: device.create(options) });
    const draft = (await browser.call('POST', '/api/saved-forms', buildFormBody())).json<SavedForm>();
    const { points } = (
      await browser.call('GET', `/api/saved-forms/${draft.id}/signing`)
    ).json<SigningAnswer>();
    const proof = { passkey: { response: device.get(await ask('/api/auth/passkey/options')) } };
    const reasons = points.map(({ id }) => ({ point: id, reason: 'Voulu' }));
    const body = { method: 'by-hand', assent: true, proof, reasons };
    const post = (id: string) => browser.call('POST', place(id), body, { 'if-match': '"1"' });
    expect((await post(draft.id)).json()).toMatchObject({ method: 'by-hand' });
    const next = (await browser.call('POST', '/api/saved-forms', buildFormBody())).json<SavedForm>();
    expect(seen(await post(next.id))).toEqual([422, 'PASSKEY_REFUSED']);
    expect(await server.store.savedForms.ownerOf(draft.id)).toBe(userId);
  });
});
