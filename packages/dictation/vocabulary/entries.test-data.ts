import { readFileSync } from 'node:fs';
import type { EntryKind, VocabularyEntry } from './entry.ts';

function wordsOf(file: string): readonly string[] {
  return readFileSync(new URL(`test-data/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split(/\s+/u);
}

function entry(term: string, kind: EntryKind): VocabularyEntry {
  return { term, kind, heard: [] };
}

const SURNAMES = wordsOf('surnames').slice(0, 150);
const FIRST_NAMES = wordsOf('first-names');

/** Names of no real person: 150 surnames alone, and 150 with a first name. */
export const NAMES: readonly VocabularyEntry[] = [
  ...SURNAMES,
  ...SURNAMES.map((surname, index) => `${FIRST_NAMES[index % FIRST_NAMES.length]} ${surname}`),
].map((term) => entry(term, 'name'));

/** Drugs as they are prescribed in Québec. */
export const DRUGS: readonly VocabularyEntry[] = wordsOf('drugs')
  .slice(0, 200)
  .map((term) => entry(term, 'drug'));
