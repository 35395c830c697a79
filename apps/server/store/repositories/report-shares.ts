import type { Kysely } from 'kysely';
import type { ReportShareRow } from '../account-tables.ts';
import type { Tables } from '../tables.ts';

/** A report that is shared with an assistant, and whose it is. */
export interface ReportShare {
  readonly reportId: string;
  readonly mayHearAudio: boolean;
  readonly owner: { readonly id: string; readonly displayName: string; readonly email: string };
}

/** An assistant as the physician of a report sees it. */
export interface ReportAssistantRow {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  /** Null where the report is not shared with that one. */
  readonly share: { readonly since: number; readonly mayHearAudio: boolean } | null;
}

/** The tables in which a recording is tied to the report that it was made for. */
const RECORDED = ['recordings', 'recordingStreams', 'audioChunks'] as const;

/** Which reports are shared with which assistant. A share of an account that is disabled, or whose role is another, is none. */
export function reportShares(db: Kysely<Tables>) {
  const sharesWith = (assistantId: string) =>
    db
      .selectFrom('reportShares')
      .innerJoin('users as owner', 'owner.id', 'reportShares.ownerId')
      .select(['reportShares.reportId', 'reportShares.mayHearAudio'])
      .select(['owner.id', 'owner.displayName', 'owner.email'])
      .where('reportShares.assistantId', '=', assistantId)
      .where('owner.disabledAt', 'is', null);
  type Row = Awaited<ReturnType<ReturnType<typeof sharesWith>['executeTakeFirstOrThrow']>>;
  const read = ({ reportId, mayHearAudio, ...owner }: Row): ReportShare => ({
    reportId,
    mayHearAudio: mayHearAudio === 1,
    owner,
  });

  return {
    async find(assistantId: string, reportId: string): Promise<ReportShare | undefined> {
      const row = await sharesWith(assistantId)
        .where('reportShares.reportId', '=', reportId)
        .executeTakeFirst();
      return row && read(row);
    },

    /** All that are shared with an assistant. */
    async listOf(assistantId: string): Promise<ReportShare[]> {
      return (await sharesWith(assistantId).execute()).map(read);
    },

    /** The share of the report that a recording was made for, where it lets the assistant hear it. */
    async findOfRecording(assistantId: string, recordingId: string): Promise<ReportShare | undefined> {
      for (const table of RECORDED) {
        const reports = await db
          .selectFrom(table as 'recordings')
          .select(['ownerId', 'savedFormId'])
          .where('recordingId', '=', recordingId)
          .where('savedFormId', 'is not', null)
          .distinct()
          .execute();
        for (const { ownerId, savedFormId } of reports) {
          const row = await sharesWith(assistantId)
            .where('reportShares.mayHearAudio', '=', 1)
            .where('reportShares.reportId', '=', savedFormId ?? '')
            .where('reportShares.ownerId', '=', ownerId)
            .executeTakeFirst();
          if (row !== undefined) return read(row);
        }
      }
      return undefined;
    },

    /** The assistants that can sign in, by name, each with what it may do to the report; of one where it is named. */
    async assistants(reportId: string, id?: string): Promise<ReportAssistantRow[]> {
      const rows = await db
        .selectFrom('users')
        .leftJoin('reportShares', (join) =>
          join.onRef('reportShares.assistantId', '=', 'users.id').on('reportShares.reportId', '=', reportId),
        )
        .select(['users.id', 'users.username', 'users.displayName'])
        .select(['reportShares.since', 'reportShares.mayHearAudio'])
        .where('users.role', '=', 'assistant')
        .where((where) =>
          where.or([where('users.disabledAt', 'is', null), where('reportShares.since', 'is not', null)]),
        )
        .$if(id !== undefined, (query) => query.where('users.id', '=', id ?? ''))
        .orderBy('users.displayName')
        .orderBy('users.username')
        .execute();
      return rows.map(({ since, mayHearAudio, ...assistant }) => ({
        ...assistant,
        share: since === null ? null : { since, mayHearAudio: mayHearAudio === 1 },
      }));
    },

    /** Shares it, or changes whether the assistant may hear its recordings; since when stays. */
    async put(share: ReportShareRow): Promise<void> {
      const { mayHearAudio } = share;
      await db
        .insertInto('reportShares')
        .values(share)
        .onConflict((conflict) => conflict.columns(['reportId', 'assistantId']).doUpdateSet({ mayHearAudio }))
        .execute();
    },

    async remove(reportId: string, assistantId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('reportShares')
        .where('reportId', '=', reportId)
        .where('assistantId', '=', assistantId)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    /** What a physician shares, with whom. */
    sharedBy(ownerId: string): Promise<Pick<ReportShareRow, 'reportId' | 'assistantId'>[]> {
      return db
        .selectFrom('reportShares')
        .select(['reportId', 'assistantId'])
        .where('ownerId', '=', ownerId)
        .execute();
    },

    /** Removes them all; answers which there were. */
    removeAll(): Promise<ReportShareRow[]> {
      return db.deleteFrom('reportShares').returningAll().execute();
    },

    /** The ids of those that a report is shared with. */
    async assistantsOf(reportId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('reportShares')
        .select('assistantId')
        .where('reportId', '=', reportId)
        .execute();
      return rows.map(({ assistantId }) => assistantId);
    },
  };
}
