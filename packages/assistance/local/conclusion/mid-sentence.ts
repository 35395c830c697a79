import { isOrdinaryWord } from '../../fidelity/facts/lexicon/ordinary.ts';
import type { TextLanguage } from '../../fidelity/difference.ts';

/** Words that open a label or an answer of the examination and are in no list of clinical words. */
const LABEL_WORDS = new Set(
  'Affaissement Course Médio-tarsienne Stress Examen Pédieux Muscle Mid-tarsal Calcaneofibular Neurovascular Dorsalis Additional Latex'.split(
    ' ',
  ),
);

/**
 * A text as it reads after a colon or a semicolon: without the capital of its first word, where that word is known to
 * be no name, no trade name and no abbreviation. Any other word keeps its capital.
 */
export function midSentence(text: string, language: TextLanguage): string {
  const [first = ''] = /^\p{L}+(?:-\p{L}+)*/u.exec(text) ?? [];
  return LABEL_WORDS.has(first) || isOrdinaryWord(first, language)
    ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;
}
