import { describe, expect, it } from 'vitest';
import { writeDictation } from '../written/index.ts';
import { readTerm } from './entry.ts';
import { proposeEntries } from './propose-entries.ts';
import { phoneticKeysOf } from './phonetic-keys.ts';
import { readHeardForms, readVocabularyFile } from './vocabulary-file.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabularyOf = (...terms: readonly string[]): Vocabulary =>
  new Vocabulary(
    terms.map((term) => ({ term, kind: 'other', heard: [] })),
    'fr',
  );

/** What is proposed for words of the language that were all recognised with low confidence. */
function propose(heard: string, ...terms: readonly string[]): readonly string[] {
  const words = heard.split(' ').map((text) => ({ text, confidence: 0.4 }));
  const written = writeDictation(words, { language: 'fr', startsSentence: false });
  const options = { language: 'fr', isKnown: () => true } as const;
  return proposeEntries(written, words, vocabularyOf(...terms), options).map((proposal) => proposal.heard);
}

describe('an entry', () => {
  it('has a term of up to 80 characters and six words', () => {
    expect(readTerm('x'.repeat(80)).refusal).toBeNull();
    expect(readTerm('x'.repeat(81)).refusal).toBe('too-long');
    expect(readTerm('Centre de santé de Port Cartier').refusal).toBeNull();
    expect(readTerm('Centre de santé de la Côte Nord').refusal).toBe('too-many-words');
  });

  it('has up to 20 forms as heard', () => {
    const forms = (count: number) => Array.from({ length: count }, (_, index) => `lirica ${index}`);
    expect(readHeardForms(forms(20))).toHaveLength(20);
    expect(readHeardForms(forms(21))).toBeNull();
  });

  it('is read from the first 10,000 lines of a file', () => {
    const file = (line: number): string => `${'\n'.repeat(line - 1)}Lyrica`;
    expect(readVocabularyFile(file(10_000))).toMatchObject({ entries: [{ term: 'Lyrica' }], refused: [] });
    expect(readVocabularyFile(file(10_001))).toMatchObject({
      entries: [],
      refused: [{ line: 10_001, reason: 'too-many-lines' }],
    });
  });
});

describe('an entry is found', () => {
  it('in three pieces more than it has words', () => {
    expect(propose('ami trip ti line', 'Amitriptyline')).toEqual(['ami trip ti line']);
    expect(propose('a mi trip ti line', 'Amitriptyline')).toEqual([]);
  });

  it('in eight pieces at most', () => {
    const term = 'Centre hospitalier Sainte Anne Laval ouest';
    const eight = 'cen tre hospi talier sainte anne laval ouest';
    expect(propose(eight, term)).toEqual([eight]);
    expect(propose('cen tre hospi talier sainte anne la val ouest', term)).toEqual([
      'tre hospi talier sainte anne la val ouest',
    ]);
  });

  it('for more words, unless they sound too unlike it', () => {
    expect(propose('tremblay audete', 'Tremblay Audet', 'Tramblay')).toEqual(['tremblay audete']);
    expect(propose('tremblay beotlieu', 'Tremblay Beaulieu', 'Tramblay')).toEqual(['tremblay']);
  });

  it('by its sounds where they are three', () => {
    expect(propose('zoé', 'Zohé')).toEqual(['zoé']);
    expect(vocabularyOf('Zoh').nearest('zo', 'zo')).toBeNull();
    expect(vocabularyOf('Zohé').nearest('zo', 'zo')).toBeNull();
    expect(vocabularyOf('Zoh').nearest('zoé', 'zoe')).toBeNull();
  });

  it('among the first 60 with the same consonants', () => {
    const among = (count: number) =>
      vocabularyOf(...Array.from({ length: count }, () => 'Mimi'), 'Mona').nearest('mona', 'mona');
    expect(among(59)).toMatchObject({ entry: { term: 'Mona' }, distance: 0 });
    expect(among(60)).toMatchObject({ entry: { term: 'Mimi' } });
  });

  it('where half of its sounds were heard', () => {
    expect(vocabularyOf('Toto Tadou').nearest('toto', 'toto')).toMatchObject({
      entry: { term: 'Toto Tadou' },
    });
    expect(vocabularyOf('Toto Tadou Dé').nearest('toto', 'toto')).toBeNull();
  });
});

it('consonants past the 24th tell no two terms apart', () => {
  const consonants = 'pt'.repeat(11);
  expect(phoneticKeysOf(`${consonants}psr`)).toEqual(phoneticKeysOf(`${consonants}ps`));
  expect(phoneticKeysOf(`${consonants}pr`)).not.toEqual(phoneticKeysOf(`${consonants}p`));
});
