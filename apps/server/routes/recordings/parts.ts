import { PHRASE_WAIT_MS, RECORDING_PARTS_AT_ONCE, RECORDING_PARTS_BYTES } from '@constat/contract/limits';
import {
  heardPartsSchema,
  recordingPartSchema,
  recordingSessionSchema,
  storedPartsSchema,
  unfinishedRecordingSchema,
} from '@constat/contract/schemas';
import * as z from 'zod';
import type { PhraseRecogniser } from '../../actions/recognise-phrases.ts';
import { storeParts } from '../../actions/store-parts.ts';
import { awaitOptionalWrite } from '../../platform/optional-write.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readFileBodies, uploadedFile } from '../../platform/uploaded-file.ts';
import { signedInUser } from '../../policies/access.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { auditListening } from './audit-listening.ts';
import { partParams, phraseNumber, recordingParams } from './params.ts';
import { readPhrases } from './phrases.ts';

/** Parts in one answer. */
const PARTS_READ = 600;

const config = { policy: 'report' } as const;
const recording = { ...config, whileLocked: 'writing' } as const;
const partsQuery = z.strictObject({
  /** The bytes of each part of the body, where it holds more than one. */
  sizes: z
    .string()
    .regex(/^\d{1,7}(,\d{1,7})*$/u)
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.number().int().min(1)).max(RECORDING_PARTS_AT_ONCE))
    .optional(),
  /** The last phrase that the page knows; absent where it wants none. */
  after: phraseNumber.optional(),
});
const readQuery = z.strictObject({
  from: z
    .string()
    .regex(/^\d{1,6}$/u)
    .transform(Number)
    .default(0),
});

/**
 * Recordings second after second: each part is on the disk when the answer comes, which brings the words of the phrases
 * that have ended where the page asks for them. Writing the same twice changes nothing
 * more than writing it once, so no idempotency key is kept.
 */
export function recordingPartRoutes(recogniser: PhraseRecogniser): RoutePlugin {
  return async (app, { context }) => {
    const { clock, store } = context;
    readFileBodies(app, ['application/octet-stream'], RECORDING_PARTS_BYTES);

    app.get(
      '/api/recordings/unfinished',
      { config, schema: { response: { 200: z.array(unfinishedRecordingSchema) } } },
      async (request) => store.recordingStreams.unfinished(signedInUser(request).id),
    );

    app.put(
      '/api/recordings/:recordingId/session',
      {
        config: recording,
        schema: {
          params: recordingParams,
          body: recordingSessionSchema,
          response: { 200: storedPartsSchema },
        },
      },
      async (request) => {
        const place = { ownerId: signedInUser(request).id, recordingId: request.params.recordingId };
        const { reportId, formId, note, language } = request.body;
        return store.transaction(async ({ recordingStreams, savedForms }) => {
          // A form that is gone, or another physician's, is none.
          const form = formId === null ? undefined : await savedForms.find(place.ownerId, formId);
          const told = { ...place, reportId, note, language, savedFormId: form?.id ?? null };
          await recordingStreams.put(told, clock.now());
          return { next: (await recordingStreams.find(place))?.next ?? 0 };
        });
      },
    );

    app.put(
      '/api/recordings/:recordingId/parts/:sequence',
      {
        config: { ...recording, callLimits: ['recording-parts'] },
        schema: { params: partParams, querystring: partsQuery, response: { 200: heardPartsSchema } },
      },
      async (request) => {
        const { recordingId, sequence } = request.params;
        const place = { ownerId: signedInUser(request).id, recordingId };
        const parts = split(uploadedFile(request.body).content, request.query.sizes);
        const now = clock.now();
        const next = await store.transaction((repositories) =>
          storeParts(repositories, place, { first: sequence, parts, now }),
        );
        const { after } = request.query;
        if (after === undefined) return { next };
        const { isLocked } = signedInUser(request);
        const waitMs = isLocked ? 0 : PHRASE_WAIT_MS;
        const { pace } = await recogniser.goOn(place, { waitMs, all: false });
        // A locked session is told no words; they are recognised meanwhile, and wait.
        if (isLocked) return { next };
        return { next, ...(await readPhrases(store, place, { after, pace })) };
      },
    );

    app.get(
      '/api/recordings/:recordingId/parts',
      {
        config,
        schema: {
          params: recordingParams,
          querystring: readQuery,
          response: { 200: z.array(recordingPartSchema) },
        },
      },
      async (request) => {
        const place = { ownerId: signedInUser(request).id, recordingId: request.params.recordingId };
        if ((await store.recordingStreams.find(place)) === undefined) throw new Refusal('NOT_FOUND');
        await awaitOptionalWrite(auditListening(context, request, place));
        const { from } = request.query;
        const parts = await store.recordingStreams.parts(place, { from, end: from + PARTS_READ });
        return parts.map(({ sequence, audio }) => ({
          sequence,
          audio: Buffer.from(audio).toString('base64'),
        }));
      },
    );
  };
}

/** @throws Refusal VALIDATION_FAILED where the sizes are not those of the body */
function split(body: Uint8Array, sizes: readonly number[] = [body.byteLength]): Uint8Array[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (body.byteLength === 0 || total !== body.byteLength)
    throw new Refusal('VALIDATION_FAILED', { fields: ['sizes'] });
  let at = 0;
  return sizes.map((size) => body.subarray(at, (at += size)));
}
