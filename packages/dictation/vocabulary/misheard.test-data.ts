import { readPairs } from '../../language/phonetics/pairs.test-data.ts';
import { writeDictation } from '../written/index.ts';
import { DRUGS, NAMES } from './entries.test-data.ts';
import { proposeEntries, Vocabulary } from './index.ts';
import type { VocabularyEntry } from './index.ts';

const AROUND = {
  fr: [
    ['le', 'patient', 'mentionne'],
    ['selon', 'le', 'dossier'],
  ],
  en: [
    ['the', 'patient', 'mentions'],
    ['according', 'to', 'the', 'file'],
  ],
} as const;

/** The entries of the pairs that sound alike, among 500 others. */
function entriesOf(language: 'fr' | 'en'): readonly VocabularyEntry[] {
  const others = [...NAMES, ...DRUGS];
  const terms = new Set(readPairs('alike', language).map(({ term }) => term));
  for (const { term } of others) terms.delete(term);
  return [...[...terms].map((term): VocabularyEntry => ({ term, kind: 'other', heard: [] })), ...others];
}

/** The share of pairs for which the term, and nothing else, is proposed; what was misheard has that confidence. */
export function readMisheard(
  language: 'fr' | 'en',
  part: 'development' | 'held-out',
  confidence: number,
  isKnown: (form: string) => boolean,
): number {
  const vocabulary = new Vocabulary(entriesOf(language), language);
  const [before, after] = AROUND[language];
  const pairs = readPairs('alike', language).filter((pair) => pair.part === part);
  const found = pairs.filter(({ heard, term }) => {
    const words = [
      ...before.map((text) => ({ text, confidence: 0.95 })),
      ...heard.split(' ').map((text) => ({ text, confidence })),
      ...after.map((text) => ({ text, confidence: 0.95 })),
    ];
    const written = writeDictation(words, { language });
    const proposals = proposeEntries(written, words, vocabulary, { language, isKnown });
    return proposals.length === 1 && proposals[0]?.entry.term === term;
  });
  return found.length / pairs.length;
}
