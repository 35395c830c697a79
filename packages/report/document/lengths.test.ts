import { MEDICAL_EVALUATION } from '../catalogue/index.ts';
import { describe, expect, test } from 'vitest';
import { build } from './build-report.test-data.ts';
import { typedNotPrinted } from './index.ts';
import type { DocumentBlock, ReportDocument } from './index.ts';

/** So many letters that no typography changes. */
const letters = (count: number): string => 'a'.repeat(count);

function holding(document: ReportDocument, text: string): DocumentBlock | undefined {
  return document.blocks.find((block) => JSON.stringify(block).includes(text));
}

describe('the longest text that still', () => {
  test.each([
    [500, 'entries'],
    [501, 'paragraph'],
  ])('stands beside its label, in a section of short answers: of %d letters it is in %s', (count, kind) => {
    expect(holding(build({ antecedentsMedicaux: letters(count) }), letters(count))?.kind).toBe(kind);
  });

  test.each([
    [300, true],
    [301, undefined],
  ])('moves to the page of the list after it: of %d letters, %s', (count, keepWithNext) => {
    const document = build({ historiqueEvolution: `${letters(count)}\n- un\n- deux` });
    expect(holding(document, letters(count))).toMatchObject({ kind: 'paragraph' });
    expect(holding(document, letters(count))?.keepWithNext).toBe(keepWithNext);
  });

  test.each([
    [1200, true],
    [1201, undefined],
  ])('moves to the page of the signature: of %d letters, %s', (count, keepWithNext) => {
    const document = build({ conclusionPourcentageAtteinte: letters(count) });
    expect(holding(document, letters(count))?.keepWithNext).toBe(keepWithNext);
  });

  test.each([
    [600, true],
    [601, undefined],
  ])('moves there as a list: of two items of 600 and %d letters, %s', (count, keepWithNext) => {
    const document = build({ conclusionPourcentageAtteinte: `- ${letters(600)}\n- ${letters(count)}` });
    expect(holding(document, letters(600))).toMatchObject({ kind: 'list' });
    expect(holding(document, letters(600))?.keepWithNext).toBe(keepWithNext);
  });

  test.each([
    [90, letters(90)],
    [91, `${letters(90)}…`],
  ])('stands whole at the head of each page: %d letters', (count, head) => {
    expect(build({ patientName: letters(count) }).runningHead).toBe(head);
  });

  test.each([
    [80, letters(80)],
    [81, `${letters(80)}…`],
  ])('is named whole where it is typed and not printed: %d letters', (count, value) => {
    const formData = { conclusionPourcentageAtteinte: letters(count) };
    expect(
      typedNotPrinted({ type: MEDICAL_EVALUATION, formData }, 'fr', { section12Everywhere: false }),
    ).toMatchObject([{ value }]);
  });
});
