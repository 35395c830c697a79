/** PDFs and other programs to try signatures with. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeAttachment } from '../exports/pdf/attached-report.ts';
import { createPdfRenderer } from '../exports/pdf/create-pdf-renderer.ts';
import type { PdfCompilerName } from '../exports/pdf/pdf-compiler.ts';
import { CREATION_TIME, realisticReport } from '../exports/reports.test-data.ts';

/** A report of six pages, with its data attached or without. */
export async function reportPdfs(
  compiler: PdfCompilerName,
): Promise<{ readonly plain: Uint8Array; readonly attached: Uint8Array }> {
  const { render } = await createPdfRenderer(compiler);
  const attachment = writeAttachment({ title: 'Zz', formData: {} });
  return {
    plain: render(realisticReport('fr'), CREATION_TIME),
    attached: render(realisticReport('fr'), CREATION_TIME, { attachment }),
  };
}

interface Ran {
  readonly status: number | null;
  readonly output: string;
}

/** A folder for the files of other programs, and a way to run them there. */
export interface Workshop {
  readonly folder: string;
  write(fileName: string, bytes: Uint8Array | string): string;
  read(fileName: string): Uint8Array;
  /** Runs a program in the folder; its output is that of both streams. */
  run(program: string, ...options: readonly string[]): Ran;
  /** Runs a program and expects it to succeed. */
  succeed(program: string, ...options: readonly string[]): string;
  remove(): void;
}

export function createWorkshop(): Workshop {
  const folder = mkdtempSync(path.join(tmpdir(), 'constat-signatures-'));

  function run(program: string, ...options: readonly string[]): Ran {
    const environment = { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
    const { status, stdout, stderr, error } = spawnSync(program, options, {
      cwd: folder,
      env: environment,
      encoding: 'latin1',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (error !== undefined) throw error;
    return { status, output: stdout + stderr };
  }

  return {
    folder,
    run,
    write(fileName, bytes) {
      writeFileSync(path.join(folder, fileName), bytes);
      return fileName;
    },
    read: (fileName) => readFileSync(path.join(folder, fileName)),
    succeed(program, ...options) {
      const { status, output } = run(program, ...options);
      if (status !== 0) throw new Error(`${program} ended with ${status}: ${output}`);
      return output;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** The structure of a file as qpdf reads it. */
export function checkStructure(workshop: Workshop, pdf: Uint8Array): string {
  return workshop.run('qpdf', '--check', workshop.write('checked.pdf', pdf)).output;
}

export const SOUND_STRUCTURE = 'No syntax or stream encoding errors found';

/** The last signature of a file, and the bytes that it is of. */
export function lastSignature(pdf: Uint8Array): { readonly cms: Uint8Array; readonly content: Uint8Array } {
  const file = Buffer.from(pdf);
  const ranges = Array.from(
    file.toString('latin1').matchAll(/\/ByteRange ?\[ ?(\d+) (\d+) (\d+) (\d+)\s*\]/gu),
    (found) => found.slice(1).map(Number),
  );
  const [first = 0, end = 0, next = 0, rest = 0] = ranges.at(-1) ?? [];
  const content = Buffer.concat([file.subarray(first, end), file.subarray(next, next + rest)]);
  return { content, cms: Buffer.from(file.toString('latin1', end + 1, next - 1), 'hex') };
}

/** What openssl finds of a signature, with the certificate that it names and up to the root of the test. */
export function verifyByOpenssl(workshop: Workshop, pdf: Uint8Array): string {
  const { cms, content } = lastSignature(pdf);
  const { output } = workshop.run(
    'openssl',
    'cms',
    '-verify',
    '-cades',
    '-binary',
    '-inform',
    'DER',
    '-in',
    workshop.write('cms.der', cms),
    '-content',
    workshop.write('content.bin', content),
    '-CAfile',
    'root.pem',
    '-purpose',
    'any',
    '-out',
    'out.bin',
  );
  return output;
}

/** What poppler finds of the signatures of a file. */
export function verifyByPdfsig(workshop: Workshop, pdf: Uint8Array): string {
  return workshop.run('pdfsig', workshop.write('signed.pdf', pdf)).output;
}
