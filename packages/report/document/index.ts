/** The report as a document, for the screens' preview and for every export. */
export { buildDocument } from './build-document.ts';
export type { ExportedReport, ExportSettings, PhysicianProfile } from './build-document.ts';
export { buildAddendum, replacementNotice } from './build-addendum.ts';
export type { SignedOriginal } from './build-addendum.ts';
export { dayInQuebec, printedFingerprint, statedState } from './report-state.ts';
export type { ReportState } from './report-state.ts';
export { examinedFields, exportedTexts } from './exported-texts.ts';
export type { ExportedText } from './exported-texts.ts';
export { CHECKBOX_MARKS, RENDER_TARGETS, blocksFor, documentStrings, mapDocument } from './reading.ts';
export type {
  CheckboxesBlock,
  DocumentBlock,
  EntriesBlock,
  Entry,
  HeadingBlock,
  ListBlock,
  ParagraphBlock,
  RenderTarget,
  ReportDocument,
  ReportLanguage,
  SignatureBlock,
  SignatureImage,
  TableBlock,
} from './tree.ts';
export { letterheadValues } from './letterhead-values.ts';
export type { LetterheadValues } from './letterhead-values.ts';
export { withUnit } from './format-value.ts';
export { statedWord } from './stated-word.ts';
export { typedNotPrinted } from './typed-not-printed.ts';
export type { NotPrinted, NotPrintedReason } from './typed-not-printed.ts';
export { typedValuesOfRegion } from './typed-values.ts';
export type { TypedValue } from './typed-values.ts';
export { typeset } from './typography.ts';
