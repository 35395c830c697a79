/** What is said where no text stands: dates, times, choices, boxes. */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { aimOfField } from './dictation-target.ts';
import { begin, HISTORY } from './spoken-form.test-data.ts';

const WORK = 'emploi';

describe('a field that holds no text', () => {
  it('takes its value from the words, and nothing of them goes to the text before', () => {
    const { say, values, view } = begin({ [HISTORY]: 'Chute.' }, HISTORY);
    say('va à la date de naissance');
    expect(view().target).toEqual({ kind: 'value', field: 'birthDate' });
    say('douze mars mille neuf cent soixante-dix');
    expect([values.get('birthDate'), values.get(HISTORY)]).toEqual(['1970-03-12', 'Chute.']);
    expect(view().acts[0]).toMatchObject({ written: [{ field: 'birthDate', value: '1970-03-12' }] });
    say('va au tabac');
    say('négatif');
    say("va à l'heure du début");
    say('neuf heures et quart');
    expect([values.get('antecedentsTabac'), values.get('heureDebut')]).toEqual(['négatif', '09:15']);
  });

  it('is given back what stood there when the words are undone', () => {
    const { say, values, speech } = begin({ birthDate: '1970-03-12' }, HISTORY);
    say('va à la date de naissance');
    say('treize mars mille neuf cent soixante-dix');
    expect(values.get('birthDate')).toBe('1970-03-13');
    speech.undo();
    expect(values.get('birthDate')).toBe('1970-03-12');
  });

  it('is marked where the engine was not sure of the words', () => {
    const { say, view } = begin({}, HISTORY);
    say('va à la date de naissance');
    say('douze mars mille neuf cent soixante-dix', { unsure: ['soixante-dix'] });
    expect([...view().doubtfulCells.keys()]).toEqual(['birthDate']);
  });

  it('leaves words that are none of its values unwritten, and offers the text before for them', () => {
    const { say, values, view, speech } = begin({ [HISTORY]: 'Chute.' }, HISTORY);
    say('va à la date de naissance');
    say('il dort mal');
    expect([values.get('birthDate'), values.get(HISTORY)]).toEqual([undefined, 'Chute.']);
    expect(view().unwritten).toEqual({
      kind: 'no-value',
      words: 'il dort mal',
      field: 'birthDate',
      text: HISTORY,
    });
    speech.addLeftover(HISTORY);
    expect(values.get(HISTORY)).toBe('Chute. Il dort mal.');
    expect(view().unwritten).toBeNull();
  });

  it('offers no text where none was dictated into', () => {
    const { say, view } = begin();
    say('va à la date de naissance');
    say('il dort mal');
    expect(view().unwritten).toMatchObject({ kind: 'no-value', text: null });
  });

  it.each([
    ['va au mandat', 'mandatDiagnostic'],
    ['va aux documents consultés', 'documentsConsultes'],
    ['va à la section B', null],
  ] as const)('is never passed over: « %s » writes nothing elsewhere', (move, field) => {
    const { say, values, view } = begin({ [HISTORY]: 'Chute.' }, HISTORY);
    say(move);
    expect(view().target).toEqual({ kind: 'value', field });
    say('il dort mal');
    expect([...values]).toEqual([[HISTORY, 'Chute.']]);
    expect(view().unwritten).toMatchObject({ kind: 'no-value', words: 'il dort mal' });
  });

  it('is left by the name of another place', () => {
    const { say, values } = begin({}, HISTORY);
    say('va à la date de naissance');
    say("va à l'emploi");
    say('soudeur');
    expect(values.get(WORK)).toBe('Soudeur');
  });
});

it('every field of the report is a place of its own, whatever it holds', () => {
  for (const { id, kind } of MEDICAL_EVALUATION.fields) {
    const { target } = aimOfField(MEDICAL_EVALUATION, id);
    const isText = kind === 'text' || kind === 'line';
    expect([id, target.kind === 'examination' || target]).toEqual([
      id,
      target.kind === 'examination' || { kind: isText ? 'text' : 'value', field: id },
    ]);
  }
});
