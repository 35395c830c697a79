import type { ExportFormat, ExportStanding } from '@constat/contract';
import { EXPORTS_WAITING } from '@constat/contract/limits';
import type { ReportDocument } from '@constat/report/document';
import { programUrl } from '../platform/installed-files.ts';
import { createExportQueue } from './export-queue.ts';
import type { ExportWorker } from './export-queue.ts';
import { exportFileName } from './file-name.ts';
import { renderHtml } from './html/render-html.ts';
import { choosePdfCompiler } from './pdf/choose-compiler.ts';
import type { PdfCompilerName } from './pdf/pdf-compiler.ts';
import type { PdfOptions } from './pdf/pdf-options.ts';
import { WARM_UP_JOB } from './render-job.ts';
import type { RenderJob } from './render-job.ts';
import { createRenderWorkerRunner } from './render-worker-runner.ts';
import type { RenderWorkerRunnerOptions } from './render-worker-runner.ts';

export interface ExportJob {
  /** Whose export it is: the turns go round over the owners. */
  readonly ownerId: string;
  readonly format: ExportFormat;
  readonly document: ReportDocument;
  /** Epoch milliseconds: the time that the file says it was made at. */
  readonly creationTime: number;
  /** What the physician chose of a PDF. */
  readonly pdf?: PdfOptions | undefined;
  /** Aborted when nobody waits for the file any more: it leaves the queue, or ends. */
  readonly signal?: AbortSignal | undefined;
}

export interface ExportedFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly fileName: string;
  /** What the file may load and run when a browser shows it: nothing. */
  readonly contentSecurityPolicy: string;
}

export interface ExportService {
  /** Which compiler makes the PDFs. */
  readonly pdfCompiler: PdfCompilerName;
  /**
   * The same document and time give the same bytes. Throws `EXPORT_GLYPH_MISSING` (PDF alone) with code points in
   * `fields`, `EXPORT_FAILED`, or `EXPORTS_WAITING` and `TOO_MANY_ATTEMPTS` when too many wait already, of the owner or in all.
   */
  render(job: ExportJob): Promise<ExportedFile>;
  /** Where the owner's exports stand. */
  standing(ownerId: string): ExportStanding;
  /**
   * The pages of the PDF with the places of its parts, for a screen. Exports go first; of the jobs of one screen the newest
   * alone waits. Throws `FINAL_PAGES_OVERTAKEN` for an older one, `EXPORT_FAILED`, or `TOO_MANY_ATTEMPTS`.
   * @param screen names the screen that asks, among those of its owner
   */
  renderFinalPages(
    screen: string,
    job: Pick<ExportJob, 'ownerId' | 'document' | 'creationTime'>,
  ): Promise<Uint8Array>;
  /** Makes a worker ready for PDF, and from then on every worker that takes its place. Never throws. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

export interface ExportServiceOptions extends RenderWorkerRunnerOptions {
  /** How many exports may wait, and as many refreshed screens. */
  readonly queueLength: number;
  /** How many exports of one owner may wait. */
  readonly waitingOfOwner: number;
  /** A worker beside the first, started while several owners wait, is ended after so much time without a job. */
  readonly idleMs: number;
}

const DEFAULTS: Omit<ExportServiceOptions, 'pdfCompiler'> = {
  workerUrl: programUrl('render-worker'),
  timeLimitMs: 60_000,
  jobsPerWorker: 200,
  heapMegabytes: 768,
  queueLength: 32,
  waitingOfOwner: EXPORTS_WAITING,
  idleMs: 60_000,
};

/** The media type of each format. */
export const MEDIA_TYPES = {
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<ExportFormat, string>;

/** Of a file that is no page: it loads nothing. */
export const LOADS_NOTHING = "default-src 'none'";

/** Renders exports in workers, one of each owner at a time; print HTML, which takes milliseconds, at once. */
export function createExportService(options: Partial<ExportServiceOptions> = {}): ExportService {
  const pdfCompiler = options.pdfCompiler ?? choosePdfCompiler();
  const settings = { ...DEFAULTS, ...options, pdfCompiler };
  const first = createWarmWorker(settings);
  const second = createPassingWorker(settings);
  const queue = createExportQueue<RenderJob>({ ...settings, workers: [first, second] });

  return {
    pdfCompiler,
    standing: (ownerId) => queue.standing(ownerId),
    async render({ ownerId, format, document, creationTime, pdf, signal }) {
      const file = { mediaType: MEDIA_TYPES[format], fileName: exportFileName(document.fileTitle, format) };
      if (format === 'html') {
        const { html, contentSecurityPolicy } = renderHtml(document);
        return { ...file, bytes: new TextEncoder().encode(html), contentSecurityPolicy };
      }
      return {
        ...file,
        bytes: await queue.inTurn(ownerId, { format, document, creationTime, pdf }, signal),
        contentSecurityPolicy: LOADS_NOTHING,
      };
    },
    renderFinalPages: (screen, { ownerId, document, creationTime }) =>
      queue.newest(ownerId, screen, {
        format: 'pdf',
        document,
        creationTime,
        pdf: { nameMissingGlyphs: true, marksPlaces: true },
      }),
    async warmUp() {
      first.keepWarm();
      await queue.prepare().catch(() => undefined);
    },
    async close() {
      queue.close();
      await Promise.all([first.close(), second.close()]);
    },
  };
}

interface ClosableWorker extends ExportWorker<RenderJob> {
  close(): Promise<void>;
}

/** The worker that a server for one person does with: once asked to, it stays ready for PDF. */
function createWarmWorker(options: RenderWorkerRunnerOptions): ClosableWorker & { keepWarm(): void } {
  const runner = createRenderWorkerRunner(options);
  let keepsWarm = false;
  return {
    run: (job, signal) => runner.run(job, signal),
    keepWarm() {
      keepsWarm = true;
    },
    async prepare() {
      if (!keepsWarm || runner.isReady()) return;
      // Whoever exports next will be told.
      await runner.run(WARM_UP_JOB).catch(() => undefined);
    },
    async close() {
      keepsWarm = false;
      await runner.close();
    },
  };
}

/** A worker that is there while it is needed: its compiler and fonts take memory. */
function createPassingWorker(options: ExportServiceOptions): ClosableWorker {
  const runner = createRenderWorkerRunner(options);
  let timer: NodeJS.Timeout | undefined;
  return {
    run(job, signal) {
      clearTimeout(timer);
      return runner.run(job, signal);
    },
    async prepare() {
      timer = setTimeout(() => void runner.close(), options.idleMs).unref();
    },
    async close() {
      clearTimeout(timer);
      await runner.close();
    },
  };
}
