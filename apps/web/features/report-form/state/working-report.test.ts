import { AUTOSAVE_MS, DEVICE_KEEP_MS } from '@constat/contract/limits';
import { findField } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { createAfterEdit, tidied } from './after-edit.ts';
import { statusText } from './report-status.ts';
import { readRecord } from './working-record.ts';
import { MemoryTab, TestDevice, buildSavedForm, type } from './working-report.test-data.ts';

/** The report that was written last, as it lies on the disk. */
const kept = (device: TestDevice) => readRecord(device.recordsOf().onDisk('working-report').at(-1));

describe('autosave', () => {
  it('has each change on the disk within 300 ms while typing goes on, and tells of it after 2 s', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    await device.passed(1000);
    const begun = device.now;
    let told = 0;
    tab.report.subscribe(() => (told += 1));
    for (const letter of 'menuisier') {
      type(tab, 'emploi', `${tab.report.get('emploi')}${letter}`);
      await device.passed(150);
      // What was typed before the last 300 ms is there.
      const earlier = tab.report.get('emploi').slice(0, -2);
      expect(kept(device)?.formData.emploi ?? '').toContain(earlier);
    }
    expect(told).toBe(0);
    await device.passed(DEVICE_KEEP_MS);
    expect(kept(device)?.formData.emploi).toBe('menuisier');
    expect(tab.report.getState().status.last).not.toMatchObject({ kind: 'saved' });
    await device.passed(begun + AUTOSAVE_MS - device.now);
    const { last } = tab.report.getState().status;
    expect(last).toMatchObject({ kind: 'saved', on: 'device' });
    expect(tab.report.getState().status.deviceSavedAt).toBe(kept(device)?.savedAt);
  });

  it('has the first change after a pause on its way at once', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    await device.passed(60_000);
    type(tab, 'emploi', 'm');
    await device.passed(0);
    expect(kept(device)?.formData.emploi).toBe('m');
  });

  it('writes the disk once for what is typed in a moment', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    await device.passed(60_000);
    const before = device.recordsOf().read('working-report', tab.report.getState())?.version ?? 0;
    for (let at = 0; at < 30; at += 1) {
      type(tab, 'emploi', 'x'.repeat(at + 1));
      await device.passed(10);
    }
    await device.passed(AUTOSAVE_MS);
    const after = device.recordsOf().read('working-report', tab.report.getState())?.version ?? 0;
    expect(after - before).toBeLessThanOrEqual(2);
    expect(kept(device)?.formData.emploi).toBe('x'.repeat(30));
  });

  it('tells nobody of a keystroke', () => {
    const tab = new TestDevice().openTab();
    type(tab, 'emploi', 'm');
    let told = 0;
    tab.report.subscribe(() => (told += 1));
    type(tab, 'emploi', 'me');
    expect(told).toBe(0);
  });

  it('tells of a saved report only once it is on the disk', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    await device.settled();
    type(tab, 'emploi', 'soudeuse');
    tab.report.flush();
    expect(tab.report.getState().status.last).not.toMatchObject({ kind: 'saved' });
    await device.settled();
    expect(tab.report.getState().status.last).toMatchObject({ kind: 'saved', on: 'device' });
  });

  it('says that nothing is kept when the browser refuses, and leaves what lay there', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    type(tab, 'historiqueEvolution', 'Ancien texte.');
    tab.report.flush();
    await device.settled();
    device.recordsOf().room = 100;
    type(tab, 'historiqueEvolution', 'Nouveau texte, trop long pour ce qui reste de place.');
    expect(tab.report.isAtRisk).toBe(false);
    tab.report.flush();
    await device.settled();
    expect(statusText(tab.report.getState().status, 'fr')).toMatchObject({
      text: 'Non sauvegardé sur cet appareil',
      look: 'danger',
    });
    expect(tab.report.isAtRisk).toBe(true);
    expect(kept(device)?.formData.historiqueEvolution).toBe('Ancien texte.');
    expect(tab.report.get('historiqueEvolution')).toMatch(/^Nouveau texte/u);
  });

  it('keeps what was refused once there is room, and says so', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    await device.settled();
    device.recordsOf().room = 0;
    type(tab, 'emploi', 'soudeuse');
    await device.passed(AUTOSAVE_MS);
    expect(tab.report.isAtRisk).toBe(true);
    device.recordsOf().room = Number.POSITIVE_INFINITY;
    await device.passed(60_000);
    tab.report.flush();
    await device.settled();
    expect(tab.report.isAtRisk).toBe(false);
    expect(statusText(tab.report.getState().status, 'fr').look).not.toBe('danger');
    expect(kept(device)?.formData.emploi).toBe('soudeuse');
  });

  it('is at risk of nothing while the server holds the very text', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    device.recordsOf().room = 0;
    type(tab, 'emploi', 'soudeuse');
    await device.passed(AUTOSAVE_MS);
    tab.report.savedOnServer(buildSavedForm(), tab.report.revision);
    await device.settled();
    expect(tab.report.isAtRisk).toBe(false);
    type(tab, 'emploi', 'soudeuse-monteuse');
    expect(tab.report.isAtRisk).toBe(true);
  });

  it('restores the report after a reload, with its draft', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    tab.report.open(buildSavedForm(), 'draftLoaded');
    type(tab, 'emploi', 'soudeuse');
    tab.report.flush();
    await device.restart();
    const again = device.openTab(tab.session);
    expect(again.report.get('emploi')).toBe('soudeuse');
    expect(again.report.getState()).toMatchObject({
      reportId: tab.report.getState().reportId,
      place: { savedFormId: buildSavedForm().id, version: 3 },
      status: { last: { kind: 'recovered' } },
    });
  });

  it('shows another physician nothing of it', async () => {
    const device = new TestDevice();
    type(device.openTab(), 'patientName', 'Zoé Exemple');
    await device.passed(2000);
    const other = device.openTab(new MemoryTab(), 'physician-2');
    expect(other.report.get('patientName')).toBe('');
    expect(other.report.replaced()).toEqual([]);
  });
});

describe('two tabs', () => {
  it('keep one report each on the same device', async () => {
    const device = new TestDevice();
    const one = device.openTab();
    const two = device.openTab();
    type(one, 'emploi', 'un');
    two.report.yieldTo(one.report.getState().reportId);
    type(two, 'emploi', 'deux');
    await device.passed(2000);
    type(one, 'dominance', 'droite');
    await device.passed(2000);
    await device.restart();
    expect(device.openTab(one.session).report.get('emploi')).toBe('un');
    expect(device.openTab(two.session).report.get('emploi')).toBe('deux');
  });

  it('on one report part when one of them hears that the other wrote it, and both texts are kept', async () => {
    const device = new TestDevice();
    const one = device.openTab();
    type(one, 'emploi', 'un');
    await device.passed(2000);
    const two = device.openTab(one.session.copy());
    type(two, 'emploi', 'deux');
    two.report.yieldTo(one.report.getState().reportId);
    await device.passed(2000);
    expect(two.report.getState().reportId).not.toBe(one.report.getState().reportId);
    await device.restart();
    expect(device.openTab(one.session).report.get('emploi')).toBe('un');
    expect(device.openTab(two.session).report.get('emploi')).toBe('deux');
  });
});

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
