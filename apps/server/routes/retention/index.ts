import { retentionAnswerSchema } from '@constat/contract/schemas';
import { DEVICE_KNOWN_MS } from '../../accounts/known-devices.ts';
import { readRun } from '../../retention/last-erasure.ts';
import { ERASE_EVERY_MS } from '../../retention/scheduled-erasure.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const DAY_MS = 86_400_000;
const LATELY_MS = 30 * DAY_MS;

/** What is erased at its term, when that was last done, and what went; without a name or a title. */
export const retentionRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, config, store, timeGuard } = context;
  app.get(
    '/api/retention',
    { config: { policy: 'admin' }, schema: { response: { 200: retentionAnswerSchema } } },
    async () => {
      const run = await readRun(store);
      const state = timeGuard.state();
      const isDue = run !== null && state === 'running';
      const since = clock.now() - LATELY_MS;
      const { at, ...erased } = run ?? {
        at: 0,
        reports: 0,
        recordings: 0,
        sessions: 0,
        browsers: 0,
        links: 0,
      };
      return {
        state,
        audioDays: config.audioRetentionDays,
        session: config.session,
        knownBrowserDays: DEVICE_KNOWN_MS / DAY_MS,
        last: run === null ? null : { at: new Date(at).toISOString(), ...erased },
        next: isDue ? new Date(at + ERASE_EVERY_MS).toISOString() : null,
        lately: {
          reports: await store.auditEvents.countSince('form-erased-at-term', since),
          recordings: await store.auditEvents.countSince('audio-erased-at-term', since),
        },
      };
    },
  );
};
