import type { AddendumBody } from '@constat/contract';
import { buildAddendum } from '@constat/report/document';
import type { ReportLanguage, SignedOriginal } from '@constat/report/document';
import { fingerprint, newId, newToken } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { SessionUser } from '../routes/request-handling/route-context.ts';
import { canonicalJson } from '../signing/canonical-json.ts';
import { isSignerUnknown } from '../signing/missing-identity.ts';
import { readContent, signerOf, writeContent } from '../signing/signed-content.ts';
import { readOrMark } from '../store/repositories/signed-contents.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { NewSignedVersion } from '../store/repositories/signed-versions.ts';
import type { StoredForm } from '../store/sealed-form.ts';
import type { SignedVersionRow } from '../store/signing-tables.ts';
import { audit } from './audit.ts';
import { findReportToSign } from './find-report-to-sign.ts';
import { findHandwrittenSignature } from './find-handwritten-signature.ts';
import { makeSignedPages } from './make-signed-pages.ts';
import { SIGNS_AT_ONCE, entryDetail } from './sign-report.ts';
import type { SigningContext } from './sign-report.ts';

/**
 * The entry that is the official copy of a report, to which something can be added: it is signed, or locked to be signed by
 * hand.
 * @throws Refusal REPORT_NOT_SIGNED or REPORT_AWAITS_SIGNATURE
 */
export async function requireSigned(
  { signedVersions }: Pick<Repositories, 'signedVersions'>,
  ownerId: string,
  { lock }: Pick<StoredForm, 'lock'>,
): Promise<SignedVersionRow> {
  const version = lock && (await signedVersions.find(ownerId, lock.versionId));
  if (version === undefined) throw new Refusal('REPORT_NOT_SIGNED');
  if (lock?.state === 'locked' && version.method !== 'by-hand') throw new Refusal('REPORT_AWAITS_SIGNATURE');
  return version;
}

/** The language of the pages that were signed; of a file that came back, that of the pages that it was made from. */
async function signedLanguage(
  { signedContents }: Pick<Repositories, 'signedContents'>,
  { accountId, id, about, kind }: SignedVersionRow,
): Promise<ReportLanguage | undefined> {
  const first = kind === 'report' || about === null ? id : about;
  const { part } = await readOrMark(signedContents.find(accountId, first));
  return part === null ? undefined : readContent(part).report?.language;
}

/** What an addendum is added to, and how it is named on its pages. @throws Refusal NOT_FOUND and what `requireSigned` refuses */
async function findOriginal(
  context: SigningContext,
  user: SessionUser,
  place: { readonly id: string; readonly language: ReportLanguage },
) {
  const { form, language: present, profile } = await findReportToSign(context, user, place);
  const version = await requireSigned(context.store, user.id, form);
  const language = (await signedLanguage(context.store, version)) ?? present;
  const { pdfHash, dataFingerprint, at } = version;
  const { workerFileNo = '', workerFirstName = '', workerLastName = '', patientName = '' } = form.formData;
  const name = `${workerFirstName} ${workerLastName}`.trim();
  const original: SignedOriginal = {
    fileNumber: workerFileNo,
    worker: name === '' ? patientName : name,
    isFemale: form.formData.patientGender === 'female',
    at,
    pdfHash: pdfHash ?? '',
    dataFingerprint: dataFingerprint ?? '',
  };
  return { form, version, language, profile, original };
}

/**
 * The pages of an addendum that nobody has signed yet. Nothing of it is kept.
 * @throws Refusal NOT_FOUND, EXPORT_GLYPH_MISSING, or what `requireSigned` refuses
 */
export async function previewAddendum(
  context: SigningContext,
  user: SessionUser,
  {
    text,
    signal,
    ...place
  }: {
    readonly id: string;
    readonly language: ReportLanguage;
    readonly text: string;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<Uint8Array> {
  const { language, profile, original } = await findOriginal(context, user, place);
  const document = buildAddendum({ text, original }, language, profile, { kind: 'working' });
  const creationTime = context.clock.now();
  const job = { ownerId: user.id, format: 'pdf', document, creationTime, signal } as const;
  return (await context.exportService.render(job)).bytes;
}

/**
 * Makes the pages of an addendum, a document of its own that names the hash of the report, which stays as it is. Nothing is
 * kept yet.
 * @throws Refusal NOT_FOUND, SIGNER_UNKNOWN, EXPORT_GLYPH_MISSING, or what `requireSigned` and a certificate are refused for
 */
export async function prepareAddendum(
  context: SigningContext,
  user: SessionUser,
  {
    id,
    language: asked,
    body,
    signal,
  }: {
    readonly id: string;
    readonly language: ReportLanguage;
    readonly body: AddendumBody;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<NewSignedVersion> {
  const {
    form,
    version,
    language,
    profile,
    original: named,
  } = await findOriginal(context, user, { id, language: asked });
  if (body.method !== 'by-hand' && isSignerUnknown(profile)) throw new Refusal('SIGNER_UNKNOWN');
  const { pdfHash, dataFingerprint } = version;
  const salt = newToken();
  const handwritten = await findHandwrittenSignature(context.store, user.id, body.method);
  const handwrittenSignature = handwritten?.signed;
  const original = { pdfHash, dataFingerprint };
  const data = { text: body.text, language, original, salt, handwrittenSignature };
  const digest = fingerprint(canonicalJson(data));
  const at = context.clock.now();
  const state = SIGNS_AT_ONCE[body.method]
    ? ({ kind: 'signed', at, fingerprint: digest } as const)
    : ({ kind: 'locked', fingerprint: digest } as const);
  const document = buildAddendum(
    { text: body.text, original: named },
    language,
    profile,
    state,
    handwritten?.image,
  );
  const pages = { ownerId: user.id, document, body, at, language, signal };
  const { pdf, certificate } = await makeSignedPages(context, pages);
  const signer = signerOf(profile);
  return {
    id: newId(),
    kind: 'addendum',
    accountId: user.id,
    reportId: form.id,
    about: version.id,
    method: body.method,
    reportVersion: version.reportVersion,
    at,
    dataFingerprint: digest,
    content: writeContent({
      signer,
      reasons: [],
      text: body.text,
      language,
      certificate,
      salt,
      handwrittenSignature,
    }),
    pdf,
  };
}

/** Keeps an addendum at the end of the chain. @throws Refusal REPORT_NOT_SIGNED where the lock was undone meanwhile */
export async function keepAddendum(
  repositories: Repositories,
  addendum: NewSignedVersion,
  { sessionId }: Pick<SessionUser, 'sessionId'>,
): Promise<SignedVersionRow> {
  const { accountId, reportId, at } = addendum;
  await repositories.savedForms.hold(accountId, reportId);
  const form = await repositories.savedForms.findItem(accountId, reportId);
  if (form?.lock?.versionId !== addendum.about) throw new Refusal('REPORT_NOT_SIGNED');
  const row = await repositories.signedVersions.add(addendum);
  const event = { at, actorId: accountId, sessionId, action: 'addendum-signed', reportId } as const;
  await audit(repositories, { ...event, subjectId: row.id, detail: entryDetail(row) });
  return row;
}
