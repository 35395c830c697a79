import type { SavedForm } from '@constat/contract';
import type {
  DeviceKind,
  DeviceRecord,
  KeptRecords,
  RecordPlace,
} from '../../../shared/device/device-store.ts';
import type { FormData } from '@constat/report/rules';
import { buildMeta } from '@constat/report/rules';
import type { Undo } from './report-state.ts';
import type { ReportValues } from './report-values.ts';
import { screenAnswers } from './report-values.ts';
import { filledAnswers } from './working-record.ts';
import { WorkingReport } from './working-report.ts';
import { WorkingStorage } from './working-storage.ts';
import type { TabPlace } from './working-storage.ts';

/** What one physician keeps on a device: in memory at once, and on the disk a moment later while it has room. */
export class MemoryRecords implements KeptRecords {
  /** What a page finds that opens the disk now, as text, so that it shares nothing with a page. */
  readonly disk = new Map<string, string>();
  /** Characters of the disk; more is refused, as a full browser does. */
  room = Number.POSITIVE_INFINITY;
  readonly #owner: string;
  readonly #now: () => number;
  #held = new Map<string, DeviceRecord>();
  #unwritten = new Set<string>();

  constructor(owner: string, now: () => number) {
    this.#owner = owner;
    this.#now = now;
  }

  read(kind: DeviceKind, place: RecordPlace = {}): DeviceRecord | null {
    return this.#held.get(this.#keyOf(kind, place)) ?? null;
  }

  list(kind: DeviceKind): readonly DeviceRecord[] {
    return [...this.#held.values()]
      .filter((record) => record.kind === kind)
      .toSorted((one, other) => one.time - other.time);
  }

  write(kind: DeviceKind, place: RecordPlace, value: unknown): Promise<boolean> {
    const key = this.#keyOf(kind, place);
    const { reportId = '', name = '' } = place;
    const version = (this.#held.get(key)?.version ?? 0) + 1;
    const header = { owner: this.#owner, kind, reportId, name, version, time: this.#now() };
    this.#held.set(key, { ...header, value });
    return this.#persist(key);
  }

  remove(kind: DeviceKind, place: RecordPlace = {}): Promise<boolean> {
    const key = this.#keyOf(kind, place);
    this.#held.delete(key);
    return this.#persist(key);
  }

  /** The values of a kind that lie on the disk, the oldest first. */
  onDisk(kind: DeviceKind): readonly unknown[] {
    return this.#readDisk()
      .filter((record) => record.kind === kind)
      .toSorted((one, other) => one.time - other.time)
      .map(({ value }) => value);
  }

  /** Forgets the memory of the pages, and reads the disk as a new one does. */
  restart(): void {
    this.#held = new Map(this.#readDisk().map((record) => [this.#keyOf(record.kind, record), record]));
    this.#unwritten.clear();
  }

  #readDisk(): readonly DeviceRecord[] {
    return [...this.disk.values()].map((text) => JSON.parse(text) as DeviceRecord);
  }

  #keyOf(kind: DeviceKind, { reportId = '', name = '' }: RecordPlace): string {
    return [kind, reportId, name].join('/');
  }

  /** What was refused is tried again with the next success, as the device store does. */
  async #persist(key: string): Promise<boolean> {
    await Promise.resolve();
    const record = this.#held.get(key);
    if (record === undefined) this.disk.delete(key);
    else {
      const text = JSON.stringify(record);
      let used = text.length;
      for (const [other, lying] of this.disk) if (other !== key) used += lying.length;
      if (used > this.room) {
        this.#unwritten.add(key);
        return false;
      }
      this.disk.set(key, text);
    }
    this.#unwritten.delete(key);
    for (const other of this.#unwritten) {
      this.#unwritten.delete(other);
      void this.#persist(other);
    }
    return true;
  }
}

/** What a tab remembers across a reload: the report of the physician who worked in it last. */
export class MemoryTab {
  #kept: { readonly owner: string; readonly reportId: string } | null = null;

  /** The place of one physician in it. */
  of(owner: string): TabPlace {
    return {
      read: () => (this.#kept?.owner === owner ? this.#kept.reportId : null),
      write: (reportId) => {
        this.#kept = reportId === null ? null : { owner, reportId };
      },
    };
  }

  /** As a browser copies a tab. */
  copy(): MemoryTab {
    const copied = new MemoryTab();
    copied.#kept = this.#kept;
    return copied;
  }
}

function memoryValues(): ReportValues {
  let answers = screenAnswers({});
  return {
    read: () => filledAnswers(answers as FormData),
    get: (id) => answers[id],
    set: (id, value) => {
      answers = { ...answers, [id]: value };
    },
    replace: (data) => {
      answers = screenAnswers(data);
    },
  };
}

/** A device on which tabs open and time passes when told. */
export class TestDevice {
  now = Date.parse('2026-11-21T14:32:00Z');
  #tasks: { readonly at: number; readonly task: () => void }[] = [];
  #ids = 0;
  readonly #records = new Map<string, MemoryRecords>();
  /** What each open tab works on. */
  readonly #held = new Map<MemoryTab, string>();

  /** What that physician keeps, which the tabs share. */
  recordsOf(owner = 'physician-1'): MemoryRecords {
    const records = this.#records.get(owner) ?? new MemoryRecords(owner, () => this.now);
    this.#records.set(owner, records);
    return records;
  }

  /** Everything that lies on the disk, of whichever physician. */
  get disk(): string {
    return [...this.#records.values()].flatMap(({ disk }) => [...disk.values()]).join('\n');
  }

  /** Moves the clock and runs what became due. */
  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const [next] = this.#tasks.toSorted((one, other) => one.at - other.at);
      if (next === undefined || next.at > until) break;
      this.#tasks = this.#tasks.filter((entry) => entry !== next);
      this.now = Math.max(this.now, next.at);
      next.task();
    }
    this.now = until;
  }

  /** Once everything that was written is on the disk, or refused, and its tab has heard of it. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      setImmediate(resolve);
    });
  }

  /** The same after some time has passed. */
  async passed(milliseconds: number): Promise<void> {
    this.pass(milliseconds);
    await this.settled();
  }

  /** Ends the browser with all its pages: what lies on the disk is left, and what a tab remembers. */
  async restart(): Promise<void> {
    await this.settled();
    this.#held.clear();
    this.#tasks = [];
    for (const records of this.#records.values()) records.restart();
  }

  /** Ends the page of a tab; what the tab itself keeps stays for a reload. */
  closePage({ session }: TestTab): void {
    this.#held.delete(session);
  }

  storageOf(session: MemoryTab, owner = 'physician-1'): WorkingStorage {
    return new WorkingStorage({
      device: this.recordsOf(owner),
      tab: session.of(owner),
      now: () => this.now,
      holds: {
        hold: (reportId) => void this.#held.set(session, reportId),
        isHeldElsewhere: (reportId) =>
          [...this.#held].some(([tab, held]) => tab !== session && held === reportId),
      },
    });
  }

  openTab(session = new MemoryTab(), owner = 'physician-1', onlyOfTab = false): TestTab {
    const values = memoryValues();
    const examined: Undo[] = [];
    const report = new WorkingReport(
      {
        owner,
        values,
        storage: this.storageOf(session, owner),
        now: () => this.now,
        today: () => '2026-11-21',
        sayExamined: (regions) => regions.join(),
        onExamined: (undo) => examined.push(undo),
        newId: () => `id-${(this.#ids += 1)}`,
        schedule: (task, delay) => {
          const entry = { at: this.now + delay, task };
          this.#tasks.push(entry);
          return () => {
            this.#tasks = this.#tasks.filter((other) => other !== entry);
          };
        },
      },
      'fr',
    );
    const isOpenElsewhere = report.resume('fr', onlyOfTab);
    return { report, values, session, examined, isOpenElsewhere };
  }
}

export interface TestTab {
  readonly report: WorkingReport;
  readonly values: ReportValues;
  readonly session: MemoryTab;
  readonly isOpenElsewhere: boolean;
  /** The ways back of edits that marked a part of the examination as examined. */
  readonly examined: readonly Undo[];
}

/** Types into a field as the physician does. */
export function type(
  { report, values }: TestTab,
  id: Parameters<ReportValues['set']>[0],
  text: string,
): void {
  const before = values.get(id);
  values.set(id, text);
  report.edited(id, before);
}

export function buildSavedForm(overrides: Partial<SavedForm> = {}): SavedForm {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    title: 'Brouillon - 2026-11-20',
    formType: 'draft',
    retentionDays: 30,
    createdAt: '2026-11-20T10:00:00Z',
    updatedAt: '2026-11-20T10:00:00Z',
    expiresAt: '2026-12-20T10:00:00Z',
    expired: false,
    version: 3,
    formData: { patientName: 'Zoé Exemple', historiqueEvolution: 'Chute le 3 mars.' },
    meta: { ...buildMeta('fr'), confirmed: [], notExamined: [] },
    ...overrides,
  };
}
