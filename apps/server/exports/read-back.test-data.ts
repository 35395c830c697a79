/** Reads the text back out of an export, in order of reading, without using anything of the renderers. */
import { unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What the comparison leaves out: white space, and hyphens that a line break may add. */
export function withoutSpace(text: string): string {
  return text.replaceAll(/[\s\u00AD-]/gu, '');
}

/** What has a form on paper: a PDF holds no marks without one, such as zero-width spaces and joiners. */
export function visible(text: string): string {
  return withoutSpace(text).replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
};

function decodeEntities(text: string): string {
  return text.replaceAll(/&([#\w]+);/gu, (entity, name: string) => ENTITIES[name] ?? entity);
}

export function readHtml(bytes: Uint8Array): string {
  const html = new TextDecoder().decode(bytes);
  return decodeEntities(
    html.slice(html.indexOf('<main>'), html.indexOf('</main>')).replaceAll(/<[^>]*>/gu, ''),
  );
}

/** One part of a Word package as XML. */
export function readPart(bytes: Uint8Array, name: string): string {
  return new TextDecoder().decode(unzipSync(bytes)[name]);
}

export function readWord(bytes: Uint8Array): string {
  const pieces = readPart(bytes, 'word/document.xml').matchAll(
    /<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:sym [^>]*w:char="([0-9A-F]+)"/gu,
  );
  return Array.from(pieces, ([, text, symbol]) =>
    symbol === undefined ? decodeEntities(text ?? '') : String.fromCodePoint(Number.parseInt(symbol, 16)),
  ).join('');
}

interface StructNode {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly StructNode[];
}

export interface PdfReading {
  readonly text: string;
  readonly roles: readonly string[];
  /** What is drawn on each page and where, heads and feet of pages as well: `x y text`, in points. */
  readonly pages: readonly (readonly string[])[];
  /** Pieces of text that do not lie whole within the page. */
  readonly outside: readonly string[];
  readonly title: unknown;
  readonly language: unknown;
  readonly isMarked: boolean;
}

/** Text in the order of the tags, as a screen reader meets it; a cell that goes on overleaf is read page by page. */
export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const roles: string[] = [];
  const outside: string[] = [];
  const pages: string[][] = [];
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const marked = new Map<string, string>();
    const open: string[] = [];
    const drawn: string[] = [];
    pages.push(drawn);
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) {
        const [, , , , x, y] = item.transform as readonly number[];
        drawn.push(`${x?.toFixed(2)} ${y?.toFixed(2)} ${item.str}`);
        const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
        const isInside =
          x !== undefined &&
          y !== undefined &&
          x >= left &&
          x + item.width <= right &&
          y >= bottom &&
          y <= top;
        if (!isInside && item.str.trim() !== '') outside.push(item.str);
        const id = open.findLast((candidate) => candidate !== '');
        if (id !== undefined) marked.set(id, (marked.get(id) ?? '') + item.str);
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id ?? '');
    }
    const walk = (node: StructNode): void => {
      if (node.role !== undefined) roles.push(node.role);
      if (node.type === 'content') text += marked.get(node.id ?? '') ?? '';
      node.children?.forEach(walk);
    };
    const tree: StructNode | null = await page.getStructTree();
    if (tree !== null) walk(tree);
  }
  const { info } = await pdf.getMetadata();
  const markInfo: unknown = await pdf.getMarkInfo();
  const reading = {
    text,
    roles,
    outside,
    pages,
    title: 'Title' in info ? info.Title : undefined,
    language: 'Language' in info ? info.Language : undefined,
    isMarked: markInfo instanceof Map && markInfo.get('Marked') === true,
  };
  await loading.destroy();
  return reading;
}
