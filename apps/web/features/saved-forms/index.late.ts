/** The dialogs of the saved forms, apart from what a page needs before any of them opens. */
export { SaveDialog } from './save-dialog.tsx';
export { SaveToDraftDialog } from './save-to-draft-dialog.tsx';
export { SavedFormsDialog } from './saved-forms-dialog.tsx';
