import { describe, expect, it } from 'vitest';
import { Spoken } from './spoken-examination.test-data.ts';
import type { Language } from './spoken-examination.test-data.ts';

describe('what several joints have, said without one', () => {
  it.each([
    ['fr', 'genou', 'ligaments négatifs', /^genouxL|^genoux(?:Pivot|Tiroir|Sag|Dial)/u],
    ['fr', 'rachis', 'amplitudes normales', /^rachis/u],
    ['fr', 'cheville droite', 'ligaments négatifs', /^pieds.*Droit$/u],
    ['fr', 'poignet droit', 'mobilité normale en actif et passif', /^poignets.*Droit(?:Actif|Passif)$/u],
    ['en', 'neck', 'range of motion normal', /^cervical/u],
    ['en', 'left elbow', 'ligaments negative', /^coudes.*Gauche$/u],
  ] as const)('%s: « %s », « %s » is of the joint in force', (language, place, said, fields) => {
    const spoken = new Spoken(language);
    spoken.say(place);
    const { writes, asked } = spoken.say(said);
    expect(asked).toBeNull();
    expect(writes.length).toBeGreaterThan(2);
    expect(writes.filter(({ field }) => !fields.test(field))).toEqual([]);
  });

  it('is of the joint that the same utterance names, whichever is in force', () => {
    const spoken = new Spoken('fr');
    spoken.say('genou droit');
    const { writes } = spoken.say('rachis amplitudes normales');
    expect(new Set(writes.map(({ field }) => field.slice(0, 6)))).toEqual(new Set(['rachis']));
    expect(spoken.state.focus.place).toBe('spine');
  });

  it('is of none where none is in force', () => {
    expect(new Spoken('fr').say('amplitudes normales')).toMatchObject({
      writes: [],
      asked: { about: 'normal' },
    });
  });
});

describe('a joint that is all normal', () => {
  const fieldsAsked = (language: Language, ...said: readonly string[]): readonly string[] => {
    const spoken = new Spoken(language);
    const outcome = said.map((text) => spoken.say(text)).at(-1);
    expect(outcome).toMatchObject({ writes: [], asked: { about: 'normal' } });
    return outcome?.asked?.about === 'normal' ? outcome.asked.fields : [];
  };

  it.each([
    ['fr', ['genou droit normal'], 'Gauche'],
    ['fr', ['genou gauche, tout normal'], 'Droit'],
    ['fr', ['coude gauche', 'tout normal'], 'Droit'],
    ['en', ['right knee', 'all normal'], 'Gauche'],
    ['en', ['left shoulder all normal'], 'Droit'],
  ] as const)('%s: %j asks of no cell of the other side, and of no pain', (language, said, other) => {
    const fields = fieldsAsked(language, ...said);
    expect(fields.length).toBeGreaterThan(5);
    expect(fields.filter((field) => field.includes(other) || field.endsWith('Douleur'))).toEqual([]);
  });

  it('asks of both sides where none is said', () => {
    const fields = fieldsAsked('fr', 'genoux', 'tout normal');
    for (const side of ['Droit', 'Gauche']) expect(fields.some((field) => field.includes(side))).toBe(true);
  });

  it('is written where one mode is said, which its movements alone have', () => {
    const { writes, asked } = new Spoken('fr').say('genou droit tout normal en actif');
    expect([writes.map(({ field }) => field), asked]).toEqual([
      ['genouxFlexionDroitActif', 'genouxExtensionDroitActif'],
      null,
    ]);
  });
});
