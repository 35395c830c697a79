import { documentStrings } from '@constat/report/document';
import type { ReportDocument } from '@constat/report/document';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

/** Families that the template names for the body and for the heads of pages, the first choice first. */
const BODY_FAMILIES = ['Source Serif 4', 'DejaVu Serif', 'DejaVu Sans'];
const HEAD_FAMILIES = ['Source Sans 3', 'DejaVu Sans'];
const UPRIGHT = new Set(['Regular', 'Book']);

/** Marks that are never drawn need no glyph. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\s]/gu;

/** What the PDF of a document would lack, as `U+4E2D`: PDF/A allows no character without a glyph. */
export type FindMissingGlyphs = (document: ReportDocument) => readonly string[];

/** @param fontFiles bytes of every font of the PDF */
export function createGlyphCheck(fontFiles: readonly Buffer[]): FindMissingGlyphs {
  const upright = fontFiles.map((bytes) => create(bytes)).filter((font) => UPRIGHT.has(font.subfamilyName));
  const body = upright.filter((font) => BODY_FAMILIES.includes(font.familyName));
  const head = upright.filter((font) => HEAD_FAMILIES.includes(font.familyName));
  return (document) => [
    ...new Set([
      ...missing(documentStrings(document, 'pdf').join('\n'), body),
      ...missing(document.runningHead, head),
    ]),
  ];
}

/** One font must hold all of a letter and its marks, since they are drawn together. */
function missing(text: string, fonts: readonly Font[]): readonly string[] {
  const letters = new Set(
    Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment.replaceAll(INVISIBLE, '')),
  );
  return [...letters].flatMap((letter) => {
    const codePoints = Array.from(letter, (character) => character.codePointAt(0) ?? 0);
    const lacking = fonts.map((font) =>
      codePoints.filter((codePoint) => !font.hasGlyphForCodePoint(codePoint)),
    );
    if (lacking.some((codes) => codes.length === 0)) return [];
    const fewest = lacking.reduce((best, codes) => (codes.length < best.length ? codes : best), codePoints);
    return fewest.map(codePointName);
  });
}

function codePointName(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}
