import type { SavedForm } from '@constat/contract';
import { AUTOSAVE_MS } from '@constat/contract/limits';
import { FIELDS, findField } from '@constat/report/catalogue';
import type { FieldId, RegionId, ReportField } from '@constat/report/catalogue';
import { buildDefaults, buildMeta, isUnconfirmed } from '@constat/report/rules';
import type { FormData, ReportMeta } from '@constat/report/rules';
import { withDictation } from './dictation-return.ts';
import type { ReturnedDictation } from './dictation-return.ts';
import { normalsOf } from './normals.ts';
import type { SomeNormals } from './normals.ts';
import type { LastEvent, ReportStatus } from './report-status.ts';
import type { ReportValues } from './report-values.ts';
import { readMeta, sameAnswers } from './working-record.ts';
import type { SavedPlace, WorkingRecord } from './working-record.ts';
import type { ReplacedReport, WorkingStorage } from './working-storage.ts';

/** What the screens read of the report, apart from the answers. A new object after every change of it. */
export interface ReportState {
  readonly reportId: string;
  readonly meta: ReportMeta;
  /** Where it lies on the server; null before it was ever saved there. */
  readonly place: SavedPlace | null;
  readonly title: string | null;
  readonly status: ReportStatus;
  /** Raised when all answers were put in place of others. */
  readonly generation: number;
}

/** A report as it is sent: plain arrays that the receiver may keep. */
export interface ReportContent {
  readonly formData: FormData;
  readonly meta: ReportMeta & { readonly confirmed: FieldId[]; readonly notExamined: RegionId[] };
}

export interface WorkingReportOptions {
  readonly owner: string;
  readonly values: ReportValues;
  readonly storage: WorkingStorage;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The local day, YYYY-MM-DD. */
  readonly today: () => string;
  readonly newId: () => string;
  /** Runs the task after that many milliseconds, unless cancelled. */
  readonly schedule: (task: () => void, delay: number) => () => void;
}

/** Puts back what was there before. */
export type Undo = () => void;

/**
 * The report that this tab works on: its answers, its meta, where it is kept. It lives outside React; what changed since
 * a save is told by a revision number, so that typing during a save is never taken for saved.
 */
export class WorkingReport {
  readonly #options: WorkingReportOptions;
  readonly #listeners = new Set<() => void>();
  #state: ReportState;
  #revision = 0;
  #deviceRevision = -1;
  #serverRevision = -1;
  #cancelSave: (() => void) | null = null;
  #profileNormals: SomeNormals | null = null;

  constructor(options: WorkingReportOptions, language: 'fr' | 'en') {
    this.#options = options;
    this.#state = {
      reportId: options.newId(),
      meta: buildMeta(language),
      place: null,
      title: null,
      generation: 0,
      status: {
        last: { kind: 'notSaved' },
        isDeviceBlocked: false,
        isServerCurrent: false,
        server: 'none',
        deviceSavedAt: null,
      },
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): ReportState => this.#state;

  get owner(): string {
    return this.#options.owner;
  }

  /** Goes on with what this device keeps, or begins a new report in that language. */
  resume(language: 'fr' | 'en'): void {
    const kept = this.#options.storage.open(this.#options.owner);
    if (kept === null) {
      this.#begin(language, '', { kind: 'newForm' });
      return;
    }
    this.#put(
      { ...kept, reportId: kept.reportId === '' ? this.#options.newId() : kept.reportId },
      { kind: 'recovered' },
    );
  }

  /** Begins a blank report for that patient (or nobody). */
  startNew(language: 'fr' | 'en', name = ''): Undo | null {
    return this.#replacing(() =>
      this.#begin(language, name, name === '' ? { kind: 'newForm' } : { kind: 'newVisit', name }),
    );
  }

  /** Puts a form read from the server in place of the report. */
  open(form: SavedForm, as: 'draftLoaded' | 'formLoaded'): Undo | null {
    const meta = readMeta(form.meta, this.#state.meta.reportLanguage);
    return this.#replacing(() => {
      this.#put(
        {
          ...this.#newRecord(form.formData, meta),
          savedFormId: form.id,
          savedFormType: form.formType,
          version: form.version,
          title: form.title,
          savedOn: 'server',
        },
        as === 'draftLoaded' ? { kind: 'draftLoaded', title: form.title } : { kind: 'formLoaded' },
      );
    });
  }

  /** Empties every answer; the report stays tied to its draft. */
  clear(): Undo | null {
    const { meta, place, title } = this.#state;
    return this.#replacing(() => {
      this.#put(
        {
          ...this.#newRecord({}, { ...buildMeta(meta.reportLanguage, meta.normals) }),
          ...place,
          ...(title === null ? {} : { title }),
        },
        { kind: 'notSaved' },
      );
    });
  }

  /** Brings back a report that was replaced. */
  bringBack(entry: ReplacedReport): Undo | null {
    const undo = this.#replacing(() => this.#put(entry.record, { kind: 'recovered' }));
    this.#options.storage.removeReplaced(entry.id);
    return undo;
  }

  /** What can still be brought back. */
  replaced(): readonly ReplacedReport[] {
    return this.#options.storage.replaced(this.#options.owner);
  }

  /** Tells that the physician changed a field; a prefilled one is thereby confirmed. */
  edited(id: FieldId): void {
    const field = findField(id);
    if (field?.prefill !== undefined) this.confirm([id]);
    this.#changed();
  }

  get(id: FieldId): string {
    return String(this.#options.values.get(id));
  }

  /** Changes a field without the physician's hand. */
  set(id: FieldId, value: string | boolean): void {
    this.#options.values.set(id, value);
    this.#changed();
    this.#emit({});
  }

  /** Writes a text into a field at the physician's wish and keeps it at once. What stood there can be brought back. */
  write(id: FieldId, text: string): Undo {
    const previous = this.get(id);
    const { confirmed } = this.#state.meta;
    if (previous !== '') this.#keepReplaced();
    this.set(id, text);
    this.edited(id);
    this.flush();
    return () => {
      this.set(id, previous);
      this.#changeMeta({ confirmed });
      this.flush();
    };
  }

  /** Writes a returned dictation into its field and keeps it at once. */
  applyDictation(returned: ReturnedDictation): Undo {
    return this.write(returned.field, withDictation(this.get(returned.field), returned));
  }

  isUnconfirmed(field: ReportField): boolean {
    if (field.prefill === undefined) return false;
    const data: FormData = { [field.id]: this.#options.values.get(field.id) };
    return isUnconfirmed(field, data, this.#state.meta);
  }

  /** Marks prefilled fields as the physician's own finding. */
  confirm(ids: readonly FieldId[]): void {
    const { confirmed } = this.#state.meta;
    const added = ids.filter((id) => !confirmed.includes(id));
    if (added.length > 0) this.#changeMeta({ confirmed: [...confirmed, ...added] });
  }

  setExamined(region: RegionId, isExamined: boolean): void {
    const others = this.#state.meta.notExamined.filter((id) => id !== region);
    this.#changeMeta({ notExamined: isExamined ? others : [...others, region] });
  }

  /** Changes the language of the report and rewrites the sample texts that nobody confirmed. */
  setReportLanguage(language: 'fr' | 'en'): void {
    for (const field of FIELDS) {
      if (field.prefill?.kind === 'sample' && this.isUnconfirmed(field)) {
        this.#options.values.set(field.id, field.prefill.text[language]);
      }
    }
    this.#changeMeta({ reportLanguage: language });
  }

  /** Pins the normals of the physician's profile on every report that has none of its own. */
  adoptNormals(profile: SomeNormals): void {
    this.#profileNormals = profile;
    this.#emit({ meta: { ...this.#state.meta, normals: normalsOf(this.#state.meta.normals, profile) } });
  }

  /** What is saved on a server or exported. */
  content(): ReportContent {
    const { meta } = this.#state;
    return {
      formData: this.#options.values.read(),
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
    this.#emit({
      ...(isDraft
        ? {
            place: { savedFormId: form.id, savedFormType: form.formType, version: form.version },
            title: form.title,
          }
        : {}),
      status: { ...this.#state.status, server: 'saved' },
    });
    this.#keep();
    const at = new Date(this.#options.now()).toISOString();
    if (revision === this.#revision) this.#setLast({ kind: 'saved', at, on: 'server' });
  }

  /** The server holds nothing newer; said until a save succeeds. */
  failedOnServer(outcome: 'failed' | 'conflict'): void {
    this.flush();
    this.#emit({ status: { ...this.#state.status, server: outcome } });
  }

  /** Unties the report from its draft: the next save makes a new one. */
  detach(): void {
    this.#emit({ place: null });
  }

  /** True when some change is neither on this device nor on the server. */
  get isAtRisk(): boolean {
    return this.#revision !== this.#deviceRevision && this.#revision !== this.#serverRevision;
  }

  /** Keeps the report on the device now when something changed since it was kept last. */
  flush(): void {
    this.#cancelSave?.();
    this.#cancelSave = null;
    if (this.#revision === this.#deviceRevision || !this.#keep()) return;
    this.#setLast({ kind: 'saved', at: this.#state.status.deviceSavedAt ?? '', on: 'device' });
  }

  /** Another tab wrote the report of that id: this tab goes on under an id of its own, so that neither overwrites. */
  yieldTo(reportId: string): void {
    if (reportId !== this.#state.reportId) return;
    const own = this.#options.newId();
    this.#options.storage.claim(own);
    this.#emit({ reportId: own });
  }

  #newRecord(formData: FormData, meta: ReportMeta): WorkingRecord {
    const savedAt = new Date(this.#options.now()).toISOString();
    const { owner, newId } = this.#options;
    return { reportId: newId(), owner, formData, meta, savedAt, savedOn: 'device' };
  }

  #begin(language: 'fr' | 'en', name: string, last: LastEvent): void {
    const defaults = buildDefaults({ today: this.#options.today(), language });
    const formData = name === '' ? defaults : { ...defaults, patientName: name };
    this.#put(this.#newRecord(formData, buildMeta(language)), last);
  }

  /** Puts a record in place of everything and keeps it at once, under the status that it came with. */
  #put(record: WorkingRecord, last: LastEvent): void {
    const { reportId, savedFormId, savedFormType, version } = record;
    this.#options.storage.claim(reportId, this.#state.reportId);
    this.#options.values.replace(record.formData);
    this.#revision += 1;
    this.#serverRevision = record.savedOn === 'server' ? this.#revision : -1;
    const profile = this.#profileNormals;
    const normals = profile === null ? record.meta.normals : normalsOf(record.meta.normals, profile);
    this.#emit({
      reportId,
      meta: { ...record.meta, normals },
      place:
        savedFormId === undefined || savedFormType === undefined || version === undefined
          ? null
          : { savedFormId, savedFormType, version },
      title: record.title ?? null,
      generation: this.#state.generation + 1,
      status: { ...this.#state.status, server: 'none', last },
    });
    this.#cancelSave?.();
    this.#cancelSave = null;
    this.#keep();
  }

  #record(): WorkingRecord {
    const { reportId, place, title } = this.#state;
    return {
      reportId,
      owner: this.#options.owner,
      ...this.content(),
      ...place,
      ...(title === null ? {} : { title }),
      savedAt: new Date(this.#options.now()).toISOString(),
      savedOn: this.#revision === this.#serverRevision ? 'server' : 'device',
    };
  }

  #keep(): boolean {
    const record = this.#record();
    const isKept = this.#options.storage.save(record);
    if (isKept) this.#deviceRevision = this.#revision;
    this.#emit({
      status: {
        ...this.#state.status,
        isDeviceBlocked: !isKept,
        deviceSavedAt: isKept ? record.savedAt : this.#state.status.deviceSavedAt,
      },
    });
    return isKept;
  }

  #replacing(act: () => void): Undo | null {
    const before = this.#record();
    const isKept = this.#keepReplaced();
    act();
    if (!isKept) return null;
    return () => {
      this.#put(before, { kind: 'recovered' });
    };
  }

  /** Sets the report aside for 24 hours, unless it holds nothing of the physician's. */
  #keepReplaced(): boolean {
    const { owner, storage, newId, now, today } = this.#options;
    const record = this.#record();
    const blank = buildDefaults({ today: today(), language: record.meta.reportLanguage });
    if (sameAnswers(record.formData, blank) || sameAnswers(record.formData, {})) return false;
    const latest = storage.replaced(owner)[0];
    if (latest === undefined || !sameAnswers(latest.record.formData, record.formData)) {
      storage.addReplaced({ id: newId(), replacedAt: new Date(now()).toISOString(), record });
    }
    return true;
  }

  #changed(): void {
    this.#revision += 1;
    this.#cancelSave ??= this.#options.schedule(() => this.flush(), AUTOSAVE_MS);
    if (this.#state.status.isDeviceBlocked && this.#state.status.isServerCurrent) this.#emit({});
  }

  #changeMeta(change: Partial<ReportMeta>): void {
    this.#changed();
    this.#emit({ meta: { ...this.#state.meta, ...change } });
  }

  #setLast(last: LastEvent): void {
    this.#emit({ status: { ...this.#state.status, last } });
  }

  #emit(change: Partial<ReportState>): void {
    const next = { ...this.#state, ...change };
    const isServerCurrent = this.#revision === this.#serverRevision;
    this.#state = { ...next, status: { ...next.status, isServerCurrent } };
    for (const listener of this.#listeners) listener();
  }
}
