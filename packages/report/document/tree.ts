/**
 * The report as a document: what print HTML, PDF and Word all render, in this order and with these words.
 * Typography is already in the strings; a renderer adds none.
 */

export type ReportLanguage = 'fr' | 'en';

/** Where a document is rendered to. Print, preview and PDF show the same; Word may show more. */
export type RenderTarget = 'html' | 'pdf' | 'docx';

interface BlockBase {
  /** Present on a block that one target alone shows (section 12, in Word). */
  readonly only?: 'word';
}

/** Level 1 is a section of the report, 2 a region or subsection, 3 a table's or text's own title. No level is skipped. */
export interface HeadingBlock extends BlockBase {
  readonly kind: 'heading';
  readonly level: 1 | 2 | 3;
  readonly text: string;
}

/** One paragraph; line breaks inside it are `\n`. */
export interface ParagraphBlock extends BlockBase {
  readonly kind: 'paragraph';
  readonly text: string;
  /** `statement` is a sentence of the form itself rather than the physician's text. */
  readonly style: 'body' | 'statement';
}

/** Label and value pairs, such as the identification of the worker. An empty value prints a blank line to fill in by hand. */
export interface EntriesBlock extends BlockBase {
  readonly kind: 'entries';
  readonly entries: readonly { readonly label: string; readonly value: string }[];
}

export interface CheckboxesBlock extends BlockBase {
  readonly kind: 'checkboxes';
  readonly items: readonly { readonly label: string; readonly checked: boolean }[];
}

/** A table with one header row; the first cell of each row is that row's header. */
export interface TableBlock extends BlockBase {
  readonly kind: 'table';
  /** What the table holds, for a reader who cannot see it. */
  readonly caption: string;
  readonly columns: readonly { readonly text: string; readonly align: 'start' | 'center' }[];
  readonly rows: readonly { readonly header: string; readonly cells: readonly string[] }[];
}

/** The place for the signature, with its lines: state, name, licence, date. */
export interface SignatureBlock extends BlockBase {
  readonly kind: 'signature';
  /** « Non signé » / "Unsigned" until signing exists. */
  readonly state: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

export type DocumentBlock =
  | HeadingBlock
  | ParagraphBlock
  | EntriesBlock
  | CheckboxesBlock
  | TableBlock
  | SignatureBlock;

export interface ReportDocument {
  readonly language: ReportLanguage;
  /** The name of the report's form, printed at the top and in the document's properties. */
  readonly title: string;
  /** The file's own name, in the running header. */
  readonly fileName: string;
  /** Author for the document's properties: the physician's name, or empty. */
  readonly author: string;
  /** « Page {page} de {pages} » with both placeholders, for the running footer. */
  readonly pageLabel: string;
  readonly blocks: readonly DocumentBlock[];
}
