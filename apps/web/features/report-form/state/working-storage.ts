import { parkedReportKey, REPORT_KEY, TAB_REPORT_KEY } from '../../../shared/kept-reports.ts';
import { unreadOf } from './unread-parts.ts';
import type { UnreadParts } from './unread-parts.ts';
import { readReplaced } from './replaced-report.ts';
import type { ReplacedReport } from './replaced-report.ts';
import { holdsWork, parseRecord } from './working-record.ts';
import type { WorkingRecord } from './working-record.ts';

/** Text kept by key: reading gives null, writing false, when the browser refuses. */
export interface KeptText {
  read(key: string): string | null;
  write(key: string, value: string | null): boolean;
  /** Every key that holds something; none when the browser refuses. */
  keys(): readonly string[];
}

export { REPORT_KEY };
const MAIN_ID_KEY = 'cnesst_medical_form_id';
const REPLACED_KEY = 'cnesst_medical_form_replaced';
/** A stored report that could not be read whole, untouched, under the time at which it was set aside. */
const ORIGINAL_KEY = 'cnesst_medical_form_original';
const RECOVERY_MS = 24 * 60 * 60 * 1000;
const REPLACED_AT_MOST = 8;

export interface OpenedReport {
  /** Null when there is none of this physician to go on with. */
  readonly record: WorkingRecord | null;
  readonly unread: UnreadParts | null;
  /** True when there is one, on which another page works. */
  readonly isOpenElsewhere: boolean;
}

/** Which pages work on which reports. */
export interface ReportHolds {
  /** This page works on that report. */
  hold(reportId: string): void;
  isHeldElsewhere(reportId: string): boolean;
}

const NO_HOLDS: ReportHolds = { hold: () => {}, isHeldElsewhere: () => false };

/**
 * Where working reports lie on the device. All tabs share one key for the report written last; when another tab's
 * report lies there, it is set aside under a key of its own before this tab writes, so that no tab overwrites another.
 */
export class WorkingStorage {
  readonly #local: KeptText;
  readonly #session: KeptText;
  readonly #now: () => number;
  readonly #holds: ReportHolds;

  constructor(options: {
    readonly local: KeptText;
    readonly session: KeptText;
    readonly now: () => number;
    readonly holds?: ReportHolds;
  }) {
    this.#local = options.local;
    this.#session = options.session;
    this.#now = options.now;
    this.#holds = options.holds ?? NO_HOLDS;
  }

  /**
   * This physician's report of this tab; in a tab that has none of theirs, the one that was written last, or one that
   * waits unsaved after somebody else worked here. One that cannot be read whole is copied aside first, so that what is
   * kept later never takes the place of the only original.
   * @param onlyOfTab nothing but the report of this tab is opened, because another one is about to begin here
   */
  open(owner: string, onlyOfTab = false): OpenedReport {
    const { text, isOpenElsewhere = false } = this.#textToOpen(owner, onlyOfTab);
    const unread = text === null ? null : unreadOf(text);
    if (text !== null && unread !== null) this.#setAside(text);
    return { record: parseRecord(text), unread, isOpenElsewhere };
  }

  #textToOpen(
    owner: string,
    onlyOfTab: boolean,
  ): { readonly text: string | null; readonly isOpenElsewhere?: boolean } {
    const mainText = this.#local.read(REPORT_KEY);
    const main = parseRecord(mainText);
    const tabId = this.#session.read(TAB_REPORT_KEY);
    if (tabId !== null) {
      const text = main?.reportId === tabId ? mainText : this.#local.read(parkedReportKey(tabId));
      if (parseRecord(text)?.owner === owner) return { text };
      // The report of this tab is gone; another one in its place would surprise.
      if (text === null && main !== null) return { text: null };
    }
    // Nobody can tell whose this is: it is set aside, and nothing of it is shown.
    if (main === null && mainText !== null) return { text: mainText };
    if (main?.owner === '' && mainText !== null) this.#setAside(mainText);
    if (onlyOfTab) return { text: null };
    if (main?.owner !== owner) {
      const waiting = this.unsaved(owner).find(({ reportId }) => !this.#holds.isHeldElsewhere(reportId));
      return { text: waiting === undefined ? null : this.#local.read(parkedReportKey(waiting.reportId)) };
    }
    const isOpenElsewhere = this.#holds.isHeldElsewhere(main.reportId);
    return { text: isOpenElsewhere ? null : mainText, isOpenElsewhere };
  }

  /** What this physician wrote on this device and no server holds, the latest first. */
  unsaved(owner: string): readonly WorkingRecord[] {
    const parked = this.#local.keys().filter((name) => name.startsWith(parkedReportKey('')));
    const records = new Map<string, WorkingRecord>();
    for (const key of [...parked, REPORT_KEY]) {
      const record = parseRecord(this.#local.read(key));
      if (record?.owner === owner && record.reportId !== '') records.set(record.reportId, record);
    }
    return [...records.values()]
      .filter((record) => record.savedOn === 'device' && holdsWork(record))
      .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
  }

  /** Makes that report the one of this tab, so that the form and the dictation page open it. */
  choose(reportId: string): void {
    this.#session.write(TAB_REPORT_KEY, reportId);
    this.#holds.hold(reportId);
  }

  /** Forgets this physician's reports that the server holds, and replaced ones past their term; the rest stays. */
  forgetSaved(owner: string): void {
    const isSaved = (record: WorkingRecord | null): boolean =>
      record !== null && record.owner === owner && record.savedOn === 'server';
    for (const key of this.#local.keys().filter((name) => name.startsWith(parkedReportKey('')))) {
      if (isSaved(parseRecord(this.#local.read(key)))) this.#local.write(key, null);
    }
    if (isSaved(parseRecord(this.#local.read(REPORT_KEY)))) {
      this.#local.write(REPORT_KEY, null);
      this.#local.write(MAIN_ID_KEY, null);
      this.#session.write(TAB_REPORT_KEY, null);
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

  /** Ties this tab to a report; the one that it leaves behind, if any, stays only where another page works on it. */
  claim(reportId: string, left?: string): void {
    this.choose(reportId);
    if (left === undefined || left === reportId || this.#holds.isHeldElsewhere(left)) return;
    this.#local.write(parkedReportKey(left), null);
    if (this.#local.read(MAIN_ID_KEY) === left) this.#local.write(MAIN_ID_KEY, null);
  }

  /** Keeps a report; false when the browser refused, and then whatever lay there still lies there. */
  save(record: WorkingRecord): boolean {
    const other = this.#local.read(MAIN_ID_KEY);
    if (other !== null && other !== record.reportId) {
      const text = this.#local.read(REPORT_KEY);
      if (text !== null && !this.#local.write(parkedReportKey(other), text)) return false;
    }
    if (!this.#local.write(REPORT_KEY, JSON.stringify(record))) return false;
    this.#local.write(MAIN_ID_KEY, record.reportId);
    this.#local.write(parkedReportKey(record.reportId), null);
    return true;
  }

  /** Takes an unsaved report off the list of those that wait; it can be brought back for 24 hours. */
  discard(record: WorkingRecord, id: string): void {
    const replacedAt = new Date(this.#now()).toISOString();
    this.addReplaced({ id, replacedAt, record, act: 'cleared', fields: [] });
    this.#local.write(parkedReportKey(record.reportId), null);
    if (parseRecord(this.#local.read(REPORT_KEY))?.reportId === record.reportId) {
      this.#local.write(REPORT_KEY, null);
      this.#local.write(MAIN_ID_KEY, null);
    }
  }

  /** Keeps a report beside the one written last; false when the browser refused. */
  park(record: WorkingRecord): boolean {
    return this.#local.write(parkedReportKey(record.reportId), JSON.stringify(record));
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
