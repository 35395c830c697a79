import {
  signedTermBodySchema,
  signedTermSchema,
  signedVersionSchema,
  signingAnswerSchema,
  signingBodySchema,
  withdrawalBodySchema,
} from '@constat/contract/schemas';
import type { SignedTermAnswer, SignedVersion } from '@constat/contract';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { audit } from '../../actions/audit.ts';
import { findReplacedVersion, whyNotReplaced } from '../../actions/find-replaced-version.ts';
import { findReportToSign } from '../../actions/find-report-to-sign.ts';
import { dictationOf, refuseDuringDictation } from '../../actions/refuse-during-dictation.ts';
import { refuseLocked } from '../../actions/refuse-locked.ts';
import { keepSignature, prepareSignature } from '../../actions/sign-report.ts';
import { saveReportTerm } from '../../actions/save-report-term.ts';
import { findStoredPdf } from '../../actions/find-stored-pdf.ts';
import { requireLock, withdrawLock } from '../../actions/withdraw-lock.ts';
import { contentDisposition, exportFileName } from '../../exports/file-name.ts';
import { createGlyphFinder } from '../../exports/preflight/create-glyph-finder.ts';
import { awaitOptionalWrite } from '../../platform/optional-write.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requestLanguage } from '../../platform/request-language.ts';
import { DATA_POLICY } from '../../platform/security-headers.ts';
import { disconnectSignal } from '../../platform/disconnect-signal.ts';
import { signedInUser } from '../../policies/access.ts';
import { presentLock } from '../../presenters/saved-form.ts';
import { presentSignedVersion, presentTerm } from '../../presenters/signed-version.ts';
import { isSignerUnknown, missingIdentity } from '../../signing/missing-identity.ts';
import { openPointsOf } from '../../signing/open-points.ts';
import { readOrMark } from '../../store/repositories/signed-contents.ts';
import { answerOnce, answeredBefore } from '../request-handling/answer-once.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { requiredVersion } from '../saved-forms/required-version.ts';
import { proveSigner } from './prove-signer.ts';

const config = { policy: 'report' } as const;
const params = z.strictObject({ id: z.uuid() });
const versionParams = params.extend({ versionId: z.uuid() });

/** Signing a report, by its own physician alone, and what was signed. */
export const signingRoutes: RoutePlugin = async (app, { context }) => {
  const { store } = context;
  const findMissingGlyphs = createGlyphFinder();
  const signing = { ...context, findMissingGlyphs };

  const readTerm = async (ownerId: string, reportId: string): Promise<SignedTermAnswer> => {
    const term = await store.reportTerms.find(ownerId, reportId);
    const locked = await store.reportTerms.findLocked(ownerId, reportId);
    return presentTerm(term, locked, { now: context.clock.now(), today: context.timeGuard.termDay() });
  };

  const listVersions = async (ownerId: string, reportId: string): Promise<SignedVersion[]> => {
    const rows = await store.signedVersions.listOf(ownerId, reportId);
    const listed: SignedVersion[] = [];
    for (const row of rows) {
      const content = await readOrMark(store.signedContents.find(ownerId, row.id));
      // Opened too, some 0.1 ms for 100 kB: damage is told before the pages are asked for.
      const pdf = await readOrMark(store.signedContents.findPdf(ownerId, row.id));
      const isDamaged = content.isDamaged || pdf.isDamaged;
      listed.push(presentSignedVersion(row, content.part, { isDamaged }));
    }
    return listed;
  };

  app.get(
    '/api/saved-forms/:id/signing',
    {
      config: { ...config, callLimits: ['preflight'] },
      schema: { params, response: { 200: signingAnswerSchema } },
    },
    async (request) => {
      const user = signedInUser(request);
      const { id } = request.params;
      const signable = await findReportToSign(context, user, { id, language: requestLanguage(request) });
      const { form, report, language, profile } = signable;
      const versions = await listVersions(user.id, id);
      const term = await readTerm(user.id, id);
      if (form.lock !== undefined)
        return {
          signing: presentLock(form.lock),
          points: [],
          missingIdentity: [],
          signerUnknown: isSignerUnknown(profile),
          cannotReplace: null,
          dictation: null,
          term,
          versions,
        };
      const missing = await findMissingGlyphs(report, language, profile);
      return {
        signing: null,
        points: openPointsOf(report, language, {
          title: form.title,
          missing,
          intended: form.meta?.intended,
        }),
        missingIdentity: missingIdentity(report),
        signerUnknown: isSignerUnknown(profile),
        cannotReplace:
          form.replaces === undefined ? null : await whyNotReplaced(store, user.id, form.replaces),
        dictation: await dictationOf(store, { ownerId: user.id, reportId: id, now: context.clock.now() }),
        term,
        versions,
      };
    },
  );

  // Entering the same days twice changes nothing more than once, so no idempotency key is kept.
  app.put(
    '/api/saved-forms/:id/term',
    { config, schema: { params, body: signedTermBodySchema, response: { 200: signedTermSchema } } },
    async (request) => {
      const { id: ownerId, sessionId } = signedInUser(request);
      const { id: reportId } = request.params;
      const now = context.clock.now();
      const asked = { ownerId, sessionId, reportId, term: request.body, now };
      await store.transaction((repositories) => saveReportTerm(repositories, asked));
      return readTerm(ownerId, reportId);
    },
  );

  app.post(
    '/api/saved-forms/:id/signed-versions',
    {
      config: { ...config, callLimits: ['exports'] },
      schema: { params, body: signingBodySchema, response: { 201: signedVersionSchema } },
    },
    async (request, reply) => {
      const before = await answeredBefore<SignedVersion>({ context, request, reply });
      if (before !== undefined) return before;
      const user = signedInUser(request);
      const { body } = request;
      const place = { id: request.params.id, language: requestLanguage(request) };
      // What is no report of theirs, has changed, or can be signed no more, is told before a proof is looked at.
      const { form } = await findReportToSign(context, user, place);
      await refuseLocked(store, user.id, form);
      const version = requiredVersion(request.headers['if-match']);
      if (form.version !== version) throw new Refusal('VERSION_CONFLICT');
      if (form.replaces !== undefined) await findReplacedVersion(store, user.id, form.replaces);
      const dictated = { ownerId: user.id, reportId: form.id, now: context.clock.now() };
      await refuseDuringDictation(store, dictated, body);
      await proveSigner(context, request, body.proof);
      const asked = { ...place, version, body, signal: disconnectSignal(reply) };
      const ready = await prepareSignature(signing, user, asked);
      return answerOnce({ context, request, reply }, async (repositories) => {
        const row = await keepSignature(repositories, ready, {
          sessionId: user.sessionId,
          now: context.clock.now(),
        });
        return { status: 201, body: presentSignedVersion(row, ready.version.content) };
      });
    },
  );

  app.post(
    '/api/saved-forms/:id/signed-versions/:versionId/withdrawal',
    {
      config,
      schema: { params: versionParams, body: withdrawalBodySchema, response: { 201: signedVersionSchema } },
    },
    async (request, reply) => {
      const user = signedInUser(request);
      const { id: reportId, versionId } = request.params;
      const before = await answeredBefore<SignedVersion>({ context, request, reply });
      if (before !== undefined) return before;
      await requireLock(store, { ownerId: user.id, reportId, versionId });
      await proveSigner(context, request, request.body.proof);
      const asked = { user, reportId, versionId, reason: request.body.reason, now: context.clock.now() };
      return answerOnce({ context, request, reply }, async (repositories) => {
        const { row, content } = await withdrawLock(repositories, asked);
        return { status: 201, body: presentSignedVersion(row, content) };
      });
    },
  );

  app.get(
    '/api/saved-forms/:id/signed-versions/:versionId/pdf',
    { config, schema: { params: versionParams } },
    async (request, reply) => {
      const { id: ownerId, sessionId } = signedInUser(request);
      const { id: reportId, versionId } = request.params;
      const stored = await findStoredPdf(store, { ownerId, reportId, versionId });
      const tag = `"${stored.sha256}"`;
      void reply.header('etag', tag);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      const form = await store.savedForms.findItem(ownerId, reportId);
      const event = { at: context.clock.now(), actorId: ownerId, sessionId } as const;
      const detail = { format: 'pdf', sha256: stored.sha256 };
      await awaitOptionalWrite(
        audit(store, { ...event, action: 'report-exported', subjectId: versionId, reportId, detail }),
      );
      return sendPdf(reply, stored.bytes, exportFileName(form?.title ?? '', 'pdf'));
    },
  );
};

/** The stored bytes as a file to download. */
function sendPdf(reply: FastifyReply, bytes: Buffer, fileName: string): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', contentDisposition(fileName, 'attachment'))
    .header('content-security-policy', DATA_POLICY)
    .send(bytes);
}
