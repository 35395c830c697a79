import type { SavedForm, SignedVersion } from '@constat/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingerprint } from '../../platform/ids.ts';
import { canonicalJson } from '../../signing/canonical-json.ts';
import type { SignedContent } from '../../signing/signed-content.ts';
import { checkSignedChain, hashOfVersion } from '../../store/signed-chain.ts';
import type { SignedVersionRow } from '../../store/signing-tables.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { PASSWORD } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { buildSigningServer, signUpSigner } from '../../testing/build-signing-server.ts';
import { keepSigned, saveSignable, signReport } from '../../testing/sign-report.ts';

type Entry = SignedVersionRow & { readonly content: string | null; readonly pdf: string | null };

const TERM = { mandateEndedOn: '2026-03-01', finalJudgmentOn: null, judgmentAwaited: true };

onBothDatabases('the archive of what was signed', (newDatabaseUrl) => {
  let server: TestServer;
  let owner: TestClient;
  let report: SignedVersion;
  let addendum: SignedVersion;
  let archive: Record<string, Uint8Array>;
  beforeAll(async () => {
    ({ server, owner } = await buildSigningServer({ databaseUrl: await newDatabaseUrl() }));
    const form: SavedForm = await saveSignable(owner);
    report = await signReport(owner, form);
    // An entry of another account stands between the two.
    const other = await signUpSigner(server);
    const pdf = Buffer.from('%PDF-1.7 Zz');
    await keepSigned(server, { accountId: other.userId, reportId: form.id, pdf });
    const url = `/api/saved-forms/${form.id}`;
    const proof = { method: 'account', proof: { password: PASSWORD }, assent: true };
    addendum = (await owner.post(`${url}/addenda`, { ...proof, text: 'Zz ajout.' })).json<SignedVersion>();
    await owner.put(`${url}/term`, TERM);
    archive = unzipSync((await owner.get('/api/account/archive')).rawPayload);
  });
  afterAll(() => server.close());

  const textOf = (name: string | null) => Buffer.from(archive[name ?? ''] ?? []).toString();
  const chain = () => JSON.parse(textOf('signed/chain.json')) as { head: object; entries: Entry[] };

  test('holds what every hash of an entry is made of', async () => {
    const { head, entries } = chain();
    expect(head).toEqual({ sequence: addendum.sequence, entryHash: addendum.entryHash });
    expect(entries.map(({ id }) => id)).toEqual([report.id, addendum.id]);
    for (const entry of entries) {
      expect(hashOfVersion(entry, entry.previousHash)).toBe(entry.entryHash);
      expect(fingerprint(textOf(entry.content))).toBe(entry.contentHash);
      expect(fingerprint(archive[entry.pdf ?? ''] ?? '')).toBe(entry.pdfHash);
    }
    // The one between them is another account's.
    const rows = await server.store.signedVersions.around(2, 1);
    const [first, last] = entries as [Entry, Entry];
    expect(checkSignedChain([first, ...rows.slice(1, 2), last])).toMatchObject({
      entries: 3,
      brokenAt: null,
    });
  });

  test('holds what the fingerprints on the pages are made of, of a report and of an addendum', () => {
    const [signed, added] = chain().entries;
    const [first, second] = [signed, added].map(
      (entry) => JSON.parse(textOf(entry?.content ?? null)) as SignedContent,
    );
    expect(fingerprint(canonicalJson(first?.report))).toBe(report.dataFingerprint);
    const original = { pdfHash: signed?.pdfHash, dataFingerprint: signed?.dataFingerprint };
    const { text, language, salt } = second ?? {};
    expect(fingerprint(canonicalJson({ text, language, original, salt }))).toBe(addendum.dataFingerprint);
  });

  test('holds the days of the term, and tells in both languages how its hashes are made', () => {
    const files = Object.keys(archive).filter((name) => /^reports\/.*\.json$/u.test(name));
    expect(files.map((name) => JSON.parse(textOf(name)) as object)).toMatchObject([{ term: TERM }]);
    const readMe = textOf('LISEZMOI-README.txt');
    expect(readMe).toContain('Chaque empreinte');
    expect(readMe).toContain('Each hash');
  });

  test('is imported elsewhere as a draft, without signature and term', async () => {
    const other = await server.signUp();
    const { rawPayload: payload } = await owner.get('/api/account/archive');
    const headers = { 'content-type': 'application/zip' };
    const url = '/api/account/archive';
    const imported = await other.send({ method: 'POST', url, headers, payload });
    expect(imported.json()).toMatchObject({ refused: [], unknown: [] });
    const [draft] = (await other.get('/api/saved-forms')).json<SavedForm[]>();
    expect(draft).not.toHaveProperty('signing');
    expect(draft).not.toHaveProperty('term');
  });
});
