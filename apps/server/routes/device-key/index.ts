import { randomBytes } from 'node:crypto';
import { deviceKeyAnswerSchema } from '@constat/contract/schemas';
import { DEVICE_KEY_BYTES } from '@constat/contract/limits';
import { signedInUser } from '../../policies/access.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

/** The key under which the account's browsers seal what they keep; made at the first call, and the same ever after. */
export const deviceKeyRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, store } = context;

  app.get(
    '/api/device-key',
    { config: { policy: 'account' }, schema: { response: { 200: deviceKeyAnswerSchema } } },
    async (request) => {
      const userId = signedInUser(request).id;
      const known = await store.deviceKeys.find(userId);
      if (known !== undefined) return { key: known };
      const key = randomBytes(DEVICE_KEY_BYTES).toString('base64url');
      return { key: await store.deviceKeys.findOrAdd({ userId, key, createdAt: clock.now() }) };
    },
  );
};
