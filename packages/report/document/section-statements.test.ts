import { describe, expect, test } from 'vitest';
import { MEDICAL_EVALUATION } from '../catalogue/index.ts';
import { newReportMeta } from '../rules/index.ts';
import { build } from './build-report.test-data.ts';
import { documentStrings } from './index.ts';

describe('a region that was not examined', () => {
  const data = {
    hanchesPalpation: 'douleur',
    hanchesFlexionDroitActif: '100',
    rachisFlexion: '60',
    genouxPalpation: 'indolore',
  };

  test.each([
    [
      ['hips'],
      'L’examen a porté sur\u00A0: rachis dorso-lombaire, genoux.',
      'The examination covered: thoracolumbar spine, knees.',
    ],
    [
      ['hips', 'knees'],
      'L’examen a porté sur\u00A0: rachis dorso-lombaire.',
      'The examination covered: thoracolumbar spine.',
    ],
    [
      MEDICAL_EVALUATION.regions.map(({ id }) => id),
      'Aucune région n’a été examinée.',
      'No region was examined.',
    ],
  ] as const)(
    'is left out, and one sentence says what the examination bore on (%j)',
    (notExamined, fr, en) => {
      for (const [language, sentence] of [
        ['fr', fr],
        ['en', en],
      ] as const) {
        const strings = documentStrings(build(data, { language, meta: { notExamined } }), 'pdf');
        expect(strings).toContain(sentence);
        expect(strings.join()).not.toMatch(/douleur|100°|Hanches|Hips/u);
      }
    },
  );

  test('is said only where there is one, and of no region that holds nothing', () => {
    const said = (formData: Readonly<Record<string, string>>, notExamined: readonly 'hips'[]) =>
      documentStrings(build(formData, { meta: { notExamined } }), 'pdf').join();
    expect(said(data, [])).not.toContain('L’examen a porté sur');
    expect(said({ hanchesPalpation: 'douleur' }, ['hips'])).not.toMatch(/L’examen a porté|Aucune région/u);
  });
});

describe('the list of the regions that were left out', () => {
  const exportSettings = {
    section12Everywhere: false,
    frenchSpacing: 'quebec',
    listsNotExamined: true,
  } as const;
  const data = { rachisFlexion: '60' };
  const lines = (
    meta: object,
    { language = 'fr', formData = data }: { language?: 'fr' | 'en'; formData?: object } = {},
  ) =>
    documentStrings(build({ ...formData }, { language, meta, profile: { exportSettings } }), 'pdf').filter(
      (text) => /^(?:Non examinés|Not examined|L’examen|The examination|Aucune région)/u.test(text),
    );
  const unusual = newReportMeta(MEDICAL_EVALUATION, 'fr').notExamined;

  test('stands under the sentence, where the physician has chosen it', () => {
    const meta = { notExamined: [...unusual, 'hips', 'knees'] };
    expect(lines(meta)).toEqual([
      'L’examen a porté sur\u00A0: rachis dorso-lombaire.',
      'Non examinés\u00A0: hanches, genoux.',
    ]);
    expect(lines(meta, { language: 'en' })).toEqual([
      'The examination covered: thoracolumbar spine.',
      'Not examined: hips, knees.',
    ]);
    expect(documentStrings(build(data, { meta }), 'pdf').join()).not.toContain('Non examinés');
  });

  test('names no region that was never of the case', () => {
    expect(lines({ notExamined: unusual })).toEqual(['L’examen a porté sur\u00A0: rachis dorso-lombaire.']);
    const chosen = newReportMeta(MEDICAL_EVALUATION, 'fr', ['shoulders', 'spine']);
    expect(lines(chosen)).toEqual(['L’examen a porté sur\u00A0: rachis dorso-lombaire.']);
    expect(lines({ ...chosen, notExamined: [...chosen.notExamined, 'shoulders'] })[1]).toBe(
      'Non examinés\u00A0: épaules.',
    );
  });

  test('names a region in which something was entered, and not one in which a value was only prefilled', () => {
    const chosen = newReportMeta(MEDICAL_EVALUATION, 'fr', ['spine']);
    const formData = {
      ...data,
      epaulesPalpation: 'indolore',
      piedsForceL4Droit: '5/5',
      hanchesPalpation: ' ',
    };
    expect(lines(chosen, { formData })[1]).toBe('Non examinés\u00A0: épaules.');
  });

  test('stands alone where nothing is recorded', () => {
    const all = MEDICAL_EVALUATION.regions.map(({ id }) => id);
    expect(lines({ notExamined: ['hips'] }, { formData: {} })).toEqual(['Non examinés\u00A0: hanches.']);
    const chosen = newReportMeta(MEDICAL_EVALUATION, 'fr', ['knees']);
    expect(lines({ ...chosen, notExamined: all }, { formData: {} })).toEqual([
      'Aucune région n’a été examinée.',
      'Non examinés\u00A0: genoux.',
    ]);
  });
});

test('section 3 says when the worker was told of the dictation, with or without its text', () => {
  const stated = (data: Readonly<Record<string, string>>, language: 'fr' | 'en' = 'fr') =>
    documentStrings(build(data, { language, meta: { dictationToldAt: '2026-07-20T09:05' } }), 'pdf').filter(
      (text) => text.includes('2026-07-20'),
    );
  const plain = (text: string | undefined) => text?.replaceAll(/\s/gu, ' ');
  expect(plain(stated({})[0])).toBe(
    'Le travailleur a été informé, le 2026-07-20 à 9 h 05, que l’évaluation est dictée.',
  );
  expect(plain(stated({ patientGender: 'female', modaliteEntrevue: 'En présence.' })[0])).toBe(
    'La travailleuse a été informée, le 2026-07-20 à 9 h 05, que l’évaluation est dictée.',
  );
  expect(stated({ patientGender: 'female' }, 'en')).toEqual([
    'The worker was told on 2026-07-20 at 09:05 that the evaluation is dictated.',
  ]);
  const { blocks } = build({}, { meta: { dictationToldAt: '2026-07-20T09:05' } });
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text.startsWith('3.'));
  expect(blocks[at + 1]).toMatchObject({ kind: 'paragraph', text: expect.stringContaining('2026-07-20') });
  expect(blocks[at + 2]).toMatchObject({ kind: 'heading' });
});
