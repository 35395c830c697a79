/** A draft as the form reads and writes it. */
export { readDraft, saveDraft } from './draft-api.ts';
export { defaultTitle } from './form-title.ts';
