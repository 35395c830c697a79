/** Drafts and copies kept on the server. */
export { defaultTitle, isTitleValid } from './form-title.ts';
export { SaveDialog } from './save-dialog.tsx';
export type { SaveChoice, SaveDialogProps } from './save-dialog.tsx';
export { SaveToDraftDialog } from './save-to-draft-dialog.tsx';
export {
  fetchSavedForm,
  useDeleteForm,
  useRenewForm,
  useSavedForms,
  useSaveForm,
} from './saved-forms-api.ts';
export type { SavedFormFilter, SaveFormInput } from './saved-forms-api.ts';
export { SavedFormsDialog } from './saved-forms-dialog.tsx';
export type { SavedFormsDialogProps } from './saved-forms-dialog.tsx';
