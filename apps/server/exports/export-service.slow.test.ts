import { documentStrings } from '@constat/report/document';
import type { ReportDocument, ReportLanguage } from '@constat/report/document';
import { afterAll, describe, expect, test } from 'vitest';
import { createExportService } from './export-service.ts';
import { CASE_IDS, caseReport } from './case-reports.test-data.ts';
import { readHtml, readPdf, readWord, visible, withoutSpace } from './read-back.test-data.ts';
import {
  CREATION_TIME,
  emptyReport,
  fullReport,
  hostileReport,
  longReport,
  realisticReport,
} from './reports.test-data.ts';

const service = createExportService();
afterAll(() => service.close());

const LANGUAGES: readonly ReportLanguage[] = ['fr', 'en'];
const REPORTS: Readonly<Record<string, (language: ReportLanguage) => ReportDocument>> = {
  empty: emptyReport,
  ...Object.fromEntries(CASE_IDS.map((id) => [id, (language: ReportLanguage) => caseReport(id, language)])),
  realistic: realisticReport,
  full: fullReport,
  hostile: hostileReport,
  long: longReport,
};

function expected(document: ReportDocument, target: 'html' | 'pdf' | 'docx'): string {
  return withoutSpace(documentStrings(document, target).join(''));
}

describe.each(Object.entries(REPORTS))('%s report', (_name, build) => {
  test.each(LANGUAGES)('reads back exactly, in order, from all three exports (%s)', async (language) => {
    const document = build(language);
    const job = { ownerId: 'zz', document, creationTime: CREATION_TIME };
    const html = await service.render({ ...job, format: 'html' });
    expect(withoutSpace(readHtml(html.bytes))).toBe(expected(document, 'html'));
    const word = await service.render({ ...job, format: 'docx' });
    expect(withoutSpace(readWord(word.bytes))).toBe(expected(document, 'docx'));
    const pdf = await service.render({ ...job, format: 'pdf' });
    expect(visible((await readPdf(pdf.bytes)).text)).toBe(visible(expected(document, 'pdf')));
  });
});
