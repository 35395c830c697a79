/**
 * The report as a document: what print HTML, PDF and Word all render, in this order and with these words.
 * Typography is already in the strings; a renderer adds none.
 */

export type ReportLanguage = 'fr' | 'en';

/** Where a document is rendered to. Print, preview and PDF show the same; Word may show more. */
export const RENDER_TARGETS = ['pdf', 'docx', 'html'] as const;
export type RenderTarget = (typeof RENDER_TARGETS)[number];

/** What of the form a part of the document shows: the id of a section, a part of the examination, a table or a field. */
type SourceId = string;

interface BlockBase {
  /** Present where the document was asked to name its sources. Renderers print nothing of it. */
  readonly source?: SourceId;
  /** Present on a block that one target alone shows (section 12, in Word). */
  readonly only?: 'word';
  /** Present on what shares a page with the start of the next block: a signature never stands alone on its page. */
  readonly keepWithNext?: true;
}

/**
 * Level 1 is a part of the report (A, B, C, signature), 2 a numbered section, 3 a region or a text's own title,
 * 4 a table's or a text's title within a region. No level is skipped.
 */
export interface HeadingBlock extends BlockBase {
  readonly kind: 'heading';
  readonly level: 1 | 2 | 3 | 4;
  readonly text: string;
}

/** One paragraph; line breaks inside it are `\n`. */
export interface ParagraphBlock extends BlockBase {
  readonly kind: 'paragraph';
  readonly text: string;
  /** `statement` is a sentence of the form itself rather than the physician's text. */
  readonly style: 'body' | 'statement';
}

/** Lines that the physician began with a dash or a bullet. */
export interface ListBlock extends BlockBase {
  readonly kind: 'list';
  /** What is printed before each item. */
  readonly mark: '–' | '•';
  /** One line each, without its mark. */
  readonly items: readonly string[];
  /** Present on a short list that a paragraph announces: no page parts its items. */
  readonly isWhole?: true;
}

/** A label and its value. An empty value prints a blank line to fill in by hand. */
export interface Entry {
  readonly label: string;
  readonly value: string;
  readonly source?: SourceId;
}

/** Label and value pairs, such as the identification of the worker. */
export interface EntriesBlock extends BlockBase {
  readonly kind: 'entries';
  readonly entries: readonly Entry[];
}

export interface CheckboxesBlock extends BlockBase {
  readonly kind: 'checkboxes';
  readonly items: readonly {
    readonly label: string;
    readonly checked: boolean;
    readonly source?: SourceId;
  }[];
}

/** A table with one header row; the first cell of each row is that row's header. */
export interface TableBlock extends BlockBase {
  readonly kind: 'table';
  /** What the table holds, for a reader who cannot see it; the heading above shows it to the others. */
  readonly caption: string;
  /** Heading of the column of row headers. */
  readonly corner: string;
  /** Headings of the columns of cells. */
  readonly columns: readonly string[];
  /** Present on a table of texts, which are read from the left: the widths of its columns in percent, row headers first. */
  readonly widths?: readonly number[];
  /** As many cells as columns in every row; where nothing is recorded a cell holds a dash. */
  readonly rows: readonly {
    readonly header: string;
    readonly cells: readonly string[];
    /** The field of each cell; null where a cell shows none, as the normal does. */
    readonly sources?: readonly (SourceId | null)[];
  }[];
}

/** What a cell holds where nothing is recorded: a blank one could be a fault of printing, or be filled in afterwards. */
export const NOTHING_RECORDED_CELL = '—';

/** The place for the signature. */
export interface SignatureBlock extends BlockBase {
  readonly kind: 'signature';
  /** « Version de travail » / "Working copy", « Signé le 27 novembre 2026 »; empty where it is to be signed by hand. */
  readonly state: string;
  /** What the physician signs with, where the pages are signed with a picture of it. */
  readonly picture?: SignaturePicture;
  readonly lines: readonly Entry[];
}

/** A picture with its label, and what a reader hears in its place. */
export interface SignaturePicture extends SignatureImage {
  readonly label: string;
  readonly alternative: string;
}

/** A signature as a picture, and how large it is printed. */
export interface SignatureImage {
  /** A whole SVG that refers to nothing outside. */
  readonly svg: string;
  /** In points. */
  readonly width: number;
  readonly height: number;
}

export type DocumentBlock =
  | HeadingBlock
  | ParagraphBlock
  | ListBlock
  | EntriesBlock
  | CheckboxesBlock
  | TableBlock
  | SignatureBlock;

export interface ReportDocument {
  readonly language: ReportLanguage;
  /** The name of the report's form, printed at the top. */
  readonly title: string;
  /** The title in the document's properties: that of the form with the number of the file, and nobody's name. */
  readonly propertiesTitle: string;
  /** The title that the physician gave to the saved form, for the name of the exported file; may be empty. */
  readonly fileTitle: string;
  /** The file that the report belongs to: number, name and day, at the head of every page; may be empty. */
  readonly runningHead: string;
  /** The state of the report and, once it is locked, its fingerprint, at the foot of every page. */
  readonly status: string;
  /** Author for the document's properties: the physician's name, or empty. */
  readonly author: string;
  /** « Page {page} de {pages} » with both places, for the head of every page. */
  readonly pageLabel: string;
  readonly blocks: readonly DocumentBlock[];
}
