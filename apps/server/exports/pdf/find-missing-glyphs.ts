import type { ReportDocument } from '@constat/report/document';
import { documentStrings, mapDocument } from '@constat/report/document/reading';
import type * as Fontkit from 'fontkit';
import { loadPackage } from '../../platform/installed-files.ts';

/** Families that the template names for the body and for the heads of pages, the first choice first. */
const BODY_FAMILIES = ['Source Serif 4', 'DejaVu Serif', 'DejaVu Sans', 'Noto Emoji'];
const HEAD_FAMILIES = ['Source Sans 3', 'DejaVu Sans', 'Noto Emoji'];
const UPRIGHT = new Set(['Regular', 'Book']);

/** Marks that are never drawn need no glyph. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\s]/gu;
/** What means something to one font alone: PDF/A-2a wants a meaning for every character, even where a font draws one. */
const PRIVATE_USE = /^\p{Co}$/u;
/** Text that the first choice holds whole, letter by letter, in both languages: most of every report. */
const PLAIN =
  /^[\s\x20-\x7E\xA0-\xFF\u0152\u0153\u2013\u2014\u2019\u201C\u201D\u202F\u2026\u2192\u2212\u2264\u2265\u2610\u2611]*$/u;

export interface GlyphCheck {
  /** What the PDF of a document would lack, as `U+4E2D`: PDF/A allows no character without a glyph. */
  readonly findMissing: (document: ReportDocument) => readonly string[];
  /** The same for one text of the body. */
  readonly findMissingInText: (text: string) => readonly string[];
  /** The document with each such character named, `[U+4E2D]`, where it stood: nothing is left out without a trace. */
  readonly nameMissing: (document: ReportDocument) => ReportDocument;
}

/** @param fontFiles bytes of every font of the PDF */
export function createGlyphCheck(fontFiles: readonly Buffer[]): GlyphCheck {
  let upright: readonly Fontkit.Font[] | undefined;
  const fontsOf = (families: readonly string[]) => (): readonly Fontkit.Font[] =>
    (upright ??= readUpright(fontFiles)).filter((font) => families.includes(font.familyName));
  const body = createLookup(fontsOf(BODY_FAMILIES));
  const head = createLookup(fontsOf(HEAD_FAMILIES));
  const bodyText = (document: ReportDocument): readonly string[] => documentStrings(document, 'pdf');
  return {
    findMissing: (document) => [
      ...new Set([
        ...missingOf(lettersOf(bodyText(document)), body),
        ...missingOf(lettersOf([document.runningHead, document.title]), head),
      ]),
    ],
    findMissingInText: (text) => missingOf(lettersOf([text]), body),
    nameMissing: (document) => {
      const letters = lettersOf([...bodyText(document), document.runningHead]);
      const lacking = [...letters].filter((letter) => body(letter).length + head(letter).length > 0);
      if (lacking.length === 0) return document;
      const named = new Set(lacking);
      return mapDocument(document, (text) => nameLetters(text, named));
    },
  };
}

/** Loads the reader of fonts too, which takes longer than a page and which plain text never needs. */
function readUpright(fontFiles: readonly Buffer[]): readonly Fontkit.Font[] {
  const { create } = loadPackage('fontkit') as typeof Fontkit;
  return fontFiles.map((bytes) => create(bytes)).filter((font) => UPRIGHT.has(font.subfamilyName));
}

/** The code points of a letter that no font holds along with the rest of it. */
type Lookup = (letter: string) => readonly number[];

/** One font must hold all of a letter and its marks, since they are drawn together. */
function createLookup(readThem: () => readonly Fontkit.Font[]): Lookup {
  let fonts: readonly Fontkit.Font[] | undefined;
  return (letter) => {
    fonts ??= readThem();
    const visible = letter.replaceAll(INVISIBLE, '');
    const codePoints = Array.from(visible, (character) => character.codePointAt(0) ?? 0);
    const lacking = fonts.map((font) =>
      codePoints.filter(
        (codePoint) =>
          PRIVATE_USE.test(String.fromCodePoint(codePoint)) || !font.hasGlyphForCodePoint(codePoint),
      ),
    );
    return lacking.reduce((best, codes) => (codes.length < best.length ? codes : best), codePoints);
  };
}

function missingOf(letters: ReadonlySet<string>, lookup: Lookup): readonly string[] {
  return [...new Set([...letters].flatMap((letter) => lookup(letter).map(codePointName)))];
}

/** Every letter that is not plain, with its marks. Finding the ends of letters is slow, so plain text is passed over. */
function lettersOf(texts: readonly string[]): ReadonlySet<string> {
  const letters = new Set<string>();
  for (const text of texts) {
    for (const line of text.split('\n')) {
      if (PLAIN.test(line)) continue;
      for (const { segment } of new Intl.Segmenter().segment(line))
        if (!PLAIN.test(segment)) letters.add(segment);
    }
  }
  return letters;
}

function nameLetters(text: string, named: ReadonlySet<string>): string {
  if (PLAIN.test(text)) return text;
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) =>
    named.has(segment) ? nameOf(segment) : segment,
  ).join('');
}

function nameOf(letter: string): string {
  return Array.from(letter, (character) => `[${codePointName(character.codePointAt(0) ?? 0)}]`).join('');
}

function codePointName(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}
