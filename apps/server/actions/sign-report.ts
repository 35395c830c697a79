import type { OpenPoint, SigningBody, SigningMethod } from '@constat/contract';
import { SIGNING_POINTS } from '@constat/contract/limits';
import { buildDocument, replacementNotice } from '@constat/report/document';
import type { ExportedReport, ReportDocument, ReportLanguage } from '@constat/report/document';
import type { FindMissingGlyphs } from '../exports/preflight/create-glyph-finder.ts';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RouteContext, SessionUser } from '../routes/request-handling/route-context.ts';
import { isSignerUnknown, missingIdentity } from '../signing/missing-identity.ts';
import { openPointsOf } from '../signing/open-points.ts';
import { fingerprintOf, signerOf, writeContent } from '../signing/signed-content.ts';
import type { KeptReason, SignedReport, Signer } from '../signing/signed-content.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { NewSignedVersion } from '../store/repositories/signed-versions.ts';
import type { StoredForm } from '../store/sealed-form.ts';
import type { SignedVersionRow } from '../store/signing-tables.ts';
import { audit, auditAll } from './audit.ts';
import { eraseDictations } from './erase-dictations.ts';
import { findReplacedVersion } from './find-replaced-version.ts';
import { findReportToSign } from './find-report-to-sign.ts';
import { findHandwrittenSignature } from './find-handwritten-signature.ts';
import { makeSignedPages } from './make-signed-pages.ts';
import { refuseDuringDictation } from './refuse-during-dictation.ts';
import { refuseLocked } from './refuse-locked.ts';

/** What signing takes. */
export type SigningContext = Pick<
  RouteContext,
  'store' | 'clock' | 'exportService' | 'parsers' | 'reportTypes' | 'timeGuard'
>;

/** A report whose pages are made, ready to be kept. */
export interface PreparedSignature {
  readonly form: StoredForm;
  readonly version: NewSignedVersion & { readonly method: SigningMethod };
  readonly givesUpDictation: boolean;
}

/** Whether the signature is complete with the lock, or comes later. */
export const SIGNS_AT_ONCE: Readonly<Record<SigningMethod, boolean>> = {
  'by-hand': false,
  account: true,
  certificate: true,
  outside: false,
};

/**
 * Looks at the version that its physician has read, as the review does, and makes its pages. Nothing is kept yet.
 * @throws Refusal also VERSION_CONFLICT, SIGNER_UNKNOWN, SIGNING_IDENTITY_MISSING, SIGNING_POINTS_TOO_MANY, SIGNING_POINTS_OPEN,
 * and what `refuseLocked` and `findReplacedVersion` refuse
 */
export async function prepareSignature(
  context: SigningContext & { readonly findMissingGlyphs: FindMissingGlyphs },
  user: SessionUser,
  {
    version,
    body,
    signal,
    ...place
  }: {
    readonly id: string;
    readonly language: ReportLanguage;
    readonly version: number;
    readonly body: SigningBody;
    /** Ends the work when nobody waits for it any more. */
    readonly signal?: AbortSignal | undefined;
  },
): Promise<PreparedSignature> {
  const { form, report, language, profile } = await findReportToSign(context, user, place);
  await refuseLocked(context.store, user.id, form);
  if (form.version !== version) throw new Refusal('VERSION_CONFLICT');
  const { method } = body;
  if (method !== 'by-hand') requireIdentity(report, profile);
  const missing = await context.findMissingGlyphs(report, language, profile);
  const { intended } = form.meta ?? {};
  const points = openPointsOf(report, language, { title: form.title, missing, intended });
  if (points.length > SIGNING_POINTS) throw new Refusal('SIGNING_POINTS_TOO_MANY');
  const reasons = reasonsFor(points, body.reasons);

  const { title, reportType, reportTypeVersion, formData, meta, replaces } = form;
  const handwritten = await findHandwrittenSignature(context.store, user.id, method);
  const signed: SignedReport = {
    title,
    reportType,
    reportTypeVersion,
    language,
    formData,
    meta,
    replaces,
    handwrittenSignature: handwritten?.signed,
  };
  const fingerprint = fingerprintOf(signed);
  const at = context.clock.now();
  const state = SIGNS_AT_ONCE[method]
    ? ({ kind: 'signed', at, fingerprint } as const)
    : { kind: 'locked' as const, fingerprint };
  const original =
    form.replaces === undefined
      ? undefined
      : await findReplacedVersion(context.store, user.id, form.replaces);
  const built = buildDocument(report, language, profile, title, {
    state,
    signatureImage: handwritten?.image,
  });
  const document = original === undefined ? built : withNotice(built, original);
  // Where characters are missing, the physician has said why the report is signed without them.
  const asked = { ownerId: user.id, document, body, at, language, signal, nameMissingGlyphs: true };
  const { pdf, certificate } = await makeSignedPages(context, asked);
  const signer = signerOf(profile);
  return {
    form,
    givesUpDictation: body.givesUpDictation ?? false,
    version: {
      id: newId(),
      kind: original === undefined ? 'report' : 'replacement',
      accountId: user.id,
      reportId: form.id,
      about: original?.id ?? null,
      method,
      reportVersion: form.version,
      at,
      dataFingerprint: fingerprint,
      content: writeContent({ signer, reasons, report: signed, certificate }),
      pdf,
    },
  };
}

/** @throws Refusal SIGNING_IDENTITY_MISSING or SIGNER_UNKNOWN */
function requireIdentity(report: ExportedReport, signer: Signer): void {
  const missing = missingIdentity(report);
  if (missing.length > 0) throw new Refusal('SIGNING_IDENTITY_MISSING', { fields: missing });
  if (isSignerUnknown(signer)) throw new Refusal('SIGNER_UNKNOWN');
}

/** The reason of each open point: the one given now, or else the one that the draft keeps. @throws Refusal SIGNING_POINTS_OPEN */
function reasonsFor(points: readonly OpenPoint[], given: SigningBody['reasons'] = []): KeptReason[] {
  const givenNow = new Map(given.map(({ point, reason }) => [point, reason]));
  const unanswered: string[] = [];
  const reasons: KeptReason[] = [];
  for (const { id, issue, reason: kept } of points) {
    const reason = givenNow.get(id) ?? kept;
    if (reason === null) unanswered.push(id);
    else reasons.push({ point: id, reason, issue });
  }
  if (unanswered.length > 0) throw new Refusal('SIGNING_POINTS_OPEN', { points: unanswered });
  return reasons;
}

/** The pages of a report that replaces another begin with its name. */
function withNotice(document: ReportDocument, { at, pdfHash }: SignedVersionRow): ReportDocument {
  const notice = replacementNotice({ at, pdfHash: pdfHash ?? '' }, document.language);
  return { ...document, blocks: [notice, ...document.blocks] };
}

/**
 * Locks the report with its pages, at the end of the chain; what was dictated for it goes at once where it is signed by that.
 * @throws Refusal VERSION_CONFLICT where the draft has changed, or was locked, meanwhile; what `findReplacedVersion` and
 * `refuseDuringDictation` refuse
 */
export async function keepSignature(
  repositories: Repositories,
  { form, version, givesUpDictation }: PreparedSignature,
  { sessionId, now }: Pick<SessionUser, 'sessionId'> & { readonly now: number },
): Promise<SignedVersionRow> {
  const { accountId: ownerId, reportId, method, at } = version;
  // It may have begun while the pages were made.
  await refuseDuringDictation(repositories, { ownerId, reportId, now }, { givesUpDictation });
  const isSigned = SIGNS_AT_ONCE[method];
  if (version.kind === 'replacement' && version.about !== null) {
    const replaced = await repositories.signedVersions.find(ownerId, version.about);
    if (replaced !== undefined) await repositories.savedForms.hold(ownerId, replaced.reportId);
    await findReplacedVersion(repositories, ownerId, version.about);
  }
  const lock = { versionId: version.id, state: isSigned ? 'signed' : 'locked', since: at } as const;
  if (!(await repositories.reportLocks.lock({ ownerId, id: reportId }, form.version, lock)))
    throw new Refusal('VERSION_CONFLICT');
  const row = await repositories.signedVersions.add(version);
  const erased = isSigned ? await eraseDictations(repositories, { ownerId, reportId, now: at }) : [];
  await auditAll(repositories, erased);
  const event = { at, actorId: ownerId, sessionId, subjectId: row.id, reportId } as const;
  await audit(repositories, {
    ...event,
    action: isSigned ? 'report-signed' : 'report-locked',
    detail: entryDetail(row),
  });
  return row;
}

/** What the trail says of an entry: its hash is the head of the chain at that moment. */
export function entryDetail({
  sequence,
  method,
  entryHash,
  pdfHash,
  dataFingerprint,
}: SignedVersionRow): Record<string, string | number> {
  return {
    sequence,
    head: entryHash,
    ...(method !== null && { method }),
    ...(pdfHash !== null && { sha256: pdfHash }),
    ...(dataFingerprint !== null && { fingerprint: dataFingerprint }),
  };
}
