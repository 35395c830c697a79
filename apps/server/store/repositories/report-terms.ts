import type { SignedTerm } from '@constat/report/rules';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

const UNKNOWN: SignedTerm = { mandateEndedOn: null, finalJudgmentOn: null, judgmentAwaited: false };

/** From when the terms of signed reports run. */
export function reportTerms(db: Kysely<Tables>) {
  /** Each with the moment of its last addendum, if any. */
  const locked = (ownerId: string) =>
    db
      .selectFrom('savedForms')
      .select(['lockedAt', (of) => addedAt(of)])
      .where('savedForms.ownerId', '=', ownerId)
      .where('lockedBy', 'is not', null);

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

    /** When a locked or signed report, or the last of its addenda, was locked or signed; null for a draft. */
    async signedAt(ownerId: string, reportId: string): Promise<number | null> {
      const row = await locked(ownerId).where('savedForms.id', '=', reportId).executeTakeFirst();
      return row === undefined ? null : lastOf(row);
    },

    /** Of all reports of an account that are locked or signed. */
    async ofLocked(
      ownerId: string,
    ): Promise<{ readonly reportId: string; readonly term: SignedTerm; readonly signedAt: number }[]> {
      const rows = await locked(ownerId)
        .leftJoin('reportTerms', 'reportTerms.reportId', 'savedForms.id')
        .select(['savedForms.id', 'mandateEndedOn', 'finalJudgmentOn', 'judgmentAwaited'])
        .execute();
      return rows.map(({ id, mandateEndedOn, finalJudgmentOn, judgmentAwaited, ...row }) => ({
        reportId: id,
        term: { mandateEndedOn, finalJudgmentOn, judgmentAwaited: judgmentAwaited === 1 },
        signedAt: lastOf(row),
      }));
    },
  };
}

function addedAt(of: ExpressionBuilder<Tables, 'savedForms'>) {
  return of
    .selectFrom('signedVersions')
    .select(({ fn }) => fn.max('at').as('latest'))
    .whereRef('signedVersions.accountId', '=', 'savedForms.ownerId')
    .whereRef('signedVersions.reportId', '=', 'savedForms.id')
    .where('kind', '=', 'addendum')
    .as('addedAt');
}

function lastOf(row: { readonly lockedAt: number | null; readonly addedAt: number | null }): number {
  return Math.max(row.lockedAt ?? 0, row.addedAt ?? 0);
}
