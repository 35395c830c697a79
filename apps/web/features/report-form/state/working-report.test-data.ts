import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { SavedForm } from '@constat/contract';
import type { FormData } from '@constat/report/rules';
import { buildMeta } from '@constat/report/rules';
import type { DraftContent } from '@constat/report/merge';
import type { FetchAnswer, SaveAnswer } from '@constat/report/sync';
import { contentOfForm } from './draft-content.ts';
import { MemoryRecords, MemoryTab } from './memory-device.test-data.ts';
import type { Undo } from './report-state.ts';
import type { DraftSave, DraftServer } from './report-sync.ts';
import type { ReportValues } from './report-values.ts';
import { screenAnswers } from './report-values.ts';
import { filledAnswers } from './working-record.ts';
import { WorkingReport } from './working-report.ts';
import { WorkingStorage } from './working-storage.ts';

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

/** A server that holds drafts by their ids and answers a moment later. */
export class TestServer implements DraftServer {
  readonly drafts = new Map<string, { readonly version: number; readonly content: DraftContent }>();
  /** What it answers instead. */
  failure: SaveAnswer | null = null;
  saves = 0;

  hold({ id, version, ...form }: SavedForm): void {
    const content = contentOfForm({ id, version, ...form });
    if (content !== null) this.drafts.set(id, { version, content });
  }

  async save({ formId, version, content }: DraftSave): Promise<SaveAnswer> {
    this.saves += 1;
    await Promise.resolve();
    if (this.failure !== null) return this.failure;
    const held = this.drafts.get(formId);
    if (held === undefined) return { kind: 'gone' };
    if (held.version !== version) return { kind: 'stale' };
    this.drafts.set(formId, { version: version + 1, content });
    return { kind: 'saved', version: version + 1 };
  }

  async read(formId: string): Promise<FetchAnswer> {
    await Promise.resolve();
    const held = this.drafts.get(formId);
    return held === undefined ? { kind: 'gone' } : { kind: 'present', isFinal: false, ...held };
  }
}

/** A device on which tabs open and time passes when told. */
export class TestDevice {
  now = Date.parse('2026-11-21T14:32:00Z');
  readonly server = new TestServer();
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

  /** The same after some time has passed, with everything that became due on the way. */
  async passed(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds;
    await this.settled();
    for (;;) {
      const next = Math.min(...this.#tasks.map(({ at }) => at));
      if (next > until) break;
      this.pass(Math.max(0, next - this.now));
      await this.settled();
    }
    this.pass(until - this.now);
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
        hold: (reportId) => {
          if (this.#held.get(session) === reportId) return;
          this.#held.delete(session);
          this.#held.set(session, reportId);
        },
        // Of several tabs with one report, the one that had it first writes it.
        canWrite: () => [...this.#held].find(([, held]) => held === this.#held.get(session))?.[0] === session,
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
        server: this.server,
        now: () => this.now,
        clock: () => this.now,
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

/** Saves the report of a tab as a new draft, as its page does. */
export function saveAsDraft(device: TestDevice, { report }: TestTab, form = buildSavedForm()): void {
  const { id, version, title, retentionDays } = form;
  const content = { ...report.draftContent(), title, retentionDays };
  device.server.drafts.set(id, { version, content });
  report.becameDraft(id, version, content);
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
    ...MEDICAL_EVALUATION.name,
    retentionDays: 30,
    createdAt: '2026-11-20T10:00:00Z',
    updatedAt: '2026-11-20T10:00:00Z',
    expiresAt: '2026-12-20T10:00:00Z',
    expired: false,
    record: true,
    version: 3,
    formData: { patientName: 'Zoé Exemple', historiqueEvolution: 'Chute le 3 mars.' },
    meta: { ...buildMeta('fr'), confirmed: [], notExamined: [] },
    ...overrides,
  };
}
