import type { SavedForm } from '@constat/contract';
import { AUTOSAVE_MS, DEVICE_KEEP_MS } from '@constat/contract/limits';
import { buildDefaults } from '@constat/report/rules';
import type { FormData, ReportMeta } from '@constat/report/rules';
import { normalsOf } from './normals.ts';
import type { SomeNormals } from './normals.ts';
import { initialState } from './report-state.ts';
import { isSameReplacement } from './replaced-report.ts';
import type { Replacement, ReplacingAct } from './replaced-report.ts';
import type { ReportContent, ReportState, Undo, WorkingReportOptions } from './report-state.ts';
import type { LastEvent } from './report-status.ts';
import { readRecord, sameAnswers } from './working-record.ts';
import type { WorkingRecord } from './working-record.ts';

/**
 * Keeps the report of a tab: on the device after each change, in step with the server, with what it replaced for 24
 * hours. What changed since a save is told by a revision number, so that typing during a save is never taken for saved.
 */
export class ReportKeeper {
  protected readonly options: WorkingReportOptions;
  readonly #listeners = new Set<() => void>();
  #state: ReportState;
  #revision = 0;
  /** The revision that is on the disk of the device, the one that it was last asked to keep, and the one told of. */
  #deviceRevision = -1;
  #askedRevision = -1;
  #askedAt = Number.NEGATIVE_INFINITY;
  #toldRevision = -1;
  #keeping: Promise<boolean> = Promise.resolve(false);
  /** ISO-8601 time of the last record that is on the disk. */
  #keptAt: string | null = null;
  #serverRevision = -1;
  #cancelKeep: (() => void) | null = null;
  #cancelTelling: (() => void) | null = null;
  #profileNormals: SomeNormals | null = null;

  constructor(options: WorkingReportOptions, language: 'fr' | 'en') {
    this.options = options;
    this.#state = initialState(options.newId(), language);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): ReportState => this.#state;

  get owner(): string {
    return this.options.owner;
  }

  /** Pins the normals of the physician's profile on every report that has none of its own. */
  adoptNormals(profile: SomeNormals): void {
    this.#profileNormals = profile;
    this.emit({ meta: { ...this.#state.meta, normals: normalsOf(this.#state.meta.normals, profile) } });
  }

  /** What is saved on a server or exported. */
  content(): ReportContent {
    const { meta } = this.#state;
    return {
      formData: this.options.values.read(),
      meta: { ...meta, confirmed: [...meta.confirmed], notExamined: [...meta.notExamined] },
    };
  }

  /** Number of the present state of the answers; give it back to {@link savedOnServer}. */
  get revision(): number {
    return this.#revision;
  }

  /** The server holds the report as it was at that revision. A copy leaves the report tied to its draft. */
  savedOnServer(
    form: Pick<SavedForm, 'id' | 'formType' | 'version' | 'title' | 'updatedAt'>,
    revision: number,
  ): void {
    this.#serverRevision = revision;
    const isDraft = form.formType === 'draft';
    this.emit({
      ...(isDraft
        ? {
            place: { savedFormId: form.id, savedFormType: form.formType, version: form.version },
            title: form.title,
          }
        : {}),
      status: { ...this.#state.status, server: 'saved' },
    });
    void this.#keep();
    const at = new Date(this.options.now()).toISOString();
    if (revision === this.#revision) this.#setLast({ kind: 'saved', at, on: 'server' });
  }

  /** The server holds nothing newer; said until a save succeeds. */
  failedOnServer(outcome: 'failed' | 'conflict'): void {
    this.flush();
    this.emit({ status: { ...this.#state.status, server: outcome } });
  }

  /** True when some change is neither on this device, nor on its way there, nor on the server. */
  get isAtRisk(): boolean {
    const isKept = this.#revision === this.#deviceRevision;
    return !isKept && this.#state.status.isDeviceBlocked && this.#revision !== this.#serverRevision;
  }

  /** Keeps the report on the device now when something changed since it was kept last. */
  flush(): void {
    this.#cancelTelling?.();
    this.#cancelTelling = null;
    this.#cancelKeep?.();
    this.#cancelKeep = null;
    if (this.#revision !== this.#askedRevision || this.#state.status.isDeviceBlocked) void this.#keep(true);
    void this.#tellKept(this.#revision);
  }

  /** Says when the report was kept, once it is; nothing when it was not, or was told of before. */
  async #tellKept(revision: number): Promise<void> {
    if (!(await this.#keeping) || revision <= this.#toldRevision) return;
    this.#toldRevision = revision;
    const isOnServer = revision === this.#serverRevision && this.#revision === revision;
    this.#emitKept(false, isOnServer ? undefined : { kind: 'saved', at: this.#keptAt ?? '', on: 'device' });
  }

  /** Shows the report as another tab of this browser has kept it; nothing is written here. */
  follow(kept: unknown): void {
    const record = readRecord(kept);
    if (record === null || record.reportId !== this.#state.reportId) return;
    const { savedFormId, savedFormType, version, title, meta, formData } = record;
    this.options.values.replace(formData);
    this.#revision += 1;
    this.#askedRevision = this.#revision;
    this.#deviceRevision = this.#revision;
    this.#toldRevision = this.#revision;
    this.#serverRevision = record.savedOn === 'server' ? this.#revision : -1;
    this.emit({
      meta,
      place:
        savedFormId === undefined || savedFormType === undefined || version === undefined
          ? null
          : { savedFormId, savedFormType, version },
      title: title ?? null,
      generation: this.#state.generation + 1,
    });
  }

  protected newRecord(formData: FormData, meta: ReportMeta): WorkingRecord {
    const savedAt = new Date(this.options.now()).toISOString();
    const { owner, newId } = this.options;
    return { reportId: newId(), owner, formData, meta, savedAt, savedOn: 'device' };
  }

  /** Puts a record in place of everything and keeps it at once, under the status that it came with. */
  protected put(record: WorkingRecord, last: LastEvent): void {
    const { reportId, savedFormId, savedFormType, version } = record;
    const { reportId: left } = this.#state;
    this.options.storage.choose(reportId);
    this.options.values.replace(record.formData);
    this.#revision += 1;
    this.#serverRevision = record.savedOn === 'server' ? this.#revision : -1;
    const profile = this.#profileNormals;
    const normals = profile === null ? record.meta.normals : normalsOf(record.meta.normals, profile);
    this.emit({
      reportId,
      meta: { ...record.meta, normals },
      place:
        savedFormId === undefined || savedFormType === undefined || version === undefined
          ? null
          : { savedFormId, savedFormType, version },
      title: record.title ?? null,
      generation: this.#state.generation + 1,
      unread: null,
      status: { ...this.#state.status, server: 'none', last },
    });
    this.#cancelKeep?.();
    this.#cancelKeep = null;
    this.#cancelTelling?.();
    this.#cancelTelling = null;
    this.#toldRevision = this.#revision;
    void this.#keep().then((isKept) => {
      // It may have come back meanwhile, by an undo.
      if (isKept && left !== this.#state.reportId) this.options.storage.leave(left);
    });
  }

  #record(): WorkingRecord {
    const { reportId, place, title } = this.#state;
    return {
      reportId,
      owner: this.options.owner,
      ...this.content(),
      ...place,
      ...(title === null ? {} : { title }),
      savedAt: new Date(this.options.now()).toISOString(),
      savedOn: this.#revision === this.#serverRevision ? 'server' : 'device',
    };
  }

  /**
   * Keeps the report as it is now; resolves to true once it is on the disk. While the physician types, the screens hear
   * of it only when it begins to fail or to work again.
   */
  #keep(isQuiet = false): Promise<boolean> {
    const record = this.#record();
    const revision = this.#revision;
    this.#askedRevision = revision;
    this.#askedAt = this.options.now();
    const keeping = this.options.storage.save(record).then((isKept) => {
      if (isKept) {
        this.#deviceRevision = Math.max(this.#deviceRevision, revision);
        this.#keptAt = record.savedAt;
      }
      if (!isQuiet || this.#state.status.isDeviceBlocked === isKept) this.#emitKept(!isKept);
      return isKept;
    });
    this.#keeping = keeping;
    return keeping;
  }

  #emitKept(isDeviceBlocked: boolean, last = this.#state.status.last): void {
    this.emit({ status: { ...this.#state.status, isDeviceBlocked, deviceSavedAt: this.#keptAt, last } });
  }

  protected replacing(act: ReplacingAct, replace: () => void): Undo | null {
    const before = this.#record();
    const isKept = this.keepReplaced({ act, fields: [] });
    replace();
    if (!isKept) return null;
    const after = this.#revision;
    return () => {
      if (this.#revision !== after) this.keepReplaced({ act: 'undone', fields: [] });
      this.put(before, { kind: 'recovered' });
    };
  }

  /** Sets the report aside for 24 hours, unless it holds nothing of the physician's. */
  protected keepReplaced(why: Replacement): boolean {
    const { storage, newId, now, today } = this.options;
    const record = this.#record();
    const blank = buildDefaults({ today: today(), language: record.meta.reportLanguage });
    if (sameAnswers(record.formData, blank) || sameAnswers(record.formData, {})) return false;
    const latest = storage.replaced()[0];
    const isKnown =
      latest !== undefined &&
      isSameReplacement(latest, why) &&
      sameAnswers(latest.record.formData, record.formData);
    if (!isKnown) {
      void storage.addReplaced({ id: newId(), replacedAt: new Date(now()).toISOString(), record, ...why });
    }
    return true;
  }

  protected changed(): void {
    this.#revision += 1;
    // At once after a pause, so that little is on its way when the page goes.
    const since = this.options.now() - this.#askedAt;
    const delay = since >= 0 && since < DEVICE_KEEP_MS ? DEVICE_KEEP_MS - since : 0;
    this.#cancelKeep ??= this.options.schedule(() => {
      this.#cancelKeep = null;
      void this.#keep(true);
    }, delay);
    this.#cancelTelling ??= this.options.schedule(() => this.flush(), AUTOSAVE_MS);
    if (this.#state.status.isDeviceBlocked && this.#state.status.isServerCurrent) this.emit({});
  }

  protected changeMeta(change: Partial<ReportMeta>): void {
    this.changed();
    this.emit({ meta: { ...this.#state.meta, ...change } });
  }

  #setLast(last: LastEvent): void {
    this.emit({ status: { ...this.#state.status, last } });
  }

  protected emit(change: Partial<ReportState>): void {
    const next = { ...this.#state, ...change };
    const isServerCurrent = this.#revision === this.#serverRevision;
    this.#state = { ...next, status: { ...next.status, isServerCurrent } };
    for (const listener of this.#listeners) listener();
  }
}
