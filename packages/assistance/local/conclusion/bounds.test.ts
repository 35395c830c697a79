import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { generateConclusion } from '../index.ts';
import { readConsolidations } from './consolidation.ts';
import { findEvent } from './find-event.ts';
import { toldOperation } from './operation.ts';
import { readTold } from './history-passages.ts';

const EVENT = 'Le 3 mars 2024, le travailleur chute d’un escabeau.';

/** What the conclusion repeats of a history, after its event. */
function conclude(history: string, emploi = ''): string {
  const conclusion = generateConclusion({
    type: MEDICAL_EVALUATION,
    data: { historiqueEvolution: history, medicationActuelle: 'x', emploi },
    language: 'fr',
    normals: DEFAULT_NORMALS,
  });
  const told = (conclusion?.conclusionResume ?? [])
    .filter(({ fields }) => fields.includes('historiqueEvolution'))
    .map(({ text }) => text.replaceAll('\u00A0', ' '));
  return told.join(' ').replace(EVENT, '').trim();
}

describe('a history', () => {
  it.each([
    [7, 'foreign'],
    [8, 'own'],
  ])('dates a consolidation by what stands before %i sentences: %s', (count, kind) => {
    const paragraph = `Le 3 mars 2018, entorse du genou. ${'Il va mieux. '.repeat(count)}La lésion est consolidée.`;
    const event = { date: 20240303, index: null, told: null, before: null };
    const context = { accepted: 'Entorse du genou', evaluated: '', language: 'fr' } as const;
    const kinds = readConsolidations(readTold([paragraph], 'fr'), event, context);
    expect([...kinds.values()]).toEqual([kind]);
  });

  it.each([
    ['1er mai', 0],
    ['2 mai', null],
  ])('tells the event sixty days apart, of 31 days a month: %s', (day, index) => {
    const told = readTold([`Le ${day} 2024, le travailleur chute d’un escabeau.`], 'fr');
    expect(findEvent(told, { accepted: '', event: '2024-03-03', language: 'fr' })?.index).toBe(index);
  });

  it('goes on with four sentences of the event', () => {
    const course = 'La douleur est vive. Le dos est raide. La jambe est lourde. Le pied est froid.';
    expect(conclude(`${EVENT} ${course}`)).toBe(course);
    expect(conclude(`${EVENT} ${course} La cheville est bleue.`)).toBe(course);
  });
});

describe('a finding', () => {
  const VISIT = 'Le 4 avril 2024, le Dr Valbrume examine le travailleur.';
  const FLEXION = 'La flexion est à 60°.';
  it.each([
    [11, `${VISIT} ${FLEXION}`],
    [12, ''],
  ])('of a visit stands behind %i others', (count, found) => {
    expect(conclude(`${EVENT}\n\n${VISIT} ${'Le dos est droit. '.repeat(count)}${FLEXION}`)).toBe(found);
  });

  it.each([
    [11, true],
    [12, false],
  ])('of an operation stands behind %i others: %s', (count, isTold) => {
    const operation = 'Le 4 avril 2024, le Dr Valbrume procède à une arthroscopie du genou.';
    const others = Array.from(
      { length: count },
      (_, at) => `À l’exploration, le cartilage ${at + 1} est usé. `,
    );
    const last = 'À l’exploration, le ménisque est rompu.';
    expect(conclude(`${EVENT}\n\n${operation} ${others.join('')}${last}`).includes(last)).toBe(isTold);
  });
});

describe('a sentence', () => {
  it.each([
    ['Coiffure', 'La travailleuse est coiffeuse.', ''],
    ['Concepteur', 'La travailleuse est concierge.', 'La travailleuse est concierge. '],
  ])('repeats the employment (%s) in a word with five letters in common: %s', (employment, said, left) => {
    const subject = left === '' ? 'la travailleuse' : 'elle';
    expect(conclude(`${said}\n\nLe 17 janvier 2024, elle glisse sur la glace.`, employment)).toBe(
      `${left}Le 17 janvier 2024, ${subject} glisse sur la glace.`,
    );
  });

  it.each([
    [3, true],
    [4, false],
  ])('is of the image that stands before %i others: %s', (count, isTold) => {
    const image = `Une IRM lombaire est faite. ${'Il pleut. '.repeat(count)}`;
    const shown = 'Elle démontre un bombement discal.';
    expect(conclude(`${EVENT}\n\n${image}\n\n${shown}`).includes(shown)).toBe(isTold);
  });

  it.each([
    [240, 'named'],
    [241, 'done'],
  ] as const)('denies an operation %i letters on: %s', (apart, told) => {
    const filler = 'très '.repeat(43).padEnd(apart - 'refuse  une '.length, 'x');
    const sentence = `Il refuse ${filler} une chirurgie du genou.`;
    expect(sentence.indexOf('chirurgie') - sentence.indexOf('refuse')).toBe(apart);
    expect(toldOperation(sentence, 'fr')).toBe(told);
  });

  it.each([
    [39, 'done'],
    [40, 'named'],
  ] as const)('tells of an operation after %i others: %s', (count, told) => {
    const sentence = `${'Une arthroscopie est refusée; '.repeat(count)}une arthroscopie est faite.`;
    expect(toldOperation(sentence, 'fr')).toBe(told);
  });
});
