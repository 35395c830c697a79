import type { ErrorCode } from '@constat/contract/errors';
import { classifyError } from '../platform/classify-error.ts';
import { awaitOptionalWrite } from '../platform/optional-write.ts';
import type { actorOf } from '../policies/access.ts';
import type { RouteContext } from '../routes/request-handling/route-context.ts';
import { audit } from './audit.ts';
import { findOwnReport } from './find-own-report.ts';

/** What is asked of the engine: how the audit trail names it, and how many characters it is given. */
export interface AssistanceCall {
  readonly kind: string;
  /** The field, or the section, that the text is of. */
  readonly field: string;
  readonly savedFormId: string | undefined;
  readonly characters: number;
}

interface Asking {
  /** With the account of the physician whose report it is. */
  readonly actor: ReturnType<typeof actorOf> & { readonly accountId: string };
  readonly signal: AbortSignal;
}

/**
 * Runs a call for assistance and leaves a line in the audit trail, whatever comes of it: who asked which engine for what,
 * of which field and report, how much text it was given, and the result; never the text.
 * @throws as the call does
 */
export async function callAssistance<T>(
  { store, clock, assistance }: Pick<RouteContext, 'store' | 'clock' | 'assistance'>,
  { actor, signal, savedFormId, ...call }: AssistanceCall & Asking,
  run: () => Promise<T>,
): Promise<T> {
  let result: 'proposed' | 'cancelled' | ErrorCode = 'proposed';
  try {
    return await run();
  } catch (error) {
    result = signal.aborted ? 'cancelled' : classifyError(error).code;
    throw error;
  } finally {
    const note = async (): Promise<void> => {
      const { engine, model, host } = await assistance.status();
      const where = { engine, ...(model !== undefined && { model }), ...(host !== undefined && { host }) };
      const detail = { ...where, ...call, result };
      const reportId = await findOwnReport(store, actor.accountId, savedFormId);
      await audit(store, { at: clock.now(), ...actor, action: 'assistance-called', reportId, detail });
    };
    await awaitOptionalWrite(note());
  }
}
