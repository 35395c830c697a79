import { expect, it } from 'vitest';
import { SECOND_VERSION } from '../catalogue/index.ts';
import type { FieldId } from '../catalogue/index.ts';
import { printedValue } from './format-value.ts';

const KNEE: FieldId = 'genouxExtensionDroitActif';
const HIP: FieldId = 'hanchesExtensionDroitActif';
const ELBOW: FieldId = 'coudesExtensionGauchePassif';
const SPINE: FieldId = 'rachisExtension';
const KNEE_FLEXION: FieldId = 'genouxFlexionDroitActif';

it.each<[FieldId, string, string, string]>([
  [KNEE, '-10', 'flexum 10°', 'lacks 10° of extension'],
  [KNEE, '−2,5', 'flexum 2,5°', 'lacks 2,5° of extension'],
  [KNEE, '5', 'recurvatum 5°', 'hyperextension 5°'],
  [KNEE, '+5', 'recurvatum 5°', 'hyperextension 5°'],
  [KNEE, '0', '0°', '0°'],
  [ELBOW, '-20', 'flexum 20°', 'lacks 20° of extension'],
  [HIP, '-15', 'flexum 15°', 'lacks 15° of extension'],
  [HIP, '15', '15°', '15°'],
  [SPINE, '20', '20°', '20°'],
  [KNEE_FLEXION, '-5', '-5°', '-5°'],
  [KNEE, 'complète', 'complète', 'complète'],
])('%s, « %s » is printed in words where its sign says something', (id, stored, french, english) => {
  const field = SECOND_VERSION.field(id);
  if (field === undefined) throw new Error(`no field ${id}`);
  const meta = { confirmed: [id], notExamined: [], normals: {} };
  const print = (language: 'fr' | 'en') => printedValue(field, { data: { [id]: stored }, meta, language });
  expect([print('fr'), print('en')]).toEqual([french, english]);
});
