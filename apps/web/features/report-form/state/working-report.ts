import type { SavedForm } from '@constat/contract';
import { FIRST_REPORT_TYPE, MEDICAL_EVALUATION, REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId, RegionId, ReportType } from '@constat/report/catalogue';
import type { FormData } from '@constat/report/rules';
import {
  buildDefaults,
  changeReason,
  newReportMeta,
  upgradeReport,
  readReport,
  withIntended,
  withStatedNormal,
} from '@constat/report/rules';
import { contentOfForm } from './draft-content.ts';
import { readMeta } from './read-meta.ts';
import type { ReplacedReport } from './replaced-report.ts';
import { ReportAnswers } from './report-answers.ts';
import type { Undo } from './report-state.ts';
import type { Arrival } from './report-status.ts';
import { findUnreadable } from './unreadable-parts.ts';
import type { WorkingRecord } from './working-record.ts';

/** What a report begins with. */
export interface NewVisit {
  /** The patient's; nobody's where absent. */
  readonly name?: string;
  readonly type?: ReportType;
  /** The parts of the examination that the case is about; the usual ones where none is named. */
  readonly regions?: readonly RegionId[];
  /** Values that the physician took over from an earlier report: they are confirmed. */
  readonly carried?: FormData;
}

/** The report that this tab works on: what can be done with its answers. It lives outside React. */
export class WorkingReport extends ReportAnswers {
  /**
   * Goes on with what this device keeps, or begins a new report in that language. True when the report that would have
   * been gone on with is open in another page.
   * @param onlyOfTab only a report that this tab works on already is gone on with
   */
  resume(language: 'fr' | 'en', onlyOfTab = false): boolean {
    const { record: kept, unread, isOpenElsewhere } = this.options.storage.open(onlyOfTab);
    if (kept === null) this.#begin(language, {}, { kind: 'newForm' });
    else {
      const reportId = kept.reportId === '' ? this.options.newId() : kept.reportId;
      this.put({ ...kept, reportId }, { arrival: { kind: 'recovered' }, as: 'kept' });
    }
    this.emit({ unread });
    return isOpenElsewhere;
  }

  /**
   * Notes when the worker was told that the evaluation is dictated.
   * @param at YYYY-MM-DDTHH:MM of the physician's clock; null takes the note back
   */
  noteDictationTold(at: string | null): void {
    this.changeMeta({ dictationToldAt: at ?? undefined });
    this.flush();
  }

  /**
   * Keeps why a line of the review is as it should be; null takes the reason back. Reasons whose passages are gone go.
   * @param lines the ids of the lines that it lists
   */
  noteIntended(line: string, reason: string | null, lines: readonly string[]): void {
    const isBlank = (part: string): boolean => {
      const field = this.type.fields.find(({ id }) => id === part);
      return field !== undefined && field.kind !== 'flag' && this.get(field.id).trim() === '';
    };
    const reasons = changeReason(this.getState().meta.intended ?? {}, line, reason, { lines, isBlank });
    this.changeMeta({ intended: Object.keys(reasons).length === 0 ? undefined : reasons });
    this.flush();
  }

  /** Begins a blank report for a visit, or for nobody. */
  startNew(language: 'fr' | 'en', visit: NewVisit = {}): Undo | null {
    const { name = '' } = visit;
    return this.replacing('begun', () =>
      this.#begin(language, visit, name === '' ? { kind: 'newForm' } : { kind: 'newVisit', name }),
    );
  }

  /**
   * Puts a form read from the server in place of the report. What this device has of a draft and the server lacks comes
   * with it. When not all of the form could be read, the report is not tied to it: a save makes a new draft, and the
   * original stays as it is.
   */
  open(form: SavedForm, as: 'draftLoaded' | 'formLoaded'): Undo | null {
    const arrival = arrivalOf(form, as);
    const content = contentOfForm(form);
    const kept = content === null ? null : this.options.storage.ofDraft(form.id);
    // The draft that is open is read again on purpose, without what this device has of it.
    if (kept !== null && kept.reportId !== this.getState().reportId) {
      return this.replacing('loaded', () => this.put(kept, { arrival, as: 'kept' }));
    }
    // What is of a type of a later version is read as far as the first one goes, and stays as it is on the server.
    const type = REPORT_TYPES.find(form) ?? FIRST_REPORT_TYPE;
    const meta = readMeta(type, form.meta, this.getState().meta.reportLanguage);
    const record = {
      ...this.newRecord(type, readReport(type, form.formData).data, meta),
      title: form.title,
      retentionDays: form.retentionDays,
    };
    return this.replacing('loaded', () => {
      if (content === null) {
        this.put(record, { arrival, as: 'new', state: this.unsaved() });
        this.emit({ unread: findUnreadable(form) });
        return;
      }
      const place = { savedFormId: form.id, savedFormType: form.formType, version: form.version };
      const state = this.startOf(form, content);
      this.put({ ...record, ...place, savedOn: 'server' }, { arrival, as: 'new', state });
    });
  }

  /** Empties every answer; the report stays tied to its draft. */
  clear(): Undo | null {
    const { meta, place, title, retentionDays } = this.getState();
    const record = {
      ...this.newRecord(this.type, {}, withIntended(withStatedNormal({ ...meta, confirmed: [] }, []), {})),
      ...place,
      ...(title === null ? {} : { title }),
      retentionDays,
    };
    return this.replacing('cleared', () => this.put(record, { arrival: { kind: 'newForm' }, as: 'written' }));
  }

  /** The later version of its type that the report can be raised to without losing a field; null when there is none. */
  get laterType(): ReportType | null {
    const later = REPORT_TYPES.findNewest(this.type.id);
    if (later === undefined || later === this.type) return null;
    const { formData, meta } = this.draftContent();
    return upgradeReport(this.type, later, formData, meta).lost.length === 0 ? later : null;
  }

  /** Goes on with the report in the later version of its type. */
  raise(): void {
    const later = this.laterType;
    if (later === null) return;
    const { formData, meta } = this.draftContent();
    const raised = upgradeReport(this.type, later, formData, meta);
    this.emit({ type: later, meta: raised.meta, generation: this.getState().generation + 1 });
    this.changed();
    this.flush();
  }

  /** True when an entry tells of fields of the report that is open: they can come back without the rest. */
  holdsFieldsOf({ fields, record }: ReplacedReport): boolean {
    const { reportId, place } = this.getState();
    const isSaved = place !== null && place.savedFormId === record.savedFormId;
    return fields.length > 0 && (record.reportId === reportId || isSaved);
  }

  /** Brings back a report that was replaced, or of the report that is open only the fields that were. */
  bringBack(entry: ReplacedReport): Undo | null {
    const { record, fields } = entry;
    const undo = this.holdsFieldsOf(entry)
      ? this.#bringBackFields(record, fields)
      : this.replacing('broughtBack', () =>
          this.put(record, { arrival: { kind: 'recovered' }, as: 'written' }),
        );
    this.options.storage.removeReplaced(entry.id);
    return undo;
  }

  #bringBackFields(record: WorkingRecord, fields: readonly FieldId[]): Undo {
    const texts = new Map(fields.map((id) => [id, String(record.formData[id] ?? '')] as const));
    // A sample that nobody had confirmed comes back as such.
    const others = this.getState().meta.confirmed.filter((id) => !fields.includes(id));
    const confirmed = [...others, ...record.meta.confirmed.filter((id) => fields.includes(id))];
    const stated = (record.meta.statedNormal ?? []).filter((id) => fields.includes(id));
    return this.writeEntered(texts, 'broughtBack', fields, { confirmed, stated });
  }

  /** What can still be brought back. */
  replaced(): readonly ReplacedReport[] {
    return this.options.storage.replaced();
  }

  #begin(language: 'fr' | 'en', visit: NewVisit, arrival: Arrival): void {
    const { name = '', type = MEDICAL_EVALUATION, regions, carried = {} } = visit;
    const defaults = buildDefaults(type, { today: this.options.today(), language });
    const formData = { ...defaults, ...(name !== '' && { patientName: name }), ...carried };
    const confirmed = type.fields
      .filter(({ id, prefill }) => prefill !== undefined && carried[id] !== undefined)
      .map(({ id }) => id);
    const meta = { ...newReportMeta(type, language, regions), confirmed };
    const record = this.newRecord(type, formData, meta);
    this.put(record, { arrival, as: 'new', state: this.unsaved() });
  }
}

function arrivalOf({ formType, title }: SavedForm, as: 'draftLoaded' | 'formLoaded'): Arrival {
  if (formType === 'copy') return { kind: 'copyLoaded' };
  return as === 'draftLoaded' ? { kind: 'draftLoaded', title } : { kind: 'formLoaded' };
}
