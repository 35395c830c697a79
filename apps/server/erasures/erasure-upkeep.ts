import type { FastifyBaseLogger } from 'fastify';
import { completeErasures } from './complete-erasures.ts';
import type { ErasureParts } from './complete-erasures.ts';

/** Goes on with erasures of accounts that are not proven yet; call it often. `settled` waits for what is under way. */
export function createErasureUpkeep(
  parts: ErasureParts,
  log: Pick<FastifyBaseLogger, 'error'>,
): (() => Promise<void>) & { readonly settled: () => Promise<void> } {
  let running: Promise<void> | null = null;
  const run = (): Promise<void> => {
    running ??= completeErasures(parts)
      .catch((error: unknown) => log.error({ err: error }, 'the erasure of an account is not proven'))
      .finally(() => (running = null));
    return running;
  };
  return Object.assign(run, { settled: async () => void (await running) });
}
