import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { SavedForm } from '@constat/contract';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildDocument, documentStrings } from '@constat/report/document';
import { buildMeta, readReport } from '@constat/report/rules';
import type { FormData } from '@constat/report/rules';
import { isDeepStrictEqual } from 'node:util';
import { unzipSync } from '../../apps/server/testing/zip.ts';
import { defaultProfile } from '../../apps/server/accounts/profile.ts';
import {
  readHtml,
  readPdf,
  readWord,
  visible,
  withoutSpace,
} from '../../apps/server/exports/read-back.test-data.ts';
import { buildFormBody } from '../../apps/server/testing/build-form.ts';
import type { FaultRecord } from '../fault-record.ts';
import type { RequestSetup } from './request-setup.ts';
import { TrialCounts, checkAfterwards } from './trial-counts.ts';

const PLANTED = ['Zzhostile', 'onerror=alert'];

/** What no reader and no renderer may take for its own language; `canary` is an address that nobody may ask. */
const hostileTexts = (canary: string): readonly string[] => [
  `<script>fetch("${canary}")</script><img src="${canary}" onerror=alert(1)><svg onload=alert(1)>`,
  `"><iframe src="${canary}"></iframe><style>@import url(${canary})</style><link rel=stylesheet href=${canary}>`,
  '{{constructor.constructor("return process")()}} {{rapport}} ${process.env.HOME} {%x%} <%= 7*7 %> #{7*7}',
  `#image("${canary}/x.png") #read("/etc/passwd") #include "x.typ" #panic() $x$ *b* _i_ \`raw\` @ref // fin`,
  '=cmd|"/C calc"!A0 +1+1 -1-1 @SUM(A1:A9) =HYPERLINK("http://x")',
  '</w:t></w:r></w:p><w:p><w:instrText>INCLUDETEXT "/etc/passwd"</w:instrText> ]]> &zz; &amp; &#39;',
  'שלום עולם\nمرحبا بالعالم\n123',
  'nom\u202Efdp.exe\u202C \u2066x\u2069 fin',
  'zéro\u200Blargeur\u200D\u2060\u00ADfin\uFEFF',
  'e\u0301te\u0301 E\u0300 c\u0327 œuvre Straße naïve ≥ ≤ ± ½ → −5°',
  '😀 🧑\u200D⚕\uFE0F 👍🏽 ❤\uFE0F 1\uFE0F\u20E3 🇨🇦',
  'Zzhostile \\u{41} \\x41 %00 %0d%0aSet-Cookie:x=1 ../../etc/passwd C:\\Windows',
];

const TITLES = [
  '../../etc/passwd',
  'a\r\nSet-Cookie: x=1',
  'rapport\u202Efdp.exe',
  '"; filename="x.exe',
  'e\u0301te\u0301 <script>',
  'CON|aux?*:',
  '😀\u200B',
  'x'.repeat(100),
];
const FORMATS = ['html', 'pdf', 'docx'] as const;
/** The elements and attributes of a page to print; a text can bring no other. */
const ELEMENTS =
  'body br dd div dl dt h1 h2 h3 h4 h5 head html li main meta p section span style table tbody td th thead title tr ul';

/** Something hostile in every field that takes text: another one in each round. */
function hostileReport(texts: readonly string[], round: number): FormData {
  const data: Record<string, string> = {};
  for (const [index, { id, kind }] of MEDICAL_EVALUATION.fields.entries()) {
    const text = texts[(index + round) % texts.length] ?? '';
    if (kind === 'text') data[id] = `${text}\n\n${texts.join('\n')}`;
    // A cell that goes on overleaf would be read back in another order.
    else if (kind !== 'flag' && kind !== 'choice')
      data[id] =
        text
          .split('\n', 1)[0]
          ?.slice(0, 60)
          .replaceAll(/\p{Surrogate}/gu, '') ?? '';
  }
  return readReport(MEDICAL_EVALUATION, data).data;
}

/** Fault 25: hostile texts in every field come back as they were, and are printed as text, by each of the exports. */
export async function printHostileTexts(
  setup: RequestSetup,
  { rounds }: { readonly rounds: number },
): Promise<FaultRecord> {
  const counts = new TrialCounts();
  const asked: unknown[] = [];
  const listener = createServer((socket) => void asked.push(socket.destroy()));
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const texts = hostileTexts(`http://127.0.0.1:${(listener.address() as AddressInfo).port}`);
  const poppler = { pages: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const formData = hostileReport(texts, round);
    const title = TITLES[round % TITLES.length] ?? '';
    const form = await saveAndRead(setup, counts, formData, title);
    for (const format of FORMATS) await print(setup, counts, { form, format, poppler });
  }
  counts.check(asked.length === 0, 'misplaced', 'a renderer has asked for an address of the text');
  listener.close();
  for (const title of TITLES) await checkName(setup, counts, title);
  await checkAfterwards(setup, counts, { planted: PLANTED });
  const tool = poppler.pages > 0 ? `, ${poppler.pages} PDFs with pdftotext too` : '';
  return counts.record(
    25,
    'hostile texts in every field',
    `${MEDICAL_EVALUATION.fields.length} fields, ${texts.length} texts, ${TITLES.length} names of files; read back out of HTML, PDF and Word${tool}`,
  );
}

async function saveAndRead(
  { physician }: RequestSetup,
  counts: TrialCounts,
  formData: FormData,
  title: string,
): Promise<SavedForm> {
  const meta = { ...buildMeta('fr'), confirmed: [], notExamined: [] };
  const saved = await physician.json('POST', '/api/saved-forms', buildFormBody({ title, formData, meta }));
  const { id } = JSON.parse(saved.text) as SavedForm;
  const form = await physician.read<SavedForm>(`/api/saved-forms/${id}`);
  counts.check(
    isDeepStrictEqual(form.formData, formData) && form.title === title,
    'lost',
    'a text changed by saving',
  );
  const pdf = await physician.json('POST', '/api/exports/pdf', {
    formData,
    title,
    meta,
    attach: true,
    nameMissingGlyphs: true,
  });
  const type = { 'content-type': 'application/pdf' };
  const opened = await physician.send('/api/imports/pdf', { method: 'POST', headers: type, body: pdf.bytes });
  const again = opened.status === 201 ? (JSON.parse(opened.text) as SavedForm) : null;
  counts.check(
    isDeepStrictEqual(again?.formData, formData),
    'lost',
    `a PDF opened again: ${opened.status} ${opened.code}`,
  );
  counts.trials += Object.keys(formData).length * 2;
  return form;
}

/** Words from right to left come out of a PDF in the order in which they stand on the page. */
const inOrder = (text: string): string =>
  visible(text).replaceAll(/[\p{Script=Hebrew}\p{Script=Arabic}]/gu, '');
const inAnyOrder = (text: string): string => Array.from(visible(text)).sort().join('');

type Printed = { form: SavedForm; format: (typeof FORMATS)[number]; poppler: { pages: number } };

async function print(
  { physician, folder }: RequestSetup,
  counts: TrialCounts,
  { form, format, poppler }: Printed,
): Promise<void> {
  const { formData, title, meta } = form;
  const body = { formData, title, meta, ...(format === 'pdf' && { nameMissingGlyphs: true }) };
  const { status, code, headers, bytes } = await physician.json('POST', `/api/exports/${format}`, body);
  counts.trials += 1;
  counts.check(status === 200, 'lost', `${format}: ${status} ${code}`);
  if (status !== 200) return;
  counts.check(
    String(headers['content-security-policy']).startsWith("default-src 'none';"),
    'silent',
    `${format} may load`,
  );
  const document = buildDocument(
    { type: MEDICAL_EVALUATION, formData, meta },
    'fr',
    defaultProfile('Dre Zz physician'),
    title,
  );
  const words = documentStrings(document, format).join('');
  if (format === 'html') {
    const elements = Array.from(bytes.toString().matchAll(/<([a-z]\w*)/giu), ([, name]) => name ?? '');
    const foreign = elements.filter((name) => !ELEMENTS.split(' ').includes(name));
    counts.check(foreign.length === 0, 'misplaced', `an element ${foreign[0]} that was typed`);
    counts.check(withoutSpace(readHtml(bytes)) === withoutSpace(words), 'lost', 'words of the page to print');
  } else if (format === 'docx') {
    counts.check(withoutSpace(readWord(bytes)) === withoutSpace(words), 'lost', 'words of the Word document');
    const parts = Object.entries(unzipSync(bytes)).map(
      ([name, part]) => `${name} ${Buffer.from(part).toString()}`,
    );
    const active = /<w:instrText[^>]*>\s*INCLUDE|TargetMode="External"|vbaProject|<!DOCTYPE/u;
    counts.check(!parts.some((part) => active.test(part)), 'misplaced', 'the Word document leads outside');
  } else {
    const { text } = await readPdf(bytes);
    counts.check(inOrder(text) === inOrder(words), 'lost', 'words of the PDF');
    counts.check(inAnyOrder(text) === inAnyOrder(words), 'lost', 'characters of the PDF');
    counts.check(
      !/\/(?:JavaScript|JS|Launch|OpenAction|AA)\b/u.test(bytes.toString('latin1')),
      'misplaced',
      'a PDF that acts',
    );
    checkWithPoppler(path.join(folder, 'report.pdf'), { bytes, words, counts, poppler });
  }
}

/** What another program reads, where it is there: the same characters, though a page may give them in another order. */
function checkWithPoppler(
  file: string,
  {
    bytes,
    words,
    counts,
    poppler,
  }: { bytes: Buffer; words: string; counts: TrialCounts; poppler: { pages: number } },
): void {
  writeFileSync(file, bytes);
  let text: string;
  try {
    text = execFileSync('pdftotext', ['-enc', 'UTF-8', file, '-'], {
      encoding: 'utf8',
      maxBuffer: 2e8,
      stdio: 'pipe',
    });
  } catch {
    return;
  }
  poppler.pages += 1;
  const has = (letters: string) => new Set(visible(letters).normalize('NFD'));
  const read = has(text);
  // pdftotext gives a ligature as one character, and an emoji in parts: both are left out.
  const missing = [...has(words)].filter(
    (letter) => /[\p{Script=Latin}\p{N}\p{P}\p{Sm}]/u.test(letter) && !read.has(letter),
  );
  counts.check(missing.length === 0, 'lost', `${missing.length} characters that pdftotext does not find`);
}

async function checkName({ physician }: RequestSetup, counts: TrialCounts, title: string): Promise<void> {
  const body = { formData: { emploi: 'x' }, title };
  const { status, headers } = await physician.json('POST', '/api/exports/html', body);
  const name = String(headers['content-disposition']);
  const isPlain = /^inline; filename="[\w.-]+"; filename\*=UTF-8''[\w.%~-]+$/u.test(name);
  const full = decodeURIComponent(name.split("UTF-8''", 2)[1] ?? '');
  const isSafe = !/[\p{C}/\\<>:"|?*]|\.\./u.test(full) && headers['set-cookie'] === undefined;
  counts.trials += 1;
  counts.check(status === 200 && isPlain && isSafe, 'misplaced', `a name of a file: ${status}`);
}
