import { FIELD_BYTES } from '@constat/contract/limits';
import type { SavedForm } from '@constat/contract';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { RENDER_TARGETS } from '@constat/report/document';
import { buildMeta } from '@constat/report/rules';
import { readHtml, readPdf, readWord, visible } from '../../apps/server/exports/read-back.test-data.ts';
import { buildFormBody } from '../../apps/server/testing/build-form.ts';
import type { FaultRecord } from '../fault-record.ts';
import type { RequestSetup } from './request-setup.ts';
import { TrialCounts, readAccount, checkAfterwards, languageOf } from './trial-counts.ts';

const PLANTED = ['Zzimmense'];
const MEGABYTE = 1_000_000;
const LINES = 10_000;
/** A PDF or a Word document of a text as long as a field may be, in milliseconds, on a slow and busy machine. */
const MOST_EXPORT_MS = 30_000;
/** A save beside them, in milliseconds. */
const MOST_SAVE_MS = 2_000;

const prose = (bytes: number) =>
  'Zzimmense douleur, flexion 60 degres. '.repeat(Math.ceil(bytes / 38)).slice(0, bytes);

/** Texts within the limit of a field: kept, and printed to the last letter. */
const ALLOWED: Readonly<Record<string, string>> = {
  '200 kB': prose(FIELD_BYTES),
  '200 kB of accents': 'é'.repeat(FIELD_BYTES / 2),
  [`${LINES} lines`]: Array.from({ length: LINES }, (_, line) => `ligne ${line}`).join('\n'),
  'one word of 200 kB': 'z'.repeat(FIELD_BYTES),
};

/** Texts beyond it: refused, with nothing kept. */
const REFUSED: Readonly<Record<string, string>> = {
  'a byte too many': prose(FIELD_BYTES + 1),
  '200 kB of letters of two bytes': 'é'.repeat(FIELD_BYTES),
  '1 MB': prose(MEGABYTE),
  '10 MB': prose(10 * MEGABYTE),
  'one word of 1 MB': 'z'.repeat(MEGABYTE),
  [`${LINES} long lines`]: Array.from({ length: LINES }, () => prose(100)).join('\n'),
};

/**
 * Fault 24, the half of the server: texts far beyond any report.
 * @param allowed how many of the texts that are allowed are printed
 * @param fills true for a report with many of its fields at their limit
 */
export async function sendHugeTexts(
  setup: RequestSetup,
  { allowed, fills }: { readonly allowed: number; readonly fills: boolean },
): Promise<FaultRecord> {
  const counts = new TrialCounts();
  const { physician, colleague } = setup;
  const slowest = { export: 0, save: 0 };
  await physician.json('POST', '/api/saved-forms', buildFormBody());
  const before = await readAccount(physician);
  for (const [what, text] of Object.entries(REFUSED)) {
    for (const path of ['/api/saved-forms', '/api/exports/pdf', '/api/format-section7']) {
      const language = languageOf(counts.trials);
      const formData = { historiqueEvolution: text };
      const body = path === '/api/saved-forms' ? buildFormBody({ formData }) : { formData };
      const sent = path === '/api/format-section7' ? { text, language } : body;
      const answer = await physician.json('POST', path, sent, { 'accept-language': language });
      // The local rules read texts that are longer than a field, up to the limit of a body.
      if (path === '/api/format-section7' && answer.status === 200) continue;
      counts.checkRefusal(answer, `${what} to ${path}`, { language, status: 413 });
      counts.trials += 1;
    }
  }
  counts.check(
    (await readAccount(physician)) === before,
    'misplaced',
    'a refused text has changed something',
  );

  const texts = Object.entries(ALLOWED).slice(0, allowed);
  const reports = texts.map(([what, text]) => [what, { historiqueEvolution: text }] as const);
  if (fills) {
    const fields = MEDICAL_EVALUATION.fields.filter(({ kind }) => kind === 'text').slice(0, 20);
    reports.push([
      '20 fields of 200 kB',
      Object.fromEntries(fields.map(({ id }) => [id, prose(FIELD_BYTES)])) as never,
    ]);
  }
  for (const [what, formData] of reports) {
    const meta = { ...buildMeta('fr'), confirmed: [], notExamined: [] };
    const saved = await physician.json('POST', '/api/saved-forms', buildFormBody({ formData, meta }));
    counts.check(saved.status === 201, 'lost', `${what}: ${saved.status} ${saved.code}`);
    const { id } = JSON.parse(saved.text) as SavedForm;
    const kept = await physician.read<SavedForm>(`/api/saved-forms/${id}`);
    counts.check(
      JSON.stringify(kept.formData) === JSON.stringify(formData),
      'lost',
      `${what} as it was saved`,
    );
    for (const format of RENDER_TARGETS) {
      const over = { isOver: false };
      const printing = physician
        .json('POST', `/api/exports/${format}`, { formData, meta })
        .finally(() => (over.isOver = true));
      while (!over.isOver) {
        const beside = await colleague.json('POST', '/api/saved-forms', buildFormBody());
        counts.check(beside.status === 201, 'lost', `a save beside ${format} of ${what}: ${beside.status}`);
        slowest.save = Math.max(slowest.save, beside.ms);
        const { id: made } = JSON.parse(beside.text) as SavedForm;
        await colleague.remove(made);
      }
      const printed = await printing;
      slowest.export = Math.max(slowest.export, printed.ms);
      counts.trials += 1;
      // More than paper is made for may be refused, but in time and with a message.
      if (printed.status !== 200)
        counts.check(printed.message !== '', 'silent', `${format} of ${what}: ${printed.status}`);
      counts.check(printed.status === 200, 'lost', `${format} of ${what}: ${printed.status} ${printed.code}`);
      if (printed.status !== 200) continue;
      const read =
        format === 'html'
          ? readHtml(printed.bytes)
          : format === 'docx'
            ? readWord(printed.bytes)
            : (await readPdf(printed.bytes)).text;
      const wanted = visible(Object.values(formData)[0] ?? '');
      counts.check(visible(read).includes(wanted), 'lost', `words of ${format} of ${what}`);
    }
  }
  counts.check(slowest.export < MOST_EXPORT_MS, 'silent', `an export took ${Math.round(slowest.export)} ms`);
  counts.check(slowest.save < MOST_SAVE_MS, 'silent', `a save beside took ${Math.round(slowest.save)} ms`);
  await checkAfterwards(setup, counts, { planted: PLANTED, clients: [physician, colleague] });
  return counts.record(
    24,
    'texts beyond any report, at the server',
    `slowest export ${Math.round(slowest.export)} ms, slowest save beside ${Math.round(slowest.save)} ms`,
  );
}
