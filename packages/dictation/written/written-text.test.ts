import { describe, expect, it } from 'vitest';
import { defaultVerbatimCommands, defaultVoiceCommands } from '../commands/index.ts';
import { acceptDefaults, nextField, stages, writeDictation } from './index.ts';
import type { SpokenWord, WriteOptions } from './index.ts';

const CREATED = '2025-01-01T00:00:00.000Z';
const FRENCH: WriteOptions = {
  language: 'fr',
  voiceCommands: defaultVoiceCommands('fr', CREATED),
  verbatimCommands: defaultVerbatimCommands(CREATED),
};
const ENGLISH: WriteOptions = {
  language: 'en',
  voiceCommands: defaultVoiceCommands('en', CREATED),
  verbatimCommands: defaultVerbatimCommands(CREATED),
};
const say = (text: string): SpokenWord[] => text.split(' ').map((word) => ({ text: word }));
const write = (text: string, options: WriteOptions = FRENCH) => writeDictation(say(text), options);

describe('verbatim', () => {
  it('protects what stands between the triggers from every later stage', () => {
    const { text, verbatimSections, tokens } = write(
      'il écrit verbatim radiologie bombement L quatre virgule IM 40 % fin verbatim radiologie point',
    );
    expect(text).toBe('Il écrit «\u00A0bombement L quatre virgule IM 40 %\u00A0».');
    expect(verbatimSections).toEqual([
      { text: 'bombement L quatre virgule IM 40 %', trigger: 'verbatim radiologie' },
    ]);
    expect(tokens.find(({ marks }) => marks.includes('verbatim'))?.origin).toEqual({ from: 2, to: 13 });
  });

  it('takes the end that a command gives, the French end in English, and the reserved phrases', () => {
    const own = {
      ...FRENCH,
      verbatimCommands: [
        {
          trigger: 'tel quel',
          endTrigger: 'terminé',
          category: 'other',
          description: '',
          language: 'fr',
          created: CREATED,
        },
      ],
    } as const;
    expect(write('tel quel un point terminé point', own).verbatimSections[0]?.text).toBe('un point');
    expect(write('lab verbatim one point fin lab verbatim', ENGLISH).text).toBe('“one point”');
    expect(write('début verbatim un point fin verbatim').text).toBe('«\u00A0un point\u00A0»');
    expect(write('start verbatim one period end verbatim', ENGLISH).text).toBe('“one period”');
  });

  it('leaves a trigger without its end as spoken, marked, and what follows as text', () => {
    const { text, ambiguous } = write('verbatim citation douleur virgule raideur');
    expect(text).toBe('Verbatim citation douleur, raideur');
    expect(ambiguous).toMatchObject([{ text: 'Verbatim citation', reason: 'verbatim-not-closed', start: 0 }]);
  });

  it('keeps commands and abbreviations out of spoken quotations, not punctuation and numbers', () => {
    const { text, usedCommands } = write(
      'elle dit ouvrez les guillemets insérer suivi virgule LCA dix kilos fermez les guillemets point',
    );
    expect(text).toBe('Elle dit «\u00A0insérer suivi, LCA 10\u00A0kilos\u00A0».');
    expect(usedCommands).toEqual([]);
  });
});

describe('voice commands', () => {
  it.each(['insérer suivi', 'insère suivi', 'insérez le suivi', 'Insérer un suivi', 'inserer suivi'])(
    'hears %s',
    (said) => {
      expect(write(said).usedCommands).toEqual(['insérer suivi']);
    },
  );

  it("hears an article within: insère l'examen physique", () => {
    expect(write("insère l'examen physique").usedCommands).toEqual(['insérer examen physique']);
    expect(write('insert the normal neuro', ENGLISH).usedCommands).toEqual(['insert normal neuro']);
    expect(write('insert follow-up', ENGLISH).usedCommands).toEqual([]);
  });

  it('takes the longest trigger, at word boundaries, whatever the case and the accents', () => {
    expect(write('INSERER EXAMEN DU GENOU NORMAL').usedCommands).toEqual(['insérer examen du genou normal']);
    expect(write('insérer examen du genou droit').usedCommands).toEqual(['insérer examen du genou']);
    expect(write('insérer suivie').usedCommands).toEqual([]);
    expect(write('réinsérer suivi').usedCommands).toEqual([]);
  });

  it('writes the replacement as it stands, and marks its fields', () => {
    const options: WriteOptions = {
      language: 'fr',
      voiceCommands: [
        { trigger: 'ma formule', replacement: 'Deux sur dix point [oui|non] à […].', created: CREATED },
      ],
    };
    const { text, fields, tokens } = write('voici deux-points ma formule point fin', options);
    expect(text).toBe('Voici\u00A0: Deux sur dix point [oui|non] à […]. Fin');
    expect(fields.map(({ kind, choices }) => [kind, choices])).toEqual([
      ['choice', ['oui', 'non']],
      ['blank', []],
    ]);
    expect(tokens.filter(({ marks }) => marks.includes('field')).map(({ text: field }) => field)).toEqual([
      '[oui|non]',
      '[…]',
    ]);
  });

  it('fills the choices on « accepter les valeurs par défaut », and invents nothing for blanks', () => {
    const { text } = write('insérer examen du genou accepter les valeurs par défaut');
    expect(text).toContain('Genou droit\u00A0: épanchement absent. Flexion […]°');
    expect(write('accepter les valeurs par défaut').text).toBe('Accepter les valeurs par défaut');
  });

  it('jumps from field to field, and never into the marker of a lost segment', () => {
    const text = 'a […] b [x|y] [non transcrit : segment 2, 00:10–00:20] [âge]';
    const first = nextField(text, 0);
    expect(first).toMatchObject({ start: 2, kind: 'blank' });
    expect(nextField(text, first?.end ?? 0)).toMatchObject({ kind: 'choice', choices: ['x', 'y'] });
    expect(nextField(text, text.indexOf('[x') + 1)).toMatchObject({
      kind: 'blank',
      start: text.indexOf('[âge'),
    });
    expect(nextField(text, text.length)).toBeNull();
    expect(acceptDefaults(text)).toBe(text.replace('[x|y]', 'x'));
  });
});

describe('corrections', () => {
  it('are undone by their id, and all is written as it was spoken', () => {
    const spoken = 'infiltration à droite correction à gauche point';
    const { corrections, text } = write(spoken);
    expect(text).toBe('Infiltration à gauche.');
    expect(corrections).toEqual([
      { id: 3, command: 'correction', removed: 'à droite', removedOrigin: { from: 1, to: 2 }, at: 13 },
    ]);
    expect(write(spoken, { ...FRENCH, undone: [3] }).text).toBe('Infiltration à droite correction à gauche.');
  });

  it('leave each token its words, in whatever order they end up', () => {
    const { text, tokens } = write('douze degrés correction quatre-vingt-dix');
    expect(text).toBe('90°');
    expect(tokens.map(({ origin }) => origin)).toEqual([
      { from: 1, to: 3 },
      { from: 1, to: 3 },
    ]);
  });

  it('take back one phrase between pauses', () => {
    const words = say('douleur au genou sans enflure annule ça').map((word, index) => ({
      ...word,
      start: index + (index >= 3 ? 2 : 0),
      end: index + 0.9 + (index >= 3 ? 2 : 0),
    }));
    expect(writeDictation(words, FRENCH).text).toBe('Douleur au genou');
  });

  it('that restate nothing stay and are marked', () => {
    const { text, ambiguous } = write('douleur vive correction chez elle');
    expect(text).toBe('Douleur vive correction chez elle');
    expect(ambiguous).toMatchObject([{ text: 'correction', reason: 'correction' }]);
  });
});

describe('what is in doubt', () => {
  it.each([
    ['quatorze onze deux mille vingt-trois', 'number'],
    ['le trente février', 'date'],
    ['L quatre L deux', 'level'],
    ["il n'a point mal", 'punctuation-or-word'],
  ] as const)('%s stays as spoken, marked %s', (spoken, reason) => {
    const { text, ambiguous, tokens } = write(spoken, { ...FRENCH, startsSentence: false });
    expect(text).toBe(spoken);
    expect(ambiguous.map((passage) => passage.reason)).toEqual([reason]);
    expect(tokens.some(({ marks }) => marks.includes('ambiguous'))).toBe(true);
  });

  it('marks words under 0.6 confidence, and what is made of them', () => {
    const words: SpokenWord[] = [
      { text: 'flexion', confidence: 0.95 },
      { text: 'soixante', confidence: 0.9 },
      { text: 'degrés', confidence: 0.4 },
    ];
    const { tokens } = writeDictation(words, FRENCH);
    expect(tokens.filter(({ marks }) => marks.includes('low-confidence')).map(({ text }) => text)).toEqual([
      '60',
      '°',
    ]);
  });
});

it('shows what a phrase becomes stage by stage', () => {
  const results = stages(
    say('flexion à soixante degrés correction à cinquante degrés virgule LCA intact point'),
    FRENCH,
  );
  expect(results.map(({ stage, text }) => [stage, text])).toEqual([
    ['verbatim', 'flexion à soixante degrés correction à cinquante degrés virgule LCA intact point'],
    ['punctuation', 'flexion à soixante degrés correction à cinquante degrés, LCA intact.'],
    ['self-correction', 'flexion à cinquante degrés, LCA intact.'],
    ['voice-commands', 'flexion à cinquante degrés, LCA intact.'],
    ['numbers', 'flexion à 50°, LCA intact.'],
    ['abbreviations', 'flexion à 50°, ligament croisé antérieur intact.'],
    ['typography', 'Flexion à 50°, ligament croisé antérieur intact.'],
  ]);
});
