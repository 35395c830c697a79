import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citeDocument, isBlankDocument, readDocuments, writeDocuments } from './index.ts';
import type { ReviewedDocument } from './index.ts';

const MRI: ReviewedDocument = {
  date: '2026-04-02',
  author: 'Dr Zzorthé',
  kind: 'Rapport d’IRM',
  page: '3',
};
const NOTE: ReviewedDocument = { date: '', author: '', kind: 'Note de consultation', page: '' };

describe('the text of documents', () => {
  it('is one line for each, its parts in order', () => {
    expect(writeDocuments([MRI, NOTE])).toBe(
      '2026-04-02 | Dr Zzorthé | Rapport d’IRM | 3\n|  | Note de consultation |',
    );
    expect(readDocuments(writeDocuments([MRI, NOTE]))).toEqual([MRI, NOTE]);
  });

  it('leaves out what holds nothing, and holds no sign that separates parts', () => {
    const blank = { date: ' ', author: '\n', kind: '', page: '' };
    expect(isBlankDocument(blank)).toBe(true);
    expect(writeDocuments([blank, { ...MRI, author: 'Dr Zza | Dr Zzb', page: '3\n4' }])).toBe(
      '2026-04-02 | Dr Zza / Dr Zzb | Rapport d’IRM | 3 4',
    );
    expect(readDocuments('\n  \n| | |\n')).toEqual([]);
  });

  it.each<[string, Partial<ReviewedDocument>]>([
    ['IRM du genou', { kind: 'IRM du genou' }],
    ['2026-04-02|Dr Zza', { date: '2026-04-02', author: 'Dr Zza' }],
    ['2026-04-02 | | IRM', { date: '2026-04-02', kind: 'IRM' }],
    ['a | b | c | d | e || f', { date: 'a', author: 'b', kind: 'c', page: 'd / e / f' }],
    ['  printemps   2026 | Zz |IRM|  ', { date: 'printemps 2026', author: 'Zz', kind: 'IRM' }],
  ])('%j is read without losing a word', (line, parts) => {
    expect(readDocuments(line)).toEqual([{ date: '', author: '', kind: '', page: '', ...parts }]);
  });

  const part = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('', ' ', '|', 'a | b', '2026-04-02', 'Dr Zz\nZz', '\u2028x', ' | '),
  );
  const documents = fc.array(fc.record({ date: part, author: part, kind: part, page: part }), {
    maxLength: 5,
  });
  const wordsOf = (text: string) => text.split(/[\s|/]+/u).filter((word) => word !== '');

  it('gives back each word of each part in its place', () => {
    fc.assert(
      fc.property(documents, (written) => {
        const read = readDocuments(writeDocuments(written));
        const held = written.filter((document) => !isBlankDocument(document));
        expect(read).toHaveLength(held.length);
        for (const [index, document] of held.entries())
          for (const name of ['date', 'author', 'kind', 'page'] as const)
            expect(wordsOf(read[index]?.[name] ?? '')).toEqual(wordsOf(document[name]));
      }),
    );
  });

  it('of any origin is read whole, and written again reads the same', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(part).map((parts) => parts.join('|')),
        ),
        (text) => {
          const read = readDocuments(text);
          const words = read.flatMap(({ date, author, kind, page }) =>
            [date, author, kind, page].flatMap(wordsOf),
          );
          expect(words).toEqual(wordsOf(text));
          expect(readDocuments(writeDocuments(read))).toEqual(read);
        },
      ),
    );
  });
});

describe('a reference to a document', () => {
  const cite = (document: Partial<ReviewedDocument>, language: 'fr' | 'en' = 'fr') =>
    citeDocument({ ...MRI, ...document }, language).replaceAll('\u00A0', ' ');

  it('names its kind, its author, its date in words and its page', () => {
    expect(cite({})).toBe('(rapport d’IRM du Dr Zzorthé, 2 avril 2026, p. 3)');
    expect(cite({ kind: 'MRI report' }, 'en')).toBe('(MRI report by Dr. Zzorthé, April 2, 2026, p. 3)');
  });

  it.each<[Partial<ReviewedDocument>, string, string]>([
    [{ author: 'Dre. Zzaline' }, 'rapport d’IRM de la Dre Zzaline', 'rapport d’IRM by Dr. Zzaline'],
    [{ author: 'Clinique Zzo' }, 'rapport d’IRM, Clinique Zzo', 'rapport d’IRM by Clinique Zzo'],
    [{ author: 'Dr Zza et Dr Zzb' }, 'rapport d’IRM, Dr Zza et Dr Zzb', 'rapport d’IRM by Dr. Zza et Dr Zzb'],
    [{ kind: 'IRM' }, 'IRM du Dr Zzorthé', 'IRM by Dr. Zzorthé'],
    [{ kind: '', author: '' }, 'document', 'document'],
  ])('reads well with %j', (change, fr, en) => {
    expect(cite(change)).toBe(`(${fr}, 2 avril 2026, p. 3)`);
    expect(cite(change, 'en')).toBe(`(${en}, April 2, 2026, p. 3)`);
  });

  it.each<[string, string, string]>([
    ['', '', ''],
    ['3-5', ', p. 3-5', ', pp. 3-5'],
    ['annexe A', ', annexe A', ', annexe A'],
    ['p. 12', ', p. 12', ', p. 12'],
  ])('says the page %j as %j', (page, fr, en) => {
    expect(cite({ author: '', date: 'printemps 2026', page })).toBe(`(rapport d’IRM, printemps 2026${fr})`);
    expect(cite({ author: '', date: '', page }, 'en')).toBe(`(rapport d’IRM${en})`);
  });
});
