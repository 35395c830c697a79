/** Corrections of a text by voice: « remplace X par Y », "delete X". */
export { applyEdit } from './apply-edit.ts';
export type { TextEdit } from './apply-edit.ts';
export type { TextRange } from './find-named.ts';
export { readEdit } from './read-edit.ts';
export type { SpokenEdit } from './read-edit.ts';
