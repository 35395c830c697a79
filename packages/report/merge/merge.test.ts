import { describe, expect, it } from 'vitest';
import { MEDICAL_EVALUATION, REPORT_TYPES } from '../catalogue/index.ts';
import type { FieldId } from '../catalogue/index.ts';
import type { FormData, ReportMeta } from '../rules/index.ts';
import { baseAfterSave, joinTexts, mergeDrafts, noCommonBase, sameContent, textAt } from './index.ts';
import type { Conflict } from './index.ts';
import { buildContent } from './merge.test-data.ts';

type Change = readonly [formData: FormData, meta?: Partial<ReportMeta>];

function merge(base: Change, mine: Change, theirs: Change) {
  return mergeDrafts(REPORT_TYPES, buildContent(...base), buildContent(...mine), buildContent(...theirs));
}

describe('the time at which the worker was told of the dictation', () => {
  const [early, late] = ['2026-07-20T09:05', '2026-07-20T09:40'];
  it.each<readonly [string, ...(string | undefined)[]]>([
    ['one side says', undefined, early, undefined, early],
    ['the other side says', undefined, undefined, late, late],
    ['both say, the earlier', undefined, late, early, early],
    ['one side corrects', late, early, late, early],
    ['one side takes back', late, undefined, late, undefined],
    ['one side takes back and the other corrects', late, undefined, early, early],
  ])('is what %s', (_name, base, mine, theirs, expected) => {
    const change = (dictationToldAt: string | undefined): Change => [{}, { dictationToldAt }];
    const { content } = merge(change(base), change(mine), change(theirs));
    expect(content.meta.dictationToldAt).toBe(expected);
    expect('dictationToldAt' in content.meta).toBe(expected !== undefined);
    expect(sameContent(content, buildContent(...change(mine)))).toBe(mine === expected);
  });
});

describe('answers', () => {
  it.each<readonly [string, Change, Change, Change, FormData]>([
    [
      'different texts',
      [{}],
      [{ emploi: 'soudeur' }],
      [{ historiqueEvolution: 'Il chute.' }],
      { emploi: 'soudeur', historiqueEvolution: 'Il chute.' },
    ],
    [
      'a text and a choice',
      [{}],
      [{ emploi: 'soudeur' }],
      [{ genouxLachmanDroit: 'Sec' }],
      { emploi: 'soudeur', genouxLachmanDroit: 'Sec' },
    ],
    [
      'a measure and a box',
      [{}],
      [{ rachisFlexion: '70' }, { confirmed: ['rachisFlexion'] }],
      [{ mandatSoins: true }],
      { rachisFlexion: '70', mandatSoins: true },
    ],
    ['the same change of both', [{ emploi: 'a' }], [{ emploi: 'b' }], [{ emploi: 'b' }], { emploi: 'b' }],
    ['a box that both ticked', [{}], [{ mandatSoins: true }], [{ mandatSoins: true }], { mandatSoins: true }],
    [
      'a box that one cleared',
      [{ mandatSoins: true }],
      [{ mandatSoins: false }],
      [{ mandatSoins: true, emploi: 'b' }],
      { mandatSoins: false, emploi: 'b' },
    ],
    [
      'a text that one emptied',
      [{ emploi: 'a' }],
      [{ emploi: 'a', age: '41' }],
      [{ emploi: '' }],
      { emploi: '', age: '41' },
    ],
    [
      'a sample that one replaced and the other translated',
      [{}],
      [{ antecedentsAllergie: 'Pénicilline' }, { confirmed: ['antecedentsAllergie'] }],
      [{ antecedentsAllergie: 'No allergy reported.' }, { reportLanguage: 'en' }],
      { antecedentsAllergie: 'Pénicilline' },
    ],
  ])('%s are no conflict', (_name, base, mine, theirs, expected) => {
    const merged = merge(base, mine, theirs);
    expect(merged.conflicts).toEqual([]);
    expect(merged.content.formData).toMatchObject(expected);
    expect(merge(base, theirs, mine).content.formData).toMatchObject(expected);
  });

  it.each<readonly [string, Change, Change, Change, Conflict, string | null]>([
    [
      'two texts',
      [{}],
      [{ historiqueEvolution: 'Il chute.' }],
      [{ historiqueEvolution: 'Elle tombe.' }],
      { part: 'answer', id: 'historiqueEvolution', kind: 'text', mine: 'Il chute.', theirs: 'Elle tombe.' },
      'Il chute.\n\nElle tombe.',
    ],
    [
      'a text that goes on differently',
      [{ antecedentsAutres: 'a' }],
      [{ antecedentsAutres: 'a b' }],
      [{ antecedentsAutres: 'a c' }],
      { part: 'answer', id: 'antecedentsAutres', kind: 'text', mine: 'a b', theirs: 'a c' },
      'a b\n\na c',
    ],
    [
      'a text that one only went on with',
      [{ antecedentsAutres: '' }],
      [{ antecedentsAutres: 'a' }],
      [{ antecedentsAutres: 'a b' }],
      { part: 'answer', id: 'antecedentsAutres', kind: 'text', mine: 'a', theirs: 'a b' },
      'a b',
    ],
    [
      'two measures',
      [{}],
      [{ hanchesFlexionDroitActif: '100' }],
      [{ hanchesFlexionDroitActif: '110' }],
      { part: 'answer', id: 'hanchesFlexionDroitActif', kind: 'number', mine: '100', theirs: '110' },
      null,
    ],
    [
      'two choices',
      [{}],
      [{ genouxLachmanDroit: 'Sec' }],
      [{ genouxLachmanDroit: 'Positif' }],
      { part: 'answer', id: 'genouxLachmanDroit', kind: 'choice', mine: 'Sec', theirs: 'Positif' },
      null,
    ],
    [
      'an emptied text and a changed one',
      [{ age: '40' }],
      [{ age: '' }],
      [{ age: '41' }],
      { part: 'answer', id: 'age', kind: 'line', mine: '', theirs: '41' },
      '41',
    ],
  ])('%s are a conflict, in which mine stays', (_name, base, mine, theirs, conflict, joined) => {
    const merged = merge(base, mine, theirs);
    expect(merged.conflicts).toEqual([conflict]);
    expect(textAt(merged.content, conflict)).toBe(conflict.mine);
    expect(joinTexts(conflict)).toBe(joined);
  });

  it('keeps a name that this catalogue does not know', () => {
    const theirs = { ...buildContent({ emploi: 'a' }), formData: { laterName: 'x' } as FormData };
    const merged = mergeDrafts(REPORT_TYPES, buildContent(), buildContent({ age: '41' }), theirs);
    expect(merged.content.formData).toMatchObject({ laterName: 'x', age: '41' });
  });
});

describe('confirmations', () => {
  const confirmed: Partial<ReportMeta> = { confirmed: ['rachisFlexion'] };
  it.each<readonly [string, Change, Change, Change, readonly FieldId[]]>([
    ['of a value that nobody changed stands', [{}], [{}, confirmed], [{ emploi: 'a' }], ['rachisFlexion']],
    ['taken back stands taken back', [{}, confirmed], [{}], [{ emploi: 'a' }, confirmed], []],
    [
      'of a value that the other side put back to the prefilled one falls',
      [{ rachisFlexion: '70' }, confirmed],
      [{ rachisFlexion: '70', emploi: 'a' }, confirmed],
      [{ rachisFlexion: '90' }],
      [],
    ],
    [
      'of the prefilled value does not confirm the other side’s',
      [{ dateEvaluation: '2026-03-03' }],
      [{ dateEvaluation: '2026-03-03' }, { confirmed: ['dateEvaluation'] }],
      [{ dateEvaluation: '' }],
      [],
    ],
    [
      'of a changed value comes with it',
      [{}],
      [{ emploi: 'a' }],
      [{ rachisFlexion: '70' }, confirmed],
      ['rachisFlexion'],
    ],
    [
      'of the same value by one side is enough',
      [{ rachisFlexion: '' }],
      [{ rachisFlexion: '90' }],
      [{ rachisFlexion: '90' }, confirmed],
      ['rachisFlexion'],
    ],
  ])('%s', (_name, base, mine, theirs, expected) => {
    for (const sides of [[mine, theirs] as const, [theirs, mine] as const]) {
      const { content, conflicts } = merge(base, ...sides);
      expect(conflicts).toEqual([]);
      expect(content.meta.confirmed).toEqual(expected);
    }
  });
});

describe('the rest of the report', () => {
  it('merges marks, normals, language and term one by one', () => {
    const merged = mergeDrafts(
      REPORT_TYPES,
      buildContent({}, { normals: { spineFlexion: 90, kneeFlexion: 135 } }),
      buildContent({}, { normals: { spineFlexion: 80, kneeFlexion: 135 }, notExamined: ['hips'] }),
      buildContent(
        {},
        { normals: { spineFlexion: 90, kneeFlexion: 130 }, notExamined: ['knees'], reportLanguage: 'en' },
        { title: 'Alix T.', retentionDays: 30 },
      ),
    );
    expect(merged).toMatchObject({ conflicts: [], examined: [] });
    expect(merged.content).toMatchObject({
      title: 'Alix T.',
      retentionDays: 30,
      meta: {
        reportLanguage: 'en',
        normals: { spineFlexion: 80, kneeFlexion: 130 },
        notExamined: ['hips', 'knees'],
      },
    });
  });

  it('keeps the regions of the case, though a side has lost them', () => {
    const begun = buildContent({}, { caseRegions: ['knees', 'hips'] });
    for (const [mine, theirs] of [
      [begun, buildContent({ emploi: 'soudeuse' })],
      [buildContent({ emploi: 'soudeuse' }), begun],
    ] as const) {
      const { meta } = mergeDrafts(REPORT_TYPES, begun, mine, theirs).content;
      expect(meta.caseRegions).toEqual(['knees', 'hips']);
    }
    expect(sameContent(begun, buildContent({}, { caseRegions: ['hips', 'knees'] }))).toBe(true);
    expect(sameContent(begun, buildContent())).toBe(false);
    expect(mergeDrafts(REPORT_TYPES, buildContent(), buildContent(), buildContent()).content.meta).toEqual(
      buildContent().meta,
    );
  });

  it('shows two normals and two titles, and joins titles in one line', () => {
    const { conflicts } = mergeDrafts(
      REPORT_TYPES,
      buildContent(),
      buildContent({}, { normals: { spineFlexion: 80 } }, { title: 'A' }),
      buildContent({}, { normals: { spineFlexion: 70 } }, { title: 'B' }),
    );
    expect(conflicts).toEqual([
      { part: 'normal', id: 'spineFlexion', kind: 'number', mine: '80', theirs: '70' },
      { part: 'title', id: 'title', kind: 'line', mine: 'A', theirs: 'B' },
    ]);
    expect(conflicts.map(joinTexts)).toEqual([null, 'A / B']);
  });

  it('marks a region as examined in which the other side entered or confirmed a value', () => {
    for (const entered of [
      [{ rachisFlexion: '70' }, { confirmed: ['rachisFlexion'] }],
      [{}, { confirmed: ['rachisFlexion'] }],
      [{ rachisPalpation: 'douleur' }],
    ] satisfies Change[]) {
      const marked: Change = [{}, { notExamined: ['spine', 'hips'] }];
      expect(MEDICAL_EVALUATION.regionOf('rachisFlexion')).toBe('spine');
      for (const [mine, theirs] of [[marked, entered] as const, [entered, marked] as const]) {
        const { content, examined } = merge([{}], mine, theirs);
        expect([content.meta.notExamined, examined]).toEqual([['hips'], ['spine']]);
      }
    }
  });
});

describe('bases', () => {
  it('without a common one, what one side alone has stands and the rest is shown', () => {
    const theirs = buildContent({ emploi: 'soudeur', age: '41' }, { notExamined: ['hips'] });
    const merged = mergeDrafts(
      REPORT_TYPES,
      noCommonBase(theirs),
      buildContent({ emploi: 'soudeuse', historiqueEvolution: 'Il chute.' }),
      theirs,
    );
    expect(merged.content).toMatchObject({
      formData: { emploi: 'soudeuse', age: '41', historiqueEvolution: 'Il chute.' },
      meta: { notExamined: ['hips'] },
    });
    expect(merged.conflicts.map(({ id }) => id)).toEqual(['emploi']);
  });

  it('after a save that may have arrived, one’s own text is no conflict', () => {
    const base = buildContent({ emploi: 'a', age: '40' });
    const sent = buildContent({ emploi: 'ab', age: '40' }, { confirmed: ['rachisFlexion'] });
    const theirs = buildContent({ emploi: 'ab', age: '41' }, { confirmed: ['rachisFlexion'] });
    const mine = buildContent({ emploi: 'abc', age: '40' });
    const merged = mergeDrafts(REPORT_TYPES, baseAfterSave(base, sent, theirs), mine, theirs);
    expect(merged.conflicts).toEqual([]);
    expect(merged.content.formData).toMatchObject({ emploi: 'abc', age: '41' });
    expect(merged.content.meta.confirmed).toEqual([]);
    expect(mergeDrafts(REPORT_TYPES, base, mine, theirs).conflicts).toHaveLength(1);
  });
});
