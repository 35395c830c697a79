import { fieldsOfGroup, OPTION_SETS, REPORT_TYPES, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../language/drawn.test-data.ts';
import { focusOnCell, NOTHING_SAID, understandUtterance, withFocus } from './index.ts';
import type { ExaminationState } from './index.ts';
import { Spoken } from './spoken-examination.test-data.ts';
import type { Language } from './spoken-examination.test-data.ts';

const WORDS: Readonly<Record<Language, readonly string[]>> = {
  fr: 'genou hanche épaule rachis cheville flexion extension rotation interne externe lachman mcmurray tiroir réflexe achilléen force sensibilité l4 s1 droite gauche bilatéral actif passif dix quatre-vingt-dix 45 4/5 2+ négatif positif normal non fait tous le reste sauf idem symétrique pardon plutôt non annule palpation douleur de la et à sur . , comme le docteur pliez monsieur cicatrice un'.split(
    ' ',
  ),
  en: 'knee hip shoulder spine ankle flexion extension rotation internal external lachman mcmurray drawer reflex achilles strength sensation l4 s1 right left both active passive ten ninety 45 4/5 2+ negative positive normal not done all the rest except same symmetric sorry no undo that palpation pain of the and at over . , as doctor bend please scar one'.split(
    ' ',
  ),
};

describe.each(['fr', 'en'] as const)('any words (%s)', (language) => {
  const utterance = fc
    .array(fc.constantFrom(...WORDS[language]), { minLength: 1, maxLength: 14 })
    .map((words) => words.join(' '));

  it('write only what the form can hold, and are taken back whole', () => {
    fc.assert(
      fc.property(fc.array(utterance, { minLength: 1, maxLength: 4 }), (said) => {
        const spoken = new Spoken(language);
        for (const text of said) {
          const { writes } = spoken.say(text);
          for (const { field, value, from, to } of writes) {
            const known = MEDICAL_EVALUATION.field(field);
            expect([field, known?.id]).toEqual([field, field]);
            expect(from >= 0 && from <= to && to <= text.length).toBe(true);
            if (value === '' || known?.options === undefined) continue;
            expect(OPTION_SETS[known.options].map((option) => option.value)).toContain(value);
          }
        }
        for (let left = spoken.state.done.length; left > 0; left -= 1) {
          spoken.say(language === 'fr' ? 'annule' : 'undo that');
        }
        expect([...spoken.values]).toEqual([]);
      }),
      { numRuns: runsOf(400) },
    );
  });

  it('of any text end without an error, in every type of report', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const type of REPORT_TYPES.newest) {
          const form = { value: () => '', isOpen: () => true };
          const { outcome } = understandUtterance({ text, language, type, form }, NOTHING_SAID);
          expect(outcome.writes.every(({ field }) => type.field(field) !== undefined)).toBe(true);
        }
      }),
      { numRuns: runsOf(300) },
    );
  });
});

describe('taking back', () => {
  it('one value, or the whole utterance', () => {
    const spoken = new Spoken('fr');
    spoken.say('flexion lombaire soixante-dix extension vingt-cinq');
    spoken.say('efface la dernière valeur');
    expect([...spoken.values]).toEqual([['rachisFlexion', '70']]);
    spoken.say('extension vingt');
    spoken.say('annule');
    expect([...spoken.values]).toEqual([['rachisFlexion', '70']]);
    spoken.say('annule');
    expect([...spoken.values]).toEqual([]);
    expect(spoken.say('annule').writes).toEqual([]);
  });
});

it('says what it asks, and keeps what it did not read', () => {
  const spoken = new Spoken('fr');
  const { writes, asked, leftover } = spoken.say('rotation interne de la hanche trente avec crépitement');
  expect(writes).toEqual([]);
  expect(asked?.about).toBe('side');
  expect(asked?.fields).toContain('hanchesRotationInterneDroitActif');
  expect(leftover.map(({ text }) => text)).toEqual(['crépitement']);
});

it('« normal » of an angle is a statement, with the reference value', () => {
  const spoken = new Spoken('fr');
  const { writes } = spoken.say('flexion lombaire normale');
  expect(writes.map(({ field, value, statedNormal }) => [field, value, statedNormal])).toEqual([
    ['rachisFlexion', '90', true],
  ]);
});

describe('a part of the body that is named alone', () => {
  const joints = MEDICAL_EVALUATION.regions.filter(({ id }) =>
    ['shoulders', 'elbows', 'hips', 'knees', 'cervical'].includes(id),
  );
  const form = { value: () => '', isOpen: () => true };

  it.each(['fr', 'en'] as const)('leaves no cell of another part in force, in %s', (language) => {
    const written = joints.flatMap(({ id, group }) => {
      const angle = fieldsOfGroup(group).find(({ kind, side }) => kind === 'degrees' && side !== undefined);
      const focus = angle === undefined ? null : focusOnCell(MEDICAL_EVALUATION, angle.id);
      if (focus === null) return [];
      return joints.flatMap((other) => {
        const name = other.group.title?.[language] ?? '';
        let state: ExaminationState = { ...NOTHING_SAID, focus };
        const said = [name, language === 'fr' ? 'vingt' : 'twenty'].map((text) => {
          const heard = understandUtterance({ text, language, type: MEDICAL_EVALUATION, form }, state);
          ({ state } = heard);
          return heard.outcome;
        });
        const writes = said.flatMap((outcome) => outcome.writes);
        const isLeft = state.focus.field !== undefined && other.id !== id;
        return other.id !== id && (writes.length > 0 || isLeft)
          ? [`${id}, ${name}: ${JSON.stringify(said)}`]
          : [];
      });
    });
    expect(written).toEqual([]);
  });

  it.each([
    ['va au genou droit', null],
    ['genou droit', null],
    ['cellule suivante', 'hanchesFlexionDroitPassif'],
    ['ligne suivante', 'hanchesExtensionDroitActif'],
  ])('after « %s » a value is of no cell that was filled before', (move, cell) => {
    const spoken = new Spoken('fr');
    spoken.say('hanche droite flexion active cent vingt');
    spoken.say(move);
    const { writes } = spoken.say('quinze');
    expect(writes.map(({ field, value }) => [field, value])).toEqual(cell === null ? [] : [[cell, '15']]);
  });

  it('a cell that is reached by hand takes the value, whatever was listed before', () => {
    const spoken = new Spoken('fr');
    spoken.say('hanche droite flexion active cent vingt');
    const focus = focusOnCell(MEDICAL_EVALUATION, 'genouxFlexionGauchePassif');
    spoken.state = withFocus(spoken.state, focus ?? {});
    expect(spoken.say('cent quinze').writes.map(({ field }) => field)).toEqual(['genouxFlexionGauchePassif']);
  });

  it('keeps the cell in force where it is of that part', () => {
    const focus = focusOnCell(MEDICAL_EVALUATION, 'genouxFlexionDroitActif');
    const state = { ...NOTHING_SAID, focus: focus ?? {} };
    const left = understandUtterance(
      { text: 'genou gauche', language: 'fr', type: MEDICAL_EVALUATION, form },
      state,
    );
    const heard = understandUtterance(
      { text: 'cent quinze', language: 'fr', type: MEDICAL_EVALUATION, form },
      left.state,
    );
    expect(heard.outcome.writes.map(({ field, value }) => [field, value])).toEqual([
      ['genouxFlexionGaucheActif', '115'],
    ]);
  });
});
