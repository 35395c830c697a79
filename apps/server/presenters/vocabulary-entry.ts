import type { StoredVocabularyEntry } from '@constat/contract';
import type { VocabularyEntryRow } from '../store/word-tables.ts';

export function presentVocabularyEntry({ id, term, kind, heard }: VocabularyEntryRow): StoredVocabularyEntry {
  return { id, term, kind, heard: JSON.parse(heard) as string[] };
}
