import type { ReportLanguage } from '@constat/report/document';
import { LineRuleType } from 'docx';
import type { IStylesOptions } from 'docx';

/** Lengths in twips, twentieths of a point. */
export const PAGE = { width: 12_240, height: 15_840, side: 1304, top: 1360, bottom: 1250 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.side;
/** Where the values of label and value pairs begin. */
export const VALUE_START = 4000;
/** Where the text of a list's items begins, and that of checkboxes. */
export const LIST_START = 280;
export const CHECKBOX_START = 400;

/** Between the frame of the signature and what it holds; in points it is a twentieth of this. */
export const FRAME_SPACE = 160;

export const SANS = 'Arial';
export const SERIF = 'Times New Roman';
const GREY = '5A5A5A';

/** Said wherever a height of lines is: a letterhead's own style may have exact heights, and letters would be cut. */
export const LINE_RULE = LineRuleType.AUTO;

/** Names of the styles of the report's own, as a person finds them in Word. */
export const STYLE = {
  statement: 'ReportStatement',
  list: 'ReportList',
  entry: 'ReportEntry',
  signature: 'ReportSignature',
  cell: 'ReportCell',
  head: 'ReportHead',
} as const;

type HeadingStyle = NonNullable<NonNullable<IStylesOptions['default']>['heading1']>;

function heading(size: number, before: number, after: number, color = '000000'): HeadingStyle {
  return {
    run: { font: SANS, size, bold: true, italics: false, color },
    paragraph: {
      spacing: { before, after, line: 240, lineRule: LINE_RULE },
      keepNext: true,
      keepLines: true,
    },
  };
}

/** Real heading styles, in the language of the report. Sizes are half-points. */
export function reportStyles(language: ReportLanguage): IStylesOptions {
  return {
    default: {
      document: {
        run: { font: SERIF, size: 22, language: { value: `${language}-CA` } },
        paragraph: { spacing: { after: 120, line: 269, lineRule: LINE_RULE } },
      },
      title: heading(38, 0, 300),
      heading1: heading(29, 340, 160),
      heading2: heading(25, 280, 120),
      heading3: heading(22, 220, 80),
      heading4: heading(20, 180, 80, '323232'),
    },
    paragraphStyles: [
      {
        id: STYLE.statement,
        name: 'Report Statement',
        basedOn: 'Normal',
        quickFormat: true,
        run: { italics: true },
      },
      {
        id: STYLE.list,
        name: 'Report List',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: {
          spacing: { after: 40 },
          indent: { left: LIST_START, hanging: LIST_START },
        },
      },
      {
        id: STYLE.entry,
        name: 'Report Entry',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { spacing: { after: 80 }, indent: { left: VALUE_START, hanging: VALUE_START } },
      },
      {
        id: STYLE.signature,
        name: 'Report Signature',
        basedOn: STYLE.entry,
        paragraph: {
          spacing: { before: 160, after: 160 },
          // The frame of a paragraph stands outside of its indents: these keep it within the margins.
          indent: { left: VALUE_START, hanging: VALUE_START - FRAME_SPACE, right: FRAME_SPACE },
          keepLines: true,
        },
      },
      {
        id: STYLE.cell,
        name: 'Report Cell',
        basedOn: 'Normal',
        run: { size: 19 },
        paragraph: { spacing: { before: 30, after: 30, line: 240, lineRule: LINE_RULE } },
      },
      {
        id: STYLE.head,
        name: 'Report Head',
        basedOn: 'Normal',
        run: { font: SANS, size: 17, color: GREY },
        paragraph: { spacing: { after: 0, line: 240, lineRule: LINE_RULE } },
      },
    ],
  };
}
