import type { ReportDocument } from '@constat/report/document';
import { cssString } from './escape-html.ts';

/** The style sheet of the printed page, with the heads and feet of its pages. */
export function printStyle(document: ReportDocument): string {
  const page = pageContent(document.pageLabel);
  return `
@page {
  size: letter;
  margin: 2.4cm 2.3cm 2.2cm;
  @top-left { content: ${cssString(document.runningHead)}; ${MARGIN_BOX} width: 80%; text-align: left; }
  @top-right { content: ${page}; ${MARGIN_BOX} width: 20%; text-align: right; }
  @bottom-left { content: ${cssString(document.title)}; ${MARGIN_BOX} }
  @bottom-right { content: ${cssString(document.status)}; ${MARGIN_BOX} }
}
${BODY_STYLE}${COLUMN_WIDTHS}${chosenWidths(document)}`;
}

/** The name of a table's look, by the widths that it asks for. */
export function widthsClass(widths: readonly number[]): string {
  return `widths-${widths.join('-')}`;
}

/** The rules of the tables that ask for widths, each look once. */
function chosenWidths({ blocks }: ReportDocument): string {
  const rules = blocks.flatMap((block) =>
    block.kind === 'table' && block.widths !== undefined
      ? block.widths.map(
          (width, index) =>
            `table.${widthsClass(block.widths ?? [])} th:nth-child(${index + 1}) { width: ${width}%; }\n`,
        )
      : [],
  );
  return [...new Set(rules)].join('');
}

/** « Page {page} de {pages} » with CSS counters in its places. */
function pageContent(label: string): string {
  return label
    .split(/(\{pages?\})/u)
    .filter((part) => part !== '')
    .map((part) =>
      part === '{page}' ? 'counter(page)' : part === '{pages}' ? 'counter(pages)' : cssString(part),
    )
    .join(' ');
}

const SANS = `"Source Sans 3", "Segoe UI", "Helvetica Neue", Arial, sans-serif`;
const MARGIN_BOX = `font: 8.5pt ${SANS}; color: #5a5a5a;`;

/** The column of row headers is wider, the more so the fewer the others. */
const COLUMN_WIDTHS = [1, 2, 3, 4, 5]
  .map((count) => `table.columns-${count} th:first-child { width: ${Math.max(24, 64 - 13 * count)}%; }\n`)
  .join('');

const BODY_STYLE = `
:root { color-scheme: light; }
body { font: 10.5pt/1.45 "Source Serif 4", Georgia, "Times New Roman", serif; color: #000; background: #fff; max-width: 17cm; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1, h2, h3, h4, h5, dt, th, .state { font-family: ${SANS}; }
h1, h2, h3, h4, h5 { line-height: 1.2; break-after: avoid; }
h1 { font-size: 19pt; margin: 0 0 1.1em; }
h2 { font-size: 14.5pt; margin: 1.6em 0 .7em; padding-bottom: .2em; border-bottom: .8pt solid #000; }
h3 { font-size: 12.5pt; margin: 1.4em 0 .5em; }
h4 { font-size: 11pt; margin: 1.1em 0 .4em; }
h5 { font-size: 10pt; margin: .9em 0 .35em; color: #323232; }
p { margin: 0 0 .6em; orphans: 3; widows: 3; }
p.statement { font-style: italic; }
dl { break-inside: avoid; display: grid; grid-template-columns: 38% 1fr; gap: .35em 1em; margin: .6em 0 1em; }
dt { font-size: 9.5pt; color: #323232; }
dd { margin: 0; min-height: 1.3em; }
dt.blank { padding-top: .5em; }
dd.blank { border-bottom: .5pt solid #6e6e6e; }
ul { list-style: none; padding: 0; }
ul.checkboxes { margin: 0 0 1em; }
ul.list { margin: 0 0 .6em; }
li { padding-inline-start: 1.5em; text-indent: -1.5em; orphans: 2; widows: 2; }
ul.list li { padding-inline-start: 1.1em; text-indent: -1.1em; }
ul.list .mark { width: 1.1em; }
.mark { display: inline-block; width: 1.5em; text-indent: 0; }
table { width: calc(100% - 1px); table-layout: fixed; break-inside: avoid; border-collapse: collapse; margin: 0 0 1.2em; font-size: 9.5pt; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { border: .5pt solid #969696; padding: .3em .5em; text-align: center; overflow-wrap: break-word; }
thead th { background: #ebebeb; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
tbody th { font: inherit; text-align: left; }
th:first-child { text-align: left; }
table.of-texts :is(th, td) { text-align: left; }
.kept { break-inside: avoid; }
.unbroken { white-space: nowrap; }
sup { font-size: .68em; line-height: 0; }
section.signature { border: .6pt solid #6e6e6e; margin-right: 1px; padding: 1em; break-inside: avoid; }
section.signature dl { row-gap: 1.1em; margin-bottom: 0; }
.state { font-weight: bold; margin: 0 0 1em; }
@media print { body { max-width: none; margin: 0; padding: 0; } }
`;
