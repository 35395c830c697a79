import type { SignedVersion } from '@constat/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendRevision } from '../../signatures/append-revision.ts';
import { createAuthority } from '../../signatures/certificates.test-data.ts';
import { createWorkshop, signByOpenssl } from '../../signatures/signatures.test-data.ts';
import { codeOf } from '../../testing/browser.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';
import { lockReport, verifyFile } from '../../testing/return-file.ts';

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
