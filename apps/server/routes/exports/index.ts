import {
  exportBodySchema,
  exportFormatSchema,
  exportStatusSchema,
  finalPagesBodySchema,
  preflightAnswerSchema,
  preflightBodySchema,
} from '@constat/contract/schemas';
import { buildDocument, letterheadValues } from '@constat/report/document';
import type { LetterheadValues } from '@constat/report/document';
import { findIssues } from '@constat/assistance/review';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { findProfile } from '../../accounts/profile.ts';
import { audit } from '../../actions/audit.ts';
import { findOwnReport } from '../../actions/find-own-report.ts';
import { keepPhrases } from '../../actions/phrases.ts';
import { readReportBody } from '../../actions/read-report-body.ts';
import { findOfficialPdf } from '../../actions/find-stored-pdf.ts';
import { contentDisposition } from '../../exports/file-name.ts';
import { writeAttachment } from '../../exports/pdf/attached-report.ts';
import { createGlyphFinder } from '../../exports/preflight/create-glyph-finder.ts';
import { awaitOptionalWrite } from '../../platform/optional-write.ts';
import { requestLanguage } from '../../platform/request-language.ts';
import { disconnectSignal } from '../../platform/disconnect-signal.ts';
import { fingerprint } from '../../platform/ids.ts';
import { actorOf, signedInUser } from '../../policies/access.ts';
import { physicianOf } from '../../policies/shared-reports.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const config = { policy: 'shared' } as const;
const params = z.strictObject({ format: exportFormatSchema });

/** The report on the screen as PDF, Word or a page to print; nothing of it is kept. */
export const exportRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, exportService, reportTypes, store } = context;
  const findMissingGlyphs = createGlyphFinder();

  /** The letterhead came from outside: it is opened where nothing else runs. */
  async function placeIn(
    letterhead: Uint8Array | undefined,
    report: Uint8Array,
    values: () => LetterheadValues,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Uint8Array> {
    if (letterhead === undefined) return report;
    const reader = { ownerId: signedInUser(request).id, signal: disconnectSignal(reply) };
    return (await context.parsers.read('merge', { letterhead, report, values: values() }, reader)).bytes;
  }

  app.get('/api/exports', { config, schema: { response: { 200: exportStatusSchema } } }, (request) => ({
    own: exportService.standing(signedInUser(request).id),
  }));

  app.post(
    '/api/exports/preflight',
    {
      config: { ...config, callLimits: ['preflight'] },
      schema: { body: preflightBodySchema, response: { 200: preflightAnswerSchema } },
    },
    async (request) => {
      const { meta, title, only } = request.body;
      const report = { ...readReportBody(reportTypes, request.body), meta };
      const language = meta?.reportLanguage ?? requestLanguage(request);
      const physician = await physicianOf(store, signedInUser(request), request.body.savedFormId);
      const profile = await findProfile(store, physician);
      const missing = await findMissingGlyphs(report, language, profile);
      if (only === 'glyphs')
        return { issues: missing.map((glyphs) => ({ kind: 'glyphs-missing' as const, ...glyphs })) };
      return { issues: [...findIssues(report, language, title, missing, profile.exportSettings)] };
    },
  );

  // Nothing leaves the screen that shows them, and nothing is kept: the audit trail tells of files alone.
  app.post(
    '/api/exports/final-pages',
    {
      config: { ...config, callLimits: ['final-pages'] },
      schema: { body: finalPagesBodySchema },
    },
    async (request, reply) => {
      const user = signedInUser(request);
      const { meta, title, reportId = '' } = request.body;
      const physician = await physicianOf(store, user, request.body.savedFormId);
      const { type, formData } = readReportBody(reportTypes, request.body);
      const profile = await findProfile(store, physician);
      const language = meta?.reportLanguage ?? requestLanguage(request);
      const document = buildDocument({ type, formData, meta }, language, profile, title, {
        namesSources: true,
      });
      const bytes = await exportService.renderFinalPages(reportId, {
        ownerId: user.id,
        document,
        creationTime: clock.now(),
      });
      return reply
        .type('application/pdf')
        .header('content-language', `${language}-CA`)

        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  );

  app.post(
    '/api/exports/:format',
    { config: { ...config, callLimits: ['exports'] }, schema: { params, body: exportBodySchema } },
    async (request, reply) => {
      const user = signedInUser(request);
      const { format } = request.params;
      const { meta, title, attach, nameMissingGlyphs, reportId, savedFormId, use } = request.body;
      const physician = await physicianOf(store, user, savedFormId);
      const { type, formData } = readReportBody(reportTypes, request.body);
      const profile = await findProfile(store, physician);
      const language = meta?.reportLanguage ?? requestLanguage(request);
      const document = buildDocument({ type, formData, meta }, language, profile, title);
      const attachment =
        attach === true ? writeAttachment({ title: title ?? '', ...type.name, formData, meta }) : undefined;
      const wantsLetterhead = format === 'docx' && request.body.letterhead !== false;
      const letterhead = wantsLetterhead ? await store.letterheads.find(physician.id) : undefined;
      // Of a report that is locked or signed there is one PDF.
      const official = format === 'pdf' ? await findOfficialPdf(store, physician.id, savedFormId) : undefined;
      const made =
        official ??
        (await exportService.render({
          ownerId: user.id,
          format,
          document,
          creationTime: clock.now(),
          pdf: { attachment, nameMissingGlyphs },
          signal: disconnectSignal(reply),
        }));
      const values = (): LetterheadValues => letterheadValues({ type, formData, meta }, profile, document);
      const bytes = await placeIn(letterhead?.content, made.bytes, values, request, reply);
      const file = { ...made, bytes };
      const note = async (): Promise<void> => {
        const saved = await findOwnReport(store, physician.id, savedFormId);
        const actor = { ...actorOf(request), accountId: physician.id };
        const event = { at: clock.now(), ...actor, action: 'report-exported' } as const;
        const detail = { format, ...(use !== undefined && { use }), sha256: fingerprint(file.bytes) };
        await audit(store, { ...event, subjectId: reportId, reportId: saved, detail });
      };
      await awaitOptionalWrite(note());
      // What an assistant types teaches the physician no phrase.
      if (reportId !== undefined && user.id === physician.id) {
        const exported = { ownerId: user.id, reportId, language, formData, now: clock.now() };
        await awaitOptionalWrite(store.transaction((repositories) => keepPhrases(repositories, exported)));
      }
      return reply
        .type(file.mediaType)
        .header(
          'content-disposition',
          contentDisposition(file.fileName, format === 'html' || use !== undefined ? 'inline' : 'attachment'),
        )
        .header('content-language', `${language}-CA`)
        .header('content-security-policy', `${file.contentSecurityPolicy}; frame-ancestors 'none'; sandbox`)
        .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
    },
  );
};
