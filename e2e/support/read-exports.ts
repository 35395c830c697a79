/** Reads the text back out of the exported files, in order of reading. */
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** White space, soft hyphens and line-end hyphens differ between renderers; nothing else may. */
export function bare(text: string): string {
  return text.replaceAll(/[\s\u00AD-]+/gu, '');
}

export async function textOfPdf(file: string): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await document.destroy();
  return pages.join(' ');
}

export function textOfWord(file: string): string {
  const xml = unzipSync(new Uint8Array(readFileSync(file)))['word/document.xml'];
  if (xml === undefined) throw new Error('no word/document.xml');
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return [...strFromU8(xml).matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/gu)]
    .map(([, text = '']) => text.replaceAll(/&(\w+);/gu, (whole, name: string) => entities[name] ?? whole))
    .join(' ');
}
