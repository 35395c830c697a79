import { isKnownWord } from '@constat/language/lexicon';
import '@constat/language/lexicon/english';
import '@constat/language/lexicon/french';
import { describe, expect, it } from 'vitest';
import { openBlanks } from '../review/open-blanks.ts';
import { collectPhrases } from './collect-phrases.ts';
import { PHRASES } from './collect-phrases.test-data.ts';

const WORKER = { workerLastName: 'Zzorvane', workerFirstName: 'Ilda' };

function collect({
  language,
  field,
  sentence,
}: Pick<(typeof PHRASES)[number], 'language' | 'field' | 'sentence'>) {
  return collectPhrases({ ...WORKER, [field]: sentence }, language, (word) => isKnownWord(word, language));
}

describe('the phrases of a finished report', () => {
  it.each(PHRASES)('$sentence', (example) => {
    const { field, phrase, restriction = null } = example;
    expect(collect(example)).toEqual(phrase === null ? [] : [{ field, restriction, text: phrase }]);
  });

  it('have brackets that the review lists as open', () => {
    for (const { phrase } of PHRASES) {
      const brackets = phrase?.match(/\[[^\]]*\]/gu) ?? [];
      expect(openBlanks(phrase ?? '')).toEqual(brackets);
    }
  });
});
