/**
 * The process in which files from outside are read: it holds no connection and no secret, but for the one that signs with a
 * certificate file and does nothing else. It is ended when a file takes more seconds or megabytes than its kind may.
 */
import { readFile } from 'node:fs/promises';
import type { JobOf } from '../processes/job.ts';
import { serveJobs } from '../processes/serve-jobs.ts';
import type { Ask } from '../processes/serve-jobs.ts';
import { Refusal } from '../platform/refusal.ts';
import type { ArchiveReader } from './read-archive.ts';
import { UNREADABLE } from './parsing-job.ts';
import type { ParsingKinds } from './parsing-job.ts';

type Job = JobOf<ParsingKinds>;

let archives: ArchiveReader | undefined;

async function archiveReader(): Promise<ArchiveReader> {
  const { createArchiveReader } = await import('./read-archive.ts');
  archives ??= createArchiveReader();
  return archives;
}

/** Each kind loads its own code when it is first asked for. */
async function read(job: Job, ask: Ask): Promise<ParsingKinds[keyof ParsingKinds]['output']> {
  switch (job.kind) {
    case 'letterhead': {
      const { readLetterhead } = await import('../exports/letterhead/read-letterhead.ts');
      return readLetterhead(job.bytes, job.mayAppend);
    }
    case 'handwritten': {
      const { readHandwritten } = await import('../signing/handwritten/read-handwritten.ts');
      return readHandwritten(job.bytes);
    }
    case 'merge': {
      const { mergeLetterhead } = await import('../exports/letterhead/merge-letterhead.ts');
      return { bytes: await mergeLetterhead(job.letterhead, job.report, job.values) };
    }
    case 'letterheadPreview': {
      const { mergeLetterhead } = await import('../exports/letterhead/merge-letterhead.ts');
      const { previewPages } = await import('../exports/letterhead/preview/preview-pages.ts');
      return previewPages(job.letterhead, await mergeLetterhead(job.letterhead, job.report, job.values));
    }
    case 'pdf': {
      const { isEncryptedPdf, readAttachedReport } = await import('../exports/pdf/attached-report.ts');
      const bytes = await readFile(job.file);
      const report = readAttachedReport(bytes);
      if (report === undefined && isEncryptedPdf(bytes)) throw new Refusal('PDF_ENCRYPTED');
      return { report: report ?? null };
    }
    case 'archive':
      return (await archiveReader()).content(job.file);
    case 'archivedReport':
      return { value: await (await archiveReader()).report(job.file, job.name) };
    case 'archivedList':
      return (await archiveReader()).list(job.file, job.list, job.from);
    case 'archivedSignature':
      return (await archiveReader()).signature(job.file, job.name);
    case 'archivedLetterhead':
      return (await archiveReader()).letterhead(job.file);
    case 'closeArchive':
      await archives?.close(job.file);
      return {};
    case 'sign': {
      const { signWithFile } = await import('../signing/sign-with-file.ts');
      return signWithFile(job);
    }
    case 'compare': {
      const { compareReturnedFile } = await import('../signing/read-returned-file.ts');
      return compareReturnedFile(job);
    }
    case 'signatures': {
      const { readSignatures } = await import('../signing/read-returned-file.ts');
      return readSignatures(job.pdf, job.receivedAt);
    }
    case 'cut': {
      const { cutRecording } = await import('../webm/cut-recording.ts');
      return cutRecording(async (from, end) => (await ask({ from, end })) as Uint8Array[], job.span);
    }
  }
}

serveJobs<ParsingKinds>('INTERNAL', async (job, _settings, ask) => {
  try {
    return await read(job, ask);
  } catch (cause) {
    throw cause instanceof Refusal ? cause : new Refusal(UNREADABLE[job.kind], { cause });
  }
});
