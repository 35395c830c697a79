import { isDemoOn } from '../../accounts/demo-mode.ts';
import { roleSchema } from '@constat/contract/schemas';
import * as z from 'zod';
import { SAMPLE_ACCOUNTS } from '../../accounts/sample-accounts.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const accountSchema = z.object({ username: z.string(), password: z.string(), role: roleSchema });

/** The sample accounts, whose passwords the sign-in page shows; none outside demonstration mode. */
export const demoRoutes: RoutePlugin = async (app, { context }) => {
  app.get(
    '/api/demo',
    {
      config: { policy: 'public' },
      schema: { response: { 200: z.object({ accounts: z.array(accountSchema) }) } },
    },
    async () => ({
      accounts: (await isDemoOn(context.store, context))
        ? SAMPLE_ACCOUNTS.map(({ username, password, role }) => ({ username, password, role }))
        : [],
    }),
  );
};
