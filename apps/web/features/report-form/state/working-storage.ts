import { parseRecord, readRecord } from './working-record.ts';
import type { WorkingRecord } from './working-record.ts';

/** Text kept by key: reading gives null, writing false, when the browser refuses. */
export interface KeptText {
  read(key: string): string | null;
  write(key: string, value: string | null): boolean;
}

/** A report that another one took the place of; it can be brought back for 24 hours. */
export interface ReplacedReport {
  readonly id: string;
  /** ISO-8601 time. */
  readonly replacedAt: string;
  readonly record: WorkingRecord;
}

/** The report of the tab that wrote last. */
export const REPORT_KEY = 'cnesst_medical_form';
const MAIN_ID_KEY = 'cnesst_medical_form_id';
const REPLACED_KEY = 'cnesst_medical_form_replaced';
const TAB_KEY = 'cnesst_medical_form_tab';
const RECOVERY_MS = 24 * 60 * 60 * 1000;
const REPLACED_AT_MOST = 8;

const parkedKey = (reportId: string): string => `${REPORT_KEY}:${reportId}`;

/**
 * Where working reports lie on the device. All tabs share one key for the report written last; when another tab's
 * report lies there, it is set aside under a key of its own before this tab writes, so that no tab overwrites another.
 */
export class WorkingStorage {
  readonly #local: KeptText;
  readonly #session: KeptText;
  readonly #now: () => number;

  constructor(options: { readonly local: KeptText; readonly session: KeptText; readonly now: () => number }) {
    this.#local = options.local;
    this.#session = options.session;
    this.#now = options.now;
  }

  /** The report of this tab, else the one written last; null when there is none of this physician. */
  open(owner: string): WorkingRecord | null {
    const main = parseRecord(this.#local.read(REPORT_KEY));
    const tabId = this.#session.read(TAB_KEY);
    const own =
      tabId === null || main?.reportId === tabId ? main : parseRecord(this.#local.read(parkedKey(tabId)));
    return own !== null && (own.owner === '' || own.owner === owner) ? own : null;
  }

  /** Ties this tab to a report; the one that it leaves behind, if any, is not set aside as another tab's. */
  claim(reportId: string, left?: string): void {
    this.#session.write(TAB_KEY, reportId);
    if (left === undefined || left === reportId) return;
    this.#local.write(parkedKey(left), null);
    if (this.#local.read(MAIN_ID_KEY) === left) this.#local.write(MAIN_ID_KEY, null);
  }

  /** Keeps a report; false when the browser refused, and then whatever lay there still lies there. */
  save(record: WorkingRecord): boolean {
    const other = this.#local.read(MAIN_ID_KEY);
    if (other !== null && other !== record.reportId) {
      const text = this.#local.read(REPORT_KEY);
      if (text !== null && !this.#local.write(parkedKey(other), text)) return false;
    }
    if (!this.#local.write(REPORT_KEY, JSON.stringify(record))) return false;
    this.#local.write(MAIN_ID_KEY, record.reportId);
    this.#local.write(parkedKey(record.reportId), null);
    return true;
  }

  /** What this physician can bring back, the latest first. */
  replaced(owner: string): readonly ReplacedReport[] {
    const oldest = this.#now() - RECOVERY_MS;
    return this.#allReplaced().filter(
      (entry) => entry.record.owner === owner && Date.parse(entry.replacedAt) >= oldest,
    );
  }

  /** Keeps a replaced report for 24 hours; gives way to the newest when there is little room. */
  addReplaced(entry: ReplacedReport): void {
    const oldest = this.#now() - RECOVERY_MS;
    const fresh = this.#allReplaced().filter((kept) => Date.parse(kept.replacedAt) >= oldest);
    for (let room = REPLACED_AT_MOST; room > 0; room = Math.floor(room / 2)) {
      if (this.#local.write(REPLACED_KEY, JSON.stringify([entry, ...fresh].slice(0, room)))) return;
    }
  }

  /** Forgets a replaced report, once it is back. */
  removeReplaced(id: string): void {
    const rest = this.#allReplaced().filter((entry) => entry.id !== id);
    this.#local.write(REPLACED_KEY, rest.length === 0 ? null : JSON.stringify(rest));
  }

  #allReplaced(): readonly ReplacedReport[] {
    let stored: unknown;
    try {
      stored = JSON.parse(this.#local.read(REPLACED_KEY) ?? '[]');
    } catch {
      return [];
    }
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((entry: { id?: unknown; replacedAt?: unknown; record?: unknown } | null) => {
      const record = readRecord(entry?.record);
      return record !== null && typeof entry?.id === 'string' && typeof entry.replacedAt === 'string'
        ? [{ id: entry.id, replacedAt: entry.replacedAt, record }]
        : [];
    });
  }
}
