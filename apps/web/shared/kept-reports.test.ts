import { afterEach, describe, expect, it } from 'vitest';
import { writeTab } from './device/tab-memory.ts';
import { isSameReport, tabPlaceOf } from './kept-reports.ts';

afterEach(() => writeTab('cnesst_medical_form_tab', null));

describe('what a tab remembers of its report', () => {
  it('is the report of the physician who works in it, and of nobody else', () => {
    expect(tabPlaceOf('tremblay').read()).toBeNull();
    tabPlaceOf('tremblay').write('report-1');
    expect(tabPlaceOf('tremblay').read()).toBe('report-1');
    expect(tabPlaceOf('gagnon').read()).toBeNull();
    tabPlaceOf('gagnon').write('report-2');
    expect([tabPlaceOf('tremblay').read(), tabPlaceOf('gagnon').read()]).toEqual([null, 'report-2']);
    tabPlaceOf('gagnon').write(null);
    expect(tabPlaceOf('gagnon').read()).toBeNull();
  });

  it.each(['', 'tremblay', 'report-1', 'gagnon/report-1', '/report-1'])(
    'is none where something else lies there: « %s »',
    (text) => {
      writeTab('cnesst_medical_form_tab', text);
      expect(tabPlaceOf('tremblay').read()).toBeNull();
    },
  );
});

describe('two identities', () => {
  const mine = { owner: 'tremblay', reportId: 'report-1', formId: null };
  it.each([
    ['the same report', {}, true],
    ['another report', { reportId: 'report-2' }, false],
    ['a colleague’s', { owner: 'gagnon' }, false],
    ['another report, both unsaved', { reportId: 'report-2', formId: null }, false],
  ] as const)('of %s', (_what, change, isSame) => {
    expect(isSameReport(mine, { ...mine, ...change })).toBe(isSame);
  });

  it('name one report where they name one saved form of one physician', () => {
    const saved = { ...mine, formId: 'form-1' };
    expect(isSameReport(saved, { ...saved, reportId: 'again' })).toBe(true);
    expect(isSameReport(saved, { ...saved, reportId: 'again', formId: 'form-2' })).toBe(false);
    expect(isSameReport(saved, { ...saved, reportId: 'again', owner: 'gagnon' })).toBe(false);
  });
});
