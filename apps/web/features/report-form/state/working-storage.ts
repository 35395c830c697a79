import { LATEST_KEY, readPointer, reportKey, TAB_REPORT_KEY } from '../../../shared/kept-reports.ts';
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
 * Where working reports lie on the device: each under a key of its own that its tab alone writes, so that no tab
 * overwrites another. A pointer names the one written last.
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
    const tabId = this.#session.read(TAB_REPORT_KEY);
    const latest = this.#latestText();
    if (tabId !== null) {
      const text = this.#local.read(reportKey(tabId));
      const record = parseRecord(text);
      if (text !== null && (record === null || record.owner === owner)) return { text };
      // The report of this tab is gone; another one in its place would surprise.
      if (text === null && latest !== null && parseRecord(latest) !== null) return { text: null };
    }
    const last = parseRecord(latest);
    // Nobody can tell whose this is: it is set aside, and nothing of it is shown.
    if (last === null && latest !== null) return { text: latest };
    if (last?.owner === '' && latest !== null) this.#setAside(latest);
    if (onlyOfTab) return { text: null };
    if (last?.owner !== owner) {
      const waiting = this.unsaved(owner).find(({ reportId }) => !this.#holds.isHeldElsewhere(reportId));
      return { text: waiting === undefined ? null : this.#local.read(reportKey(waiting.reportId)) };
    }
    const isOpenElsewhere = this.#holds.isHeldElsewhere(last.reportId);
    return { text: isOpenElsewhere ? null : latest, isOpenElsewhere };
  }

  /** The report that some tab wrote last, or whatever lies in its place. */
  #latestText(): string | null {
    const text = this.#local.read(LATEST_KEY);
    const reportId = readPointer(text);
    return reportId === null ? text : this.#local.read(reportKey(reportId));
  }

  /** What this physician wrote on this device and no server holds, the latest first. */
  unsaved(owner: string): readonly WorkingRecord[] {
    return this.#keys()
      .flatMap((key) => parseRecord(this.#local.read(key)) ?? [])
      .filter((record) => record.owner === owner && record.savedOn === 'device' && holdsWork(record))
      .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
  }

  /** Where reports lie. */
  #keys(): readonly string[] {
    return this.#local.keys().filter((name) => name.startsWith(reportKey('')));
  }

  /** Makes that report the one of this tab, so that the form and the dictation page open it. */
  choose(reportId: string): void {
    this.#session.write(TAB_REPORT_KEY, reportId);
    this.#holds.hold(reportId);
  }

  /** Forgets this physician's reports that the server holds, and replaced ones past their term; the rest stays. */
  forgetSaved(owner: string): void {
    const isSaved = (record: WorkingRecord): boolean => record.owner === owner && record.savedOn === 'server';
    for (const key of this.#keys()) {
      const record = parseRecord(this.#local.read(key));
      if (record === null || !isSaved(record)) continue;
      this.#local.write(key, null);
      if (this.#session.read(TAB_REPORT_KEY) === record.reportId) this.#session.write(TAB_REPORT_KEY, null);
    }
    if (this.#latestText() === null) this.#local.write(LATEST_KEY, null);
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

  /** Keeps a report; false when the browser refused, and then whatever lay there still lies there. */
  save(record: WorkingRecord): boolean {
    if (!this.#local.write(reportKey(record.reportId), JSON.stringify(record))) return false;
    this.#local.write(LATEST_KEY, JSON.stringify({ reportId: record.reportId }));
    return true;
  }

  /** This tab has left that report, which stays only where another page works on it. */
  leave(reportId: string): void {
    if (!this.#holds.isHeldElsewhere(reportId)) this.#local.write(reportKey(reportId), null);
  }

  /** Takes an unsaved report off the list of those that wait, for 24 hours; false when the browser refused. */
  discard(record: WorkingRecord, id: string): boolean {
    const key = reportKey(record.reportId);
    const text = this.#local.read(key);
    this.#local.write(key, null);
    const replacedAt = new Date(this.#now()).toISOString();
    if (this.addReplaced({ id, replacedAt, record, act: 'cleared', fields: [] })) return true;
    this.#local.write(key, text);
    return false;
  }

  /** What this physician can bring back, the latest first. */
  replaced(owner: string): readonly ReplacedReport[] {
    const oldest = this.#now() - RECOVERY_MS;
    return this.#allReplaced().filter(
      (entry) => entry.record.owner === owner && Date.parse(entry.replacedAt) >= oldest,
    );
  }

  /** Keeps a replaced report for 24 hours, of the others as many as there is room for; false when it has none itself. */
  addReplaced(entry: ReplacedReport): boolean {
    const oldest = this.#now() - RECOVERY_MS;
    const fresh = this.#allReplaced().filter((kept) => Date.parse(kept.replacedAt) >= oldest);
    for (let room = REPLACED_AT_MOST; room > 0; room = Math.floor(room / 2)) {
      if (this.#local.write(REPLACED_KEY, JSON.stringify([entry, ...fresh].slice(0, room)))) return true;
    }
    return false;
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
