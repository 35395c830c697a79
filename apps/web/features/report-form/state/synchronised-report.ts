import { REPORT_TYPES } from '@constat/report/catalogue';
import type { RegionId, ReportType } from '@constat/report/catalogue';
import type { DraftContent } from '@constat/report/merge';
import { DRAFT_DAYS } from '@constat/report/rules';
import { beginUnsaved, recordOf, statusOf } from '@constat/report/sync';
import type { KeptDraft, SyncEvent, SyncState, SyncStatus } from '@constat/report/sync';
import { createListeners } from '../../../shared/listeners.ts';
import { recordOfDraft } from './draft-content.ts';
import { initialState } from './report-state.ts';
import type { ReportState, WorkingReportOptions } from './report-state.ts';
import type { Arrival } from './report-status.ts';
import { ReportSync } from './report-sync.ts';
import type { SyncPorts } from './report-sync.ts';
import { presentStatus } from './present-status.ts';
import type { ToldStatus } from './present-status.ts';
import type { SavedPlace, WorkingRecord } from './working-record.ts';

/** The title and the term that a draft has among the saved forms. */
export interface DraftLabel {
  readonly title: string;
  readonly retentionDays: number;
}

/** A report on the screen that is kept in step with the device and, once it is a draft, with the server. */
export abstract class SynchronisedReport {
  protected readonly options: WorkingReportOptions;
  readonly #listeners = createListeners();
  readonly #onceKept: (() => void)[] = [];
  #state: ReportState;
  #sync: ReportSync;
  /** The copy that the report was read from, and the revision that is as it was read. */
  #copy: { readonly place: SavedPlace; readonly revision: number } | null = null;
  #revision = 0;
  /** What was said last of where the report is kept. */
  #told: ToldStatus | null = null;

  constructor(options: WorkingReportOptions, language: 'fr' | 'en') {
    this.options = options;
    this.#state = initialState(options.newId(), language);
    const begun = beginUnsaved(options.owner, options.clock());
    this.#sync = new ReportSync(begun, this.#portsOf(this.#state.reportId));
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly getState = (): ReportState => this.#state;

  get owner(): string {
    return this.options.owner;
  }

  /** The version of the kind of report that it is read and judged by. */
  get type(): ReportType {
    return this.#state.type;
  }

  /** Raised by each change of the answers. */
  get revision(): number {
    return this.#revision;
  }

  protected get syncState(): SyncState {
    return this.#sync.state;
  }

  /** Id of the draft that the report is saved as by itself; null while there is none. */
  get draftId(): string | null {
    return this.#sync.state.formId;
  }

  protected get isDraft(): boolean {
    return this.draftId !== null;
  }

  protected get isOnServer(): boolean {
    return statusOf(this.#sync.state).kind === 'on-server';
  }

  /** True when something is neither on this device, nor on its way there, nor on the server. */
  get isAtRisk(): boolean {
    const status = statusOf(this.#sync.state);
    return status.kind === 'not-kept' || (status.kind === 'stopped' && !status.isKept);
  }

  /** What stands on the screen, as a save of a draft carries it. */
  draftContent(): DraftContent {
    const { title, retentionDays, type, meta } = this.#state;
    const formData = this.options.values.read();
    return { title: title ?? '', retentionDays, ...type.name, formData, meta };
  }

  /** Something happened that keeping and sending depend on. */
  hear(event: SyncEvent): void {
    this.#sync.send(event);
  }

  /** Keeps the report on the device now, and sends it where a draft holds it, when something changed since. */
  flush(): void {
    this.hear({ type: 'flush' });
    const { keeping, changes } = this.#sync.state;
    // The page may go before the write that is under way is answered.
    if (keeping !== null && keeping.changes !== changes) void this.options.storage.save(this.record());
  }

  /** Resolves once the server has all of the draft that it takes, or is known not to take it now. */
  async sent(): Promise<void> {
    this.flush();
    await this.#sync.until((state) => statusOf(state).kind !== 'saving');
  }

  /** Saves the draft now under that title and term; gives where the report is kept once the server answered, or did not. */
  async saveNow({ title, retentionDays }: DraftLabel): Promise<SyncStatus> {
    if (title !== this.#state.title || retentionDays !== this.#state.retentionDays) {
      this.emit({ title, retentionDays });
      this.changed();
    }
    const { tries } = this.#sync.state;
    this.hear({ type: 'flush', isForced: true });
    const answered = await this.#sync.until((state) => {
      const { kind } = statusOf(state);
      const isAnswered = state.attempt === null && !state.hurry.save && state.fetching === null;
      const canAsk = state.isSignedIn && kind !== 'stopped' && state.serverStop === null;
      return !canAsk || state.tries > tries || (isAnswered && kind !== 'saving');
    });
    return statusOf(answered);
  }

  /** The report is that draft from now on, which was just made of that content. */
  becameDraft(formId: string, version: number, content: DraftContent): void {
    const { title, retentionDays } = content;
    this.#copy = null;
    this.emit({ title, retentionDays, status: { ...this.#state.status, arrival: null, failure: null } });
    this.hear({ type: 'adopted', formId, version, content });
  }

  /** The server did not make a draft of the report; said until it does. */
  failedToSave(reason: string): void {
    this.flush();
    this.emit({ status: { ...this.#state.status, failure: reason } });
  }

  /** Takes in what other tabs had not kept of this report when they were taken over. */
  takeLateTexts(): void {
    const { storage } = this.options;
    for (const { id, late } of storage.lateTexts(this.#state.reportId))
      this.hear({ type: 'late-text', id, ...late });
  }

  /** The report as it is kept on the device. */
  protected record(): WorkingRecord {
    return this.#recordOf(this.#state.reportId, recordOf(this.#sync.state, this.draftContent()));
  }

  #recordOf(reportId: string, kept: KeptDraft, isOnServer = this.isOnServer): WorkingRecord {
    const savedAt = new Date(this.options.now()).toISOString();
    if (kept.formId !== null || this.#copy === null)
      return recordOfDraft(kept, { reportId, savedAt, isOnServer });
    const { place, revision } = this.#copy;
    return {
      ...recordOfDraft(kept, { reportId, savedAt, isOnServer: revision === this.#revision }),
      ...place,
    };
  }

  /** Goes on in that state with a report whose answers stand on the screen, once the one before it was ended or left. */
  protected synchronise(
    record: WorkingRecord,
    state: SyncState,
    {
      arrival = null,
      ...change
    }: Pick<ReportState, 'meta' | 'generation'> & {
      readonly arrival?: Arrival | null;
      readonly unread?: null;
    },
  ): void {
    const { savedFormId, savedFormType, version, savedOn } = record;
    const place =
      savedFormId === undefined || savedFormType === undefined || version === undefined
        ? null
        : { savedFormId, savedFormType, version };
    this.#revision += 1;
    const isCopy = place?.savedFormType === 'copy';
    this.#copy = isCopy ? { place, revision: savedOn === 'server' ? this.#revision : -1 } : null;
    this.#sync = new ReportSync(state, this.#portsOf(record.reportId));
    const told = presentStatus(state, this.options, null);
    this.#told = told;
    this.emit({
      ...change,
      reportId: record.reportId,
      type: REPORT_TYPES.of(record),
      place,
      title: record.title ?? null,
      retentionDays: record.retentionDays ?? DRAFT_DAYS.default,
      conflicts: state.conflicts,
      status: { arrival, sync: told.status, failure: null },
    });
  }

  protected endSync(): void {
    this.#sync.end();
    this.#onceKept.length = 0;
  }

  /**
   * Has the report that is about to leave the screen kept and, of a draft, sent to the server.
   * @param done told once, whether the server has all of it
   * @returns ends that, and gives the report as it is by then
   */
  protected finishInBackground(
    record: WorkingRecord,
    done: (isOnServer: boolean) => void,
  ): () => WorkingRecord {
    const sync = this.#sync;
    let content = this.draftContent();
    const { reportId } = record;
    sync.moveTo({
      ...this.#portsOf(reportId),
      content: () => content,
      show: (merged) => {
        content = merged;
      },
      changed: (state) => {
        const { kind } = statusOf(state);
        if (kind === 'saving' || state.keeping !== null || state.unkeptSince !== null) return;
        sync.end();
        done(kind === 'on-server');
      },
    });
    this.#onceKept.length = 0;
    sync.send({ type: 'flush' });
    return () => {
      sync.end();
      return this.#recordOf(reportId, recordOf(sync.state, content), false);
    };
  }

  /** Runs the task once the report that is open lies on the device. */
  protected onceKept(task: () => void): void {
    this.#onceKept.push(task);
  }

  protected changed(): void {
    this.#revision += 1;
    this.hear({ type: 'edited' });
  }

  #portsOf(reportId: string): SyncPorts {
    const { clock, schedule, newId, server, storage } = this.options;
    return {
      clock,
      schedule,
      newKey: newId,
      server,
      content: () => this.draftContent(),
      show: (content, examined) => this.shown(content, examined),
      keep: async (kept, state, absorbed) => {
        const isOnServer = statusOf(state).kind === 'on-server';
        const outcome = await storage.save(this.#recordOf(reportId, kept, isOnServer));
        if (outcome === 'kept') {
          storage.forgetLateTexts(reportId, absorbed);
          if (reportId === this.#state.reportId) for (const task of this.#onceKept.splice(0)) task();
        }
        return outcome;
      },
      setAside: (late) => storage.putLateText(reportId, newId(), late),
      changed: (state) => this.#heard(state),
    };
  }

  /** Tells the screens when where the report is kept, or what waits for a choice, is another thing than before. */
  #heard(state: SyncState): void {
    const { status, conflicts, place: before } = this.#state;
    const { formId, base } = state;
    const place: SavedPlace | null =
      formId === null || base === null
        ? before
        : { savedFormId: formId, savedFormType: 'draft', version: base.version };
    const told = presentStatus(state, this.options, this.#told);
    this.#told = told;
    const sync = told.status;
    const isSame =
      sync === status.sync && conflicts === state.conflicts && place?.savedFormId === before?.savedFormId;
    if (isSame) this.#state = { ...this.#state, place };
    else {
      const arrival = sync === status.sync ? status.arrival : null;
      this.emit({ place, conflicts: state.conflicts, status: { ...status, arrival, sync } });
    }
  }

  /** Puts what came from elsewhere on the screen; regions that entered values marked as examined. */
  protected abstract shown(content: DraftContent, examined: readonly RegionId[]): void;

  protected emit(change: Partial<ReportState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.notify();
  }
}
