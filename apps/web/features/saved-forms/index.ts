/** Drafts and copies kept on the server. */
export type { SaveChoice } from './save-dialog.tsx';
export {
  fetchSavedForm,
  isUndecided,
  useAllForms,
  useDrafts,
  useNewestCopies,
  useSavedForms,
  useSaveForm,
} from './saved-forms-api.ts';
export type { SavedFormFilter } from './saved-forms-api.ts';
