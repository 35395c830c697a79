import type { Repositories } from '../store/repositories/index.ts';

/** What an engine proposed is not tied to a report, so all of the account's is forgotten. */
const PROPOSALS = ['POST /api/ai/', 'POST /api/format-section', 'POST /api/generate-section11'];

/** Empties what is kept of answers that an account was given about a report which it has no longer. */
export async function eraseStoredAnswers(
  { idempotencyKeys }: Pick<Repositories, 'idempotencyKeys'>,
  accountId: string,
  reportId: string,
): Promise<void> {
  await idempotencyKeys.forget(accountId, reportId);
  await idempotencyKeys.forgetRoutes(accountId, PROPOSALS);
}
