/** What the contents of a page draw, and how it is marked. */
import type { Page, PdfFile } from './pdf-file.ts';

export interface PageContent {
  /** The numbers of the marked stretches, in the order of drawing. */
  readonly mcids: readonly number[];
  /** What is drawn outside of the structure without being called an artifact, and marks within each other. */
  readonly wrong: readonly string[];
}

const PAINTING = new Set([
  'Tj',
  'TJ',
  "'",
  '"',
  'S',
  's',
  'f',
  'F',
  'f*',
  'B',
  'B*',
  'b',
  'b*',
  'sh',
  'Do',
  'EI',
]);
/** A comment, a string in hexadecimal digits, a mark of a dictionary or an array, a name, or anything else up to a space. */
const TOKEN = /%[^\r\n]*|<<|>>|<[^>]*>|[[\]{}]|\/[^\s()<>[\]{}/%]*|\(|[^\s()<>[\]{}/%]+/gu;

type Mark = number | 'artifact' | 'other';
const read = new WeakMap<PdfFile, Map<string, PageContent>>();

export function contentOf(pdf: PdfFile, page: Page): PageContent {
  const known = read.get(pdf) ?? new Map<string, PageContent>();
  read.set(pdf, known);
  const content = known.get(page.ref) ?? readContent(pdf, page);
  known.set(page.ref, content);
  return content;
}

function readContent(pdf: PdfFile, { dictionary }: Page): PageContent {
  const properties = pdf.dictionary(pdf.dictionary(dictionary['/Resources'])?.['/Properties']) ?? {};
  const mcids: number[] = [];
  const wrong: string[] = [];
  const open: Mark[] = [];
  const streams = pdf.list(dictionary['/Contents']).map((one) => pdf.content(one));
  if (streams.includes(undefined)) return { mcids, wrong: ['contents that cannot be read'] };
  let operands: string[] = [];
  for (const token of tokensOf(streams.map((one) => one?.toString('latin1')).join('\n'))) {
    if (!isOperator(token)) {
      operands.push(token);
      continue;
    }
    if (token === 'BMC' || token === 'BDC') {
      const mark = markOf(operands, (name) => Number(pdf.dictionary(properties[name])?.['/MCID']));
      const around = open.findLast((one) => one !== 'other');
      if (mark !== 'other' && around !== undefined) wrong.push('a marked stretch within another');
      if (typeof mark === 'number') mcids.push(mark);
      open.push(mark);
    } else if (token === 'EMC') open.pop();
    else if (PAINTING.has(token) && open.every((one) => one === 'other'))
      wrong.push(`${token} without a mark`);
    operands = [];
  }
  return { mcids, wrong };
}

function markOf(operands: readonly string[], named: (name: string) => number): Mark {
  const [tag = '', second = ''] = operands;
  if (tag === '/Artifact') return 'artifact';
  const at = operands.indexOf('/MCID');
  const mcid = at === -1 ? named(second) : Number(operands[at + 1]);
  return Number.isInteger(mcid) ? mcid : 'other';
}

function isOperator(token: string): boolean {
  return /^[A-Za-z'"][\w*'"]*$/u.test(token) && !['true', 'false', 'null'].includes(token);
}

/** The tokens of a stream; a string in brackets is one whose text is left out. */
export function* tokensOf(text: string): Generator<string> {
  TOKEN.lastIndex = 0;
  const pattern = new RegExp(TOKEN);
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [token] = match;
    if (token.startsWith('%')) continue;
    if (token === '(') {
      pattern.lastIndex = endOfString(text, pattern.lastIndex);
      yield '()';
    } else if (token === 'ID') {
      // The bytes of an image that stands in the stream itself.
      const end = text.slice(pattern.lastIndex).search(/\sEI(?=\s|$)/u);
      if (end === -1) return;
      pattern.lastIndex += end;
    } else yield token;
  }
}

function endOfString(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && (depth -= 1) === 0) return at + 1;
  }
  return text.length;
}
