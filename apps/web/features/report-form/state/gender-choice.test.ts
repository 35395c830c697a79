import type { FieldId } from '@constat/report/catalogue';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherGenderFields } from './gender-choice.ts';
import type { FieldInOtherGender } from './gender-choice.ts';
import { TestDevice } from './working-report.test-data.ts';
import type { TestTab } from './working-report.test-data.ts';

let tab: TestTab;
const foundIn = (field: FieldId): FieldInOtherGender | undefined =>
  otherGenderFields(tab.report).find((found) => found.field === field);
const wordsIn = (field: FieldId): readonly string[] | undefined =>
  foundIn(field)?.words.map(({ word }) => word);

beforeEach(() => {
  tab = new TestDevice().openTab();
  tab.report.set('patientGender', 'female');
  tab.report.set('rachisPalpation', 'Le travailleur est soulagé.');
  tab.report.set('rachisInspection', 'Le travailleur est rassuré.');
});

describe('words of the other gender', () => {
  it('are looked for again in the field whose text changed, and in no other one', () => {
    const [palpation, inspection] = [foundIn('rachisPalpation'), foundIn('rachisInspection')];
    expect([palpation, inspection]).not.toContain(undefined);
    expect(foundIn('rachisPalpation')).toBe(palpation);
    tab.report.set('rachisPalpation', 'La travailleuse est soulagé.');
    expect(wordsIn('rachisPalpation')).toEqual(['soulagé']);
    expect(foundIn('rachisInspection')).toBe(inspection);
  });

  it('are looked for again when the gender or the language changes', () => {
    expect(foundIn('rachisPalpation')).toBeDefined();
    tab.report.set('patientGender', 'male');
    expect(foundIn('rachisPalpation')).toBeUndefined();
    tab.report.set('patientGender', 'female');
    tab.report.setReportLanguage('en');
    expect(wordsIn('rachisPalpation')).toBeUndefined();
  });

  it('are those of the report that is asked about', () => {
    expect(foundIn('rachisPalpation')).toBeDefined();
    const other = new TestDevice().openTab();
    other.report.set('patientGender', 'female');
    expect(otherGenderFields(other.report)).toEqual([]);
  });
});
