import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildMeta } from '@constat/report/rules';
import { describe, expect, it } from 'vitest';
import { TestDevice, buildSavedForm, type } from './working-report.test-data.ts';

/** Puts a report on the disk as another version of the program may have left it there. */
async function leaveReport(device: TestDevice, value: object, reportId = 'left'): Promise<void> {
  await device.recordsOf().write('working-report', { reportId }, value);
  await device.restart();
}

describe('the type of a report', () => {
  it('is left as it is when a later version of the program begins other types of report', async () => {
    const device = new TestDevice();
    const later = { reportType: 'cnesst-medical', reportTypeVersion: 99 };
    const original = { owner: 'physician-1', reportId: 'left', ...later, formData: { emploi: 'soudeur' } };
    await leaveReport(device, original);
    const tab = device.openTab();
    expect(tab.report.getState().unread).toMatchObject({ isWhole: true, isNewer: true });
    type(tab, 'emploi', 'cuisinière');
    await device.passed(2000);
    expect(device.recordsOf().onDisk('unread-report')).toEqual([original]);
    expect(device.recordsOf().onDisk('working-report')).toContainEqual(original);
  });

  it('leaves a form of a later version of its type on the server alone', () => {
    const tab = new TestDevice().openTab();
    tab.report.open(buildSavedForm({ reportTypeVersion: 99 }), 'draftLoaded');
    expect(tab.report.getState()).toMatchObject({ place: null, unread: { isWhole: false, isNewer: true } });
    expect(tab.report.get('patientName')).toBe('Zoé Exemple');
  });

  it('keeps the type of a form that names it, and of one of before', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    tab.report.open(buildSavedForm({ reportTypeVersion: 1 }), 'draftLoaded');
    expect(tab.report.content()).toMatchObject({ reportType: 'cnesst-medical', reportTypeVersion: 1 });
    await leaveReport(device, { owner: 'physician-1', reportId: 'old', formData: { emploi: 'soudeur' } });
    const old = device.openTab();
    expect(old.report.content()).toMatchObject({
      reportType: 'cnesst-medical',
      reportTypeVersion: 1,
      formData: { emploi: 'soudeur' },
    });
  });

  it('goes on in the later version when the physician asks for it, with everything where it was', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    expect(tab.report.laterType).toBeNull();
    tab.report.raise();
    const formData = { patientName: 'Zoé Exemple', piedsForceL5Droit: '4/5', rachisFlexion: '60' };
    const meta = {
      ...buildMeta('fr'),
      confirmed: ['rachisFlexion' as const],
      notExamined: ['hips' as const],
    };
    tab.report.open(buildSavedForm({ reportTypeVersion: 1, formData, meta }), 'draftLoaded');
    expect(tab.report.laterType).toBe(MEDICAL_EVALUATION);
    tab.report.raise();
    expect(tab.report.laterType).toBeNull();
    const raised = tab.report.content();
    expect(raised).toMatchObject({ ...MEDICAL_EVALUATION.name, formData });
    expect(raised.meta.confirmed).toEqual(['rachisFlexion']);
    expect(raised.meta.notExamined).toContain('hips');
    expect(raised.meta.notExamined).toContain('shoulders');
    expect(raised.meta.notExamined).not.toContain('neuroLower');
    await device.passed(2000);
    expect(device.openTab(tab.session).report.content()).toMatchObject({
      ...MEDICAL_EVALUATION.name,
      formData,
    });
  });
});
