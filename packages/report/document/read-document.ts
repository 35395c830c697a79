import type { DocumentBlock, Entry, RenderTarget, ReportDocument } from './tree.ts';

/** How a checkbox is printed and read back. */
export const CHECKBOX_MARKS = { checked: '☑', unchecked: '☐' } as const;

/** The blocks that a target shows. */
export function blocksFor(document: ReportDocument, target: RenderTarget): readonly DocumentBlock[] {
  const { blocks } = document;
  if (target !== 'docx') return blocks.filter((block) => block.only === undefined);
  return blocks.map((block, index) =>
    block.only === undefined && blocks[index + 1]?.only !== undefined ? mayPart(block) : block,
  );
}

/** What is the end of the report elsewhere has no more reason to stay with what follows it in Word. */
function mayPart(block: DocumentBlock): DocumentBlock {
  const { keepWithNext: _kept, ...rest } = block;
  return rest;
}

/** Every string that a reader of that target reads in the body, in order; the heads and feet of pages are not among them. */
export function documentStrings(document: ReportDocument, target: RenderTarget): readonly string[] {
  return [document.title, ...blocksFor(document, target).flatMap(blockStrings)].filter((text) => text !== '');
}

function blockStrings(block: DocumentBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items.flatMap((item) => [block.mark, item]);
    case 'entries':
      return block.entries.flatMap(entryStrings);
    case 'checkboxes':
      return block.items.flatMap(({ label, checked }) => [
        checked ? CHECKBOX_MARKS.checked : CHECKBOX_MARKS.unchecked,
        label,
      ]);
    case 'table':
      return [
        block.corner,
        ...block.columns,
        ...block.rows.flatMap(({ header, cells }) => [header, ...cells]),
      ];
    case 'signature':
      return [
        block.state,
        ...(block.picture === undefined ? [] : [block.picture.label]),
        ...block.lines.flatMap(entryStrings),
      ];
  }
}

function entryStrings({ label, value }: Entry): readonly string[] {
  return [label, value];
}
