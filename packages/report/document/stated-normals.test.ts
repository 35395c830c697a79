import { describe, expect, it } from 'vitest';
import { MEDICAL_EVALUATION } from '../catalogue/index.ts';
import type { FieldId } from '../catalogue/index.ts';
import { buildMeta } from '../rules/index.ts';
import { build, PROFILE } from './build-report.test-data.ts';
import { printedValue } from './format-value.ts';
import { buildDocument, typedNotPrinted } from './index.ts';
import type { ReportDocument } from './index.ts';

const KNEE = 'genouxFlexionDroitActif';

function tables(document: ReportDocument) {
  return document.blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
}

describe('an angle that is said to be normal', () => {
  it.each([
    ['fr', 'Normale', ['135°', 'normale', '—', '120°', '—']],
    ['en', 'Normal', ['135°', 'normal', '—', '120°', '—']],
  ] as const)('prints as a word in its cell, the reference in its column, in %s', (language, head, cells) => {
    const meta = { statedNormal: [KNEE] };
    const [table, ...others] = tables(
      build({ genouxFlexionGaucheActif: '120', genouxFlexionDroitPassif: '130' }, { language, meta }),
    );
    expect(others).toEqual([]);
    expect(table?.columns[0]).toBe(head);
    expect(table?.rows.map((row) => row.cells)).toEqual([[cells[0], cells[1], '130°', cells[3], cells[4]]]);
  });

  it('is enough for its table, its column of normals, its row and its region', () => {
    const document = build({}, { meta: { statedNormal: ['rachisFlexion', KNEE], notExamined: ['hips'] } });
    const [spine, knees] = tables(document);
    expect(spine?.rows.map(({ header, cells }) => [header, ...cells])).toEqual([
      ['Flexion', '90°', 'normale'],
    ]);
    expect(knees?.columns).toEqual(['Normale', 'Côté droit, actif', 'Côté gauche, actif']);
    expect(knees?.rows.map(({ cells }) => cells)).toEqual([['135°', 'normale', '—']]);
    const texts = document.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
    expect(texts.find((text) => text.startsWith('L’examen a porté sur'))).toMatch(/genoux/u);
  });

  it('prints the normal that is kept with the report, then the physician’s, then the reference', () => {
    const knee = (normals: object, profile: object) => {
      const report = {
        type: MEDICAL_EVALUATION,
        formData: {},
        meta: { ...buildMeta('fr', normals), statedNormal: [KNEE] as const },
      };
      const [table] = tables(buildDocument(report, 'fr', { ...PROFILE, normals: profile }));
      return table?.rows[0]?.cells[0];
    };
    expect(knee({ kneeFlexion: 140 }, { kneeFlexion: 130 })).toBe('140°');
    expect(knee({}, { kneeFlexion: 130 })).toBe('130°');
    expect(knee({}, {})).toBe('135°');
  });

  it('says its reference where it stands by itself', () => {
    const print = (id: FieldId, language: 'fr' | 'en', value = '') => {
      const field = MEDICAL_EVALUATION.field(id);
      if (field === undefined) throw new Error(id);
      const meta = { ...buildMeta(language, { kneeFlexion: 140 }), statedNormal: [id] };
      return printedValue(field, { data: { [id]: value }, meta, language });
    };
    expect([print(KNEE, 'fr'), print(KNEE, 'en')]).toEqual(['normale (140°)', 'normal (140°)']);
    expect(print('hanchesFlexionDroitActif', 'fr')).toBe('normale (120°)');
    expect(print(KNEE, 'fr', '110')).toBe('110°');
    // A choice is never stated, whatever a stored report says of it.
    expect(print('genouxLachmanDroit', 'fr')).toBe('');
  });

  it('is named among what is entered and not printed', () => {
    const meta = { ...buildMeta('fr'), statedNormal: [KNEE] as const, notExamined: ['knees'] as const };
    const report = { type: MEDICAL_EVALUATION, formData: {}, meta };
    expect(typedNotPrinted(report, 'fr', { section12Everywhere: true })).toEqual([
      { field: KNEE, reason: 'region-not-examined', value: 'normale (135°)' },
    ]);
    expect(tables(buildDocument(report, 'fr', PROFILE))).toEqual([]);
  });
});
