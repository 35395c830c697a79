import type { SavedForm } from '@constat/contract';
import type { FormData } from '@constat/report/rules';
import { buildMeta } from '@constat/report/rules';
import type { Undo } from './report-state.ts';
import type { ReportValues } from './report-values.ts';
import { screenAnswers } from './report-values.ts';
import { filledAnswers } from './working-record.ts';
import { WorkingReport } from './working-report.ts';
import { WorkingStorage } from './working-storage.ts';
import type { KeptText } from './working-storage.ts';

/** Text kept in memory; writing more than `room` characters in all is refused, as a browser does. */
export class MemoryText implements KeptText {
  readonly kept = new Map<string, string>();
  room: number;
  constructor(room = Number.POSITIVE_INFINITY) {
    this.room = room;
  }
  read(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  keys(): readonly string[] {
    return [...this.kept.keys()];
  }
  write(key: string, value: string | null): boolean {
    if (value === null) {
      this.kept.delete(key);
      return true;
    }
    let used = value.length;
    for (const [other, text] of this.kept) if (other !== key) used += text.length;
    if (used > this.room) return false;
    this.kept.set(key, value);
    return true;
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
  readonly local = new MemoryText();
  now = Date.parse('2026-11-21T14:32:00Z');
  #tasks: { readonly at: number; readonly task: () => void }[] = [];
  #ids = 0;

  /** Moves the clock and runs what became due. */
  pass(milliseconds: number): void {
    this.now += milliseconds;
    const due = this.#tasks.filter((entry) => entry.at <= this.now);
    this.#tasks = this.#tasks.filter((entry) => entry.at > this.now);
    for (const { task } of due) task();
  }

  /** What each open tab works on. */
  readonly #held = new Map<MemoryText, string>();

  /** Ends the page of a tab; what the tab itself keeps stays for a reload. */
  closePage({ session }: TestTab): void {
    this.#held.delete(session);
  }

  storageOf(session: MemoryText): WorkingStorage {
    return new WorkingStorage({
      local: this.local,
      session,
      now: () => this.now,
      holds: {
        hold: (reportId) => void this.#held.set(session, reportId),
        isHeldElsewhere: (reportId) =>
          [...this.#held].some(([tab, held]) => tab !== session && held === reportId),
      },
    });
  }

  openTab(session = new MemoryText(), owner = 'physician-1', onlyOfTab = false): TestTab {
    const values = memoryValues();
    const examined: Undo[] = [];
    const report = new WorkingReport(
      {
        owner,
        values,
        storage: this.storageOf(session),
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
  readonly session: MemoryText;
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
