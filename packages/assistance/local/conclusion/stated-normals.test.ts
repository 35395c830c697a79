import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import type { FormData } from '@constat/report/rules';
import { describe, expect, it } from 'vitest';
import { conclusionEvidence, generateConclusion } from '../index.ts';

const RIGHT: FieldId = 'genouxFlexionDroitActif';
const LEFT: FieldId = 'genouxFlexionGaucheActif';

const request = (data: FormData, statedNormal: readonly FieldId[], language: 'fr' | 'en' = 'fr') => ({
  type: MEDICAL_EVALUATION,
  data,
  language,
  normals: DEFAULT_NORMALS,
  meta: { confirmed: [], notExamined: [], statedNormal },
});
const summary = (...report: Parameters<typeof request>) =>
  (generateConclusion(request(...report))?.conclusionResume ?? []).map(({ text }) =>
    text.replaceAll('\u00A0', ' '),
  );

describe('an angle that is said to be normal', () => {
  it('is no number: a loss of the other side is against the normal alone', () => {
    expect(summary({ [LEFT]: '110' }, [RIGHT])).toEqual([
      'La flexion active du genou gauche est mesurée à 110° : perte de 25° par rapport à la normale (135°); côté opposé dit normal.',
    ]);
    expect(summary({ [LEFT]: '110' }, [RIGHT], 'en')).toEqual([
      'Active flexion of the left knee measures 110°: 25° loss against the normal (135°); opposite side said to be normal.',
    ]);
    // No difference between the sides is worked out from it, nor a passive movement below the active one.
    expect(summary({ [LEFT]: '150' }, [RIGHT])).toEqual([]);
    expect(summary({ genouxFlexionDroitPassif: '135' }, [RIGHT]).join(' ')).not.toContain('sous la mobilité');
    expect(summary({ genouxExtensionGaucheActif: '-10' }, ['genouxExtensionDroitActif'])).toEqual([
      'Extension active du genou gauche : flexum de 10° (normale : 0°).',
    ]);
  });

  it('is told as such at the injury, without its reference', () => {
    const injured = { diagnosticsCnesst: 'Entorse du genou droit' };
    const stated: readonly FieldId[] = [LEFT, RIGHT, 'genouxFlexionDroitPassif', 'hanchesFlexionDroitActif'];
    expect(summary(injured, stated)).toEqual([
      'Mobilité normale : flexion active du genou droit; flexion passive du genou droit.',
    ]);
    const english = { diagnosticsCnesst: 'Sprain of the right knee' };
    expect(summary(english, stated, 'en')).toEqual([
      'Normal range of motion: active flexion of the right knee; passive flexion of the right knee.',
    ]);
    expect(summary({}, stated)).toEqual([]);
  });

  it('is evidence as a word, of which no number can be copied', () => {
    const texts = conclusionEvidence(request({}, [RIGHT]))?.filter(({ id }) => id === RIGHT);
    expect(texts?.map(({ text }) => text)).toEqual([expect.stringMatching(/ : normale$/u)]);
    expect(JSON.stringify(conclusionEvidence(request({}, [RIGHT], 'en')))).not.toContain('135');
  });

  it('counts as something to conclude from, and not in a region that was not examined', () => {
    expect(generateConclusion(request({}, [RIGHT]))).not.toBeNull();
    const closed = request({}, [RIGHT]);
    expect(generateConclusion({ ...closed, meta: { ...closed.meta, notExamined: ['knees'] } })).toBeNull();
    expect(generateConclusion(request({ [RIGHT]: ' ' }, []))).toBeNull();
  });
});
