import type { ErrorCode } from '@constat/contract/errors';
import type { ReportDocument } from '@constat/report/document';

/** What a worker renders. */
export interface WorkerJob {
  readonly format: 'pdf' | 'docx';
  readonly document: ReportDocument;
  /** Epoch milliseconds. */
  readonly creationTime: number;
}

/** Why a job failed, for the operator's log: it holds no word of the report. */
export interface WorkerRefusal {
  readonly code: ErrorCode;
  readonly fields: readonly string[];
  readonly reason: string;
}

export type WorkerAnswer = { readonly bytes: Uint8Array } | { readonly refusal: WorkerRefusal };
