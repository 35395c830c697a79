/** A physician's signature as a picture on the pages: where it stands, and what is heard in its place. */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildDocument, documentStrings } from '@constat/report/document';
import type { ReportDocument, ReportLanguage } from '@constat/report/document';
import { expect, test } from 'vitest';
import { defaultProfile } from '../../accounts/profile.ts';
import { printedSignature } from '../../signing/handwritten/printed-signature.ts';
import { readHandwritten } from '../../signing/handwritten/read-handwritten.ts';
import { drawing, inkPng } from '../../signing/handwritten/signatures.test-data.ts';
import { readPdf, visible } from '../read-back.test-data.ts';
import { CREATION_TIME } from '../reports.test-data.ts';
import { conformanceFindings } from './conformance/check-conformance.ts';
import { createPdfRenderer } from './create-pdf-renderer.ts';

const native = await createPdfRenderer('native');
const wasm = await createPdfRenderer('wasm');

function signed(file: Buffer, language: ReportLanguage, displayName = 'Dre Zz Signataire'): ReportDocument {
  const report = { type: MEDICAL_EVALUATION, formData: { emploi: 'Zz' } };
  const profile = { ...defaultProfile(displayName), licenceNumber: 'Z-00042' };
  const { image } = printedSignature(readHandwritten(file));
  const state = { kind: 'signed', at: CREATION_TIME, fingerprint: 'ab'.repeat(32) } as const;
  return buildDocument(report, language, profile, '', { state, signatureImage: image });
}

const alternativesOf = (pdf: Uint8Array): string[] =>
  Array.from(
    Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Alt \(([^)]*)\)/gu),
    ([, text = '']) => text,
  );

test.each([
  ['a PNG', inkPng(), 'fr', 'Signature manuscrite de Dre Zz Signataire'],
  ['a drawing', drawing(), 'en', 'Handwritten signature of Dre Zz Signataire'],
] as const)(
  '%s stands in a PDF that keeps every rule, alike from both compilers',
  async (_name, file, language, alternative) => {
    const document = signed(file, language);
    const [ours, other] = [native.render(document, CREATION_TIME), wasm.render(document, CREATION_TIME)];
    for (const pdf of [ours, other]) {
      expect(conformanceFindings(pdf)).toEqual([]);
      expect(alternativesOf(pdf)).toEqual([alternative]);
    }
    const [expected, found] = [await readPdf(ours), await readPdf(other)];
    expect(found).toEqual(expected);
    expect(found.roles.filter((role) => role === 'Figure')).toHaveLength(1);
    expect(visible(found.text)).toBe(visible(documentStrings(document, 'pdf').join('')));
    expect(Buffer.from(native.render(document, CREATION_TIME)).equals(Buffer.from(ours))).toBe(true);
  },
);

test('a name that begins with a vowel is elided in French', () => {
  const { blocks } = signed(drawing(), 'fr', 'Alix Zzexpert');
  expect(blocks.at(-1)).toMatchObject({ picture: { alternative: 'Signature manuscrite d’Alix Zzexpert' } });
});

test('a picture is no larger on paper than its place, whatever its shape', () => {
  for (const [width, height] of [
    [1_200, 20],
    [20, 1_200],
    [160, 50],
  ] as const) {
    const { image } = printedSignature({ ...readHandwritten(inkPng()), width, height });
    expect(image.width).toBeLessThanOrEqual(170);
    expect(image.height).toBeLessThanOrEqual(57);
    expect(image.width / image.height).toBeCloseTo(width / height);
  }
});
