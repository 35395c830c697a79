import { describe, expect, it } from 'vitest';
import { begin, HISTORY, PALPATION } from './spoken-form.test-data.ts';

describe('moving by voice', () => {
  it('leads to a section, and what is said right after goes there', () => {
    const { say, values, ways, view } = begin({ [PALPATION]: 'Rotule sensible.' }, PALPATION);
    say('va à la section sept', { fromMs: 1_000 });
    expect(ways).toEqual([HISTORY]);
    say('le genou est stable', { fromMs: 2_000 });
    expect([values.get(HISTORY), values.get(PALPATION)]).toEqual(['Le genou est stable', 'Rotule sensible.']);
    expect(view().target).toEqual({ kind: 'text', field: HISTORY });
  });

  it('leads past what a section can do without', () => {
    const { say, values, ways } = begin({}, HISTORY);
    say('va à la conclusion');
    say('entorse guérie');
    expect(ways).toEqual(['conclusionResume']);
    expect([values.get('conclusionResume'), values.get('discussion')]).toEqual(['Entorse guérie', undefined]);
    say('va à la discussion');
    say('le lien est probable');
    expect(values.get('discussion')).toBe('Le lien est probable');
  });

  it('leads to a part of the examination with its side, which is in force there', () => {
    const { say, values, ways } = begin({}, HISTORY);
    say('genou gauche');
    say('flexion active cent quinze');
    expect(ways).toEqual(['region-knees']);
    expect(values.get('genouxFlexionGaucheActif')).toBe('115');
  });

  it('leads from the examination to its texts and to other sections, and leaves its own names to it', () => {
    const { say, values, ways, view } = begin();
    say('genou droit');
    say('flexion active cent quinze');
    expect([ways, values.get('genouxFlexionDroitActif')]).toEqual([[], '115']);
    say('va à la palpation');
    expect([ways, view().target]).toEqual([[PALPATION], { kind: 'text', field: PALPATION }]);
    say('conclusion, limitations');
    expect(ways.at(-1)).toBe('conclusionLimitationsFonctionnelles');
  });

  it('a table is gone to without the side and the mode of its first cell', () => {
    const { say, values, view } = begin({}, HISTORY);
    say('va aux tests ligamentaires des genoux');
    say('Lachman positif');
    expect(values.get('genouxLachmanDroit')).toBeUndefined();
    expect(view().unwritten).toMatchObject({ kind: 'asked', question: { about: 'side' } });
  });

  it('a name in the middle of a sentence is a word of it', () => {
    const { say, values, ways } = begin({}, HISTORY);
    say('il a mal au');
    say('genou gauche');
    expect([values.get(HISTORY), ways]).toEqual(['Il a mal au genou gauche', []]);
  });

  it('a move that was meant as text is written where it was said, at a press', () => {
    const { say, values, speech, view } = begin({}, HISTORY);
    say('genou gauche');
    expect(view().unwritten).toMatchObject({ kind: 'moved', from: { kind: 'text', field: HISTORY } });
    speech.writeAsSaid();
    expect([values.get(HISTORY), view().target]).toEqual(['Genou gauche', { kind: 'text', field: HISTORY }]);
  });

  it('a move to nowhere is offered as text, and not printed', () => {
    const { say, values, speech, view } = begin({}, HISTORY);
    say('va à la section zorglub');
    expect([values.get(HISTORY), view().unwritten?.kind]).toEqual([undefined, 'no-place']);
    speech.writeAsSaid();
    expect(values.get(HISTORY)).toBe('Va à la section zorglub');
  });

  it('steps to fields, sections, places to fill and doubtful places', () => {
    const { say, ways, carets, speech } = begin(
      { [HISTORY]: 'Suivi dans [nombre] semaines, [état].' },
      HISTORY,
    );
    const doubts: number[] = [];
    speech.followDoubts({ current: null, step: (by) => doubts.push(by), keep: () => undefined });
    for (const words of ['champ suivant', 'section précédente', 'prochain doute']) say(words);
    expect([ways, doubts]).toEqual([['field 1', 'section -1'], [1]]);
    carets.set(HISTORY, { start: 0, end: 0 });
    say('variable suivante');
    expect(carets.get(HISTORY)).toMatchObject({ start: 11, end: 19 });
    say('variable suivante');
    expect(carets.get(HISTORY)).toMatchObject({ start: 30, end: 36 });
  });

  it('within a passage kept word for word it is text', () => {
    const { say, values, ways } = begin({}, HISTORY);
    say('il dit ouvre le verbatim je ne dors plus');
    say('section sept');
    say('ferme le verbatim');
    expect(ways).toEqual([]);
    expect(values.get(HISTORY)).toContain('section sept');
  });
});

describe('acting by voice', () => {
  it('saves, previews and confirms, and leaves a region out with its undo', () => {
    const { say, ways, values, view } = begin();
    for (const words of ['sauvegarde', 'aperçu', 'confirme le tableau', 'genoux non examinés']) say(words);
    expect(ways).toEqual(['save', 'preview', 'confirm', 'without knees']);
    say('annule');
    expect(ways.at(-1)).toBe('with knees');
    say('hanche droite');
    say('région non examinée');
    expect([ways.at(-1), view().acts[0]?.kind]).toEqual(['without hips', 'not-examined']);
    expect([...values.keys()]).toEqual([]);
  });

  it('is text in the middle of a sentence', () => {
    const { say, ways, values } = begin({}, HISTORY);
    say('il demande un');
    say('aperçu');
    expect([values.get(HISTORY), ways]).toEqual(['Il demande un aperçu', []]);
  });
});
