import { unreadOf } from './unread-parts.ts';
import type { UnreadParts } from './unread-parts.ts';
import { readReplaced } from './replaced-report.ts';
import type { ReplacedReport } from './replaced-report.ts';
import { parseRecord } from './working-record.ts';
import type { WorkingRecord } from './working-record.ts';

/** Text kept by key: reading gives null, writing false, when the browser refuses. */
export interface KeptText {
  read(key: string): string | null;
  write(key: string, value: string | null): boolean;
  /** Every key that holds something; none when the browser refuses. */
  keys(): readonly string[];
}

/** The report of the tab that wrote last. */
export const REPORT_KEY = 'cnesst_medical_form';
const MAIN_ID_KEY = 'cnesst_medical_form_id';
const REPLACED_KEY = 'cnesst_medical_form_replaced';
/** A stored report that could not be read whole, untouched, under the time at which it was set aside. */
const ORIGINAL_KEY = 'cnesst_medical_form_original';
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

  /**
   * The report of this tab, else the one written last; its record is null when there is none of this physician. One that
   * cannot be read whole is copied aside first, so that what is kept later never takes the place of the only original.
   */
  open(owner: string): { readonly record: WorkingRecord | null; readonly unread: UnreadParts | null } {
    const mainText = this.#local.read(REPORT_KEY);
    const main = parseRecord(mainText);
    const tabId = this.#session.read(TAB_KEY);
    const isMain = tabId === null || main === null || main.reportId === tabId;
    const text = isMain ? mainText : this.#local.read(parkedKey(tabId));
    const own = isMain ? main : parseRecord(text);
    if (own !== null && own.owner !== '' && own.owner !== owner) return { record: null, unread: null };
    const unread = text === null ? null : unreadOf(text);
    if (text !== null && unread !== null) this.#setAside(text);
    return { record: own, unread };
  }

  /** Forgets this physician's reports that the server holds, and replaced ones past their term; the rest stays. */
  forgetSaved(owner: string): void {
    const isSaved = (record: WorkingRecord | null): boolean =>
      record !== null && record.owner === owner && record.savedOn === 'server';
    for (const key of this.#local.keys().filter((name) => name.startsWith(parkedKey('')))) {
      if (isSaved(parseRecord(this.#local.read(key)))) this.#local.write(key, null);
    }
    if (isSaved(parseRecord(this.#local.read(REPORT_KEY)))) {
      this.#local.write(REPORT_KEY, null);
      this.#local.write(MAIN_ID_KEY, null);
      this.#session.write(TAB_KEY, null);
    }
    const oldest = this.#now() - RECOVERY_MS;
    const rest = this.#allReplaced().filter(
      (entry) => !isSaved(entry.record) && Date.parse(entry.replacedAt) >= oldest,
    );
    this.#local.write(REPLACED_KEY, rest.length === 0 ? null : JSON.stringify(rest));
  }

  #setAside(text: string): void {
    const kept = this.#local.keys().filter((name) => name.startsWith(`${ORIGINAL_KEY}:`));
    if (kept.some((key) => this.#local.read(key) === text)) return;
    this.#local.write(`${ORIGINAL_KEY}:${new Date(this.#now()).toISOString()}`, text);
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
    return stored.flatMap((entry: unknown) => {
      const read = readReplaced(entry);
      return read === null ? [] : [read];
    });
  }
}
