import type { ErrorCode } from '@constat/contract/errors';
import type { ReportDocument } from '@constat/report/document';

/** What a worker renders. */
export interface WorkerJob {
  readonly format: 'pdf' | 'docx';
  readonly document: ReportDocument;
  /** Epoch milliseconds. */
  readonly creationTime: number;
}

/** What it answers; a refusal holds no word of the report. */
export type WorkerAnswer =
  | { readonly bytes: Uint8Array }
  | { readonly refusal: { readonly code: ErrorCode; readonly fields: readonly string[] } };
