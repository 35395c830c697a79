import { describe, expect, it } from 'vitest';
import { proposedDominance, proposedExamDominance, readHandedness } from './handedness.ts';

describe('the dominant hand that a text states', () => {
  it.each([
    ['Droitière', 'right'],
    ['droitier.', 'right'],
    ['La travailleuse est droitière.', 'right'],
    ['Elle est droitière depuis toujours.', 'right'],
    ['Main dominante : droite', 'right'],
    ['Membre supérieur dominant, à droite.', 'right'],
    ['DROITIERE', 'right'],
    ['right-handed', 'right'],
    ['The worker is right handed.', 'right'],
    ['Right hand dominant', 'right'],
    ['Dominant hand: right.', 'right'],
    ['gaucher', 'left'],
    ['Gauchère.', 'left'],
    ['He is left-handed.', 'left'],
    ['Left-hander', 'left'],
    ['Sa main dominante est la gauche.', 'left'],
    ['His dominant hand is the left.', 'left'],
    ['Ambidextre', 'both'],
    ['She is ambidextrous.', 'both'],
  ] as const)('%j: %s', (text, hand) => {
    expect(readHandedness(text)).toBe(hand);
  });

  it.each([
    '',
    '   ',
    'Gauchère contrariée',
    'Gaucher contrarié.',
    'Non droitier',
    'Il n’est pas droitier.',
    'Droitier pour écrire, gaucher pour lancer',
    'droitier, gaucher',
    'Droitière avant l’accident',
    'Left-handed, writes with the right hand.',
    'not right-handed',
    'Right-handed until the injury',
    'Formerly left-handed',
    'Non précisée',
    'À préciser',
    'D',
  ])('none in %j', (text) => {
    expect(readHandedness(text)).toBeUndefined();
  });
});

describe('what section 9 may take from section 4', () => {
  const taken = (stated: string, present = '', gender = 'female') =>
    proposedExamDominance(stated, { present, gender })?.value;

  it('is its dominance in the worker’s gender', () => {
    expect(taken('Droitière.')).toBe('droitière');
    expect(taken('Right-handed', '', 'male')).toBe('droitier');
    expect(taken('droitier')).toBe('droitière');
    expect(taken('Ambidextre')).toBe('ambidextre');
  });

  it('is offered over another one, and not over the same', () => {
    expect(taken('Droitière', 'gauchère')).toBe('droitière');
    expect(taken('Droitière', 'droitière')).toBeUndefined();
    expect(taken('Droitière', 'droitier')).toBeUndefined();
  });

  it('is nothing without a gender, or where section 4 says more than a hand', () => {
    expect(taken('Droitière', '', '')).toBeUndefined();
    expect(taken('Gauchère contrariée')).toBeUndefined();
    expect(taken('')).toBeUndefined();
  });
});

describe('what section 4 may take from section 9', () => {
  const taken = (examined: string, present = '', language: 'fr' | 'en' = 'fr') =>
    proposedDominance(examined, { present, language });

  it('is its choice in the language of the report', () => {
    expect(taken('droitière')).toBe('Droitière');
    expect(taken('droitière', '', 'en')).toBe('Right-handed');
    expect(taken('gaucher', 'Droitier')).toBe('Gaucher');
  });

  it('is nothing where both say the same, where section 4 says more, and where section 9 says nothing', () => {
    expect(taken('droitière', 'Elle est droitière depuis toujours.')).toBeUndefined();
    expect(taken('gauchère', 'Gauchère contrariée')).toBeUndefined();
    expect(taken('')).toBeUndefined();
    expect(taken('autre')).toBeUndefined();
  });
});
