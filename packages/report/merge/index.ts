/** What two sides made of one draft, put together. */
export { baseAfterSave, noCommonBase } from './bases.ts';
export { holdBack, isSamePlace, joinTexts, textAt } from './conflicts.ts';
export type { Conflict, ConflictPlace } from './conflicts.ts';
export { sameContent } from './content.ts';
export type { DraftContent } from './content.ts';
export { mergeDrafts } from './merge-drafts.ts';
export type { MergedDraft } from './merge-drafts.ts';
