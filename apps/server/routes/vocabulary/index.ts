import {
  vocabularyEntryBodySchema,
  vocabularyEntrySchema,
  vocabularyFileSchema,
  vocabularyImportSchema,
  wordCorrectionAnswerSchema,
  wordCorrectionSchema,
} from '@constat/contract/schemas';
import { writeVocabularyFile } from '@constat/dictation/vocabulary';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { audit } from '../../actions/audit.ts';
import {
  addEntry,
  changeEntry,
  countCorrection,
  hashOfCorrection,
  importVocabulary,
} from '../../actions/vocabulary.ts';
import type { Writing } from '../../actions/vocabulary.ts';
import { contentDisposition } from '../../exports/file-name.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requestLanguage } from '../../platform/request-language.ts';
import { actorOf, signedInUser } from '../../policies/access.ts';
import { presentVocabularyEntry } from '../../presenters/vocabulary-entry.ts';
import type { Repositories } from '../../store/repositories/index.ts';
import { answerOnce } from '../request-handling/answer-once.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const config = { policy: 'report' } as const;
const FILE_NAMES = { fr: 'vocabulaire.csv', en: 'vocabulary.csv' } as const;
const params = z.strictObject({ id: z.string().max(100) });

/** The words of a physician that a speech engine may not know. */
export const vocabularyRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, store } = context;
  const writingOf = (request: FastifyRequest): Writing => ({
    ownerId: signedInUser(request).id,
    now: clock.now(),
  });
  const note = (
    repositories: Pick<Repositories, 'auditEvents'>,
    request: FastifyRequest,
    act: 'added' | 'changed' | 'removed' | 'imported',
  ): Promise<void> => {
    const event = { at: clock.now(), ...actorOf(request), action: 'vocabulary-changed' } as const;
    return audit(repositories, { ...event, detail: { act } });
  };

  app.get(
    '/api/vocabulary',
    { config, schema: { response: { 200: z.array(vocabularyEntrySchema) } } },
    async (request) => (await store.vocabulary.list(signedInUser(request).id)).map(presentVocabularyEntry),
  );

  app.post(
    '/api/vocabulary',
    { config, schema: { body: vocabularyEntryBodySchema, response: { 201: vocabularyEntrySchema } } },
    (request, reply) =>
      answerOnce({ context, request, reply }, async (repositories) => {
        const body = await addEntry(repositories, request.body, writingOf(request));
        await note(repositories, request, 'added');
        return { status: 201, body };
      }),
  );

  app.put(
    '/api/vocabulary/:id',
    { config, schema: { params, body: vocabularyEntryBodySchema, response: { 200: vocabularyEntrySchema } } },
    (request, reply) =>
      answerOnce({ context, request, reply }, async (repositories) => {
        const change = { id: request.params.id, body: request.body };
        const body = await changeEntry(repositories, change, writingOf(request));
        await note(repositories, request, 'changed');
        return { status: 200, body };
      }),
  );

  app.delete('/api/vocabulary/:id', { config, schema: { params } }, async (request, reply) => {
    const ownerId = signedInUser(request).id;
    const { id } = request.params;
    await store.transaction(async (repositories) => {
      if (!(await repositories.vocabulary.remove(ownerId, id))) throw new Refusal('NOT_FOUND');
      await repositories.idempotencyKeys.forget(ownerId, id);
      await note(repositories, request, 'removed');
    });
    return reply.code(204).send();
  });

  app.post(
    '/api/vocabulary/import',
    {
      config: { ...config, callLimits: ['uploads'] },
      schema: { body: vocabularyFileSchema, response: { 200: vocabularyImportSchema } },
    },
    (request, reply) =>
      answerOnce({ context, request, reply }, async (repositories) => {
        const body = await importVocabulary(repositories, request.body.text, writingOf(request));
        await note(repositories, request, 'imported');
        return { status: 200, body };
      }),
  );

  app.get('/api/vocabulary/export', { config }, async (request, reply) => {
    const rows = await store.vocabulary.list(signedInUser(request).id);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', contentDisposition(FILE_NAMES[requestLanguage(request)], 'attachment'))

      .send(writeVocabularyFile(rows.map(presentVocabularyEntry)));
  });

  app.post(
    '/api/vocabulary/corrections',
    { config, schema: { body: wordCorrectionSchema, response: { 200: wordCorrectionAnswerSchema } } },
    (request, reply) =>
      answerOnce({ context, request, reply }, async (repositories) => ({
        status: 200,
        body: { isOffered: await countCorrection(repositories, request.body, writingOf(request)) },
      })),
  );

  app.post(
    '/api/vocabulary/corrections/refuse',
    { config, schema: { body: wordCorrectionSchema } },
    async (request, reply) => {
      const { ownerId, now } = writingOf(request);
      const { heard, corrected } = request.body;
      await store.wordCorrections.refuse({ ownerId, hash: hashOfCorrection(ownerId, heard, corrected) }, now);
      return reply.code(204).send();
    },
  );
};
