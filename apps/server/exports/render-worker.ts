/** The thread in which PDF and Word are made: one job at a time, fonts and compiler kept between jobs. */
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '../platform/refusal.ts';
import type { PdfRenderer } from './pdf/create-pdf-renderer.ts';
import type { RenderAnswer, RenderJob, RenderRefusal, WorkerSettings } from './render-job.ts';

const { pdfCompiler } = workerData as WorkerSettings;
let pdfRenderer: PdfRenderer | undefined;

/** How long the layout of a report stays in memory for its next PDF, in milliseconds. */
const KEPT_MS = 60_000;
let forgetting: NodeJS.Timeout | undefined;

/** Each format loads its own code when it is first asked for. */
const RENDERERS: Readonly<Record<RenderJob['format'], (job: RenderJob) => Promise<Uint8Array>>> = {
  async pdf({ document, creationTime, pdf }) {
    const { createPdfRenderer } = await import('./pdf/create-pdf-renderer.ts');
    pdfRenderer ??= await createPdfRenderer(pdfCompiler);
    return pdfRenderer.render(document, creationTime, pdf);
  },
  async docx({ document, creationTime }) {
    const { renderWord } = await import('./word/render-word.ts');
    return renderWord(document, creationTime);
  },
};

async function answer(job: RenderJob): Promise<RenderAnswer> {
  const outcome = await RENDERERS[job.format](job).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ refusal: refusalOf(error) }),
  );
  return { ...outcome, isSpent: pdfRenderer?.isSpent() === true };
}

/** An unforeseen error gives its name alone: its message could quote the report. */
function refusalOf(error: unknown): RenderRefusal {
  if (!(error instanceof Refusal)) {
    return { code: 'EXPORT_FAILED', fields: [], reason: error instanceof Error ? error.name : 'unknown' };
  }
  const { code, fields, cause } = error;
  return { code, fields, reason: cause instanceof Error ? cause.message : code };
}

function send(result: RenderAnswer): void {
  if ('refusal' in result) return parentPort?.postMessage(result, []);
  // A copy: bytes from native memory cannot be moved to another thread.
  const bytes = Uint8Array.from(result.bytes);
  parentPort?.postMessage({ ...result, bytes }, [bytes.buffer]);
}

parentPort?.on('message', (job: RenderJob) => {
  clearTimeout(forgetting);
  void answer(job).then((result) => {
    send(result);
    pdfRenderer?.tidy();
    forgetting = setTimeout(() => pdfRenderer?.forget(), KEPT_MS).unref();
  });
});
