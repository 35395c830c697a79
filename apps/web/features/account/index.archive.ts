/** A report opened again from its PDF. */
export { useImportPdf } from './archive-api.ts';
