import { piecesOf } from '@constat/report/document/reading';
import { NoBreakHyphen, SoftHyphen, TextRun } from 'docx';
import type { IRunOptions } from 'docx';

/** The runs of each line of the text: the endings of ordinals stand higher, and levels and dates stay on their line. */
export function runs(text: string, options: IRunOptions = {}): TextRun[] {
  return text.split('\n').flatMap((line, index) => {
    const pieces = line === '' ? [''] : piecesOf(line);
    return pieces.map((piece, at) => {
      const look = { ...options, ...(index > 0 && at === 0 ? { break: 1 } : {}) };
      if (typeof piece === 'string') {
        return piece.includes('\u00AD')
          ? new TextRun({ ...look, children: hyphenable(piece) })
          : new TextRun({ ...look, text: piece });
      }
      if ('raised' in piece) return new TextRun({ ...look, text: piece.raised, superScript: true });
      return new TextRun({ ...look, children: unbroken(piece.unbroken) });
    });
  });
}

/** Word ends a line at a hyphen, but not at its own sign for one. */
function unbroken(text: string): (string | NoBreakHyphen)[] {
  return text.split('-').flatMap((part, index) => (index === 0 ? [part] : [new NoBreakHyphen(), part]));
}

/** Its own sign for a hyphen that shows only where a line ends. */
function hyphenable(text: string): (string | SoftHyphen)[] {
  return text.split('\u00AD').flatMap((part, index) => (index === 0 ? [part] : [new SoftHyphen(), part]));
}
