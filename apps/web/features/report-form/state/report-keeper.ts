import type { SavedForm } from '@constat/contract';
import { REPORT_TYPES } from '@constat/report/catalogue';
import type { RegionId, ReportType } from '@constat/report/catalogue';
import type { DraftContent } from '@constat/report/merge';
import { buildDefaults, withStatedNormal } from '@constat/report/rules';
import type { FormData, ReportMeta } from '@constat/report/rules';
import { beginUnsaved } from '@constat/report/sync';
import type { SyncState } from '@constat/report/sync';
import { resumeRecord, startOf } from './draft-content.ts';
import type { EntryMarks } from './entry-marks.ts';
import { normalsOf } from './normals.ts';
import type { SomeNormals } from './normals.ts';
import { isSameReplacement } from './replaced-report.ts';
import type { Replacement, ReplacingAct } from './replaced-report.ts';
import type { ReportContent, Undo } from './report-state.ts';
import type { Arrival } from './report-status.ts';
import { SynchronisedReport } from './synchronised-report.ts';
import { readRecord, sameAnswers } from './working-record.ts';
import type { WorkingRecord } from './working-record.ts';

/** A report that is put in place of the one that is open. */
interface Put {
  readonly arrival: Arrival;
  /**
   * `kept`: the device holds it as it is. `new`: nobody does, or the server. `written`: the physician wants this text,
   * whatever the draft holds by now.
   */
  readonly as: 'kept' | 'new' | 'written';
  /** How it goes on, where that does not follow from the record. */
  readonly state?: SyncState;
}

/** Keeps the report of a tab, and for 24 hours what it replaced. */
export class ReportKeeper extends SynchronisedReport {
  /** A report that was left before the server had all of it. */
  #left: { readonly record: WorkingRecord; readonly goOn: () => WorkingRecord | null } | null = null;

  /** What was said of the report, and of which answers, when another page began to write it. */
  #saidBefore: { readonly arrival: Arrival | null; readonly formData: FormData } | null = null;

  /** Pins the normals of the physician's profile on the report that is open, where it has none of its own. */
  adoptNormals(profile: SomeNormals): void {
    const { meta } = this.getState();
    this.emit({ meta: { ...meta, normals: normalsOf(meta.normals, profile) } });
  }

  /** What is saved on a server or exported. */
  content(): ReportContent {
    const { reportType, reportTypeVersion, formData, meta } = this.draftContent();
    return {
      reportType,
      reportTypeVersion,
      formData,
      meta: { ...meta, confirmed: [...meta.confirmed], notExamined: [...meta.notExamined] },
    };
  }

  /** Shows the report as another tab of this browser has kept it; nothing is written here. */
  follow(kept: unknown): void {
    this.#adopt(kept, true);
  }

  /** Goes on with the report as the tab has kept it that wrote it so far. */
  takeUp(kept: unknown): void {
    this.#adopt(kept, false);
    this.takeLateTexts();
  }

  #adopt(kept: unknown, isElsewhere: boolean): void {
    const record = readRecord(kept);
    if (record === null || record.reportId !== this.getState().reportId) return;
    const before = isElsewhere ? null : this.#saidBefore;
    const arrival = before !== null && sameAnswers(before.formData, record.formData) ? before.arrival : null;
    const { clock, values } = this.options;
    values.replace(record.formData);
    this.begun(record.formData, record.meta);
    const { generation } = this.getState();
    const state = { ...resumeRecord(record, clock()), isElsewhere };
    this.endSync();
    this.synchronise(record, state, { meta: record.meta, generation: generation + 1, arrival });
    this.hear({ type: 'woke' });
  }

  /** Another tab writes this report from now on: what is not kept yet is put aside for it. */
  stopWriting(): void {
    const { arrival } = this.getState().status;
    this.#saidBefore = { arrival, formData: this.options.values.read() };
    this.hear({ type: 'taken-over' });
  }

  protected newRecord(type: ReportType, formData: FormData, meta: ReportMeta): WorkingRecord {
    const savedAt = new Date(this.options.now()).toISOString();
    const { owner, newId } = this.options;
    return { reportId: newId(), owner, ...type.name, formData, meta, savedAt, savedOn: 'device' };
  }

  /** How a report goes on that nobody keeps yet. */
  protected unsaved(): SyncState {
    return beginUnsaved(this.options.owner, this.options.clock());
  }

  /** How a form of the server goes on that is about to be opened. */
  protected startOf(form: SavedForm, content: DraftContent): SyncState {
    return startOf(this.options.owner, form, content, this.options.clock());
  }

  /** Puts a record in place of everything, and keeps it at once. */
  protected put(record: WorkingRecord, { arrival, as, state }: Put): void {
    const { reportId: leftId, place, generation } = this.getState();
    const { clock, storage, values } = this.options;
    const { savedFormId } = record;
    const isSameDraft = savedFormId !== undefined && savedFormId === place?.savedFormId;
    const isCarried = as === 'written' && isSameDraft && this.isDraft;
    const back = this.#left?.record.reportId === record.reportId ? this.#left.goOn() : null;
    const next = back ?? record;
    const before = isCarried ? this.syncState : null;
    if (isCarried) this.endSync();
    else this.#leave();
    storage.choose(next.reportId);
    values.replace(next.formData);
    this.begun(next.formData, next.meta);
    const resumed = (): SyncState => resumeRecord(as === 'written' ? written(next) : next, clock());
    const going = before ?? state ?? (as === 'kept' ? resumed() : notKept(resumed(), clock()));
    this.synchronise(next, going, {
      meta: next.meta,
      generation: generation + 1,
      unread: null,
      arrival,
    });
    this.hear({ type: as === 'written' ? 'edited' : 'woke' });
    if (leftId !== next.reportId) this.onceKept(() => this.#forget(leftId));
    this.takeLateTexts();
  }

  /** The record of a report that this tab has left is not needed any more, unless the server lacks something of it. */
  #forget(reportId: string): void {
    // It may have come back meanwhile, by an undo.
    if (reportId === this.getState().reportId || this.#left?.record.reportId === reportId) return;
    this.options.storage.leave(reportId);
  }

  /** Leaves the report that is open: what the server lacks of a draft goes on its way, and stays on the device until then. */
  #leave(): void {
    this.#left?.goOn();
    this.#left = null;
    if (!this.isDraft || this.isOnServer) return this.endSync();
    const record = this.record();
    const goOn = this.finishInBackground(record, (isOnServer) => {
      if (this.#left?.record !== record) return;
      this.#left = null;
      if (isOnServer) this.#forget(record.reportId);
    });
    this.#left = { record, goOn };
  }

  protected replacing(act: ReplacingAct, replace: () => void): Undo | null {
    const before = this.record();
    const isKept = this.keepReplaced({ act, fields: [] });
    replace();
    if (!isKept) return null;
    const after = this.revision;
    return () => {
      if (this.revision !== after) this.keepReplaced({ act: 'undone', fields: [] });
      const isSame = before.savedFormId !== undefined && before.savedFormId === this.draftId;
      this.put(before, { arrival: { kind: 'recovered' }, as: isSame ? 'written' : 'new' });
    };
  }

  /** Sets the report aside for 24 hours, unless it holds nothing of the physician's. */
  protected keepReplaced(why: Replacement): boolean {
    const { storage, newId, now, today } = this.options;
    const { draft: _draft, ...record } = this.record();
    const blank = buildDefaults(this.type, { today: today(), language: record.meta.reportLanguage });
    const states = record.meta.statedNormal !== undefined;
    if (!states && (sameAnswers(record.formData, blank) || sameAnswers(record.formData, {}))) return false;
    const latest = storage.replaced()[0];
    const isKnown =
      latest !== undefined &&
      isSameReplacement(latest, why) &&
      sameAnswers(latest.record.formData, record.formData) &&
      String(latest.record.meta.statedNormal) === String(record.meta.statedNormal);
    if (!isKnown) {
      void storage.addReplaced({ id: newId(), replacedAt: new Date(now()).toISOString(), record, ...why });
    }
    return true;
  }

  /** The page leaves the report: what is under way goes on until it is on the device and, of a draft, on the server. */
  close(): void {
    this.flush();
    this.finishInBackground(this.record(), () => {});
  }

  /** Nothing of the report that was closed is written any more: it goes on elsewhere in this page. */
  end(): void {
    this.endSync();
  }

  protected override shown(content: DraftContent, examined: readonly RegionId[]): void {
    const { values, onExamined, sayExamined } = this.options;
    values.replace(content.formData);
    this.begun(content.formData, content.meta);
    const { title, retentionDays, meta } = content;
    this.emit({
      type: REPORT_TYPES.of(content),
      title: title === '' ? null : title,
      retentionDays,
      meta,
      generation: this.getState().generation + 1,
    });
    if (examined.length === 0) return;
    const undo = (): void => {
      const { notExamined } = this.getState().meta;
      this.changeMeta({
        notExamined: [...notExamined, ...examined.filter((id) => !notExamined.includes(id))],
      });
    };
    onExamined(Object.assign(undo, { note: sayExamined(examined) }));
  }

  protected changeMeta(change: Partial<ReportMeta>): void {
    const { meta } = this.getState();
    const changed = { ...meta, ...change };
    this.emit({ meta: withStatedNormal(changed, changed.statedNormal ?? []) });
    this.changed();
  }

  /** Other answers stand on the screen. */
  protected begun(_data: FormData, _marks: EntryMarks): void {}
}

/** The same of a report that the device does not keep any more, or not as it is. */
function notKept(state: SyncState, now: number): SyncState {
  return { ...state, kept: null, autosavedAt: null, changes: state.changes + 1, unkeptSince: now };
}

/** The same text as if it were written now: what the draft holds by now is shown beside it where it differs. */
function written({ draft: _draft, ...record }: WorkingRecord): WorkingRecord {
  return { ...record, savedOn: 'device' };
}
