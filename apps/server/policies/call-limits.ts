import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config.ts';
import { Refusal } from '../platform/refusal.ts';
import { signedInUser } from './access.ts';

interface CallLimit {
  /** Calls of one account in the window. */
  readonly account: number;
  /** Calls of all accounts in the window, whatever their number. */
  readonly all: number;
  readonly windowMs: number;
}

const MINUTE_MS = 60_000;
const TEN_MINUTES_MS = 10 * MINUTE_MS;
const DAY_MS = 1_440 * MINUTE_MS;

/** How often costly calls may be made: well above what the pages send, and for all accounts what one computer can do. */
const CALL_LIMITS = {
  /** Text by the local rules. */
  assistance: { account: 120, all: 1_200, windowMs: MINUTE_MS },
  /** Text by an engine that may cost money. */
  'served-assistance': { account: 20, all: 200, windowMs: MINUTE_MS },
  'served-assistance-day': { account: 500, all: 5_000, windowMs: DAY_MS },
  /** Recordings that come as a whole, and stretches and ends of recordings that have come in parts. */
  transcription: { account: 120, all: 1_200, windowMs: MINUTE_MS },
  /** Parts of recordings: one second each, many at once after a time without the server. */
  'recording-parts': { account: 1_500, all: 15_000, windowMs: MINUTE_MS },
  exports: { account: 60, all: 600, windowMs: MINUTE_MS },
  /** Pages that a screen refreshes while somebody types. */
  'final-pages': { account: 600, all: 6_000, windowMs: MINUTE_MS },
  /** Each looks at every character of a report. */
  preflight: { account: 120, all: 1_200, windowMs: MINUTE_MS },
  /** Files that are read: letterheads, reports, vocabularies. */
  uploads: { account: 20, all: 200, windowMs: MINUTE_MS },
  /** Whole accounts, the audit trail, copies of the database. */
  'large-files': { account: 20, all: 200, windowMs: TEN_MINUTES_MS },
} as const satisfies Record<string, CallLimit>;

export type CallLimitName = keyof typeof CALL_LIMITS;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Each is counted for the account and for all accounts, before the body of the request is read. */
    readonly callLimits?: readonly CallLimitName[];
  }
}

/**
 * Refuses calls of routes that name `callLimits` once the account has made too many, or all accounts together:
 * `TOO_MANY_ATTEMPTS`, with the seconds to wait in Retry-After. What is refused for one account does not count for all.
 */
export function limitCalls(app: FastifyInstance, { callLimitFactor }: Config): void {
  const counters = Object.fromEntries(
    Object.entries(CALL_LIMITS).map(([name, { account, all, windowMs }]) => [
      name,
      [
        app.createRateLimit({
          max: account * callLimitFactor,
          timeWindow: windowMs,
          keyGenerator: (request) => signedInUser(request).id,
        }),
        app.createRateLimit({ max: all * callLimitFactor, timeWindow: windowMs, keyGenerator: () => 'all' }),
      ],
    ]),
  );
  app.addHook('onRequest', async (request, reply) => {
    for (const name of request.routeOptions.config.callLimits ?? []) {
      for (const count of counters[name] ?? []) {
        const counted = await count(request);
        if (counted.isAllowed || !counted.isExceeded) continue;
        void reply.header('retry-after', Math.max(1, counted.ttlInSeconds));
        throw new Refusal('TOO_MANY_ATTEMPTS');
      }
    }
  });
}
