import { PHRASE_WAIT_MS } from '@constat/contract/limits';
import { recordingStopSchema, spokenPhrasesSchema } from '@constat/contract/schemas';
import type { SpokenPhrases } from '@constat/contract';
import * as z from 'zod';
import type { PhraseRecogniser, Progress } from '../../actions/recognise-phrases.ts';
import { Refusal } from '../../platform/refusal.ts';
import { signedInUser } from '../../policies/access.ts';
import { presentSpokenPhrase } from '../../presenters/spoken-phrase.ts';
import type { StreamPlace } from '../../store/repositories/recording-streams.ts';
import type { Store } from '../../store/store.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { phraseNumber, recordingParams } from './params.ts';

const config = { policy: 'report' } as const;
const all = { waitMs: PHRASE_WAIT_MS, all: true } as const;
/** 202 while phrases of what is stored are still being recognised. */
const response = { 200: spokenPhrasesSchema, 202: spokenPhrasesSchema };

/** The phrases after that one, with how they come. */
export async function readPhrases(
  { spokenPhrases }: Pick<Store, 'spokenPhrases'>,
  place: StreamPlace,
  { after, pace }: { readonly after: number; readonly pace: Progress['pace'] },
): Promise<Pick<SpokenPhrases, 'phrases' | 'pace'>> {
  return { phrases: (await spokenPhrases.after(place, after)).map(presentSpokenPhrase), pace };
}

/**
 * The words of a recording phrase by phrase. Asking twice changes nothing more than asking once, so no idempotency key is
 * kept.
 */
export function recordingPhraseRoutes(recogniser: PhraseRecogniser): RoutePlugin {
  return async (app, { context }) => {
    const { store } = context;

    app.post(
      '/api/recordings/:recordingId/stop',
      {
        config: { ...config, callLimits: ['transcription'] },
        schema: { params: recordingParams, body: recordingStopSchema, response },
      },
      async (request, reply) => {
        const place = { ownerId: signedInUser(request).id, recordingId: request.params.recordingId };
        const { parts, after } = request.body;
        const next = await store.transaction(async ({ recordingStreams }) => {
          const stream = await recordingStreams.lock(place, context.clock.now());
          if (stream === undefined) throw new Refusal('NOT_FOUND');
          if (stream.next < parts) throw new Refusal('PARTS_MISSING', { next: stream.next });
          // Of what came in meanwhile it is the end as well: nobody has listened beyond it.
          await recordingStreams.addStop(place, stream.next);
          return stream.next;
        });
        const { pace, isComplete } = await recogniser.goOn(place, all);
        const phrases = await readPhrases(store, place, { after, pace });
        return reply.code(isComplete ? 200 : 202).send({ next, ...phrases, isComplete });
      },
    );

    app.get(
      '/api/recordings/:recordingId/phrases',
      {
        config,
        schema: {
          params: recordingParams,
          querystring: z.strictObject({ after: phraseNumber.default(0) }),
          response,
        },
      },
      async (request, reply) => {
        const place = { ownerId: signedInUser(request).id, recordingId: request.params.recordingId };
        const stream = await store.recordingStreams.progress(place);
        if (stream === undefined) throw new Refusal('NOT_FOUND');
        const { pace, isComplete } = await recogniser.goOn(place, all);
        const phrases = await readPhrases(store, place, { after: request.query.after, pace });
        return reply.code(isComplete ? 200 : 202).send({ next: stream.next, ...phrases, isComplete });
      },
    );
  };
}
