import { LETTERHEAD_BYTES } from '@constat/contract/limits';
import { letterheadAnswerSchema, letterheadPreviewSchema } from '@constat/contract/schemas';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { findProfile } from '../../accounts/profile.ts';
import { audit } from '../../actions/audit.ts';
import { contentDisposition } from '../../exports/file-name.ts';
import { sampleReport } from '../../exports/letterhead/sample-report.ts';
import { Refusal } from '../../platform/refusal.ts';
import { disconnectSignal } from '../../platform/disconnect-signal.ts';
import { plainFileName, readFileBodies, uploadedFile } from '../../platform/uploaded-file.ts';
import { actorOf, signedInUser } from '../../policies/access.ts';
import { presentLetterhead } from '../../presenters/letterhead.ts';
import { answerOnce } from '../request-handling/answer-once.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const config = { policy: 'report' } as const;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const DOTX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.template';
const DEFAULT_NAME = 'letterhead.docx';

const query = z.strictObject({
  fileName: z.string().max(1_000).optional(),
  /** Takes a document without a placeholder: reports go at its end. */
  append: z.enum(['true', 'false']).optional(),
});

/** The language of a report of nobody. */
const sampleQuery = z.strictObject({ language: z.enum(['fr', 'en']) });

/** The Word document that this physician's reports stand in. */
export const letterheadRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, store } = context;
  readFileBodies(app, [DOCX, DOTX], LETTERHEAD_BYTES);

  app.get(
    '/api/profile/letterhead',
    { config, schema: { response: { 200: letterheadAnswerSchema } } },
    async (request) => {
      const row = await store.letterheads.find(signedInUser(request).id);
      return { letterhead: row === undefined ? null : presentLetterhead(row) };
    },
  );

  app.get('/api/profile/letterhead/file', { config }, async (request, reply) => {
    const row = await store.letterheads.find(signedInUser(request).id);
    if (row === undefined) throw new Refusal('NOT_FOUND');
    return reply
      .type(DOCX)
      .header('content-disposition', contentDisposition(row.fileName, 'attachment'))
      .send(Buffer.from(row.content));
  });

  /** A report of nobody as a Word document, and the letterhead that it is to stand in. */
  async function sampleOf(request: FastifyRequest, language: 'fr' | 'en', signal: AbortSignal) {
    const user = signedInUser(request);
    const row = await store.letterheads.find(user.id);
    if (row === undefined) throw new Refusal('NOT_FOUND');
    const { document, values } = sampleReport(language, await findProfile(store, user));
    const job = { ownerId: user.id, format: 'docx', document, creationTime: clock.now(), signal } as const;
    const { bytes: report, fileName } = await context.exportService.render(job);
    return { fileName, input: { letterhead: row.content, report, values } };
  }

  app.get(
    '/api/profile/letterhead/preview',
    {
      config: { ...config, callLimits: ['exports'] },
      schema: { querystring: sampleQuery, response: { 200: letterheadPreviewSchema } },
    },
    async (request, reply) => {
      const reader = { ownerId: signedInUser(request).id, signal: disconnectSignal(reply) };
      const { input } = await sampleOf(request, request.query.language, reader.signal);
      return context.parsers.read('letterheadPreview', input, reader);
    },
  );

  app.get(
    '/api/profile/letterhead/sample',
    { config: { ...config, callLimits: ['exports'] }, schema: { querystring: sampleQuery } },
    async (request, reply) => {
      const reader = { ownerId: signedInUser(request).id, signal: disconnectSignal(reply) };
      const { input, fileName } = await sampleOf(request, request.query.language, reader.signal);
      const { bytes } = await context.parsers.read('merge', input, reader);
      return reply
        .type(DOCX)
        .header('content-disposition', contentDisposition(fileName, 'attachment'))
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  );

  app.put(
    '/api/profile/letterhead',
    {
      config: { ...config, callLimits: ['uploads'] },
      schema: { querystring: query, response: { 200: letterheadAnswerSchema } },
    },
    async (request, reply) => {
      const { content } = uploadedFile(request.body);
      const fileName = plainFileName(request.query.fileName ?? '') || DEFAULT_NAME;
      if (/\.do[ct]m$/iu.test(fileName)) throw new Refusal('LETTERHEAD_MACROS');
      if (!/\.do[ct]x$/iu.test(fileName)) throw new Refusal('LETTERHEAD_OTHER_FORMAT');
      const mayAppend = request.query.append === 'true';
      const reader = { ownerId: signedInUser(request).id, signal: disconnectSignal(reply) };
      const { bytes, placement } = await context.parsers.read(
        'letterhead',
        { bytes: content, mayAppend },
        reader,
      );
      return answerOnce({ context, request, reply }, async (repositories) => {
        const userId = signedInUser(request).id;
        const row = { userId, fileName, content: bytes, placement, updatedAt: clock.now() };
        await repositories.letterheads.put(row);
        await audit(repositories, { at: row.updatedAt, ...actorOf(request), action: 'letterhead-changed' });
        return { status: 200, body: { letterhead: presentLetterhead(row) } };
      });
    },
  );

  app.delete('/api/profile/letterhead', { config }, async (request, reply) => {
    const { id } = signedInUser(request);
    await store.transaction(async (repositories) => {
      if (!(await repositories.letterheads.remove(id))) throw new Refusal('NOT_FOUND');
      await repositories.idempotencyKeys.forgetRoutes(id, ['PUT /api/profile/letterhead']);
      await audit(repositories, { at: clock.now(), ...actorOf(request), action: 'letterhead-removed' });
    });
    return reply.code(204).send();
  });
};
