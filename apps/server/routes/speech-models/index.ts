import * as z from 'zod';
import { audit } from '../../actions/audit.ts';
import { createModelPulls } from '../../actions/model-pulls.ts';
import type { ModelPull } from '../../actions/model-pulls.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requestLanguage } from '../../platform/request-language.ts';
import { actorOf } from '../../policies/access.ts';
import {
  findKnownModel,
  KNOWN_MODELS,
  RECOMMENDED_MODEL,
  totalBytes,
} from '../../speech/models/catalogue.ts';
import { listModelFolders } from '../../speech/models/find-installed-model.ts';
import { MODEL_MESSAGES } from '../../speech/models/model-messages.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const pullSchema = z.object({
  receivedBytes: z.number(),
  totalBytes: z.number().nullable(),
  state: z.enum(['running', 'failed', 'done']),
  message: z.string().optional(),
});

const modelSchema = z.object({
  id: z.string(),
  name: z.string(),
  languages: z.array(z.string()),
  bytes: z.number().nullable(),
  licence: z.string().nullable(),
  installed: z.boolean(),
  /** The one to choose where nothing speaks for another. */
  recommended: z.boolean(),
  pull: pullSchema.nullable(),
});

const config = { policy: 'account' } as const;

/** The models that can be fetched or are there, and the fetching itself. */
export const speechModelRoutes: RoutePlugin = async (app, { context }) => {
  const directory = context.config.speech.modelDir;
  const pulls = createModelPulls(directory, context);
  app.addHook('onClose', () => pulls.close());

  app.get(
    '/api/speech/models',
    { config, schema: { response: { 200: z.array(modelSchema) } } },
    async (request) => {
      const language = requestLanguage(request);
      const folders = await listModelFolders(directory);
      const installed = folders.flatMap((folder) => (folder.state === 'complete' ? [folder.model] : []));
      const standing = await Promise.all(KNOWN_MODELS.map(({ id }) => pulls.find(id)));
      const known = KNOWN_MODELS.map((model, index) => ({
        id: model.id,
        name: model.description.name,
        languages: [...model.description.languages],
        bytes: totalBytes(model),
        licence: model.licence,
        installed: installed.some(({ id }) => id === model.id),
        recommended: model === RECOMMENDED_MODEL,
        pull: presentPull(standing[index] ?? null, language),
      }));
      const others = installed.filter(({ id }) => findKnownModel(id) === undefined);
      return [
        ...known,
        ...others.map(({ id, description }) => ({
          id,
          name: description.name,
          languages: [...description.languages],
          bytes: null,
          licence: null,
          installed: true,
          recommended: false,
          pull: null,
        })),
      ];
    },
  );

  app.post(
    '/api/speech/models/:id/pull',
    {
      config,
      schema: {
        params: z.strictObject({ id: z.string().max(100) }),
        response: { 202: z.object({ id: z.string() }) },
      },
    },
    async (request, reply) => {
      const known = findKnownModel(request.params.id);
      if (known === undefined) throw new Refusal('NOT_FOUND');
      if (await pulls.start(known)) {
        await audit(context.store, {
          at: context.clock.now(),
          ...actorOf(request),
          action: 'model-pull-started',
          subjectId: known.id,
        });
      }
      return reply.code(202).send({ id: known.id });
    },
  );
};

function presentPull(pull: ModelPull | null, language: 'fr' | 'en'): z.output<typeof pullSchema> | null {
  if (pull === null) return null;
  const { receivedBytes, totalBytes: total, state, failure } = pull;
  const message = failure === null ? undefined : MODEL_MESSAGES[language].failures(failure);
  return { receivedBytes, totalBytes: total, state, ...(message !== undefined && { message }) };
}
