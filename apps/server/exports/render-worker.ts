/** The thread in which PDF and Word are made: one job at a time, fonts and compiler kept between jobs. */
import { parentPort } from 'node:worker_threads';
import { Refusal } from '../platform/refusal.ts';
import { createPdfRenderer } from './pdf/create-pdf-renderer.ts';
import type { RenderPdf } from './pdf/create-pdf-renderer.ts';
import { renderWord } from './word/render-word.ts';
import type { WorkerAnswer, WorkerJob } from './worker-job.ts';

let renderPdf: RenderPdf | undefined;

async function answer({ format, document, creationTime }: WorkerJob): Promise<WorkerAnswer> {
  try {
    if (format === 'docx') return { bytes: await renderWord(document, creationTime) };
    renderPdf ??= createPdfRenderer();
    return { bytes: renderPdf(document, creationTime) };
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('EXPORT_FAILED');
    return { refusal: { code: refusal.code, fields: refusal.fields } };
  }
}

parentPort?.on('message', (job: WorkerJob) => {
  void answer(job).then((result) => {
    // A copy: bytes from native memory cannot be moved to another thread.
    parentPort?.postMessage('bytes' in result ? { bytes: Uint8Array.from(result.bytes) } : result);
  });
});
