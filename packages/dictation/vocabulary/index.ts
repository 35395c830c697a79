/** The personal vocabulary of a physician: words that an engine may not know, proposed for what it heard instead. */
export * from './entry.ts';
export * from './propose-entries.ts';
export { Vocabulary } from './vocabulary.ts';
export * from './is-worth-an-entry.ts';
export * from './vocabulary-file.ts';
