/** From what was spoken to what is written. */
export { acceptDefaults, nextField } from '../commands/fields.ts';
export { looksDictated } from './looks-dictated.ts';
export { LOW_CONFIDENCE } from './tokenise-dictation.ts';
export * from './write-dictation.ts';
export * from './written-text.ts';
