import { LATEST_KEY, readPointer, reportKey } from '../../../shared/kept-reports.ts';
import { findField } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { createAfterEdit, tidied } from './after-edit.ts';
import { statusText } from './report-status.ts';
import { parseRecord } from './working-record.ts';
import { MemoryText, TestDevice, buildSavedForm, type } from './working-report.test-data.ts';

/** The report that was written last. */
const kept = (device: TestDevice) =>
  parseRecord(device.local.read(reportKey(readPointer(device.local.read(LATEST_KEY)) ?? '')));

describe('autosave', () => {
  it('keeps a change on the device 2 s later, even while typing goes on', () => {
    const device = new TestDevice();
    const tab = device.openTab();
    type(tab, 'emploi', 'm');
    device.pass(1500);
    type(tab, 'emploi', 'menuisier');
    expect(kept(device)?.formData.emploi).toBeUndefined();
    device.pass(500);
    expect(kept(device)?.formData.emploi).toBe('menuisier');
    expect(tab.report.getState().status.last).toMatchObject({ kind: 'saved', on: 'device' });
  });

  it('tells nobody of a keystroke', () => {
    const tab = new TestDevice().openTab();
    type(tab, 'emploi', 'm');
    let told = 0;
    tab.report.subscribe(() => (told += 1));
    type(tab, 'emploi', 'me');
    expect(told).toBe(0);
  });

  it('says that nothing is kept when the browser refuses, and leaves what lay there', () => {
    const device = new TestDevice();
    const tab = device.openTab();
    type(tab, 'historiqueEvolution', 'Ancien texte.');
    tab.report.flush();
    device.local.room = 100;
    type(tab, 'historiqueEvolution', 'Nouveau texte, trop long pour ce qui reste de place.');
    tab.report.flush();
    expect(statusText(tab.report.getState().status, 'fr')).toMatchObject({
      text: 'Non sauvegardé sur cet appareil',
      look: 'danger',
    });
    expect(tab.report.isAtRisk).toBe(true);
    expect(kept(device)?.formData.historiqueEvolution).toBe('Ancien texte.');
  });

  it('restores the report after a reload, with its draft', () => {
    const device = new TestDevice();
    const tab = device.openTab();
    tab.report.open(buildSavedForm(), 'draftLoaded');
    type(tab, 'emploi', 'soudeuse');
    tab.report.flush();
    const again = device.openTab(tab.session);
    expect(again.report.get('emploi')).toBe('soudeuse');
    expect(again.report.getState()).toMatchObject({
      place: { savedFormId: buildSavedForm().id, version: 3 },
      status: { last: { kind: 'recovered' } },
    });
  });

  it('shows another physician nothing of it', () => {
    const device = new TestDevice();
    type(device.openTab(), 'patientName', 'Zoé Exemple');
    device.pass(2000);
    const other = device.openTab(new MemoryText(), 'physician-2');
    expect(other.report.get('patientName')).toBe('');
    expect(other.report.replaced()).toEqual([]);
  });
});

describe('two tabs', () => {
  it('keep one report each on the same device', () => {
    const device = new TestDevice();
    const one = device.openTab();
    const two = device.openTab();
    type(one, 'emploi', 'un');
    two.report.yieldTo(one.report.getState().reportId);
    type(two, 'emploi', 'deux');
    device.pass(2000);
    type(one, 'dominance', 'droite');
    device.pass(2000);
    expect(device.openTab(one.session).report.get('emploi')).toBe('un');
    expect(device.openTab(two.session).report.get('emploi')).toBe('deux');
  });
});

describe('replacing', () => {
  it('gives back what a new visit, a load or a clearing took away', () => {
    const device = new TestDevice();
    const tab = device.openTab();
    type(tab, 'historiqueEvolution', 'Texte à ne pas perdre.');
    const undo = tab.report.startNew('fr', 'Zoé Exemple');
    expect(tab.report.get('historiqueEvolution')).toBe('');
    expect(tab.report.get('patientName')).toBe('Zoé Exemple');
    expect(statusText(tab.report.getState().status, 'fr').text).toMatch(/^Nouvelle visite.: Zoé Exemple$/u);
    undo?.();
    expect(tab.report.get('historiqueEvolution')).toBe('Texte à ne pas perdre.');
    expect(kept(device)?.formData.historiqueEvolution).toBe('Texte à ne pas perdre.');
  });

  it('keeps it for 24 hours and no longer', () => {
    const device = new TestDevice();
    const tab = device.openTab();
    type(tab, 'impactAvq', 'Ne marche plus.');
    tab.report.clear();
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

  it('goes on saying that it failed until a save succeeds', () => {
    const device = new TestDevice();
    const tab = device.openTab();
    type(tab, 'emploi', 'a');
    tab.report.failedOnServer('failed');
    type(tab, 'emploi', 'ab');
    device.pass(2000);
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
