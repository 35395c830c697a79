import * as z from 'zod';
import type { RoutePlugin } from '../route-context.ts';

/** Says that the server answers and its database too; nothing about what is in it. */
export const healthRoutes: RoutePlugin = async (app, { context }) => {
  app.get(
    '/api/health',
    { config: { policy: 'public' }, schema: { response: { 200: z.object({ status: z.literal('ok') }) } } },
    async () => {
      await context.store.settings.find('demo');
      return { status: 'ok' as const };
    },
  );
};
