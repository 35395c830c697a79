import { proposeEntries, Vocabulary } from '@constat/dictation/vocabulary';
import type { Proposal } from '@constat/dictation/vocabulary';
import type { WrittenText } from '@constat/dictation/written';
import type { Lexicon } from '@constat/language/lexicon';
import { useEffect, useMemo } from 'react';
import { useStore } from '../../../shared/external-store.ts';
import { useVocabulary } from '../../../shared/vocabulary-api.ts';
import type { HeardWord } from '../written/heard-words.ts';
import { LEXICONS } from './lexicons.ts';

const NONE: readonly Proposal[] = [];

/**
 * The entries of the physician's vocabulary that words of a dictation may stand for. The lexicon is fetched where there
 * is a vocabulary and a word; until it is there, the doubtful words alone are compared.
 */
export function useProposals(
  written: WrittenText,
  words: readonly HeardWord[],
  language: 'fr' | 'en',
): readonly Proposal[] {
  const { data: entries } = useVocabulary();
  const isWanted = entries !== undefined && entries.length > 0 && words.length > 0;
  const lexicon = useLexicon(language, isWanted);
  const vocabulary = useMemo(
    () => (entries === undefined ? null : new Vocabulary(entries, language)),
    [entries, language],
  );
  return useMemo(() => {
    if (!isWanted || vocabulary === null) return NONE;
    const isKnown =
      lexicon === null ? null : (form: string) => lexicon.isKnownWord(form) || lexicon.isKnownName(form);
    return proposeEntries(written, words, vocabulary, { language, isKnown });
  }, [isWanted, vocabulary, lexicon, written, words, language]);
}

function useLexicon(language: 'fr' | 'en', isWanted: boolean): Lexicon | null {
  const lazy = LEXICONS[language];
  const lexicon = useStore(lazy);
  useEffect(() => {
    // After a failure it is fetched again with the next dictation.
    if (isWanted) void lazy.fetch().catch(() => undefined);
  }, [isWanted, lazy]);
  return lexicon;
}
