/**
 * `npm run pages`: makes the pictures of `docs/pages` anew. A fictional report is saved, signed with a certificate and
 * given an addendum by the real server, whose clock stands in 2025; both files are verified, and their pages drawn. Needs
 * openssl, qpdf, and poppler's `pdftoppm` and `pdfsig` (Debian: `apt-get install openssl qpdf poppler-utils`).
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddendumBody, Profile, SavedForm, SignedVersion } from '@constat/contract';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { readCase } from '../apps/server/exports/case-reports.test-data.ts';
import { conformanceFindings } from '../apps/server/exports/pdf/conformance/check-conformance.ts';
import {
  createAuthority,
  PASSWORD as FILE_PASSWORD,
  SIGNER_NAME,
} from '../apps/server/signatures/certificates.test-data.ts';
import { createWorkshop } from '../apps/server/signatures/signatures.test-data.ts';
import { drawing } from '../apps/server/signing/handwritten/signatures.test-data.ts';
import { buildClock, buildServer, DAY_MS, PASSWORD } from '../apps/server/testing/build-server.ts';
import type { TestClient } from '../apps/server/testing/build-server.ts';
import { uploadHandwrittenSignature } from '../apps/server/testing/upload-handwritten-signature.ts';
import { readSignedPdf, signReport } from '../apps/server/testing/sign-report.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'pages');
/** Pixels an inch: words can be read, and a page takes some 100 kB. */
const RESOLUTION = '80';

/** A week after the evaluation. */
const SIGNED_AT = Date.parse('2025-02-18T15:30:00-05:00');
const DAYS_UNTIL_ADDENDUM = 21;
const ADDENDUM = `Après la signature de mon rapport, j’ai reçu le 6 mars 2025 le compte rendu complet de l’IRM lombaire du 19 mars 2024 et la note de consultation du docteur Valbrume du 7 mai 2024.

Le compte rendu décrit les bombements discaux en L4-L5 et en L5-S1, sans conflit radiculaire, et l’arthrose facettaire légère en L4-L5 à gauche. La note du docteur Valbrume rapporte une flexion à 60° et une extension à 10°.

Ces deux documents ne changent ni mes constatations ni mes conclusions.`;

/** A signature of nobody: loops of a pen that grow smaller, and a line below. */
const INK = drawing(
  `M${Array.from({ length: 120 }, (_point, index) => {
    const [along, turn] = [index / 119, (index / 119) * 2 * Math.PI * 6.5];
    const height = 130 * (1 - 0.75 * along) * (1 + 0.4 * Math.sin(turn / 2.3));
    return `${Math.round(130 + 820 * along - 55 * Math.sin(turn))} ${Math.round(220 - height * Math.cos(turn))}`;
  }).join('L')}M420 330L760 318L1090 296`,
);

const workshop = createWorkshop();
const server = await buildServer({ testClock: buildClock(SIGNED_AT) });
try {
  const files = await makeFiles(await server.signUp());
  for (const name of readdirSync(FOLDER)) if (name.endsWith('.png')) rmSync(join(FOLDER, name));
  for (const [name, pdf] of Object.entries(files)) draw(name, pdf);
} finally {
  await server.close();
  workshop.remove();
}

async function makeFiles(owner: TestClient): Promise<Readonly<Record<'report' | 'addendum', Buffer>>> {
  const { formData, meta, title, profile } = readCase('01-fr-F-entorse-lombaire');
  await owner.put('/api/profile', {
    ...(await owner.get('/api/profile')).json<Profile>(),
    ...profile,
    displayName: SIGNER_NAME,
    specialty: 'Chirurgie orthopédique',
    email: 'zoe.fictive-hebert@example.invalid',
  });
  await uploadHandwrittenSignature(owner, INK, 'image/svg+xml');
  const body = {
    title,
    reportType: MEDICAL_EVALUATION.id,
    reportTypeVersion: MEDICAL_EVALUATION.version,
    // The percentage was not asked for: nothing of the report is left open.
    formData: { ...formData, mandatAtteintePourcentage: false },
    meta,
    formType: 'draft',
    retentionDays: 30,
  };
  const form = (await owner.post('/api/saved-forms', body)).json<SavedForm>();

  const authority = createAuthority(workshop);
  authority.issue('signer', { key: 'p-256', startsAt: '20240101000000Z' });
  const file = Buffer.from(authority.pack('signer')).toString('base64');
  const method = { method: 'certificate', certificate: { file, password: FILE_PASSWORD } } as const;
  const report = await signReport(owner, form, method);
  server.clock.advance(DAYS_UNTIL_ADDENDUM * DAY_MS);
  const addendum: AddendumBody = { ...method, proof: { password: PASSWORD }, assent: true, text: ADDENDUM };
  const later = await owner.signInAgain();
  const added = await later.post(`/api/saved-forms/${form.id}/addenda`, addendum);
  if (added.statusCode !== 201) throw new Error(`${added.statusCode} ${added.body}`);
  return {
    report: await readSignedPdf(later, report),
    addendum: await readSignedPdf(later, added.json<SignedVersion>()),
  };
}

/** Draws the pages of a signed file, once its signature holds and it keeps what it declares. */
function draw(name: string, pdf: Buffer): void {
  const file = workshop.write(`${name}.pdf`, pdf);
  const seen = workshop.succeed('pdfsig', '-nocert', file);
  if (!seen.includes('Signature is Valid') || !seen.includes('Total document signed')) throw new Error(seen);
  const findings = conformanceFindings(pdf);
  if (findings.length > 0) throw new Error(findings.join('\n'));
  workshop.succeed('pdftoppm', '-png', '-r', RESOLUTION, file, name);
  for (const picture of readdirSync(workshop.folder)) {
    if (!picture.startsWith(`${name}-`)) continue;
    const bytes = workshop.read(picture);
    writeFileSync(join(FOLDER, picture), bytes);
    console.log(`docs/pages/${picture}  ${Math.ceil(bytes.length / 1000)} kB`);
  }
}
