import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { begin, PALPATION } from './spoken-form.test-data.ts';
import { aimOfField } from './dictation-target.ts';

describe('the examination', () => {
  it('writes cells as one act, which an undo takes back and a redo makes again', () => {
    const { say, values, speech, view } = begin();
    say('genou droit flexion active cent quinze passive cent vingt');
    expect([values.get('genouxFlexionDroitActif'), values.get('genouxFlexionDroitPassif')]).toEqual([
      '115',
      '120',
    ]);
    expect(view().acts.map(({ written }) => written.length)).toEqual([2]);
    say('annule');
    expect([values.get('genouxFlexionDroitActif'), view().acts]).toEqual([undefined, []]);
    say('rétablis');
    expect(values.get('genouxFlexionDroitPassif')).toBe('120');
    expect(speech.undo()).toBe(true);
    expect(speech.undo()).toBe(false);
  });

  it('what is said next after an undo is read as if the undone had not been said', () => {
    const { say, values } = begin();
    say('genou droit flexion active cent quinze');
    say('genou gauche flexion active cent dix');
    say('annule');
    say('passive cent vingt');
    expect(values.get('genouxFlexionDroitPassif')).toBe('120');
    expect(values.get('genouxFlexionGauchePassif')).toBeUndefined();
  });

  it('says an angle normal without a value', () => {
    const { say, values, stated, view } = begin();
    say('genou droit flexion active normale');
    expect([values.get('genouxFlexionDroitActif'), [...stated]]).toEqual(['', ['genouxFlexionDroitActif']]);
    expect(view().acts[0]?.written[0]?.isNormal).toBe(true);
  });

  it('asks for a side that is not said, and takes it by voice', () => {
    const { say, values, view } = begin();
    say('genoux');
    say('Lachman positif');
    expect(view().unwritten).toMatchObject({ kind: 'asked', question: { about: 'side' } });
    say('à gauche');
    expect(values.get('genouxLachmanGauche')).toBe('Positif');
    expect([values.get('genouxLachmanDroit'), view().unwritten]).toEqual([undefined, null]);
  });

  it('takes the answer to a question by a press', () => {
    const { say, values, speech, view } = begin();
    say('genoux');
    say('Lachman positif');
    const asked = view().unwritten;
    expect(asked?.kind).toBe('asked');
    speech.answer({ kind: 'cell', field: 'genouxLachmanDroit' });
    expect([values.get('genouxLachmanDroit'), view().unwritten]).toEqual(['Positif', null]);
    speech.undo();
    expect(values.get('genouxLachmanDroit')).toBeUndefined();
  });

  it('keeps words that no cell took, to be added to a text', () => {
    const { say, values, speech, view } = begin({ [PALPATION]: 'Rotule sensible.' });
    say('genou droit flexion active cent quinze avec un cliquetis rotulien');
    const { unwritten } = view();
    if (unwritten?.kind !== 'leftover') throw new Error(`no leftover: ${JSON.stringify(unwritten)}`);
    expect(unwritten.texts).toEqual(['avec un cliquetis rotulien']);
    speech.addLeftover(PALPATION);
    expect(values.get(PALPATION)).toBe('Rotule sensible. Avec un cliquetis rotulien.');
    expect(view().unwritten).toBeNull();
  });

  it('a value that the engine was not sure of is doubtful until it is looked at or changed', () => {
    const { say, speech, view } = begin();
    say('genou droit flexion active cent quinze', { unsure: ['quinze'] });
    const words = 'genou droit flexion active cent quinze';
    const at = { recordingId: 'r1', fromMs: expect.any(Number), toMs: expect.any(Number) };
    expect([...view().doubtfulCells]).toEqual([
      ['genouxFlexionDroitActif', { words, from: words.indexOf('cent'), to: words.length, at }],
    ]);
    speech.settle({ field: 'genouxFlexionDroitActif' });
    expect([...view().doubtfulCells]).toEqual([]);
    say('passive cent vingt', { unsure: ['vingt'] });
    speech.edited('genouxFlexionDroitPassif');
    expect([...view().doubtfulCells]).toEqual([]);
  });

  it('another value may be chosen for a doubtful one, which is an act of its own', () => {
    const { say, speech, values, view } = begin();
    say('genou droit flexion active cent quinze', { unsure: ['quinze'] });
    const said = view().said.get('genouxFlexionDroitActif');
    speech.choose('genouxFlexionDroitActif', '105');
    expect([values.get('genouxFlexionDroitActif'), [...view().doubtfulCells]]).toEqual(['105', []]);
    expect(view().said.get('genouxFlexionDroitActif')).toEqual(said);
    speech.undo();
    expect(values.get('genouxFlexionDroitActif')).toBe('115');
    // What stands there again is as doubtful as it was.
    expect([...view().doubtfulCells.keys()]).toEqual(['genouxFlexionDroitActif']);
    speech.redo();
    expect([values.get('genouxFlexionDroitActif'), [...view().doubtfulCells]]).toEqual(['105', []]);
  });

  it('a text that holds words which the engine was not sure of is to be looked at', () => {
    const { say, view } = begin();
    say('genou droit palpation douleur à l’interligne interne', { unsure: ['l’interligne'] });
    expect([...view().doubtfulCells.keys()]).toEqual([PALPATION]);
    expect([...view().said.keys()]).toEqual([]);
  });

  it('what is answered by a press is sure, whatever was heard', () => {
    const { say, speech, values, view } = begin();
    say('genoux');
    say('genou droit Lachman vingt', { unsure: ['vingt'] });
    const asked = view().unwritten;
    expect(asked).toMatchObject({ kind: 'asked', question: { about: 'value' } });
    speech.answer({ kind: 'choice', field: 'genouxLachmanDroit', value: 'Négatif' });
    expect([values.get('genouxLachmanDroit'), [...view().doubtfulCells]]).toEqual(['Négatif', []]);
  });

  it('a value that is said while a doubtful cell has the focus takes its place', () => {
    const { say, speech, values, view } = begin();
    say('genou droit flexion active cent quinze', { unsure: ['quinze'] });
    say('passive cent vingt');
    const aim = aimOfField(MEDICAL_EVALUATION, 'genouxFlexionDroitActif');
    if (aim === null) throw new Error('no aim');
    speech.aim(aim.target, aim.focus, 0);
    say('cent cinq');
    expect([values.get('genouxFlexionDroitActif'), values.get('genouxFlexionDroitPassif')]).toEqual([
      '105',
      '120',
    ]);
    expect([...view().doubtfulCells]).toEqual([]);
  });

  it('what a cell came from is known until it is changed by hand or undone, and where it can be heard', () => {
    const { say, speech, view } = begin();
    say('genou droit flexion active cent quinze passive cent vingt');
    const heard = (field: string) => {
      const said = view().said.get(field as 'genouxFlexionDroitActif');
      const lengthMs = said?.at == null ? null : Math.round(said.at.toMs - said.at.fromMs);
      return said === undefined ? null : [said.words.slice(said.from, said.to), lengthMs];
    };
    expect(heard('genouxFlexionDroitActif')).toEqual(['cent quinze', 190]);
    expect(heard('genouxFlexionDroitPassif')).toEqual(['cent vingt', 190]);
    speech.edited('genouxFlexionDroitActif');
    expect(heard('genouxFlexionDroitActif')).toBeNull();
    speech.undo();
    expect(heard('genouxFlexionDroitPassif')).toBeNull();
    speech.redo();
    expect(heard('genouxFlexionDroitPassif')).toEqual(['cent vingt', 190]);
  });

  it('the answer to a question is heard with what it answers', () => {
    const { say, view } = begin();
    say('genoux');
    say('Lachman positif');
    say('à gauche');
    const said = view().said.get('genouxLachmanGauche');
    expect(said?.words).toBe('Lachman positif à gauche');
    expect(said?.words.slice(said.from, said.to)).toBe('positif');
    expect(said?.at).not.toBeNull();
  });

  it('a palpation is added to its text, as a sentence', () => {
    const { say, values } = begin({ [PALPATION]: 'Rotule sensible' });
    say('genou droit palpation douleur à l’interligne interne');
    expect(values.get(PALPATION)).toMatch(/^Rotule sensible\. .+\.$/u);
  });

  it('a cell that was filled is set aside before another value takes its place', () => {
    const { say, setAside } = begin({ genouxFlexionDroitActif: '90' });
    say('genou droit flexion active cent quinze');
    expect(setAside).toEqual(['genouxFlexionDroitActif']);
  });
});
