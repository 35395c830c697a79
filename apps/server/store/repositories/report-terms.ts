import type { SigningMethod } from '@constat/contract';
import { DICTATION_OF_LOCKED_DAYS } from '@constat/contract/limits';
import type { SignedTerm } from '@constat/report/rules';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

const UNKNOWN: SignedTerm = { mandateEndedOn: null, finalJudgmentOn: null, judgmentAwaited: false };

const DAY_MS = 86_400_000;

/** When a report was locked or signed, in epoch milliseconds. */
export interface LockedReport {
  /** When it, or the last of its addenda, was locked or signed. */
  readonly signedAt: number;
  /** From when on it counts as signed; null while the file that is signed in another program is awaited. */
  readonly countsFrom: number | null;
}

/** From when the terms of signed reports run. */
export function reportTerms(db: Kysely<Tables>) {
  /** Each with how it was locked, and the moment of its last addendum, if any. */
  const locked = (ownerId: string) =>
    db
      .selectFrom('savedForms')
      .leftJoin('signedVersions as lock', 'lock.id', 'savedForms.lockedBy')
      .select(['lockedAt', 'lockedAs', 'lock.method', (of) => addedAt(of)])
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

    /** Null for a draft. */
    async findLocked(ownerId: string, reportId: string): Promise<LockedReport | null> {
      const row = await locked(ownerId).where('savedForms.id', '=', reportId).executeTakeFirst();
      return row === undefined ? null : readLocked(row);
    },

    /** Of all reports of an account that are locked or signed. */
    async ofLocked(
      ownerId: string,
    ): Promise<(LockedReport & { readonly reportId: string; readonly term: SignedTerm })[]> {
      const rows = await locked(ownerId)
        .leftJoin('reportTerms', 'reportTerms.reportId', 'savedForms.id')
        .select(['savedForms.id', 'mandateEndedOn', 'finalJudgmentOn', 'judgmentAwaited'])
        .execute();
      return rows.map(({ id, mandateEndedOn, finalJudgmentOn, judgmentAwaited, ...row }) => ({
        reportId: id,
        term: { mandateEndedOn, finalJudgmentOn, judgmentAwaited: judgmentAwaited === 1 },
        ...readLocked(row),
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

interface LockRow {
  readonly lockedAt: number | null;
  readonly lockedAs: 'locked' | 'signed' | null;
  readonly method: SigningMethod | null;
  readonly addedAt: number | null;
}

function readLocked({ lockedAt, lockedAs, method, addedAt }: LockRow): LockedReport {
  const since = lockedAt ?? 0;
  // Nobody sees here when pages are signed by hand.
  const byHand = method === 'by-hand' ? (addedAt ?? since + DICTATION_OF_LOCKED_DAYS * DAY_MS) : null;
  return { signedAt: Math.max(since, addedAt ?? 0), countsFrom: lockedAs === 'signed' ? since : byHand };
}
