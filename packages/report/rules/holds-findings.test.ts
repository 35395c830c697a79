import { describe, expect, it, test } from 'vitest';
import { MEDICAL_EVALUATION, fieldsOfSection } from '../catalogue/index.ts';
import type { ReportField } from '../catalogue/index.ts';
import { buildDefaults, buildMeta, holdsFindings, isErasable, isRecord } from './index.ts';
import type { RecordState } from './index.ts';

const TODAY = '2026-03-05';
const DAY = 86_400_000;

/** A value that a physician could have entered, and no form prefills. */
function enteredIn(field: ReportField): string | boolean {
  return field.kind === 'flag' ? true : '3';
}

describe('what is of an examination', () => {
  it.each(['fr', 'en'] as const)('is not in a new report in %s', (language) => {
    const data = buildDefaults(MEDICAL_EVALUATION, { today: TODAY, language });
    expect(holdsFindings(MEDICAL_EVALUATION, data, buildMeta(language))).toBe(false);
    expect(holdsFindings(MEDICAL_EVALUATION, data, undefined)).toBe(false);
    expect(holdsFindings(MEDICAL_EVALUATION, {}, undefined)).toBe(false);
  });

  it.each(MEDICAL_EVALUATION.sections.map((section) => [section.id, section] as const))(
    'is any value entered in %s, unless that is about the file',
    (_id, section) => {
      const begun = buildDefaults(MEDICAL_EVALUATION, { today: TODAY, language: 'fr' });
      const found = fieldsOfSection(section)
        .filter((field) =>
          holdsFindings(MEDICAL_EVALUATION, { ...begun, [field.id]: enteredIn(field) }, buildMeta('fr')),
        )
        .map(({ id }) => id);
      const expected = section.about === 'evaluation' ? fieldsOfSection(section).map(({ id }) => id) : [];
      expect(found).toEqual(expected);
    },
  );

  it('is about the file in the sections of identity, mandate and decisions alone', () => {
    expect(MEDICAL_EVALUATION.sections.filter(({ about }) => about === 'file').map(({ id }) => id)).toEqual([
      'sectionA',
      'sectionB',
      'section1',
      'section2',
      'section4',
    ]);
  });

  it('begins with one confirmed value, and is not in blanks', () => {
    const data = buildDefaults(MEDICAL_EVALUATION, { today: TODAY, language: 'fr' });
    const meta = buildMeta('fr');
    expect(holdsFindings(MEDICAL_EVALUATION, { ...data, historiqueEvolution: ' \n' }, meta)).toBe(false);
    expect(holdsFindings(MEDICAL_EVALUATION, { ...data, rachisFlexion: '' }, meta)).toBe(false);
    expect(holdsFindings(MEDICAL_EVALUATION, data, { ...meta, confirmed: ['rachisFlexion'] })).toBe(true);
  });
});

describe('a record', () => {
  const draft: RecordState = { formType: 'draft', hasFindings: false, hasDictation: false };

  test.each([
    ['a draft with neither', {}, false],
    ['a draft with findings', { hasFindings: true }, true],
    ['a draft that was dictated for', { hasDictation: true }, true],
    ['a copy', { formType: 'copy' }, true],
  ] as const)('%s', (_name, state, expected) => {
    expect(isRecord({ ...draft, ...state })).toBe(expected);
  });

  it('never comes to its erasure, and any other draft does 30 days after its end', () => {
    const expiresAt = 1_772_668_800_000;
    const end = expiresAt + 30 * DAY;
    expect(isErasable({ ...draft, expiresAt }, end - 1)).toBe(false);
    expect(isErasable({ ...draft, expiresAt }, end)).toBe(true);
    for (const state of [{ hasFindings: true }, { hasDictation: true }])
      expect(isErasable({ ...draft, ...state, expiresAt }, Number.MAX_SAFE_INTEGER)).toBe(false);
    expect(isErasable({ ...draft, formType: 'copy', expiresAt: null }, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});
