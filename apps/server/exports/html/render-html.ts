import { createHash } from 'node:crypto';
import { blocksFor, CHECKBOX_MARKS } from '@constat/report/document';
import { piecesOf } from '@constat/report/document/reading';
import type { DocumentBlock, Entry, ReportDocument } from '@constat/report/document';
import { cellText, columnHeads } from '../table-words.ts';
import { escapeHtml } from './escape-html.ts';
import { printStyle, widthsClass } from './print-style.ts';

/** A page to print or preview, and the policy to send with it: it loads nothing and runs nothing. */
export interface PrintPage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/** What the page is for, on its screen and on paper, where its pages would not be those of the copies. */
const READ_ONLY = {
  fr: 'Texte à lire à l’écran. La copie à remettre ou à imprimer est le PDF.',
  en: 'Text to read on a screen. The copy to hand over or print is the PDF.',
} as const satisfies Record<ReportDocument['language'], string>;

/** Renders a document as one self-contained page. Its policy is in the page too, for a page that is not served. */
export function renderHtml(document: ReportDocument): PrintPage {
  const style = printStyle(document);
  const hash = createHash('sha256').update(style).digest('base64');
  const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  const html = `<!doctype html>
<html lang="${document.language}-CA">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentSecurityPolicy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="author" content="${escapeHtml(document.author)}">
<title>${escapeHtml(document.propertiesTitle)}</title>
<style>${style}</style>
</head>
<body>
<p class="statement">${READ_ONLY[document.language]}</p>
<main>
<h1>${escapeHtml(document.title)}</h1>
${keptGroups(blocksFor(document, 'html')).map(renderGroup).join('\n')}
</main>
</body>
</html>
`;
  return { html, contentSecurityPolicy };
}

/** Blocks alone, or together with those that they are kept with: a heading in between stays with what it is over. */
function keptGroups(blocks: readonly DocumentBlock[]): readonly (readonly DocumentBlock[])[] {
  const groups: DocumentBlock[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isKept = last?.keepWithNext === true || (last?.kind === 'heading' && (group?.length ?? 0) > 1);
    if (group !== undefined && isKept) group.push(block);
    else groups.push([block]);
  }
  return groups;
}

function renderGroup(blocks: readonly DocumentBlock[]): string {
  const html = blocks.map(renderBlock).join('\n');
  return blocks.length === 1 ? html : `<div class="kept">\n${html}\n</div>`;
}

function renderBlock(block: DocumentBlock): string {
  switch (block.kind) {
    case 'heading':
      // The title is the page's h1.
      return `<h${block.level + 1}>${lines(block.text)}</h${block.level + 1}>`;
    case 'paragraph':
      return `<p${block.style === 'statement' ? ' class="statement"' : ''} dir="auto">${lines(block.text)}</p>`;
    case 'list':
      return `<ul class="list">\n${block.items.map((item) => renderItem(block.mark, item)).join('\n')}\n</ul>`;
    case 'entries':
      return renderEntries(block.entries);
    case 'checkboxes':
      return `<ul class="checkboxes">\n${block.items.map(renderCheckbox).join('\n')}\n</ul>`;
    case 'table':
      return renderTable(block);
    case 'signature':
      return `<section class="signature">\n${renderState(block.state)}${renderEntries(block.lines)}\n</section>`;
  }
}

function renderState(state: string): string {
  return state === '' ? '' : `<p class="state">${lines(state)}</p>\n`;
}

function renderEntries(entries: readonly Entry[]): string {
  const rows = entries.map(({ label, value }) => {
    const blank = value === '' ? ' class="blank"' : '';
    return `<dt${blank}>${lines(label)}</dt><dd${blank} dir="auto">${lines(value)}</dd>`;
  });
  return `<dl>\n${rows.join('\n')}\n</dl>`;
}

function renderCheckbox({ label, checked }: { readonly label: string; readonly checked: boolean }): string {
  return renderItem(checked ? CHECKBOX_MARKS.checked : CHECKBOX_MARKS.unchecked, label);
}

function renderItem(mark: string, text: string): string {
  return `<li dir="auto"><span class="mark">${mark}</span>${lines(text)}</li>`;
}

function renderTable(table: Extract<DocumentBlock, { kind: 'table' }>): string {
  const { caption, corner, columns, rows, widths } = table;
  const head = [corner, ...columnHeads(table)].map((name) => `<th scope="col">${lines(name)}</th>`).join('');
  const body = rows.map(
    ({ header, cells }) =>
      `<tr><th scope="row">${lines(header)}</th>${cells.map((cell) => `<td dir="auto">${lines(cellText(cell))}</td>`).join('')}</tr>`,
  );
  const look = widths === undefined ? `columns-${columns.length}` : `of-texts ${widthsClass(widths)}`;
  return `<table class="${look}" aria-label="${escapeHtml(caption)}">\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`;
}

function lines(text: string): string {
  return piecesOf(text)
    .map((piece) => {
      if (typeof piece === 'string') return escapeHtml(piece);
      return 'raised' in piece
        ? `<sup>${escapeHtml(piece.raised)}</sup>`
        : `<span class="unbroken">${escapeHtml(piece.unbroken)}</span>`;
    })
    .join('')
    .replaceAll('\n', '<br>');
}
