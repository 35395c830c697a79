/** A signature is one more revision of a report: it must break none of what the report declares. */
import { afterAll, expect, test } from 'vitest';
import { createAuthority, PASSWORD, SIGNER_NAME } from '../../../signatures/certificates.test-data.ts';
import { openSigningIdentity } from '../../../signatures/open-signing-identity.ts';
import { signPdf } from '../../../signatures/sign-pdf.ts';
import { createWorkshop, reportPdfs } from '../../../signatures/signatures.test-data.ts';
import { conformanceFindings } from './check-conformance.ts';

const workshop = createWorkshop();
afterAll(() => workshop.remove());
const authority = createAuthority(workshop);
authority.issue('p-256', { key: 'p-256' });
const identity = openSigningIdentity(authority.pack('p-256'), PASSWORD, Date.now() + 60_000);

test.each(['native', 'wasm'] as const)(
  'a report of the %s compiler keeps every rule once signed, and signed again',
  async (compiler) => {
    const { plain, attached } = await reportPdfs(compiler);
    for (const report of [plain, attached]) {
      const details = {
        signedAt: Date.now(),
        name: SIGNER_NAME,
        fieldLabel: 'Signature électronique du médecin',
      };
      const signed = signPdf(report, identity, details);
      expect(conformanceFindings(signed)).toEqual([]);
      expect(conformanceFindings(signPdf(signed, identity, details))).toEqual([]);
    }
  },
);
