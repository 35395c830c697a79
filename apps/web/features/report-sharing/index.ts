/** A report shared with a colleague. */
export { ShareDialog } from './share-dialog.tsx';
