import * as z from 'zod';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const healthSchema = z.object({
  status: z.literal('ok'),
  /** Whether what has come to its term is erased; `delayed` and `stopped` where the clock may be wrong. */
  scheduledErasure: z.enum(['running', 'delayed', 'stopped']),
});

/** Says that the server answers and its database too; nothing about what is in it. */
export const healthRoutes: RoutePlugin = async (app, { context }) => {
  app.get(
    '/api/health',
    { config: { policy: 'public' }, schema: { response: { 200: healthSchema } } },
    async () => {
      await context.store.probe();
      return { status: 'ok' as const, scheduledErasure: context.timeGuard.state() };
    },
  );
};
