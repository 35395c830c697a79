import type { ExportFormat } from '@constat/contract';
import type { ErrorCode } from '@constat/contract/errors';
import type { ReportDocument } from '@constat/report/document';
import type { PdfCompilerName } from './pdf/pdf-compiler.ts';
import type { PdfOptions } from './pdf/pdf-options.ts';

/** What every worker is told when it starts. */
export interface WorkerSettings {
  readonly pdfCompiler: PdfCompilerName;
}

/** What a worker renders. */
export interface RenderJob {
  /** HTML is made without a worker. */
  readonly format: Exclude<ExportFormat, 'html'>;
  readonly document: ReportDocument;
  /** Epoch milliseconds. */
  readonly creationTime: number;
  readonly pdf?: PdfOptions | undefined;
}

/** Why a job failed, for the operator's log: it holds no word of the report. */
export interface RenderRefusal {
  readonly code: ErrorCode;
  readonly fields: readonly string[];
  readonly reason: string;
}

export type RenderAnswer = ({ readonly bytes: Uint8Array } | { readonly refusal: RenderRefusal }) & {
  /** The worker takes no further job: another one is to take its place. */
  readonly isSpent?: boolean;
};

/** The smallest report there is: it makes a worker load what a PDF takes. */
export const WARM_UP_JOB: RenderJob = {
  format: 'pdf',
  creationTime: 0,
  document: {
    language: 'fr',
    title: 'Constat',
    propertiesTitle: 'Constat',
    fileTitle: '',
    runningHead: '',
    status: '',
    author: '',
    pageLabel: '{page}/{pages}',
    blocks: [],
  },
};
