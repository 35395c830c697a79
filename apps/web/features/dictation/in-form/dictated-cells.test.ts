import { describe, expect, it } from 'vitest';
import { begin, PALPATION } from './spoken-form.test-data.ts';

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
    expect([...view().doubtfulCells]).toEqual([
      ['genouxFlexionDroitActif', 'genou droit flexion active cent quinze'],
    ]);
    speech.settle({ field: 'genouxFlexionDroitActif' });
    expect([...view().doubtfulCells]).toEqual([]);
    say('passive cent vingt', { unsure: ['vingt'] });
    speech.edited('genouxFlexionDroitPassif');
    expect([...view().doubtfulCells]).toEqual([]);
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
