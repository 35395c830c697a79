/** The rows of drafts and copies, and what is done with one. */
export { FormRows } from './form-rows.tsx';
export { SavedFormBadge, SavedFormSummary } from './saved-form-row.tsx';
export { useFormActs } from './use-form-acts.ts';
