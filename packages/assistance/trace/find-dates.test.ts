import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDates } from './find-dates.ts';

const told = (text: string, language: 'fr' | 'en'): readonly (readonly [string, string, string])[] =>
  findDates(text, language).map(({ date, text: written, beside }) => [date, written, beside] as const);

describe('the dates of a text', () => {
  it('are found in its order, each with what is told of it', () => {
    expect(
      told(
        'Le 12 mars 2026, la travailleuse chute. Elle consulte le 14 mars 2026.\nIRM le 2 avril : déchirure.',
        'fr',
      ),
    ).toEqual([
      ['2026-03-12', '12 mars 2026', 'la travailleuse chute'],
      ['2026-03-14', '14 mars 2026', 'Elle consulte'],
      ['--04-02', '2 avril', 'IRM'],
    ]);
    expect(
      told('On April 6, 2026, physiotherapy began. Seen again in June 2026 by Dr. Zzorthe.', 'en'),
    ).toEqual([
      ['2026-04-06', 'April 6, 2026', 'physiotherapy began'],
      ['2026-06', 'June 2026', 'Seen again'],
    ]);
  });

  it.each([
    ['L’IRM du 2 avril 2026 montre une déchirure.', 'L’IRM'],
    ['La physiothérapie débute le 6 avril 2026, à raison de deux séances.', 'La physiothérapie débute'],
    ['À compter du 6 avril 2026, elle reprend le travail.', 'elle reprend le travail'],
    ['Depuis le lundi 6 avril 2026, elle boite.', 'elle boite'],
    ['Opérée (le 6 avril 2026).', 'Opérée'],
  ])('stand after what they date, or open the sentence: « %s »', (text, beside) => {
    expect(told(text, 'fr').map(([, , words]) => words)).toEqual([beside]);
  });

  it('are none in an age, a dose or a quotation', () => {
    expect(told('Âgée de 46 ans, elle prend 400 mg trois fois par jour, 5 sur 10.', 'fr')).toEqual([]);
    expect(told('Elle dit : « je suis tombée le 12 mars 2026 ».', 'fr')).toEqual([]);
  });

  it.each(['fr', 'en'] as const)('stand where they are said to stand (%s)', (language) => {
    const parts = fc.constantFrom(
      'Le 12 mars 2026',
      'on March 3, 2024',
      '2026-05-01',
      'L4-L5',
      '« x »',
      ', ',
      '\n',
      '90°',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 8 }), (pieces) => {
        const text = pieces.join(' ');
        for (const { start, end, text: written, beside } of findDates(text, language)) {
          expect(text.slice(start, end)).toBe(written);
          expect(written.trim()).toBe(written);
          expect(text).toContain(beside);
        }
      }),
    );
  });
});
