/** PDFs and other programs to try signatures with. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeAttachment } from '../exports/pdf/attached-report.ts';
import { createPdfRenderer } from '../exports/pdf/create-pdf-renderer.ts';
import type { PdfCompilerName } from '../exports/pdf/pdf-compiler.ts';
import { CREATION_TIME, realisticReport } from '../exports/reports.test-data.ts';
import { appendRevision } from './append-revision.ts';
import type { Revision } from './append-revision.ts';
import { pagesOf } from './pdf-pages.ts';
import { dictionary, isArray, name, textString } from './pdf-values.ts';
import type { PdfReference } from './pdf-values.ts';

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
  readonly write: (fileName: string, bytes: Uint8Array | string) => string;
  readonly read: (fileName: string) => Uint8Array;
  /** Runs a program in the folder; its output is that of both streams. */
  readonly run: (program: string, ...options: readonly string[]) => Ran;
  /** Runs a program and expects it to succeed. */
  readonly succeed: (program: string, ...options: readonly string[]) => string;
  readonly remove: () => void;
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

/** A signature as other programs write it. */
interface OtherSignature {
  /** Of the certificate in the workshop. */
  readonly certificate: string;
  readonly subFilter?: string;
  /** Options of `openssl cms -sign`. */
  readonly options?: readonly string[];
  /** Where it shows on the first page; nowhere without. */
  readonly rectangle?: readonly [number, number, number, number];
  /** Leaves the time out of the dictionary. */
  readonly saysNoTime?: boolean;
  /** What else the revision does. */
  readonly besides?: (revision: Revision, field: PdfReference) => void;
}

/** The same file with a signature of these bytes, whatever they are, over all of it. */
export function withSignature(pdf: Uint8Array, cms: Uint8Array): Buffer {
  const contents = `<${Buffer.from(cms).toString('hex')}>`;
  const entries = {
    Type: name('Sig'),
    SubFilter: name('adbe.pkcs7.detached'),
    ByteRange: { verbatim: RANGE },
    Contents: { verbatim: contents },
  };
  const signed = appendRevision(pdf, ({ add, setInCatalog }) => {
    const value = add(dictionary(entries));
    const field = add(dictionary({ FT: name('Sig'), T: textString('Zz'), V: value }));
    setInCatalog({ AcroForm: dictionary({ Fields: [field], SigFlags: 3 }) });
  });
  const file = Buffer.from(signed);
  fillRange(file, pdf.length, contents);
  return file;
}

/** Writes the range of a signature, and gives where its value begins and ends. */
function fillRange(signed: Buffer, from: number, contents: string): readonly [number, number] {
  const start = signed.indexOf(contents, from);
  const end = start + contents.length;
  const numbers = `[0 ${start} ${end} ${signed.length - end}`.padEnd(RANGE.length - 1);
  signed.write(`${numbers}]`, signed.indexOf(RANGE, from), 'latin1');
  return [start, end];
}

const RANGE = '[0 9999999999 9999999999 9999999999]';
const FREE_BYTES = 8_000;

/** The same file with a signature by openssl over a range made by hand, with no tags, and a picture where it shows. */
export function signByOpenssl(workshop: Workshop, pdf: Uint8Array, wish: OtherSignature): Uint8Array {
  const contents = `<${'0'.repeat(2 * FREE_BYTES)}>`;
  const signed = Buffer.from(
    appendRevision(pdf, (revision) => {
      const { file, add, set, setInCatalog, resolve } = revision;
      const page = pagesOf(file)[0];
      if (page === undefined) throw new Error('no page');
      const value = add(
        dictionary({
          Type: name('Sig'),
          Filter: name('Adobe.PPKLite'),
          SubFilter: name(wish.subFilter ?? 'adbe.pkcs7.detached'),
          ...(wish.saysNoTime !== true && { M: textString("D:20261127143005-05'00'") }),
          ByteRange: { verbatim: RANGE },
          Contents: { verbatim: contents },
        }),
      );
      const picture = add({
        dictionary: dictionary({ Type: name('XObject'), Subtype: name('Form'), BBox: [0, 0, 100, 50] }),
        data: Buffer.from('1 0 0 rg 0 0 100 50 re f'),
      });
      const field = add(
        dictionary({
          Type: name('Annot'),
          Subtype: name('Widget'),
          FT: name('Sig'),
          T: textString(`Signée ${file.sections.length}`),
          F: 4,
          Rect: wish.rectangle ?? [0, 0, 0, 0],
          AP: dictionary({ N: picture }),
          P: page,
          V: value,
        }),
      );
      const annotations = resolve(file.dictionary(page)?.get('Annots'));
      set(page, { Annots: [...(isArray(annotations) ? annotations : []), field] });
      const form = file.dictionary(file.catalog.get('AcroForm'));
      const fields = resolve(form?.get('Fields'));
      setInCatalog({
        AcroForm: dictionary({ Fields: [...(isArray(fields) ? fields : []), field], SigFlags: 3 }),
      });
      wish.besides?.(revision, field);
    }),
  );
  const [start, end] = fillRange(signed, pdf.length, contents);
  workshop.write('to-sign.bin', Buffer.concat([signed.subarray(0, start), signed.subarray(end)]));
  const { certificate, options = [] } = wish;
  workshop.succeed(
    'openssl',
    'cms',
    '-sign',
    '-binary',
    '-in',
    'to-sign.bin',
    '-signer',
    `${certificate}.pem`,
    '-inkey',
    `${certificate}.key`,
    '-outform',
    'DER',
    '-out',
    'other.der',
    ...options,
  );
  signed.write(Buffer.from(workshop.read('other.der')).toString('hex'), start + 1, 'latin1');
  return signed;
}
