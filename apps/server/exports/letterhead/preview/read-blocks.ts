/** Paragraphs, tables and boxes of a part of a Word document, for a page that draws them. */
import type { PreviewBlock, PreviewParagraph } from '@constat/contract';
import { isOn } from '../sections.ts';
import type { StyleSheet } from '../style-sheet.ts';
import { childElements, descendants, isWord, parentOf, wordAttribute, wordChild } from '../word-xml.ts';
import type { Element } from '../word-xml.ts';
import type { WordPackage } from '../word-package.ts';
import { bounded, placeOf } from './drawings.ts';
import type { Images, Margins } from './drawings.ts';
import { readPieces } from './read-pieces.ts';

const MOST_BLOCKS = 300;
const CELL_PARAGRAPHS = 40;
const TRANSPARENT = new Set(['sdt', 'sdtContent', 'ins', 'customXml']);

export interface BlockSetting {
  readonly file: WordPackage;
  readonly sheet: StyleSheet;
  readonly images: Images;
  readonly page: { readonly width: number; readonly height: number; readonly margins: Margins };
  /** Where the part begins on the page, in points. */
  readonly top: number;
}

/** The blocks among some elements of the part of that name. */
export function readBlocks(
  elements: readonly Element[],
  part: string,
  setting: BlockSetting,
): PreviewBlock[] {
  const targets = new Map(setting.file.relations(part).map(({ id, target }) => [id, target]));
  const blocks: PreviewBlock[] = [];
  const reader = { ...setting, targets, boxes: blocks };
  for (const element of elements) {
    if (blocks.length >= MOST_BLOCKS) break;
    if (isWord(element, 'p')) blocks.push(readParagraph(element, reader));
    else if (isWord(element, 'tbl')) blocks.push(readTable(element, reader));
    else if (TRANSPARENT.has(element.localName ?? ''))
      blocks.push(...readBlocks(childElements(element), part, setting));
  }
  return blocks;
}

interface Reader extends BlockSetting {
  readonly targets: ReadonlyMap<string, string>;
  readonly boxes: PreviewBlock[];
}

function readParagraph(paragraph: Element, reader: Reader): PreviewParagraph {
  const { sheet } = reader;
  const own = wordChild(paragraph, 'pPr');
  const named = own === undefined ? undefined : wordChild(own, 'pStyle');
  const style = sheet.byId(named && wordAttribute(named, 'val'));
  const said = (element: string, attribute: string): string | undefined => {
    const child = own === undefined ? undefined : wordChild(own, element);
    return (child && wordAttribute(child, attribute)) ?? sheet.find(style, element, attribute);
  };
  const points = (element: string, ...attributes: readonly string[]): number =>
    bounded(
      Number(attributes.map((each) => said(element, each)).find((value) => value !== undefined) ?? 0) / 20,
    );
  const align = said('jc', 'val') ?? 'left';
  const tabs = own === undefined ? undefined : wordChild(own, 'tabs');
  return {
    kind: 'paragraph',
    align:
      align === 'center'
        ? 'center'
        : ['right', 'end'].includes(align)
          ? 'right'
          : align === 'both'
            ? 'justify'
            : 'left',
    before: points('spacing', 'before'),
    after: points('spacing', 'after'),
    left: points('ind', 'left', 'start'),
    hanging: points('ind', 'hanging'),
    tabs: (tabs === undefined ? [] : childElements(tabs)).slice(0, 20).map((tab) => ({
      at: bounded(Number(wordAttribute(tab, 'pos')) / 20),
      right: ['right', 'end'].includes(wordAttribute(tab, 'val') ?? ''),
    })),
    ruled:
      own !== undefined &&
      descendants(own, 'pBdr').some((border) => wordChild(border, 'bottom') !== undefined),
    keeps: (own !== undefined && isOn(own, 'keepNext')) || sheet.turnsOn(style, 'keepNext'),
    pieces: readPieces(paragraph, {
      sheet,
      style,
      image: (drawing) => imageOf(drawing, reader),
      anchored: (drawing) => readBox(drawing, reader),
    }),
  };
}

function imageOf(drawing: Element, { images, targets }: Reader): number | undefined {
  const picture = descendants(drawing).find(({ localName }) => localName === 'blip');
  const id = Array.from(picture?.attributes ?? []).find(({ localName }) => localName === 'embed')?.value;
  return images.add(targets.get(id ?? ''));
}

function readBox(drawing: Element, reader: Reader): void {
  const [anchor] = childElements(drawing);
  if (anchor === undefined || reader.boxes.length >= MOST_BLOCKS) return;
  const place = placeOf(anchor, reader.page, reader.top);
  const image = imageOf(drawing, reader);
  const content = descendants(anchor, 'txbxContent')[0];
  const paragraphs =
    content === undefined
      ? image === undefined
        ? []
        : [pictureParagraph(image, place)]
      : descendants(content, 'p')
          .filter((paragraph) => parentOf(paragraph) === content)
          .slice(0, CELL_PARAGRAPHS)
          .map((paragraph) => readParagraph(paragraph, reader));
  const ruled = descendants(anchor).some(
    (line) => line.localName === 'ln' && descendants(line).some(({ localName }) => localName === 'solidFill'),
  );
  if (paragraphs.length > 0) reader.boxes.push({ kind: 'box', ...place, ruled, content: paragraphs });
}

function pictureParagraph(
  image: number,
  { width, height }: { readonly width: number; readonly height: number },
): PreviewParagraph {
  const none = { before: 0, after: 0, left: 0, hanging: 0, tabs: [], ruled: false, keeps: false };
  return { kind: 'paragraph', align: 'left', ...none, pieces: [{ kind: 'picture', image, width, height }] };
}

function readTable(table: Element, reader: Reader): PreviewBlock {
  const properties = wordChild(table, 'tblPr');
  const grid = wordChild(table, 'tblGrid');
  return {
    kind: 'table',
    ruled: properties !== undefined && descendants(properties, 'insideH').some((line) => !isNone(line)),
    widths: (grid === undefined ? [] : childElements(grid))
      .slice(0, 64)
      .map((column) => bounded(Number(wordAttribute(column, 'w')) / 20)),
    rows: childElements(table)
      .filter((row) => isWord(row, 'tr'))
      .slice(0, 100)
      .map((row) =>
        childElements(row)
          .filter((cell) => isWord(cell, 'tc'))
          .slice(0, 64)
          .map((cell) =>
            descendants(cell, 'p')
              .slice(0, CELL_PARAGRAPHS)
              .map((paragraph) => readParagraph(paragraph, reader)),
          ),
      ),
  };
}

function isNone(border: Element): boolean {
  return ['none', 'nil'].includes(wordAttribute(border, 'val') ?? 'none');
}
