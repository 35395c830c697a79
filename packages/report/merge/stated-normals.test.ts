import { describe, expect, it } from 'vitest';
import { REPORT_TYPES } from '../catalogue/index.ts';
import type { FieldId } from '../catalogue/index.ts';
import type { FormData, ReportMeta } from '../rules/index.ts';
import { baseAfterSave, holdBack, mergeDrafts, noCommonBase, sameContent } from './index.ts';
import { buildContent } from './merge.test-data.ts';

type Change = readonly [formData: FormData, meta?: Partial<ReportMeta>];

const KNEE = 'genouxFlexionDroitActif';
const NONE: Change = [{}];
const SAYING = { statedNormal: [KNEE] } as const;
const STATED: Change = [{}, SAYING];
const typed = (text: string): Change => [{ [KNEE]: text }];

function merge(base: Change, mine: Change, theirs: Change) {
  return mergeDrafts(REPORT_TYPES, buildContent(...base), buildContent(...mine), buildContent(...theirs));
}

describe('what is said to be normal', () => {
  it.each<readonly [string, Change, Change, Change, string, readonly FieldId[] | undefined]>([
    ['one side says it', NONE, STATED, NONE, '', [KNEE]],
    ['both say it', NONE, STATED, STATED, '', [KNEE]],
    ['one side takes it back', STATED, NONE, STATED, '', undefined],
    ['one side says it over a value that the other left', typed('110'), STATED, typed('110'), '', [KNEE]],
    ['a number that the other side typed takes its place', NONE, STATED, typed('110'), '110', undefined],
    ['a number typed over it takes its place', STATED, typed('110'), STATED, '110', undefined],
    ['one side types over it, the other takes it back', STATED, typed('110'), NONE, '110', undefined],
  ])('%s', (_name, base, mine, theirs, value, stated) => {
    for (const sides of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      const { content, conflicts } = merge(base, ...sides);
      expect(content.formData[KNEE] ?? '').toBe(value);
      expect(content.meta.statedNormal).toEqual(stated);
      expect('statedNormal' in content.meta).toBe(stated !== undefined);
      expect(conflicts).toEqual([]);
    }
  });

  it('stays with an emptied value while another number waits for a choice', () => {
    const { content, conflicts } = merge(typed('100'), [{ [KNEE]: '' }, SAYING], typed('110'));
    expect(conflicts).toMatchObject([{ id: KNEE, mine: '', theirs: '110' }]);
    expect(content.meta.statedNormal).toEqual([KNEE]);
    const held = holdBack(content, conflicts, buildContent(...typed('110')));
    expect(held.formData[KNEE]).toBe('110');
    expect(held.meta.statedNormal).toBeUndefined();
    const other = merge(typed('100'), typed('110'), [{ [KNEE]: '' }, SAYING]);
    expect(other.content.meta.statedNormal).toBeUndefined();
    const heldOther = holdBack(other.content, conflicts, buildContent(...STATED));
    expect(heldOther.meta.statedNormal).toEqual([KNEE]);
  });

  it('is kept over a prefilled value, which nobody entered', () => {
    const stated: Change = [{ rachisFlexion: '' }, { statedNormal: ['rachisFlexion'] }];
    const theirs = buildContent();
    const base = noCommonBase(theirs);
    for (const [mine, other] of [
      [buildContent(...stated), theirs],
      [theirs, buildContent(...stated)],
    ] as const) {
      const { content } = mergeDrafts(REPORT_TYPES, base, mine, other);
      expect(content.formData.rachisFlexion ?? '').toBe('');
      expect(content.meta.statedNormal).toEqual(['rachisFlexion']);
    }
    // Taken back by an undo, the prefilled value is there again.
    const { content } = merge(stated, NONE, stated);
    expect(content.formData.rachisFlexion).toBe('90');
    expect(content.meta.statedNormal).toBeUndefined();
  });

  it('marks its region as examined where the other side closed it', () => {
    const closed: Change = [{}, { notExamined: ['knees', 'hips'] }];
    for (const [mine, theirs] of [
      [STATED, closed],
      [closed, STATED],
    ] as const) {
      const { content, examined } = merge(NONE, mine, theirs);
      expect([content.meta.notExamined, examined]).toEqual([['hips'], ['knees']]);
    }
    // What the other side took away was entered by nobody.
    const unsaid: Change = [{}, { notExamined: ['knees'] }];
    expect(merge(STATED, [{}, { ...SAYING, confirmed: [KNEE] }], unsaid).examined).toEqual([]);
    const emptied: Change = [{ rachisFlexion: '' }, { notExamined: ['spine'] }];
    expect(merge(NONE, [{}, { confirmed: ['rachisFlexion'] }], emptied).examined).toEqual([]);
  });

  it('makes two contents differ, and is common to a save that may have arrived', () => {
    expect(sameContent(buildContent(...STATED), buildContent())).toBe(false);
    expect(sameContent(buildContent({}, { statedNormal: [] }), buildContent())).toBe(true);
    const [base, sent] = [buildContent(), buildContent(...STATED)];
    expect(baseAfterSave(base, sent, sent).meta.statedNormal).toEqual([KNEE]);
    expect(baseAfterSave(base, sent, base).meta.statedNormal).toBeUndefined();
  });
});
