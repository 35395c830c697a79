import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENTRY_KINDS, keyOfTerm, readTerm, readVocabularyFile, writeVocabularyFile } from './index.ts';

describe('a file of one term a line', () => {
  it('is read with its mark, its blanks and whichever line ends', () => {
    const { entries, refused } = readVocabularyFile('\uFEFFTremblay\r\n\r\n  Rio   Tinto, Alcan \rLyrica\n');
    expect(entries.map(({ term }) => term)).toEqual(['Tremblay', 'Rio Tinto, Alcan', 'Lyrica']);
    expect(entries.every(({ kind, heard }) => kind === 'other' && heard.length === 0)).toBe(true);
    expect(refused).toEqual([]);
  });

  it('says which lines it leaves out, and why', () => {
    const lines = [
      'Tremblay',
      'x'.repeat(81),
      'un deux trois quatre cinq six sept',
      '12 %',
      'TREMBLAY',
      'Gagné',
    ];
    const { entries, refused } = readVocabularyFile(lines.join('\n'));
    expect(entries.map(({ term }) => term)).toEqual(['Tremblay', 'Gagné']);
    expect(refused).toEqual([
      { line: 2, reason: 'too-long' },
      { line: 3, reason: 'too-many-words' },
      { line: 4, reason: 'no-letter' },
      { line: 5, reason: 'repeated' },
    ]);
  });

  it('takes a term of 80 characters and of six words', () => {
    expect(readTerm('x'.repeat(80)).refusal).toBeNull();
    expect(readTerm('un deux trois quatre cinq six').refusal).toBeNull();
    expect(readTerm(' \n\u00A0').refusal).toBe('empty');
  });
});

describe('a file of columns', () => {
  it.each([
    ['semicolons', 'terme;genre;entendu\nLyrica;médicament;lirica|lyric a\nTremblay;nom;'],
    ['tabs', 'Lyrica\tdrug\tlirica|lyric a\nTremblay\tname'],
    ['commas', 'term,kind,heard\nLyrica,drug,lirica|lyric a\nTremblay,Nom'],
    ['quotation marks', '"Lyrica";"drug";"lirica|lyric a"\n"Tremblay";"name";""'],
    ['several columns heard', 'Lyrica;drug;lirica;lyric a\nTremblay;name'],
  ])('is read with %s', (_what, text) => {
    expect(readVocabularyFile(text)).toEqual({
      entries: [
        { term: 'Lyrica', kind: 'drug', heard: ['lirica', 'lyric a'] },
        { term: 'Tremblay', kind: 'name', heard: [] },
      ],
      lines: text.startsWith('term') ? [2, 3] : [1, 2],
      refused: [],
    });
  });

  it('says why a line is left out', () => {
    const many = Array.from({ length: 21 }, (_, index) => `form ${'x'.repeat(index + 1)}`).join('|');
    const { entries, refused } = readVocabularyFile(
      `Lyrica;potion;\nSintrom;drug;${'x'.repeat(81)}\nElavil;drug;${many}\n;drug;\nAtivan;__proto__`,
    );
    expect(entries).toEqual([]);
    expect(refused.map(({ reason }) => reason)).toEqual([
      'unknown-kind',
      'heard-form',
      'heard-form',
      'empty',
      'unknown-kind',
    ]);
  });

  it('stops at its longest, and holds for hostile text', () => {
    const { entries, refused } = readVocabularyFile('x;name\n'.repeat(40_000));
    expect(entries).toHaveLength(1);
    expect(refused.at(-1)).toEqual({ line: 10_001, reason: 'too-many-lines' });
    expect(readVocabularyFile('";'.repeat(200_000)).entries).toEqual([]);
  });
});

it('a written file is read again as it was', () => {
  const term = fc.string({ unit: 'binary', minLength: 1, maxLength: 90 });
  const list = fc.array(
    fc.record({ term, kind: fc.constantFrom(...ENTRY_KINDS), heard: fc.array(term, { maxLength: 4 }) }),
  );
  fc.assert(
    fc.property(list, (drawn) => {
      const seen = new Set<string>();
      const entries = drawn.flatMap(({ term: text, kind, heard }) => {
        const read = readTerm(text);
        const key = keyOfTerm(read.term);
        if (read.refusal !== null || seen.has(key)) return [];
        seen.add(key);
        const forms = new Map(
          heard
            .map((form) => readTerm(form))
            .filter(({ refusal }) => refusal === null)
            .map(({ term: form }) => [keyOfTerm(form), form]),
        );
        const first = [...forms.keys()].map(
          (form) => heard.map((one) => readTerm(one).term).find((one) => keyOfTerm(one) === form) ?? form,
        );
        return [{ term: read.term, kind, heard: first }];
      });
      expect(readVocabularyFile(writeVocabularyFile(entries))).toMatchObject({ entries, refused: [] });
    }),
  );
});

it('no spreadsheet takes a written field for a formula, and each is read again as it was', () => {
  const terms = ['=cmd', '+un', '-deux', '@SUM(A1)', "'=cmd", "''+trois", "'à part", '= "a";b'];
  const entries = terms.map((term) => ({ term, kind: 'other' as const, heard: [`${term} dit`] }));
  const written = writeVocabularyFile(entries);
  const fields = written
    .slice(1)
    .split('\r\n')
    .flatMap((line) => line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/u))
    .map((field) => field.replace(/^"/u, ''));
  expect(fields.filter((field) => /^[=+\-@\t\r]/u.test(field))).toEqual([]);
  expect(readVocabularyFile(written)).toMatchObject({ entries, refused: [] });
});
