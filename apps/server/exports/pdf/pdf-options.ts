/** What a physician may choose of a PDF. */
export interface PdfOptions {
  /** The report's JSON, to attach to the file: it is PDF/A-3a then, and PDF/A-2a without. */
  readonly attachment?: string | undefined;
  /** Names characters that no font holds, `[U+4E2D]`, instead of refusing them. */
  readonly nameMissingGlyphs?: boolean | undefined;
  /**
   * For a screen: says where the parts of the form begin and end in the pages, in an attached file. The pages are those of
   * the PDF without it; it has no tags and declares no standard.
   */
  readonly marksPlaces?: boolean | undefined;
}
