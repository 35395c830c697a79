import type { KeptRecords } from '../../../shared/device/device-store.ts';
import type { DeviceRecord } from '../../../shared/device/records.ts';
import type { LateText } from '@constat/report/sync';
import { readLateText } from './kept-draft.ts';
import type { KeepOutcome } from './report-sync.ts';
import { findUnreadable } from './unreadable-parts.ts';
import type { UnreadableParts } from './unreadable-parts.ts';
import { readReplaced } from './replaced-report.ts';
import type { ReplacedReport } from './replaced-report.ts';
import { holdsWork, readRecord } from './working-record.ts';
import type { WorkingRecord } from './working-record.ts';

const RECOVERY_MS = 24 * 60 * 60 * 1000;
const REPLACED_AT_MOST = 8;

export interface OpenedReport {
  /** Null when there is none of this physician to go on with. */
  readonly record: WorkingRecord | null;
  readonly unread: UnreadableParts | null;
  /** True when there is one, on which another page works. */
  readonly isOpenElsewhere: boolean;
}

/** The report of a tab, remembered across a reload. */
export interface TabPlace {
  /** Id of this physician's report that the tab works on, or null. */
  read(): string | null;
  write(reportId: string | null): void;
}

/** Which pages work on which reports. */
export interface ReportHolds {
  /** This page works on that report. */
  hold(reportId: string): void;
  isHeldElsewhere(reportId: string): boolean;
  /** False while another page writes the report of this one. */
  canWrite(): boolean;
}

const NO_HOLDS: ReportHolds = { hold: () => {}, isHeldElsewhere: () => false, canWrite: () => true };

/**
 * Where one physician's working reports lie on the device: each is a record of its own that its tab alone writes, so
 * that no tab overwrites another.
 */
export class WorkingStorage {
  readonly #device: KeptRecords;
  readonly #tab: TabPlace;
  readonly #now: () => number;
  readonly #holds: ReportHolds;

  constructor(options: {
    readonly device: KeptRecords;
    readonly tab: TabPlace;
    readonly now: () => number;
    readonly holds?: ReportHolds;
  }) {
    this.#device = options.device;
    this.#tab = options.tab;
    this.#now = options.now;
    this.#holds = options.holds ?? NO_HOLDS;
  }

  /**
   * The report of this tab; in a tab that has none, the one that was written last. One that cannot be read whole is
   * copied aside first, so that what is kept later never takes the place of the only original.
   * @param onlyOfTab nothing but the report of this tab is opened, because another one is about to begin here
   */
  open(onlyOfTab = false): OpenedReport {
    const { kept, isOpenElsewhere = false } = this.#toOpen(onlyOfTab);
    const unread = kept === null ? null : findUnreadable(kept.value);
    if (kept !== null && unread !== null) this.#setAside(kept);
    const record = kept === null ? null : readRecord(kept.value);
    const isWhole = kept !== null && record === null;
    return { record, unread: unread === null ? null : { ...unread, isWhole }, isOpenElsewhere };
  }

  #toOpen(onlyOfTab: boolean): { readonly kept: DeviceRecord | null; readonly isOpenElsewhere?: boolean } {
    const reportId = this.#tab.read();
    // Where the report of this tab is gone, another one in its place would surprise.
    if (reportId !== null) return { kept: this.#device.read('working-report', { reportId }) };
    const latest = this.#device.list('working-report').at(-1) ?? null;
    if (onlyOfTab || latest === null) return { kept: null };
    const isOpenElsewhere = this.#holds.isHeldElsewhere(latest.reportId);
    return { kept: isOpenElsewhere ? null : latest, isOpenElsewhere };
  }

  /** What this physician wrote on this device and no server holds, the latest first. */
  unsaved(): readonly WorkingRecord[] {
    return this.#reports()
      .filter((record) => record.savedOn === 'device' && holdsWork(record))
      .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
  }

  #reports(): readonly WorkingRecord[] {
    return this.#device.list('working-report').flatMap(({ value }) => readRecord(value) ?? []);
  }

  /** Makes that report the one of this tab, so that the form and the dictation page open it. */
  choose(reportId: string): void {
    this.#tab.write(reportId);
    this.#holds.hold(reportId);
  }

  /** Forgets the reports that the server holds, and replaced ones past their term; the rest stays, sealed. */
  async forgetSaved(): Promise<void> {
    const saved = this.#reports().filter(({ savedOn }) => savedOn === 'server');
    const oldest = this.#now() - RECOVERY_MS;
    const old = this.#allReplaced().filter(
      (entry) => isStillOnServer(entry) || Date.parse(entry.replacedAt) < oldest,
    );
    const tabReport = this.#tab.read();
    if (saved.some(({ reportId }) => reportId === tabReport)) this.#tab.write(null);
    await Promise.all([
      ...saved.map(({ reportId }) => this.#device.remove('working-report', { reportId })),
      ...old.map((entry) => this.#dropReplaced(entry)),
    ]);
  }

  #setAside({ reportId, value }: DeviceRecord): void {
    const text = JSON.stringify(value);
    const isKept = this.#device.list('unread-report').some((kept) => JSON.stringify(kept.value) === text);
    if (isKept) return;
    const name = new Date(this.#now()).toISOString();
    void this.#device.write('unread-report', { reportId, name }, value);
  }

  /** Keeps a report. A page that only reads it keeps nothing: the one that writes does. */
  async save(record: WorkingRecord): Promise<KeepOutcome> {
    if (!this.#holds.canWrite()) return 'elsewhere';
    const isKept = await this.#device.write('working-report', { reportId: record.reportId }, record);
    return isKept ? 'kept' : 'refused';
  }

  /** What is kept here of that draft and the server lacks, or another page writes; null when there is nothing. */
  ofDraft(formId: string): WorkingRecord | null {
    const kept = this.#reports().filter(
      ({ savedFormId, savedFormType, savedOn, reportId }) =>
        savedFormId === formId &&
        savedFormType === 'draft' &&
        (savedOn === 'device' || this.#holds.isHeldElsewhere(reportId)),
    );
    return kept.toSorted((one, other) => one.savedAt.localeCompare(other.savedAt)).at(-1) ?? null;
  }

  /** Puts text that this page may no longer write beside the report; false when the browser refused. */
  putLateText(reportId: string, name: string, late: LateText): Promise<boolean> {
    return this.#device.write('late-text', { reportId, name }, late);
  }

  /** What pages had not kept of that report when another one took it over, the oldest first. */
  lateTexts(reportId: string): readonly { readonly id: string; readonly late: LateText }[] {
    return this.#device.list('late-text').flatMap((record) => {
      const late = record.reportId === reportId ? readLateText(record.value) : null;
      return late === null ? [] : [{ id: record.name, late }];
    });
  }

  /** Forgets late texts that the report holds by now. */
  forgetLateTexts(reportId: string, names: readonly string[]): void {
    for (const name of names) void this.#device.remove('late-text', { reportId, name });
  }

  /** This tab has left that report, which stays only where another page works on it. */
  leave(reportId: string): void {
    if (!this.#holds.isHeldElsewhere(reportId)) void this.#device.remove('working-report', { reportId });
  }

  /** Takes an unsaved report off the list of those that wait, for 24 hours; false when the browser refused. */
  async discard(record: WorkingRecord, id: string): Promise<boolean> {
    const replacedAt = new Date(this.#now()).toISOString();
    if (!(await this.addReplaced({ id, replacedAt, record, act: 'cleared', fields: [] }))) return false;
    return this.#device.remove('working-report', { reportId: record.reportId });
  }

  /** What this physician can bring back, the latest first. */
  replaced(): readonly ReplacedReport[] {
    const oldest = this.#now() - RECOVERY_MS;
    return this.#allReplaced().filter(({ replacedAt }) => Date.parse(replacedAt) >= oldest);
  }

  /** Keeps a replaced report for 24 hours, of the others as many as there is room for; false when it has none itself. */
  async addReplaced(entry: ReplacedReport): Promise<boolean> {
    const write = (): Promise<boolean> => this.#writeReplaced(entry);
    const present = this.replaced();
    const fresh = new Set(present.map(({ id }) => id));
    const gone = this.#allReplaced().filter(({ id }) => !fresh.has(id));
    const dropped: ReplacedReport[] = [];
    let isKept = await write();
    for (let room = REPLACED_AT_MOST; !isKept && room > 1 && this.#device.trouble !== 'unavailable';) {
      room = Math.floor(room / 2);
      const old = present.slice(room - 1, room === REPLACED_AT_MOST / 2 ? undefined : 2 * room - 1);
      await Promise.all(old.map((kept) => this.#dropReplaced(kept)));
      dropped.push(...old);
      isKept = await write();
    }
    // Giving them up was of no use.
    if (!isKept) for (const kept of dropped.toReversed()) void this.#writeReplaced(kept);
    if (isKept)
      await Promise.all(
        [...gone, ...present.slice(REPLACED_AT_MOST - 1)].map((old) => this.#dropReplaced(old)),
      );
    return isKept;
  }

  /** Forgets a replaced report, once it is back. */
  removeReplaced(id: string): void {
    for (const entry of this.#allReplaced()) if (entry.id === id) void this.#dropReplaced(entry);
  }

  #writeReplaced(entry: ReplacedReport): Promise<boolean> {
    const { id: name, record } = entry;
    return this.#device.write('replaced-text', { reportId: record.reportId, name }, entry);
  }

  #dropReplaced({ id: name, record: { reportId } }: ReplacedReport): Promise<boolean> {
    return this.#device.remove('replaced-text', { reportId, name });
  }

  /** The latest first. */
  #allReplaced(): readonly ReplacedReport[] {
    return this.#device
      .list('replaced-text')
      .flatMap(({ value }) => readReplaced(value) ?? [])
      .toReversed()
      .toSorted((one, other) => other.replacedAt.localeCompare(one.replacedAt));
  }
}

/** True for a report whose place another one took: the server goes on holding it as it was then. */
function isStillOnServer({ act, record }: ReplacedReport): boolean {
  return record.savedOn === 'server' && (act === 'begun' || act === 'loaded');
}
