import { expect, it } from 'vitest';
import { MEDICAL_EVALUATION } from './index.ts';
import type { JointWords } from './index.ts';

const JOINTS: readonly JointWords[] = MEDICAL_EVALUATION.regions.flatMap(({ group }) =>
  [group.joint, ...group.blocks.map((block) => (block.kind === 'table' ? block.joint : undefined))].filter(
    (joint) => joint !== undefined,
  ),
);

it('names each joint, and both of a limb at once, as they are written', () => {
  expect(JOINTS.map(({ fr }) => [fr.none, fr.both])).toEqual(
    expect.arrayContaining([
      ['du rachis cervical', 'du rachis cervical'],
      ['du rachis', 'du rachis'],
      ['de l’épaule', 'des épaules'],
      ['du coude', 'des coudes'],
      ['du poignet', 'des poignets'],
      ['de la main', 'des mains'],
      ['de la hanche', 'des hanches'],
      ['du genou', 'des genoux'],
      ['de la cheville', 'des chevilles'],
    ]),
  );
  expect(JOINTS.map(({ en }) => en.both)).toEqual(
    expect.arrayContaining([
      'of the cervical spine',
      'of the spine',
      'of the shoulders',
      'of the elbows',
      'of the wrists',
      'of the hands',
      'of the hips',
      'of the knees',
      'of the ankles',
    ]),
  );
});
