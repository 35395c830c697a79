import type { SignedTerm } from '@constat/report/rules';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

const UNKNOWN: SignedTerm = { mandateEndedOn: null, finalJudgmentOn: null, judgmentAwaited: false };

/** From when the terms of signed reports run. */
export function reportTerms(db: Kysely<Tables>) {
  return {
    async find(ownerId: string, reportId: string): Promise<SignedTerm> {
      const row = await db
        .selectFrom('reportTerms')
        .select(['mandateEndedOn', 'finalJudgmentOn', 'judgmentAwaited'])
        .where('ownerId', '=', ownerId)
        .where('reportId', '=', reportId)
        .executeTakeFirst();
      return row === undefined ? UNKNOWN : { ...row, judgmentAwaited: row.judgmentAwaited === 1 };
    },

    async put(
      { ownerId, reportId }: { readonly ownerId: string; readonly reportId: string },
      { mandateEndedOn, finalJudgmentOn, judgmentAwaited }: SignedTerm,
      now: number,
    ): Promise<void> {
      const told = {
        mandateEndedOn,
        finalJudgmentOn,
        judgmentAwaited: judgmentAwaited ? 1 : 0,
        updatedAt: now,
      };
      await db
        .insertInto('reportTerms')
        .values({ reportId, ownerId, ...told })
        .onConflict((conflict) => conflict.column('reportId').doUpdateSet(told))
        .execute();
    },

    /** Of all reports of an account that are locked or signed. */
    async ofLocked(ownerId: string): Promise<SignedTerm[]> {
      const rows = await db
        .selectFrom('savedForms')
        .leftJoin('reportTerms', 'reportTerms.reportId', 'savedForms.id')
        .select(['mandateEndedOn', 'finalJudgmentOn', 'judgmentAwaited'])
        .where('savedForms.ownerId', '=', ownerId)
        .where('lockedBy', 'is not', null)
        .execute();
      return rows.map((row) => ({ ...row, judgmentAwaited: row.judgmentAwaited === 1 }));
    },
  };
}
