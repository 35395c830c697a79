import type { ExportFormat } from '@constat/contract';
import type { ReportDocument } from '@constat/report/document';
import { createExportQueue } from './export-queue.ts';
import { exportFileName } from './file-name.ts';
import { renderHtml } from './html/render-html.ts';
import { choosePdfCompiler } from './pdf/choose-compiler.ts';
import type { PdfCompilerName } from './pdf/pdf-compiler.ts';
import type { PdfOptions } from './pdf/pdf-options.ts';
import { WARM_UP_JOB } from './worker-job.ts';
import type { WorkerJob } from './worker-job.ts';
import { createWorkerRunner } from './worker-runner.ts';
import type { WorkerRunnerOptions } from './worker-runner.ts';

export interface ExportJob {
  readonly format: ExportFormat;
  readonly document: ReportDocument;
  /** Epoch milliseconds: the time that the file says it was made at. */
  readonly creationTime: number;
  /** What the physician chose of a PDF. */
  readonly pdf?: PdfOptions | undefined;
}

interface ExportedFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly fileName: string;
  /** What the file may load and run when a browser shows it: nothing. */
  readonly contentSecurityPolicy: string;
}

export interface ExportService {
  /** Which compiler makes the PDFs: those of the native one declare PDF/A and PDF/UA, those of the other nothing. */
  readonly pdfCompiler: PdfCompilerName;
  /**
   * The same document and time give the same bytes. Throws `EXPORT_GLYPH_MISSING` (PDF alone) with code points in
   * `fields`, `EXPORT_FAILED`, or `TOO_MANY_ATTEMPTS` when too many exports wait already.
   */
  render(job: ExportJob): Promise<ExportedFile>;
  /**
   * The pages of the PDF with the places of its parts, for a screen. Exports go first; of the jobs of one screen the newest
   * alone waits. Throws `FINAL_PAGES_OVERTAKEN` for an older one, `EXPORT_FAILED`, or `TOO_MANY_ATTEMPTS`.
   * @param screen names the screen that asks
   */
  renderFinalPages(screen: string, job: Pick<ExportJob, 'document' | 'creationTime'>): Promise<Uint8Array>;
  /** Makes the worker ready for PDF, and from then on every worker that takes its place. Never throws. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

export interface ExportServiceOptions extends WorkerRunnerOptions {
  /** How many exports may wait for the one that runs. */
  readonly queueLength: number;
}

const DEFAULTS: Omit<ExportServiceOptions, 'pdfCompiler'> = {
  workerUrl: new URL('render-worker.ts', import.meta.url),
  timeLimitMs: 60_000,
  jobsPerWorker: 200,
  heapMegabytes: 768,
  queueLength: 32,
};

const MEDIA_TYPES = {
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<ExportFormat, string>;

const NOTHING = "default-src 'none'";

/** Renders exports one after another in a worker; print HTML, which takes milliseconds, at once. */
export function createExportService(options: Partial<ExportServiceOptions> = {}): ExportService {
  const pdfCompiler = options.pdfCompiler ?? choosePdfCompiler();
  const settings = { ...DEFAULTS, ...options, pdfCompiler };
  const runner = createWorkerRunner(settings);
  let closed = false;
  let keepsWarm = false;

  async function warm(): Promise<void> {
    if (!keepsWarm || closed || runner.isReady()) return;
    // Whoever exports next will be told.
    await runner.run(WARM_UP_JOB).catch(() => undefined);
  }

  const queue = createExportQueue<WorkerJob>({
    run: (job) => runner.run(job),
    afterEach: warm,
    queueLength: settings.queueLength,
  });

  return {
    pdfCompiler,
    async render({ format, document, creationTime, pdf }) {
      const file = { mediaType: MEDIA_TYPES[format], fileName: exportFileName(document.fileTitle, format) };
      if (format === 'html') {
        const { html, contentSecurityPolicy } = renderHtml(document);
        return { ...file, bytes: new TextEncoder().encode(html), contentSecurityPolicy };
      }
      return {
        ...file,
        bytes: await queue.inTurn({ format, document, creationTime, pdf }),
        contentSecurityPolicy: NOTHING,
      };
    },
    renderFinalPages: (screen, { document, creationTime }) =>
      queue.newest(screen, {
        format: 'pdf',
        document,
        creationTime,
        pdf: { nameMissingGlyphs: true, marksPlaces: true },
      }),
    async warmUp() {
      keepsWarm = true;
      await queue.between(warm).catch(() => undefined);
    },
    async close() {
      closed = true;
      queue.close();
      await runner.close();
    },
  };
}
