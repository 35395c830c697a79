import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FieldId, RegionId, ReportType, ReportTypeName } from '@constat/report/catalogue';
import type { FormData, ReportMeta } from '@constat/report/rules';
import { buildMeta, DRAFT_DAYS } from '@constat/report/rules';
import type { WaitingConflict } from '@constat/report/sync';
import type { ReportStatus } from './report-status.ts';
import type { DraftServer } from './report-sync.ts';
import type { ReportValues } from './report-values.ts';
import type { UnreadableParts } from './unreadable-parts.ts';
import type { SavedPlace } from './working-record.ts';
import type { WorkingStorage } from './working-storage.ts';

/** What the screens read of the report, apart from the answers. A new object after every change of it. */
export interface ReportState {
  readonly reportId: string;
  readonly type: ReportType;
  readonly meta: ReportMeta;
  /** Where it lies on the server; null before it was ever saved there. */
  readonly place: SavedPlace | null;
  readonly title: string | null;
  /** Days until a draft expires after its last save. */
  readonly retentionDays: number;
  readonly status: ReportStatus;
  /** Places that were changed here and elsewhere, which wait for the physician's choice. */
  readonly conflicts: readonly WaitingConflict[];
  /** What of the stored report could not be read; its original stays where it was. Null when all could. */
  readonly unread: UnreadableParts | null;
  /** Raised when all answers were put in place of others. */
  readonly generation: number;
}

/** A report as it is sent: plain arrays that the receiver may keep. */
export interface ReportContent extends ReportTypeName {
  readonly formData: FormData;
  readonly meta: ReportMeta & { readonly confirmed: FieldId[]; readonly notExamined: RegionId[] };
}

export interface WorkingReportOptions {
  readonly owner: string;
  readonly values: ReportValues;
  readonly storage: WorkingStorage;
  readonly server: DraftServer;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds of a clock that does not go back. */
  readonly clock: () => number;
  /** The local day, YYYY-MM-DD. */
  readonly today: () => string;
  readonly newId: () => string;
  /** Says that these parts of the examination were marked as examined, in the language of the screens. */
  readonly sayExamined: (regions: readonly RegionId[]) => string;
  /** Hears of an edit or a confirmation that marked parts of the examination as examined; other acts tell of it themselves. */
  readonly onExamined: (undo: Undo) => void;
  /** Runs the task after that many milliseconds, unless cancelled. */
  readonly schedule: (task: () => void, delay: number) => () => void;
}

/** Puts back what was there before. */
export interface Undo {
  (): void;
  /** Says which parts of the examination the act marked as examined, where it did. */
  readonly note?: string;
}

/** The state of a report in which nothing happened yet. */
export function initialState(reportId: string, language: 'fr' | 'en'): ReportState {
  return {
    reportId,
    type: MEDICAL_EVALUATION,
    meta: buildMeta(language),
    place: null,
    title: null,
    retentionDays: DRAFT_DAYS.default,
    generation: 0,
    unread: null,
    conflicts: [],
    status: { arrival: null, sync: { kind: 'not-saved' }, failure: null },
  };
}
