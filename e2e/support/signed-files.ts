import type {
  AddendumBody,
  Profile,
  SavedForm,
  SignedVersion,
  SigningAnswer,
  SigningBody,
} from '@constat/contract';
import type { APIResponse, Page } from 'playwright-core';
import {
  ISSUER_NAME,
  PASSWORD,
  SIGNER_NAME,
  createAuthority,
} from '../../apps/server/signatures/certificates.test-data.ts';
import { createWorkshop } from '../../apps/server/signatures/signatures.test-data.ts';

export { ISSUER_NAME, SIGNER_NAME };

/** Of whom the reports are: a person who does not exist. */
export const WORKER = {
  workerLastName: 'Zzorvane',
  workerFirstName: 'Ilda',
  workerFileNo: 'Z-123456',
  birthDate: '1980-05-17',
};

/** An entry of the chain and the bytes of its PDF. */
export interface SignedFile {
  readonly version: SignedVersion;
  readonly pdf: Buffer;
}

type Certificate = Extract<SigningBody, { readonly method: 'certificate' }>['certificate'];

/** A certificate made by openssl, in the file that a physician would have. */
export function makeCertificate(): Certificate {
  const workshop = createWorkshop();
  try {
    const authority = createAuthority(workshop);
    authority.issue('signer', { key: 'p-256' });
    return { file: Buffer.from(authority.pack('signer')).toString('base64'), password: PASSWORD };
  } finally {
    workshop.remove();
  }
}

async function expectOk(answer: APIResponse): Promise<APIResponse> {
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  return answer;
}

/** The sample physician of a page, who signs through the server without it. */
export function signerOf(page: Page, url: string) {
  const proof = { proof: { password: 'demo-medecin' }, assent: true } as const;
  const at = (reportId: string): string => `${url}/api/saved-forms/${reportId}`;
  const fileOf = async (answer: APIResponse): Promise<SignedFile> => {
    const version = (await (await expectOk(answer)).json()) as SignedVersion;
    const pages = await page.request.get(`${at(version.reportId)}/signed-versions/${version.id}/pdf`);
    return { version, pdf: await (await expectOk(pages)).body() };
  };
  return {
    /** Saves a report and signs it, with the certificate where one is given, else by account or as said. */
    async report(given: Certificate | 'account' | 'by-hand' | 'outside'): Promise<SignedFile> {
      const profile = (await (await page.request.get(`${url}/api/profile`)).json()) as Profile;
      const signer = { displayName: 'Dre Zz Signataire', licenceNumber: 'Z-00042' };
      await expectOk(await page.request.put(`${url}/api/profile`, { data: { ...profile, ...signer } }));
      const data = { title: 'Zzorvane', formData: WORKER, retentionDays: 7, formType: 'draft' };
      const saved = await expectOk(await page.request.post(`${url}/api/saved-forms`, { data }));
      const { id, version } = (await saved.json()) as SavedForm;
      const { points } = (await (await page.request.get(`${at(id)}/signing`)).json()) as SigningAnswer;
      const reasons = points.map((point) => ({ point: point.id, reason: 'Zz voulu.' }));
      const body: SigningBody =
        typeof given === 'string'
          ? { method: given, ...proof, reasons }
          : { method: 'certificate', certificate: given, ...proof, reasons };
      const headers = { 'if-match': `"${version}"` };
      return fileOf(await page.request.post(`${at(id)}/signed-versions`, { data: body, headers }));
    },
    /** Adds an addendum, signed by account. */
    async addendum({ version }: SignedFile): Promise<SignedFile> {
      const data: AddendumBody = { method: 'account', ...proof, text: 'Zz ajout.' };
      return fileOf(await page.request.post(`${at(version.reportId)}/addenda`, { data }));
    },
  };
}
