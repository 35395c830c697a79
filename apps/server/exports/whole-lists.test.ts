/** What announces a list, wherever the page ends. */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildDocument } from '@constat/report/document';
import type { ReportDocument } from '@constat/report/document';
import { expect, test } from 'vitest';
import { readCase } from './case-reports.test-data.ts';
import { createPdfRenderer } from './pdf/create-pdf-renderer.ts';
import { readPart, readPdf } from './read-back.test-data.ts';
import { CREATION_TIME } from './reports.test-data.ts';
import { renderWord } from './word/render-word.ts';

const ITEMS = ['acromioplastie;', 'réparation du tendon;', 'ténotomie du long biceps.'];

/** A history that reaches further down the page by one line after the other. */
function historyAfter(lines: number): ReportDocument {
  const { meta, profile, title } = readCase('04-fr-M-coiffe-epaule');
  const filler = Array.from({ length: lines }, (_, at) => `Visite ${at}.`).join('\n');
  const list = ITEMS.map((item) => `- ${item}`).join('\n');
  const formData = {
    historiqueEvolution: `${filler}\n\nIl procède à une arthroscopie :\n${list}\n\nSuite.`,
    examensParacliniques: '- RX zéro',
  };
  return buildDocument({ type: MEDICAL_EVALUATION, formData, meta }, 'fr', profile, title);
}

test('a short list stands whole on a page of the PDF, with its lead-in', async () => {
  const { render } = await createPdfRenderer('native');
  for (let lines = 14; lines < 40; lines += 1) {
    const { pages } = await readPdf(render(historyAfter(lines), CREATION_TIME));
    const texts = pages.map((page) => page.join('').replaceAll(/\s/gu, ''));
    const at = (text: string): number =>
      texts.findIndex((page) => page.includes(text.replaceAll(/\s/gu, '')));
    const places = ['arthroscopie', ...ITEMS].map(at);
    expect({ lines, places }).toEqual({ lines, places: places.map(() => places[0]) });
    expect(places[0]).toBeGreaterThanOrEqual(0);
    const announced = ['10. Examens', 'suivants ont été consultés', 'RX zéro'].map(at);
    expect({ lines, announced }).toEqual({ lines, announced: announced.map(() => announced[0]) });
    expect(announced[0]).toBeGreaterThanOrEqual(0);
  }
});

test('a short list is kept together in Word, and lets its last item part from what follows', async () => {
  const document = readPart(await renderWord(historyAfter(3), CREATION_TIME), 'word/document.xml');
  const kept = ITEMS.map((item) => {
    const end = document.indexOf(item);
    return /<w:keepNext\/>/u.test(document.slice(document.lastIndexOf('<w:p>', end), end));
  });
  expect(kept).toEqual([true, true, false]);
});
