import type { SavedForm, SavedFormBody, SignedVersion, SigningAnswer, SigningBody } from '@constat/contract';
import { newId } from '../platform/ids.ts';
import { writeContent } from '../signing/signed-content.ts';
import { buildFormBody } from './build-form.ts';
import { PASSWORD } from './build-server.ts';
import type { TestClient, TestServer } from './build-server.ts';

/** Who signs, and of whom: people who do not exist. */
export const SIGNER = { displayName: 'Dre Zz Signataire', licenceNumber: 'Z-00042' };
export const WORKER = {
  workerLastName: 'Zztest',
  workerFirstName: 'Alix',
  workerFileNo: 'Z-123456',
  birthDate: '1980-05-17',
};

/** Fills in what of the profile a signature names. */
export async function fillProfile(client: TestClient): Promise<void> {
  const profile = (await client.get('/api/profile')).json<object>();
  await client.put('/api/profile', { ...profile, ...SIGNER });
}

/** A text that leaves something open. */
const OPEN_TEXT = 'Douleur […] au genou droit depuis la chute.';

/** Saves a draft that can be signed once a reason is given for each open point. */
export async function saveSignable(
  client: TestClient,
  overrides: Partial<SavedFormBody> = {},
): Promise<SavedForm> {
  const base = buildFormBody();
  const body = {
    ...base,
    formData: { ...base.formData, ...WORKER, historiqueEvolution: OPEN_TEXT },
    ...overrides,
  };
  return (await client.post('/api/saved-forms', body)).json<SavedForm>();
}

/** A signature with a reason for each point that is open. */
export async function signingBody(
  client: TestClient,
  id: string,
  overrides: Partial<SigningBody> = {},
): Promise<SigningBody> {
  const { points } = await readSigning(client, id);
  return {
    method: 'account',
    proof: { password: PASSWORD },
    assent: true,
    reasons: points.map((point) => ({ point: point.id, reason: 'Voulu, pour cet essai.' })),
    ...overrides,
  } as SigningBody;
}

/** Signs as it is. @throws where it is refused */
export async function signReport(
  client: TestClient,
  { id, version }: Pick<SavedForm, 'id' | 'version'>,
  overrides: Partial<SigningBody> = {},
): Promise<SignedVersion> {
  const body = await signingBody(client, id, overrides);
  const answer = await client.post(`/api/saved-forms/${id}/signed-versions`, body, {
    'if-match': `"${version}"`,
  });
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<SignedVersion>();
}

/** Whether and how a report is signed, and every version of it that was. */
export async function readSigning(client: TestClient, id: string): Promise<SigningAnswer> {
  return (await client.get(`/api/saved-forms/${id}/signing`)).json<SigningAnswer>();
}

/** The stored pages of a signed version. */
export async function readSignedPdf(
  client: TestClient,
  { reportId, id }: Pick<SignedVersion, 'reportId' | 'id'>,
): Promise<Buffer> {
  return (await client.get(`/api/saved-forms/${reportId}/signed-versions/${id}/pdf`)).rawPayload;
}

/** Adds an entry to the chain past the routes, with those bytes in the place of pages. */
export async function keepSigned(
  { store, clock }: Pick<TestServer, 'store' | 'clock'>,
  {
    accountId,
    reportId,
    pdf,
  }: { readonly accountId: string; readonly reportId: string; readonly pdf: Uint8Array },
): Promise<string> {
  const id = newId();
  const entry = { id, kind: 'report', accountId, reportId, about: null, method: 'account' } as const;
  const content = writeContent({ signer: SIGNER, reasons: [] });
  const told = { reportVersion: 1, at: clock.now(), dataFingerprint: null };
  await store.transaction(({ signedVersions }) => signedVersions.add({ ...entry, ...told, content, pdf }));
  return id;
}
