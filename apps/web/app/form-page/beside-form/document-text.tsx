import { blocksFor } from '@constat/report/document';
import type { DocumentBlock, ReportDocument, TableBlock } from '@constat/report/document';
import type { ReactNode } from 'react';

const HEADINGS = {
  1: 'mt-8 border-b border-line pb-1 font-serif text-lg font-semibold',
  2: 'mt-7 font-serif text-lg font-semibold',
  3: 'mt-5 font-semibold',
  4: 'mt-4 text-[15px] font-semibold text-muted',
} as const;

function Table({ block }: { readonly block: TableBlock }): ReactNode {
  return (
    <div className="mt-2 overflow-x-auto">
      <table className="w-full border-collapse text-sm tabular-nums" data-source={block.source}>
        <caption className="sr-only">{block.caption}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-1 pr-2 text-left font-semibold">
              {block.corner}
            </th>
            {block.columns.map((column) => (
              <th key={column} scope="col" className="px-2 py-1 text-left font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(({ header, cells, sources = [] }) => (
            <tr key={header} className="border-b border-line">
              <th scope="row" className="py-1 pr-2 text-left font-normal">
                {header}
              </th>
              {cells.map((cell, index) => (
                // A row has its cells in the order of the columns.
                <td
                  key={`${block.columns[index]}`}
                  data-source={sources[index] ?? undefined}
                  className="px-2 py-1"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Block({ block }: { readonly block: DocumentBlock }): ReactNode {
  switch (block.kind) {
    case 'heading': {
      // The pane has a heading of level 2 above them.
      const Level = `h${block.level + 2}` as 'h3';
      return (
        <Level data-source={block.source} className={HEADINGS[block.level]}>
          {block.text}
        </Level>
      );
    }
    case 'paragraph':
      return (
        <p
          data-source={block.source}
          className={
            block.style === 'statement'
              ? 'mt-1 text-muted italic'
              : 'mt-1 max-w-[84ch] font-serif leading-relaxed whitespace-pre-line'
          }
        >
          {block.text}
        </p>
      );
    case 'list':
      return (
        <ul data-source={block.source} className="mt-1 list-disc pl-5 font-serif leading-relaxed">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'entries':
      return (
        <dl
          className="mt-1 grid grid-cols-[minmax(0,38%)_minmax(0,1fr)] gap-x-3 gap-y-0.5"
          data-source={block.source}
        >
          {block.entries
            .filter(({ value }) => value !== '')
            .map(({ label, value, source }) => (
              <div key={label} className="contents">
                <dt data-source={source} className="text-[15px] text-muted">
                  {label}
                </dt>
                <dd className="whitespace-pre-line">{value}</dd>
              </div>
            ))}
        </dl>
      );
    case 'checkboxes':
      return (
        <ul data-source={block.source} className="mt-1 list-disc pl-5">
          {block.items
            .filter(({ checked }) => checked)
            .map(({ label }) => (
              <li key={label}>{label}</li>
            ))}
        </ul>
      );
    case 'table':
      return <Table block={block} />;
    case 'signature':
      return null;
  }
}

/** The parts of a report that say something about its worker, and not about who signed it. */
function aboutWorker(document: ReportDocument): readonly DocumentBlock[] {
  let isAbout = true;
  return blocksFor(document, 'docx').filter((block, index, blocks) => {
    if (block.kind === 'heading' && block.level === 1)
      isAbout = block.source !== 'sectionB' && blocks[index + 1]?.kind !== 'signature';
    return isAbout;
  });
}

/** A report as a text to read on the screen: what it prints, without its physician and the places to fill in by hand. */
export function DocumentText({ document }: { readonly document: ReportDocument }): ReactNode {
  return (
    <div lang={document.language}>
      {aboutWorker(document).map((block, index) => (
        // Its order never changes while it is shown.
        <Block key={`${index}`} block={block} />
      ))}
    </div>
  );
}
