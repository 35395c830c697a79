/** The reports whose drawn pages are kept, all of fixed content and time. Nobody in them exists. */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildAddendum, buildDocument } from '@constat/report/document';
import type { ReportDocument } from '@constat/report/document';
import { caseReport, readCase } from '../../case-reports.test-data.ts';
import { CREATION_TIME, fullReport } from '../../reports.test-data.ts';

const SIGNED = { kind: 'signed', at: CREATION_TIME, fingerprint: '0123456789abcdef'.repeat(4) } as const;
const INK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80"><path d="M10 60L60 10L90 70L140 20L190 50" ' +
  'fill="none" stroke="#000" stroke-width="3"/></svg>';
const SIGNATURE_IMAGE = { svg: INK, width: 100, height: 40 };

function signedReport(): ReportDocument {
  const { formData, meta, profile, title, language } = readCase('01-fr-F-entorse-lombaire');
  return buildDocument({ type: MEDICAL_EVALUATION, formData, meta }, language, profile, title, {
    state: SIGNED,
    signatureImage: SIGNATURE_IMAGE,
  });
}

function addendum(): ReportDocument {
  const original = {
    fileNumber: '999000101',
    worker: 'Ilda Zzorvane',
    isFemale: true,
    at: CREATION_TIME,
    pdfHash: 'fedcba9876543210'.repeat(4),
    dataFingerprint: SIGNED.fingerprint,
  };
  const text = 'Le compte rendu reçu depuis ne change pas mes conclusions.\n\nIl est joint au dossier.';
  const { profile } = readCase('01-fr-F-entorse-lombaire');
  return buildAddendum({ text, original }, 'fr', profile, SIGNED, SIGNATURE_IMAGE);
}

/** By the name of their pictures. */
export const GOLDEN_REPORTS: Readonly<Record<string, () => ReportDocument>> = {
  signed: signedReport,
  addendum,
  hip: () => caseReport('03-en-F-hip-labral'),
  shoulder: () => caseReport('04-fr-M-coiffe-epaule'),
  full: () => fullReport('en'),
};
