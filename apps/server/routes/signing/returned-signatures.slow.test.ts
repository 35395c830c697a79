import type { SignedVersion } from '@constat/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendRevision } from '../../signatures/append-revision.ts';
import { verificationLines } from '../../tasks/verify-report-messages.ts';
import { createAuthority } from '../../signatures/certificates.test-data.ts';
import { createWorkshop, signByOpenssl } from '../../signatures/signatures.test-data.ts';
import { codeOf } from '../../testing/browser.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';
import { lockReport, verifyFile } from '../../testing/lock-report.ts';
import { readSigning } from '../../testing/sign-report.ts';

const workshop = createWorkshop();
let server: TestServer;
beforeAll(async () => {
  createAuthority(workshop).issue('valid', { key: 'p-256', startsAt: '20200101000000Z' });
  server = await buildServer();
}, 60_000);
afterAll(async () => {
  await server.close();
  workshop.remove();
});

const signElsewhere = (pdf: Uint8Array, wish: Partial<Parameters<typeof signByOpenssl>[2]> = {}) =>
  Buffer.from(signByOpenssl(workshop, pdf, { certificate: 'valid', ...wish }));

test('a signature that says no time is judged by the moment at which its file came', async () => {
  const { owner, pages, give } = await lockReport(server);
  const signed = signElsewhere(pages, { saysNoTime: true, options: ['-noattr'] });
  // Of a file that never came nobody knows when it was signed.
  expect(await verifyFile(owner, signed)).toMatchObject({ match: 'extended', signaturesHold: false });
  const version = (await give(signed)).json<SignedVersion>();
  expect(version).toMatchObject({
    kind: 'returned-file',
    signatures: [{ state: 'holds', signedAt: null, wasValidThen: true }],
  });
  expect(await verifyFile(owner, signed)).toMatchObject({ match: 'same', signaturesHold: true });
});

test('a file that takes too much to be read is kept apart on the physician’s word, and known by its bytes', async () => {
  const { owner, pages, give } = await lockReport(server);
  const heavy = Buffer.from(
    appendRevision(pages, ({ setInCatalog }) => {
      setInCatalog({ Zz: { verbatim: `(${'z'.repeat(15_000_000)})` } });
    }),
  );
  expect(codeOf(await give(heavy))).toBe('FILE_TOO_HEAVY');
  const kept = await give(heavy, '?keep=apart');
  expect(kept.statusCode).toBe(201);
  expect(kept.json<SignedVersion>()).toMatchObject({ kind: 'other-file', signatures: [] });
  expect(await verifyFile(owner, heavy)).toMatchObject({
    match: 'same',
    entry: { kind: 'other-file' },
    signatures: null,
    signaturesHold: null,
  });
});

/** Ten centimetres by three, low on the page. */
const MARK = [300, 60, 583, 145] as const;
/** Over the name and the date of birth, across the page. */
const STRIP = [30, 600, 580, 680] as const;

test('a signature that shows on a page is told with the page and its share of it', async () => {
  const { owner, form, pages, give } = await lockReport(server);
  const signed = signElsewhere(pages, { rectangle: MARK });
  const told = { signaturePictures: [{ page: 1, share: expect.closeTo(0.0496, 4) }] };
  expect((await give(signed)).json<SignedVersion>()).toMatchObject({ kind: 'returned-file', ...told });
  expect((await readSigning(owner, form.id)).versions.at(-1)).toMatchObject(told);
  const found = await verifyFile(owner, signed);
  expect(found).toMatchObject({ match: 'same', signaturesHold: true, ...told });
  expect(verificationLines(found, 'fr')).toContain(
    'Une signature visible prend 5\u00a0% de la page 1; elle cache ce qui se trouve dessous.',
  );
});

test('a signature that takes more of a page than it needs makes no official copy', async () => {
  const { pages, give } = await lockReport(server);
  const signed = signElsewhere(pages, { rectangle: STRIP });
  expect(codeOf(await give(signed))).toBe('RETURNED_FILE_COVERED');
  const larger = signElsewhere(pages, { rectangle: [30, 300, 580, 680] });
  expect(codeOf(await give(larger))).toBe('RETURNED_FILE_COVERED');
  expect((await give(signed, '?keep=apart')).json<SignedVersion>()).toMatchObject({
    kind: 'other-file',
    signaturePictures: [{ page: 1, share: expect.closeTo(0.0908, 4) }],
  });
});

test('a signature that holds, of a report to be signed by hand, is refused as what it is and kept apart', async () => {
  const { pages, give } = await lockReport(server, 'by-hand');
  expect(codeOf(await give(pages))).toBe('RETURNED_FILE_UNSIGNED');
  const signed = signElsewhere(pages);
  expect(codeOf(await give(signed))).toBe('RETURNED_FILE_BY_HAND');
  expect((await give(signed, '?keep=apart')).json<SignedVersion>()).toMatchObject({
    kind: 'other-file',
    signatures: [{ state: 'holds' }],
  });
});
