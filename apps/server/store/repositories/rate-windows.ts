import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Requests to be counted. */
export interface CountedRequests {
  /** What they are counted under; no address of a person. */
  readonly key: string;
  readonly count: number;
  readonly windowMs: number;
}

/** What all processes together have counted in the window that is open. */
export interface RateWindow {
  readonly key: string;
  readonly count: number;
  /** Milliseconds until the window ends. */
  readonly leftMs: number;
}

/** The database's clock, one for all processes, in epoch milliseconds. */
const NOW = sql<number>`cast(extract(epoch from statement_timestamp()) * 1000 as bigint)`;
/** A statement that waited for another one is older than the window that it finds, by no more than this. */
const WAITED = sql.lit(5_000);

/**
 * Counted requests of several processes, on PostgreSQL. A window that starts in the future was opened before the clock
 * was set back, and has ended: nobody stays shut out until that time is reached again.
 */
export function rateWindows(db: Kysely<Tables>) {
  return {
    /** Adds to the windows that are open, and opens the others. */
    async add(requests: readonly CountedRequests[]): Promise<RateWindow[]> {
      // In one order everywhere: two processes that count the same keys never wait for one another in a circle.
      const rows = requests
        .toSorted((first, second) => (first.key < second.key ? -1 : 1))
        .map((request) => ({ ...request, startedAt: NOW }));
      const isOpen = sql<boolean>`rate_windows.started_at <= excluded.started_at + ${WAITED}
        and excluded.started_at < rate_windows.started_at + excluded.window_ms`;
      const { rows: windows } = await sql<RateWindow & { startedAt: number; windowMs: number; now: number }>`
        insert into rate_windows (key, count, started_at, window_ms)
        values ${sql.join(rows.map((row) => sql`(${row.key}, ${row.count}, ${row.startedAt}, ${row.windowMs})`))}
        on conflict (key) do update set
          count = case when ${isOpen} then rate_windows.count else 0 end + excluded.count,
          started_at = case when ${isOpen} then rate_windows.started_at else excluded.started_at end,
          window_ms = excluded.window_ms
        returning key, count, started_at, window_ms, ${NOW} as now`.execute(db);
      return windows.map(({ key, count, startedAt, windowMs, now }) => ({
        key,
        count,
        leftMs: Math.min(windowMs, Math.max(0, startedAt + windowMs - now)),
      }));
    },

    /** Removes the windows that have ended, but for those that are being counted in. */
    async eraseEnded(): Promise<void> {
      await sql`
        delete from rate_windows where key in (
          select key from rate_windows
          where started_at + window_ms <= ${NOW} or started_at > ${NOW} + ${WAITED}
          for update skip locked
        )`.execute(db);
    },
  };
}
