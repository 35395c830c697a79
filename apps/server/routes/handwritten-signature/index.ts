import { HANDWRITTEN_SIGNATURE_BYTES } from '@constat/contract/limits';
import { handwrittenSignatureAnswerSchema } from '@constat/contract/schemas';
import { audit } from '../../actions/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { disconnectSignal } from '../../platform/disconnect-signal.ts';
import { readFileBodies, uploadedFile } from '../../platform/uploaded-file.ts';
import { actorOf, signedInUser } from '../../policies/access.ts';
import { presentHandwrittenSignature } from '../../presenters/handwritten-signature.ts';
import { answerOnce } from '../request-handling/answer-once.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const config = { policy: 'report' } as const;
const PLACE = '/api/profile/handwritten-signature';

/** The physician's own signature as a picture: it is put on the pages that are signed, and proves nothing. */
export const handwrittenSignatureRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, store } = context;
  // A PNG, or what a page of ours has drawn.
  readFileBodies(app, ['image/png', 'image/svg+xml'], HANDWRITTEN_SIGNATURE_BYTES);

  app.get(
    PLACE,
    { config, schema: { response: { 200: handwrittenSignatureAnswerSchema } } },
    async (request) => {
      const row = await store.handwrittenSignatures.find(signedInUser(request).id);
      return { signature: row === undefined ? null : presentHandwrittenSignature(row) };
    },
  );

  app.put(
    PLACE,
    {
      config: { ...config, callLimits: ['uploads'] },
      schema: { response: { 200: handwrittenSignatureAnswerSchema } },
    },
    async (request, reply) => {
      const { content } = uploadedFile(request.body);
      const { id: userId } = signedInUser(request);
      const reader = { ownerId: userId, signal: disconnectSignal(reply) };
      const read = await context.parsers.read('handwritten', { bytes: content }, reader);
      return answerOnce({ context, request, reply }, async (repositories) => {
        const row = { ...read, userId, updatedAt: clock.now() };
        await repositories.handwrittenSignatures.put(row);
        const event = { at: row.updatedAt, ...actorOf(request) };
        await audit(repositories, { ...event, action: 'handwritten-signature-changed' });
        return { status: 200, body: { signature: presentHandwrittenSignature(row) } };
      });
    },
  );

  app.delete(PLACE, { config }, async (request, reply) => {
    const { id } = signedInUser(request);
    await store.transaction(async (repositories) => {
      if (!(await repositories.handwrittenSignatures.remove(id))) throw new Refusal('NOT_FOUND');
      await repositories.idempotencyKeys.forgetRoutes(id, [`PUT ${PLACE}`]);
      const event = { at: clock.now(), ...actorOf(request) };
      await audit(repositories, { ...event, action: 'handwritten-signature-removed' });
    });
    return reply.code(204).send();
  });
};
