/** What stands on a page of the preview, drawn from its description: nothing in it is markup, and nothing is fetched. */
import type { PreviewBlock, PreviewParagraph, PreviewPiece } from '@constat/contract';
import type { CSSProperties, ReactNode } from 'react';

export interface PageNumbers {
  readonly page: number;
  readonly pages: number;
  /** Pictures by their number, as addresses of data. */
  readonly images: readonly string[];
}

type Look = Extract<PreviewPiece, { size: number }>;

function lookOf({ bold, italic, size, colour, font }: Look): CSSProperties {
  return {
    fontSize: `${size}pt`,
    ...(bold === true && { fontWeight: 700 }),
    ...(italic === true && { fontStyle: 'italic' }),
    ...(colour !== undefined && { color: `#${colour}` }),
    ...(font !== undefined && { fontFamily: `"${font.replaceAll('"', '')}", serif` }),
  };
}

function Piece({
  piece,
  numbers,
}: {
  readonly piece: PreviewPiece;
  readonly numbers: PageNumbers;
}): ReactNode {
  if (piece.kind === 'break') return <br />;
  if (piece.kind === 'tab') return <span className="inline-block w-[1.5em]" />;
  if (piece.kind === 'picture') {
    const size = { width: `${piece.width}pt`, height: `${piece.height}pt` };
    return <img alt="" src={numbers.images[piece.image]} className="inline max-w-none" style={size} />;
  }
  if (!('size' in piece)) return null;
  const text = piece.kind === 'text' ? piece.text : String(numbers[piece.kind]);
  return <span style={lookOf(piece)}>{text}</span>;
}

function Pieces({
  pieces,
  numbers,
}: {
  readonly pieces: readonly PreviewPiece[];
  readonly numbers: PageNumbers;
}): ReactNode {
  // The description never changes: a piece is known by its place.
  return pieces.map((piece, index) => <Piece key={index} piece={piece} numbers={numbers} />);
}

/** A line with a tab: what stands before it, and what stands where it leads. */
function Tabbed({
  paragraph: { pieces, hanging, tabs },
  numbers,
}: {
  readonly paragraph: PreviewParagraph;
  readonly numbers: PageNumbers;
}): ReactNode {
  const at = pieces.findIndex(({ kind }) => kind === 'tab');
  const rest = pieces.slice(at + 1);
  // A line to write on leads to the right end.
  const isLine = rest.length > 0 && rest.every(({ kind }) => kind === 'tab');
  const isRight = hanging === 0 && tabs.some(({ right }) => right);
  return (
    <span className="flex">
      <span className="shrink-0" style={isRight ? {} : { width: `${hanging > 0 ? hanging : 36}pt` }}>
        <Pieces pieces={pieces.slice(0, at)} numbers={numbers} />
      </span>
      {isLine ? (
        <span className="flex-1 border-b border-current" />
      ) : (
        <span className={isRight ? 'ml-auto' : 'min-w-0'}>
          <Pieces pieces={rest} numbers={numbers} />
        </span>
      )}
    </span>
  );
}

export function Paragraph({
  paragraph,
  numbers,
}: {
  readonly paragraph: PreviewParagraph;
  readonly numbers: PageNumbers;
}): ReactNode {
  const { align, before, after, left, hanging, ruled, pieces } = paragraph;
  const hasTab = pieces.some(({ kind }) => kind === 'tab');
  const style: CSSProperties = {
    textAlign: align,
    paddingTop: `${before}pt`,
    marginBottom: `${after}pt`,
    paddingLeft: `${hasTab ? left - hanging : left}pt`,
    textIndent: hasTab ? 0 : `${-hanging}pt`,
    minHeight: '10pt',
    overflowWrap: 'break-word',
    ...(ruled && { borderBottom: '0.75pt solid #000' }),
  };
  return (
    <div style={style}>
      {hasTab ? (
        <Tabbed paragraph={paragraph} numbers={numbers} />
      ) : (
        <Pieces pieces={pieces} numbers={numbers} />
      )}
    </div>
  );
}

/** A paragraph or a table in its place in the text; boxes are drawn by their page. */
export function Block({
  block,
  numbers,
}: {
  readonly block: PreviewBlock;
  readonly numbers: PageNumbers;
}): ReactNode {
  if (block.kind === 'paragraph') return <Paragraph paragraph={block} numbers={numbers} />;
  if (block.kind === 'box') return null;
  const columns = block.widths.map((width) => `minmax(0, ${width}fr)`).join(' ');
  const line = block.ruled ? { border: '0.5pt solid #969696' } : {};
  return (
    <div>
      {block.rows.map((row, rowIndex) => (
        <div key={rowIndex} className="grid" style={{ gridTemplateColumns: columns }}>
          {row.map((cell, cellIndex) => (
            <div key={cellIndex} style={{ ...line, padding: '0 4pt', minWidth: 0 }}>
              {cell.map((paragraph, index) => (
                <Paragraph key={index} paragraph={paragraph} numbers={numbers} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The boxes among some blocks, at their places on the page. */
export function Boxes({
  blocks,
  numbers,
}: {
  readonly blocks: readonly PreviewBlock[];
  readonly numbers: PageNumbers;
}): ReactNode {
  return blocks.map((block, index) =>
    block.kind !== 'box' ? null : (
      <div
        key={index}
        style={{
          position: 'absolute',
          left: `${block.x}pt`,
          top: `${block.y}pt`,
          width: `${block.width}pt`,
          minHeight: `${block.height}pt`,
          ...(block.ruled && { border: '0.75pt solid #6e6e6e', padding: '3pt 6pt' }),
        }}
      >
        {block.content.map((paragraph, place) => (
          <Paragraph key={place} paragraph={paragraph} numbers={numbers} />
        ))}
      </div>
    ),
  );
}
