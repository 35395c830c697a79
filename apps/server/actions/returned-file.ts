import type { FoundSignature, SignaturePicture } from '@constat/contract';
import type { ErrorCode } from '@constat/contract/errors';
import { judgeSignatures } from '@constat/contract/verified-report';
import { findProfile } from '../accounts/profile.ts';
import type { Reader } from '../parsing/create-parsers.ts';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RouteContext, SessionUser } from '../routes/request-handling/route-context.ts';
import { signerOf, writeContent } from '../signing/signed-content.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { SignedVersionRow } from '../store/signing-tables.ts';
import { audit, auditAll } from './audit.ts';
import { eraseDictations } from './erase-dictations.ts';
import { entryDetail } from './sign-report.ts';
import { findStoredPdf } from './find-stored-pdf.ts';
import { requireLock } from './withdraw-lock.ts';

interface Place {
  readonly ownerId: string;
  readonly reportId: string;
  readonly versionId: string;
}

/** A file that came back, and what it is. */
export interface CheckedFile {
  readonly kind: 'returned-file' | 'other-file';
  readonly signatures: readonly FoundSignature[];
  readonly pictures: readonly SignaturePicture[];
}

/** How the reading of a file ends that cannot be compared with the original. */
const UNREAD: ReadonlySet<ErrorCode> = new Set(['FILE_TOO_HEAVY', 'RETURNED_FILE_OTHER']);
const NOT_COMPARED = { relation: 'other', isCovered: false, signatures: null, pictures: [] } as const;
/** So many copies that were signed elsewhere can be kept with one locked version. */
const MOST_APART = 10;
/** A PDF says what it is within so many bytes. */
const HEAD_BYTES = 1_024;

/**
 * Whether a file is the report of that version, signed in another program: our bytes come first, what follows signs and
 * changes nothing, and the signatures hold to the end of the file, or to where proofs of them alone follow. Otherwise it is
 * kept apart where the physician says so.
 * @param keepsApart the physician's word that a file whose content was not compared is kept beside the report
 * @throws Refusal NOT_FOUND, NOT_AWAITING_SIGNATURE, RETURNED_FILE_OTHER, RETURNED_FILE_ALTERED, RETURNED_FILE_COVERED,
 *   RETURNED_FILE_UNSIGNED, RETURNED_FILE_BY_HAND, RETURNED_FILE_CERTIFICATE, RETURNED_FILE_CONTINUED or
 *   RETURNED_FILE_NO_PDF; FILE_TOO_HEAVY without that word
 */
export async function checkReturnedFile(
  { store, parsers }: Pick<RouteContext, 'store' | 'parsers'>,
  place: Place,
  {
    file,
    keepsApart,
    now,
    reader,
  }: {
    readonly file: Uint8Array;
    readonly keepsApart: boolean;
    readonly now: number;
    readonly reader: Reader;
  },
): Promise<CheckedFile> {
  const version = await requireLock(store, place);
  const { bytes: original } = await findStoredPdf(store, place);
  const input = { original, returned: file, receivedAt: now };
  const compared = await parsers.read('compare', input, reader).catch((error: unknown) => {
    // What cannot be compared is what the physician’s word is for.
    if (keepsApart && error instanceof Refusal && UNREAD.has(error.code)) return NOT_COMPARED;
    throw error;
  });
  const { pictures } = compared;
  const signatures = compared.signatures ?? [];
  const isReport = version.method === 'outside' && compared.relation === 'extension';
  const judgement = judgeSignatures(signatures);
  if (isReport && judgement === 'hold') return { kind: 'returned-file', signatures, pictures };
  if (keepsApart && !Buffer.from(file.subarray(0, HEAD_BYTES)).includes('%PDF-'))
    throw new Refusal('RETURNED_FILE_NO_PDF');
  if (keepsApart && compared.relation !== 'same') return { kind: 'other-file', signatures, pictures };
  if (compared.relation === 'other') throw new Refusal('RETURNED_FILE_OTHER');
  if (compared.isCovered) throw new Refusal('RETURNED_FILE_COVERED');
  if (compared.relation === 'altered') throw new Refusal('RETURNED_FILE_ALTERED');
  // What such a report may lack of the worker, a digital signature needs.
  if (judgement === 'hold') throw new Refusal('RETURNED_FILE_BY_HAND');
  if (judgement === 'certificate') throw new Refusal('RETURNED_FILE_CERTIFICATE');
  throw new Refusal(judgement === 'continued' ? 'RETURNED_FILE_CONTINUED' : 'RETURNED_FILE_UNSIGNED');
}

/**
 * Keeps the file in the chain. The report’s own is its official copy from then on, and what was dictated for it goes.
 * @throws Refusal NOT_AWAITING_SIGNATURE where the lock was undone, or another file came, meanwhile; KEPT_APART_FULL
 */
export async function storeReturnedFile(
  repositories: Repositories,
  {
    user,
    now,
    judged,
    file,
    ...place
  }: Place & {
    readonly user: SessionUser;
    readonly now: number;
    readonly judged: CheckedFile;
    readonly file: Uint8Array;
  },
): Promise<{ readonly row: SignedVersionRow; readonly content: string }> {
  const { ownerId, reportId, versionId } = place;
  const { kind, signatures, pictures: signaturePictures } = judged;
  await repositories.savedForms.hold(ownerId, reportId);
  const version = await requireLock(repositories, place);
  const signer = signerOf(await findProfile(repositories, user));
  const content = writeContent({ signer, reasons: [], signatures, signaturePictures });
  const isReport = kind === 'returned-file';
  const id = newId();
  const lock = { versionId: id, state: 'signed', since: now } as const;
  if (isReport && !(await repositories.reportLocks.setSigned({ ownerId, id: reportId }, versionId, lock)))
    throw new Refusal('NOT_AWAITING_SIGNATURE');
  if (!isReport) await requireRoomApart(repositories, place);
  const row = await repositories.signedVersions.add({
    id,
    kind,
    accountId: ownerId,
    reportId,
    about: versionId,
    method: isReport ? 'outside' : null,
    reportVersion: version.reportVersion,
    at: now,
    dataFingerprint: isReport ? version.dataFingerprint : null,
    content,
    pdf: file,
  });
  const erased = isReport ? await eraseDictations(repositories, { ownerId, reportId, now }) : [];
  await auditAll(repositories, erased);
  const action = isReport ? 'signed-file-returned' : 'other-file-kept';
  const event = { at: now, actorId: ownerId, sessionId: user.sessionId, action } as const;
  await audit(repositories, { ...event, subjectId: row.id, reportId, detail: entryDetail(row) });
  return { row, content };
}

async function requireRoomApart(
  { signedVersions }: Pick<Repositories, 'signedVersions'>,
  { ownerId, versionId }: Place,
): Promise<void> {
  const apart = (await signedVersions.listAbout(ownerId, [versionId])).filter(
    (row) => row.kind === 'other-file',
  );
  if (apart.length >= MOST_APART) throw new Refusal('KEPT_APART_FULL');
}
