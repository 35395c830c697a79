import path from 'node:path';
import { Readable } from 'node:stream';
import { PDF_IMPORT_BYTES, TITLE_LENGTH } from '@constat/contract/limits';
import { savedFormBodySchema, savedFormSchema } from '@constat/contract/schemas';
import { CONFIRMED_DRAFT_DAYS } from '@constat/report/rules';
import { createForm } from '../../actions/save-form.ts';
import type { AttachedReport } from '../../exports/pdf/attached-report.ts';
import { INCOMING, withReceivedFile } from '../../platform/receive-file.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requestLanguage } from '../../platform/request-language.ts';
import { disconnectSignal } from '../../platform/disconnect-signal.ts';
import { confirmSession, signedInUser } from '../../policies/access.ts';
import { etagOf, presentSavedForm } from '../../presenters/saved-form.ts';
import { answerOnce } from '../request-handling/answer-once.ts';
import { echoOf } from '../saved-forms/form-echo.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const config = { policy: 'report', callLimits: ['uploads'] } as const;
const UNTITLED = { fr: 'Rapport importé d’un PDF', en: 'Report imported from a PDF' } as const;

/** A report from a file that carries its data, as a new draft. */
export const importRoutes: RoutePlugin = async (app, { context }) => {
  app.addContentTypeParser('application/pdf', (_request, payload, done) => done(null, payload));

  app.post(
    '/api/imports/pdf',
    { config, schema: { response: { 201: savedFormSchema } } },
    (request, reply) => {
      if (!(request.body instanceof Readable)) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
      const place = { folder: path.join(context.config.dataDir, INCOMING), bytes: PDF_IMPORT_BYTES };
      const reader = { ownerId: signedInUser(request).id, signal: disconnectSignal(reply) };
      return withReceivedFile(request.body, place, async (file, bodyHash) => {
        await confirmSession(request, context);
        const { report } = await context.parsers.read('pdf', { file }, reader);
        const body = readBody(report, UNTITLED[requestLanguage(request)]);
        const echo = echoOf(context.reportTypes, body);
        return answerOnce({ context, request, reply, bodyHash, echo }, async (repositories) => {
          const now = context.clock.now();
          const form = await createForm(repositories, {
            types: context.reportTypes,
            ownerId: signedInUser(request).id,
            sessionId: signedInUser(request).sessionId,
            body,
            now,
          });
          return { status: 201, headers: etagOf(form), body: presentSavedForm(form, now) };
        });
      });
    },
  );
};

/** What the file carries is no more to be trusted than any body. */
function readBody(report: AttachedReport | null, untitled: string) {
  if (report === null) throw new Refusal('NO_REPORT_IN_PDF');
  const { title: _title, ...content } = report;
  const title = report.title.trim().slice(0, TITLE_LENGTH) || untitled;
  const parsed = savedFormBodySchema.safeParse({
    title,
    ...content,
    formType: 'draft',
    retentionDays: CONFIRMED_DRAFT_DAYS,
  });
  if (!parsed.success) throw new Refusal('NO_REPORT_IN_PDF');
  return parsed.data;
}
