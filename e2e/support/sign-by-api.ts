import type { SignedVersion, SigningAnswer, SigningMethod } from '@constat/contract';
import type { Page } from 'playwright-core';

const SIGNER = { displayName: 'Dre Zz Signataire', licenceNumber: 'Z-00042' };

/** Answers of a report that can be signed. */
export const SIGNABLE = {
  patientName: 'Zztest',
  workerLastName: 'Zztest',
  workerFirstName: 'Alix',
  workerFileNo: 'Z-123456',
  birthDate: '1980-05-17',
  emploi: 'Zzemploi',
} as const;

/** Fills in what of the physician's profile a signature names. */
export async function fillSigner(page: Page, url: string): Promise<void> {
  const address = `${url}/api/profile`;
  const profile = (await (await page.request.get(address)).json()) as object;
  const answer = await page.request.put(address, { data: { ...profile, ...SIGNER } });
  if (!answer.ok()) throw new Error(`the profile: ${answer.status()} ${await answer.text()}`);
}

/** What the server says of the signing of a report. */
export async function signingOf(page: Page, url: string, id: string): Promise<SigningAnswer> {
  return (await (await page.request.get(`${url}/api/saved-forms/${id}/signing`)).json()) as SigningAnswer;
}

/** Signs or locks a saved report as it stands on the server, with a reason for each point that is open. */
export async function signByApi(
  page: Page,
  url: string,
  id: string,
  { method, password }: { readonly method: Exclude<SigningMethod, 'certificate'>; readonly password: string },
): Promise<SignedVersion> {
  const address = `${url}/api/saved-forms/${id}`;
  const { points } = await signingOf(page, url, id);
  const { version } = (await (await page.request.get(address)).json()) as { readonly version: number };
  const reasons = points.map((point) => ({ point: point.id, reason: 'Voulu, pour cet essai.' }));
  const answer = await page.request.post(`${address}/signed-versions`, {
    data: { method, proof: { password }, assent: true, reasons },
    headers: { 'if-match': `"${version}"` },
  });
  if (!answer.ok()) throw new Error(`not signed: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as SignedVersion;
}

/** The bytes that the server keeps of a version. */
export async function storedPdf(page: Page, url: string, { reportId, id }: SignedVersion): Promise<Buffer> {
  return (await page.request.get(`${url}/api/saved-forms/${reportId}/signed-versions/${id}/pdf`)).body();
}
