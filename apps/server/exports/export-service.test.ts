import { documentStrings } from '@constat/report/document';
import type { ReportDocument, ReportLanguage } from '@constat/report/document';
import { afterAll, describe, expect, test } from 'vitest';
import { createExportService } from './export-service.ts';
import { readHtml, readPdf, readWord, withoutSpace } from './read-back.test-data.ts';
import {
  CREATION_TIME,
  emptyReport,
  fullReport,
  hostileReport,
  realisticReport,
} from './reports.test-data.ts';

const service = createExportService();
afterAll(() => service.close());

const LANGUAGES: readonly ReportLanguage[] = ['fr', 'en'];
const REPORTS = { empty: emptyReport, realistic: realisticReport, full: fullReport, hostile: hostileReport };

function expected(document: ReportDocument, target: 'html' | 'pdf' | 'docx'): string {
  return withoutSpace(documentStrings(document, target).join(''));
}

describe.each(Object.entries(REPORTS))('%s report', (_name, build) => {
  test.each(LANGUAGES)('reads back exactly, in order, from all three exports (%s)', async (language) => {
    const document = build(language);
    const job = { document, creationTime: CREATION_TIME };
    const html = await service.render({ ...job, format: 'html' });
    expect(withoutSpace(readHtml(html.bytes))).toBe(expected(document, 'html'));
    const word = await service.render({ ...job, format: 'docx' });
    expect(withoutSpace(readWord(word.bytes))).toBe(expected(document, 'docx'));
    const pdf = await service.render({ ...job, format: 'pdf' });
    expect(withoutSpace((await readPdf(pdf.bytes)).text)).toBe(expected(document, 'pdf'));
  });
});
