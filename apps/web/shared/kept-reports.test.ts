import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeStores, emptyDisk, openStore } from './device/device.test-data.ts';
import { device, setDevice } from './device/page-device.ts';
import { writeTab } from './device/tab-memory.ts';
import { isSameReport, readAnswer, readTabReport, tabPlaceOf } from './kept-reports.ts';

beforeEach(async () => {
  await emptyDisk();
  setDevice(await openStore());
});

afterEach(() => writeTab('cnesst_medical_form_tab', null));

/** Keeps a report of the physician of this page, as the form does. */
function keep(value: unknown, reportId = 'report-1'): Promise<boolean> {
  return device().write('working-report', { reportId }, value);
}

const RECORD = {
  owner: 'tremblay',
  reportId: 'report-1',
  formData: { patientName: ' Zoé Exemple ', emploi: 'soudeuse' },
  meta: { reportLanguage: 'en' },
  title: 'Visite',
  savedFormId: 'form-1',
};

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

describe('the report of a tab', () => {
  it('is told with its visit, its form and its language', async () => {
    await keep(RECORD);
    tabPlaceOf('tremblay').write('report-1');
    expect(readTabReport('tremblay')).toEqual({
      owner: 'tremblay',
      reportId: 'report-1',
      formId: 'form-1',
      visit: 'Zoé Exemple',
      language: 'en',
    });
    expect(readAnswer({ owner: 'tremblay', reportId: 'report-1', formId: null, visit: '' }, 'emploi')).toBe(
      'soudeuse',
    );
  });

  it('is found after a reload, and by its physician alone', async () => {
    await keep(RECORD);
    tabPlaceOf('tremblay').write('report-1');
    await closeStores();
    setDevice(await openStore('gagnon'));
    expect(readTabReport('gagnon')).toBeNull();
    expect(readTabReport('tremblay')).toBeNull();
    tabPlaceOf('gagnon').write('report-1');
    expect(readTabReport('gagnon')).toBeNull();
    expect(readAnswer({ owner: 'gagnon', reportId: 'report-1', formId: null, visit: '' }, 'emploi')).toBe('');
    expect(readAnswer({ owner: 'tremblay', reportId: 'report-1', formId: null, visit: '' }, 'emploi')).toBe(
      '',
    );
    await closeStores();
    setDevice(await openStore());
    tabPlaceOf('tremblay').write('report-1');
    expect(readTabReport('tremblay')?.visit).toBe('Zoé Exemple');
  });

  it('is none where it is gone, and says little where little can be read', async () => {
    tabPlaceOf('tremblay').write('report-1');
    expect(readTabReport('tremblay')).toBeNull();
    for (const value of [null, 'text', 3, [], {}, { formData: 'x', meta: null, title: 4, savedFormId: 5 }]) {
      await keep(value);
      expect(readTabReport('tremblay')).toEqual({
        owner: 'tremblay',
        reportId: 'report-1',
        formId: null,
        visit: '',
        language: null,
      });
    }
  });
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
