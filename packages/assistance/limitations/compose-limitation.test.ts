import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFacts } from '../fidelity/facts/read-facts.ts';
import { ACTS, SEGMENTS, SIDES } from './acts.ts';
import type { LimitedAct, SegmentId } from './acts.ts';
import { FREQUENCIES, composeLimitation, limitKindOf, missingPart } from './compose-limitation.ts';
import type { Limitation } from './compose-limitation.ts';

const BASE: Limitation = {
  strength: 'avoid',
  acts: ['lift'],
  segment: null,
  degrees: null,
  kilograms: null,
  minutes: null,
  frequency: null,
  nature: { kind: 'permanent' },
};

/** A limitation with both of its sentences, blanks as usual. */
const write = (parts: Partial<Limitation>): readonly (string | undefined)[] =>
  (['fr', 'en'] as const).map((language) =>
    composeLimitation({ ...BASE, ...parts }, language)?.replaceAll('\u00A0', ' '),
  );

describe('a limitation by its parts', () => {
  test('is a sentence of a load', () => {
    expect(
      write({
        acts: ['lift', 'carry', 'pull'],
        kilograms: 7.5,
        frequency: 'repeated-or-frequent',
      }),
    ).toEqual([
      'Limitation permanente : éviter de soulever, de porter ou de tirer des charges de plus de 7,5 kg de façon répétitive ou fréquente.',
      'Permanent limitation: avoid lifting, carrying or pulling loads of more than 7.5 kg repeatedly or frequently.',
    ]);
    expect(write({ acts: ['push'] })[0]).toBe('Limitation permanente : éviter de pousser des charges.');
  });

  test('is a sentence of a movement, with its side and its angle', () => {
    const segment = { id: 'arm', side: 'right' } as const;
    expect(write({ acts: ['raise'], segment, degrees: 90, strength: 'forbidden' })).toEqual([
      'Limitation permanente : il est interdit d’élever le bras droit au-delà de 90°.',
      'Permanent limitation: must not raise the right arm beyond 90°.',
    ]);
    expect(write({ acts: ['flex', 'rotate'], segment: { id: 'lumbar', side: null } })).toEqual([
      'Limitation permanente : éviter de fléchir ou de tourner la colonne lombaire.',
      'Permanent limitation: avoid flexing or rotating the lumbar spine.',
    ]);
    expect(write({ acts: ['flex'], segment: { id: 'knee', side: 'both' } })[0]).toContain('les deux genoux');
    expect(write({ acts: ['flex'], segment: { id: 'shoulder', side: 'right' } })[0]).toContain(
      'l’épaule droite',
    );
  });

  test.each([
    [1, 'plus de 1 minute sans pause', 'more than 1 minute without'],
    [1.5, 'plus de 1,5 minute sans pause', 'more than 1.5 minutes without'],
    [2, 'plus de 2 minutes sans pause', 'more than 2 minutes without'],
  ])('is a sentence of a time: %d', (minutes, fr, en) => {
    const [french, english] = write({ acts: ['stand', 'walk'], minutes });
    expect(french).toContain(fr);
    expect(english).toContain(en);
  });

  test('says how long it holds, and whether it was there before', () => {
    expect(write({ acts: ['kneel'], nature: { kind: 'temporary', term: ' six semaines ' } })[0]).toBe(
      'Limitation temporaire (six semaines) : éviter de travailler à genoux.',
    );
    expect(write({ acts: ['climb'], nature: { kind: 'earlier' } })).toEqual([
      'Limitation antérieure à l’événement : éviter de grimper.',
      'Limitation that predates the event: avoid climbing.',
    ]);
  });

  test.each<[string, Partial<Limitation>]>([
    ['act', { acts: [] }],
    ['act', { acts: ['lift', 'kneel'] }],
    ['segment', { acts: ['flex'] }],
    ['side', { acts: ['flex'], segment: { id: 'knee', side: null } }],
    ['term', { nature: { kind: 'temporary', term: ' ' } }],
  ])('is none yet without its %s', (missing, parts) => {
    expect(missingPart({ ...BASE, ...parts })).toBe(missing);
    expect(write(parts)).toEqual([undefined, undefined]);
  });

  const id = <T extends string>(of: Readonly<Record<T, unknown>>): fc.Arbitrary<T> =>
    fc.constantFrom(...(Object.keys(of) as T[]));
  const value = fc.option(fc.integer({ min: 1, max: 170 }));

  test('states the numbers and the side that it is given, and no others', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(id<LimitedAct>(ACTS), { minLength: 1, maxLength: 3 }),
        id<SegmentId>(SEGMENTS),
        fc.constantFrom(...SIDES),
        fc.record({ degrees: value, kilograms: value, minutes: value }),
        fc.option(fc.constantFrom(...FREQUENCIES)),
        fc.constantFrom<'fr' | 'en'>('fr', 'en'),
        (acts, segment, side, numbers, frequency, language) => {
          const limitation = { ...BASE, acts, segment: { id: segment, side }, ...numbers, frequency };
          const text = composeLimitation(limitation, language);
          const kind = limitKindOf(acts);
          expect(text === null).toBe(kind === null);
          if (text === null) return;
          const said = {
            load: numbers.kilograms,
            movement: numbers.degrees,
            duration: numbers.minutes,
            plain: null,
          };
          const expected = kind === null ? null : said[kind];
          expect(text.match(/\d+/gu) ?? []).toEqual(expected === null ? [] : [String(expected)]);
          const sides = (readFacts([text], language)[0]?.facts ?? []).filter((fact) => fact.kind === 'side');
          const isSided = kind === 'movement' && typeof SEGMENTS[segment].written.fr !== 'string';
          expect(sides.length > 0).toBe(isSided);
        },
      ),
    );
  });
});
