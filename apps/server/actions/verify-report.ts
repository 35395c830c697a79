import { createHash } from 'node:crypto';
import type { VerifiedReport } from '@constat/contract';
import { judgeSignatures } from '@constat/contract/verified-report';
import type { Parsers, Reader } from '../parsing/create-parsers.ts';
import type { ParsingKinds } from '../parsing/parsing-job.ts';
import { fingerprint } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { SignedVersionRow } from '../store/signing-tables.ts';

/** Entries before and after the one that is shown. */
const AROUND = 2;
/** Ends of revisions that are looked for in a file. */
const MOST_ENDS = 100;
const END = Buffer.from('%%EOF');

type Chain = Pick<Repositories, 'signedContents' | 'signedVersions'>;

/**
 * Whether a PDF is one that was signed here, byte for byte; whether its signatures hold to its end; and what stands around
 * it in the chain. Whoever has the file is told nothing of whose report it is: hashes, times and places alone.
 */
export async function verifyReport(
  { store, parsers }: { readonly store: Chain; readonly parsers: Pick<Parsers, 'read'> },
  pdf: Uint8Array,
  reader: Reader,
): Promise<VerifiedReport> {
  const { signedVersions } = store;
  const sha256 = fingerprint(pdf);
  const same = await signedVersions.findByPdf(sha256);
  const entry = same ?? (await signedVersions.findByBeginnings(hashesOfBeginnings(pdf)));
  const chain = await signedVersions.check();
  const { signatures, pictures } = await readSignatures(
    parsers,
    { pdf, receivedAt: same?.at ?? null },
    reader,
  );
  return {
    sha256,
    match: same !== undefined ? 'same' : entry !== undefined ? 'extended' : 'none',
    entry: entry === undefined ? null : await presentEntry(store, entry),
    around: entry === undefined ? [] : (await signedVersions.around(entry.sequence, AROUND)).map(presentLink),
    chain,
    signatures,
    signaturePictures: [...pictures],
    signaturesHold:
      signatures === null || signatures.length === 0 ? null : judgeSignatures(signatures) === 'hold',
  };
}

/** Without an answer where they cannot be read: what its bytes are known for is told all the same. */
async function readSignatures(
  parsers: Pick<Parsers, 'read'>,
  file: { readonly pdf: Uint8Array; readonly receivedAt: number | null },
  reader: Reader,
): Promise<ParsingKinds['signatures']['output']> {
  try {
    return await parsers.read('signatures', file, reader);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'FILE_TOO_HEAVY')
      return { signatures: null, pictures: [] };
    throw error;
  }
}

/** SHA-256 of the file up to each end of a revision in it, but for the last. */
function hashesOfBeginnings(pdf: Uint8Array): string[] {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const hashes: string[] = [];
  const running = createHash('sha256');
  let hashed = 0;
  for (let at = bytes.indexOf(END); at !== -1 && hashes.length < MOST_ENDS; at = bytes.indexOf(END, at + 1)) {
    const end = at + END.length;
    // The line may end with the revision, or begin the next.
    for (const lineEnd of ['', '\r', '\n', '\r\n']) {
      if (bytes.subarray(end, end + lineEnd.length).toString('latin1') !== lineEnd) continue;
      running.update(bytes.subarray(hashed, end + lineEnd.length));
      hashed = end + lineEnd.length;
      hashes.push(running.copy().digest('hex'));
    }
  }
  return hashes;
}

function presentLink({
  sequence,
  kind,
  at,
  previousHash,
  entryHash,
}: SignedVersionRow): VerifiedReport['around'][number] {
  return { sequence, kind, at: new Date(at).toISOString(), previousHash, entryHash };
}

async function presentEntry(
  { signedContents, signedVersions }: Chain,
  row: SignedVersionRow,
): Promise<NonNullable<VerifiedReport['entry']>> {
  const ids = await copiesOf(signedVersions, row);
  const later = await signedVersions.listAbout(row.accountId, ids);
  const undone = new Set(
    (await signedVersions.listAbout(row.accountId, [row.id, ...later.map(({ id }) => id)]))
      .filter(({ kind }) => kind === 'withdrawal')
      .map(({ about }) => about),
  );
  const standing = later.filter(({ id }) => !undone.has(id));
  return {
    ...presentLink(row),
    method: row.method,
    dataFingerprint: row.dataFingerprint,
    pdfHash: row.pdfHash,
    withdrawn: undone.has(row.id),
    replacedBy: standing.filter(({ kind }) => kind === 'replacement').map(presentLater),
    addenda: standing.filter(({ kind }) => kind === 'addendum').map(presentLater),
    erased: !(await signedContents.has(row.id)),
  };
}

/** Its own id, and that of the same report as it was locked or as it came back: what is added names either. */
async function copiesOf(
  signedVersions: Repositories['signedVersions'],
  { id, kind, about, accountId }: SignedVersionRow,
): Promise<string[]> {
  if (kind === 'other-file') return [id];
  if (kind === 'returned-file') return about === null ? [id] : [id, about];
  const returned = await signedVersions.listAbout(accountId, [id]);
  return [id, ...returned.filter((row) => row.kind === 'returned-file').map((row) => row.id)];
}

function presentLater({ sequence, pdfHash }: SignedVersionRow): { sequence: number; pdfHash: string | null } {
  return { sequence, pdfHash };
}
