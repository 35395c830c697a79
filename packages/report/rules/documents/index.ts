/** Documents that were reviewed for a report: as text, as parts, and as a reference to one. */
export { citeDocument } from './cite-document.ts';
export { DOCUMENT_PARTS, isBlankDocument, readDocuments, writeDocuments } from './reviewed-documents.ts';
export type { ReviewedDocument } from './reviewed-documents.ts';
