import type { SavedForm, SignedVersion, SigningMethod, VerifiedReport } from '@constat/contract';
import type { TestClient, TestServer } from './build-server.ts';
import { signUpSigner } from './build-signing-server.ts';
import { readSignedPdf, saveSignable, signReport } from './sign-report.ts';

const headers = { 'content-type': 'application/pdf' };

/** A report that is locked and not signed yet, of an account of its own. */
export interface LockedReport {
  readonly owner: TestClient;
  readonly form: SavedForm;
  readonly locked: SignedVersion;
  readonly pages: Buffer;
  /** Sends a file that came back. */
  readonly give: (payload: Buffer, query?: string) => ReturnType<TestClient['send']>;
}

/** Files of one account are counted, so each report has another. */
export async function lockReport(
  server: Pick<TestServer, 'signUp'>,
  method: SigningMethod = 'outside',
): Promise<LockedReport> {
  const owner = await signUpSigner(server);
  const form = await saveSignable(owner);
  const locked = await signReport(owner, form, { method });
  const pages = await readSignedPdf(owner, locked);
  const url = `/api/saved-forms/${form.id}/signed-versions/${locked.id}/returned-file`;
  return {
    owner,
    form,
    locked,
    pages,
    give: (payload, query = '') => owner.send({ method: 'POST', url: `${url}${query}`, headers, payload }),
  };
}

/** What `POST /api/verify-report` says of a file. */
export async function verifyFile(client: TestClient, payload: Buffer): Promise<VerifiedReport> {
  const answer = await client.send({ method: 'POST', url: '/api/verify-report', headers, payload });
  return answer.json<VerifiedReport>();
}
