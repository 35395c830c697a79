import { findField } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { createAfterEdit, tidied } from './after-edit.ts';
import { statusText } from './report-status.ts';
import { readRecord } from './working-record.ts';
import { TestDevice, buildSavedForm, type } from './working-report.test-data.ts';

/** The report that was written last, as it lies on the disk. */
const kept = (device: TestDevice) => readRecord(device.recordsOf().onDisk('working-report').at(-1));

describe('replacing', () => {
  it('gives back what a new visit, a load or a clearing took away', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    type(tab, 'historiqueEvolution', 'Texte à ne pas perdre.');
    const undo = tab.report.startNew('fr', 'Zoé Exemple');
    expect(tab.report.get('historiqueEvolution')).toBe('');
    expect(tab.report.get('patientName')).toBe('Zoé Exemple');
    expect(statusText(tab.report.getState().status, 'fr').text).toMatch(/^Nouvelle visite.: Zoé Exemple$/u);
    undo?.();
    expect(tab.report.get('historiqueEvolution')).toBe('Texte à ne pas perdre.');
    await device.restart();
    expect(kept(device)?.formData.historiqueEvolution).toBe('Texte à ne pas perdre.');
    expect(device.openTab(tab.session).report.get('historiqueEvolution')).toBe('Texte à ne pas perdre.');
  });

  it('leaves one report on the device, and what it replaced, whenever the way back is taken', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    type(tab, 'historiqueEvolution', 'Texte à ne pas perdre.');
    await device.passed(2000);
    const undo = tab.report.startNew('fr', 'Zoé Exemple');
    await device.settled();
    const lying = () => device.recordsOf().onDisk('working-report');
    expect(lying()).toHaveLength(1);
    expect(device.disk).toContain('Texte à ne pas perdre.');
    undo?.();
    await device.settled();
    expect(lying()).toMatchObject([{ formData: { historiqueEvolution: 'Texte à ne pas perdre.' } }]);
  });

  it('leaves the report on the disk until what takes its place is there', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    type(tab, 'historiqueEvolution', 'Texte à ne pas perdre.');
    await device.passed(2000);
    device.recordsOf().room = 0;
    tab.report.startNew('fr', 'Zoé Exemple');
    await device.restart();
    expect(kept(device)?.formData.historiqueEvolution).toBe('Texte à ne pas perdre.');
    device.recordsOf().room = Number.POSITIVE_INFINITY;
    expect(device.openTab().report.get('historiqueEvolution')).toBe('Texte à ne pas perdre.');
  });

  it('keeps it for 24 hours and no longer', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    type(tab, 'impactAvq', 'Ne marche plus.');
    tab.report.clear();
    await device.restart();
    device.pass(23 * 3_600_000);
    const entry = tab.report.replaced()[0];
    expect(entry?.record.formData.impactAvq).toBe('Ne marche plus.');
    if (entry !== undefined) tab.report.bringBack(entry);
    expect(tab.report.get('impactAvq')).toBe('Ne marche plus.');
    tab.report.clear();
    device.pass(25 * 3_600_000);
    expect(tab.report.replaced()).toEqual([]);
  });

  it('offers no undo for a report in which nobody wrote', () => {
    expect(new TestDevice().openTab().report.startNew('fr', 'Zoé')).toBeNull();
  });

  it('leaves a cleared report tied to its draft', () => {
    const tab = new TestDevice().openTab();
    tab.report.open(buildSavedForm(), 'formLoaded');
    tab.report.clear();
    expect(tab.report.content().formData).toEqual({});
    expect(tab.report.getState().place?.version).toBe(3);
  });
});

describe('saving on the server', () => {
  it('takes the new version without a conflict when typing goes on meanwhile', () => {
    const tab = new TestDevice().openTab();
    tab.report.open(buildSavedForm(), 'formLoaded');
    type(tab, 'emploi', 'a');
    const { revision } = tab.report;
    type(tab, 'emploi', 'ab');
    tab.report.savedOnServer(buildSavedForm({ version: 4 }), revision);
    const { place, status } = tab.report.getState();
    expect(place?.version).toBe(4);
    expect(status.last).not.toMatchObject({ on: 'server' });
    expect(status.isServerCurrent).toBe(false);
  });

  it('says « sur le serveur » only when the server holds the very text', () => {
    const tab = new TestDevice().openTab();
    type(tab, 'emploi', 'a');
    tab.report.savedOnServer(buildSavedForm({ version: 1 }), tab.report.revision);
    expect(statusText(tab.report.getState().status, 'en').text).toMatch(/^Saved at \d+:\d\d on the server$/u);
  });

  it('goes on saying that it failed until a save succeeds', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    type(tab, 'emploi', 'a');
    tab.report.failedOnServer('failed');
    type(tab, 'emploi', 'ab');
    await device.passed(2000);
    const status = statusText(tab.report.getState().status, 'fr');
    expect(status).toMatchObject({ text: 'Non sauvegardé sur le serveur', look: 'danger' });
    expect(status.detail).toMatch(/sur cet appareil$/u);
    tab.report.savedOnServer(buildSavedForm(), tab.report.revision);
    expect(statusText(tab.report.getState().status, 'fr').look).toBe('quiet');
  });

  it('stays tied to its draft when a copy is saved', () => {
    const tab = new TestDevice().openTab();
    tab.report.open(buildSavedForm(), 'formLoaded');
    tab.report.savedOnServer(
      buildSavedForm({ id: 'copy', formType: 'copy', version: 1 }),
      tab.report.revision,
    );
    expect(tab.report.getState().place).toMatchObject({ savedFormType: 'draft', version: 3 });
  });
});

describe('prefilled values', () => {
  const spine = findField('rachisFlexion');

  it('are confirmed by another value, or by a confirmation', () => {
    const tab = new TestDevice().openTab();
    if (spine === undefined) throw new Error('The catalogue lost a field');
    expect(tab.report.isUnconfirmed(spine)).toBe(true);
    type(tab, 'rachisFlexion', '80');
    expect(tab.report.isUnconfirmed(spine)).toBe(false);
    expect(tab.report.content().meta.confirmed).toEqual(['rachisFlexion']);
    type(tab, 'rachisFlexion', '90');
    expect(tab.report.isUnconfirmed(spine)).toBe(true);
    tab.report.confirm(['rachisFlexion']);
    expect(tab.report.isUnconfirmed(spine)).toBe(false);
  });

  it('follow the language of the report until confirmed', () => {
    const tab = new TestDevice().openTab();
    tab.report.confirm(['antecedentsSaaq']);
    type(tab, 'antecedentsMedicaux', 'Asthme.');
    tab.report.setReportLanguage('en');
    expect(tab.report.get('antecedentsAllergie')).toBe('No allergy reported.');
    expect(tab.report.get('antecedentsSaaq')).toBe('Aucune réclamation antérieure rapportée.');
    expect(tab.report.get('antecedentsMedicaux')).toBe('Asthme.');
  });

  it('pin the normals of the profile with the report', () => {
    const tab = new TestDevice().openTab();
    tab.report.adoptNormals({ hipFlexion: 110 });
    expect(tab.report.content().meta.normals).toMatchObject({ hipFlexion: 110, kneeFlexion: 135 });
    const saved = buildSavedForm();
    tab.report.open({ ...saved, meta: { ...saved.meta!, normals: { hipFlexion: 125 } } }, 'formLoaded');
    expect(tab.report.content().meta.normals.hipFlexion).toBe(125);
  });
});

describe('what follows from an edit', () => {
  it('computes the body mass index until the physician writes another', () => {
    const tab = new TestDevice().openTab();
    const after = createAfterEdit(tab.report);
    const edit = (id: 'examenPoids' | 'examenTaille' | 'examenImc', text: string): void => {
      type(tab, id, text);
      after(id);
    };
    edit('examenPoids', '70');
    edit('examenTaille', '175');
    expect(tab.report.get('examenImc')).toBe('22,9');
    edit('examenPoids', '80,5');
    expect(tab.report.get('examenImc')).toBe('26,3');
    edit('examenImc', '26');
    edit('examenPoids', '90');
    expect(tab.report.get('examenImc')).toBe('26');
  });

  it('empties the dominance when the gender changes', () => {
    const tab = new TestDevice().openTab();
    const after = createAfterEdit(tab.report);
    type(tab, 'examenDominance', 'droitier');
    type(tab, 'patientGender', 'female');
    after('patientGender');
    expect(tab.report.get('examenDominance')).toBe('');
  });

  it('stores an angle as digits', () => {
    expect(tidied('genouxFlexionDroitActif', ' 90 °')).toBe('90');
    expect(tidied('genouxFlexionDroitActif', '90')).toBeUndefined();
    expect(tidied('emploi', '90 °')).toBeUndefined();
  });
});
