import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { createDerivedFields } from './derived-fields.ts';
import { normaliseValue } from './normalise-values.ts';
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
    const undo = tab.report.startNew('fr', { name: 'Zoé Exemple' });
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
    const undo = tab.report.startNew('fr', { name: 'Zoé Exemple' });
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
    tab.report.startNew('fr', { name: 'Zoé Exemple' });
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
    expect(new TestDevice().openTab().report.startNew('fr', { name: 'Zoé' })).toBeNull();
  });

  it('leaves a cleared report tied to its draft', () => {
    const tab = new TestDevice().openTab();
    tab.report.open(buildSavedForm(), 'formLoaded');
    tab.report.clear();
    expect(tab.report.content().formData).toEqual({});
    expect(tab.report.getState().place?.version).toBe(3);
  });
});

describe('a draft that is open', () => {
  const opened = () => {
    const device = new TestDevice();
    const tab = device.openTab();
    const form = buildSavedForm();
    device.server.hold(form);
    tab.report.open(form, 'draftLoaded');
    const said = () => statusText(tab.report.getState().status, 'en');
    const held = () => device.server.drafts.get(form.id);
    return { device, tab, form, said, held };
  };

  it('has what is typed on the server within 3 s, and says so', async () => {
    const { device, tab, said, held } = opened();
    await device.passed(1000);
    expect(said().text).toBe('Draft loaded: Brouillon - 2026-11-20');
    type(tab, 'emploi', 'soudeuse');
    expect(said().text).toBe('Saving…');
    await device.passed(3000);
    expect(held()).toMatchObject({ version: 4, content: { formData: { emploi: 'soudeuse' } } });
    expect(said().text).toMatch(/^Saved at \d+:\d\d on the server$/u);
    expect(tab.report.getState().place?.version).toBe(4);
    expect(kept(device)?.savedOn).toBe('server');
  });

  it('takes what was typed meanwhile into the next save, without a conflict', async () => {
    const { device, tab, held } = opened();
    for (const text of ['a', 'ab', 'abc', 'abcd']) {
      type(tab, 'emploi', text);
      await device.passed(700);
    }
    await device.passed(5000);
    expect(held()?.content.formData.emploi).toBe('abcd');
    expect(tab.report.getState().conflicts).toEqual([]);
  });

  it('goes on saying why the server does not have it until it has', async () => {
    const { device, tab, said } = opened();
    device.server.failure = { kind: 'unanswered', cause: 'no-answer' };
    type(tab, 'emploi', 'a');
    await device.passed(3000);
    type(tab, 'emploi', 'ab');
    expect(said()).toMatchObject({ text: 'Not saved on the server', look: 'danger' });
    expect(said().details[0]).toMatch(/on this device$/u);
    device.server.failure = null;
    await device.passed(60_000);
    expect(said().look).toBe('quiet');
  });

  it('renders once, not at each key, while the server does not answer', async () => {
    const { device, tab } = opened();
    device.server.failure = { kind: 'unanswered', cause: 'no-answer' };
    type(tab, 'emploi', 'a');
    await device.passed(3000);
    let told = 0;
    tab.report.subscribe(() => (told += 1));
    for (let at = 0; at < 20; at += 1) {
      type(tab, 'emploi', 'x'.repeat(at + 2));
      await device.passed(130);
    }
    expect(told).toBeLessThanOrEqual(1);
  });

  it('is saved under another title and term when the physician asks for it', async () => {
    const { device, tab, held } = opened();
    const saving = tab.report.saveNow({ title: 'Genou droit', retentionDays: 60 });
    await device.passed(1000);
    expect(await saving).toMatchObject({ kind: 'on-server' });
    expect(held()?.content).toMatchObject({ title: 'Genou droit', retentionDays: 60 });
  });

  it('tells of a save that the server did not take, and sends it by itself later', async () => {
    const { device, tab, held } = opened();
    device.server.failure = { kind: 'unanswered', cause: 'server-error' };
    const saving = tab.report.saveNow({ title: 'Genou droit', retentionDays: 60 });
    await device.passed(1000);
    expect(await saving).toMatchObject({ kind: 'device-only', reason: 'server-error' });
    device.server.failure = null;
    await device.passed(60_000);
    expect(held()?.content.title).toBe('Genou droit');
  });

  it('takes what another computer wrote into another field', async () => {
    const { device, tab, form, held } = opened();
    type(tab, 'emploi', 'soudeuse');
    device.server.drafts.set(form.id, {
      version: 4,
      content: { ...held()!.content, formData: { ...form.formData, dominance: 'gauche' } },
    });
    await device.passed(6000);
    expect(tab.report.content().formData).toMatchObject({ emploi: 'soudeuse', dominance: 'gauche' });
    expect(held()?.content.formData).toMatchObject({ emploi: 'soudeuse', dominance: 'gauche' });
    expect(tab.report.getState().conflicts).toEqual([]);
  });

  it('shows both texts of a field that another computer changed too, and keeps the one not chosen', async () => {
    const { device, tab, form, held, said } = opened();
    type(tab, 'emploi', 'soudeuse');
    const theirs = { ...held()!.content, formData: { ...form.formData, emploi: 'couvreuse' } };
    device.server.drafts.set(form.id, { version: 4, content: theirs });
    await device.passed(6000);
    const [conflict] = tab.report.getState().conflicts;
    expect(conflict).toMatchObject({ id: 'emploi', theirs: 'couvreuse' });
    expect([tab.report.get('emploi'), held()?.content.formData.emploi]).toEqual(['soudeuse', 'couvreuse']);
    expect(said().look).toBe('danger');
    if (conflict === undefined) throw new Error('no conflict');
    tab.report.settle(conflict, 'couvreuse');
    await device.passed(6000);
    expect([tab.report.get('emploi'), said().look]).toEqual(['couvreuse', 'quiet']);
    expect(tab.report.replaced()[0]).toMatchObject({
      act: 'chosen',
      record: { formData: { emploi: 'soudeuse' } },
    });
  });

  it('goes to the server when another report takes its place, and leaves the device then', async () => {
    const { device, tab, held } = opened();
    await device.passed(1000);
    type(tab, 'emploi', 'soudeuse');
    tab.report.startNew('fr', { name: 'Zoé Exemple' });
    await device.passed(3000);
    expect(held()?.content.formData.emploi).toBe('soudeuse');
    expect(device.recordsOf().onDisk('working-report')).toHaveLength(1);
    expect(tab.report.get('emploi')).toBe('');
  });

  it('stays on the device when it is left before the server could take it, and comes back with it', async () => {
    const { device, tab, form, held } = opened();
    await device.passed(1000);
    device.server.failure = { kind: 'unanswered', cause: 'no-answer' };
    type(tab, 'emploi', 'soudeuse');
    tab.report.startNew('fr', { name: 'Zoé Exemple' });
    await device.passed(60_000);
    expect(device.storageOf(tab.session).unsaved()).toMatchObject([{ formData: { emploi: 'soudeuse' } }, {}]);
    device.server.failure = null;
    tab.report.open({ ...form, ...held() }, 'draftLoaded');
    expect(tab.report.get('emploi')).toBe('soudeuse');
    await device.passed(6000);
    expect(held()?.content.formData.emploi).toBe('soudeuse');
  });

  it('comes back by an undo with what was typed last', async () => {
    const { device, tab, held } = opened();
    await device.passed(1000);
    type(tab, 'emploi', 'soudeuse');
    const undo = tab.report.startNew('fr', { name: 'Zoé Exemple' });
    await device.passed(100);
    undo?.();
    type(tab, 'dominance', 'gauche');
    await device.passed(6000);
    expect(held()?.content.formData).toMatchObject({ emploi: 'soudeuse', dominance: 'gauche' });
    expect(tab.report.getState().conflicts).toEqual([]);
  });

  it('is emptied on the server too when it is cleared, and filled again by the undo', async () => {
    const { device, tab, held } = opened();
    await device.passed(1000);
    const undo = tab.report.clear();
    await device.passed(6000);
    expect(held()?.content.formData).toEqual({});
    undo?.();
    await device.passed(6000);
    expect(held()?.content.formData).toMatchObject({ historiqueEvolution: 'Chute le 3 mars.' });
  });

  it('goes on after a crash in the middle of a save, which has one effect', async () => {
    const { device, tab, form, held } = opened();
    await device.passed(1000);
    type(tab, 'emploi', 'soudeuse');
    tab.report.flush();
    await device.restart();
    const again = device.openTab(tab.session);
    expect(again.report.get('emploi')).toBe('soudeuse');
    type(again, 'dominance', 'gauche');
    await device.passed(6000);
    expect(held()?.content.formData).toMatchObject({ emploi: 'soudeuse', dominance: 'gauche' });
    expect([again.report.getState().conflicts, again.report.getState().place?.savedFormId]).toEqual([
      [],
      form.id,
    ]);
  });

  it('puts aside what is not kept when another tab takes it over, which takes it in', async () => {
    const { device, tab, held } = opened();
    await device.passed(1000);
    type(tab, 'emploi', 's');
    await device.settled();
    type(tab, 'emploi', 'soudeuse');
    tab.report.stopWriting();
    await device.settled();
    device.closePage(tab);
    const other = device.openTab(tab.session.copy());
    await device.passed(6000);
    expect(other.report.get('emploi')).toBe('soudeuse');
    expect(held()?.content.formData.emploi).toBe('soudeuse');
    expect(device.recordsOf().onDisk('late-text')).toEqual([]);
  });
});

describe('a copy', () => {
  it('that is opened is on the server until something is changed in it', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    tab.report.open(buildSavedForm({ formType: 'copy' }), 'formLoaded');
    await device.passed(3000);
    expect(statusText(tab.report.getState().status, 'fr').text).toBe('Copie chargée');
    expect(kept(device)?.savedOn).toBe('server');
    type(tab, 'emploi', 'soudeuse');
    await device.passed(3000);
    expect(kept(device)).toMatchObject({ savedOn: 'device', savedFormType: 'copy' });
    expect([tab.report.draftId, device.server.saves]).toEqual([null, 0]);
  });
});

describe('prefilled values', () => {
  const spine = MEDICAL_EVALUATION.field('rachisFlexion');

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
    const after = createDerivedFields(tab.report);
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

  it('writes a height that arrives in metres in centimetres, and its undo brings back what stood there', () => {
    const { report } = new TestDevice().openTab();
    report.set('examenTaille', '170');
    const undo = report.write('examenTaille', '1,75\u00A0m', 'dictated');
    expect(report.get('examenTaille')).toBe('175');
    undo();
    expect(report.get('examenTaille')).toBe('170');
    report.write('examenTaille', '17,5', 'dictated');
    expect(report.get('examenTaille')).toBe('17,5');
    report.write('examenPoids', '1,75', 'dictated');
    expect(report.get('examenPoids')).toBe('1,75');
  });

  it('empties the dominance when the gender changes', () => {
    const tab = new TestDevice().openTab();
    const after = createDerivedFields(tab.report);
    type(tab, 'examenDominance', 'droitier');
    type(tab, 'patientGender', 'female');
    after('patientGender');
    expect(tab.report.get('examenDominance')).toBe('');
  });

  it('stores an angle as digits', () => {
    const LABELLED = { label: { fr: 'Zz', en: 'Zz' } };
    const angle = { ...LABELLED, id: 'genouxFlexionDroitActif', kind: 'degrees' } as const;
    expect(normaliseValue(angle, ' 90 °')).toBe('90');
    expect(normaliseValue(angle, '90')).toBeUndefined();
    expect(normaliseValue({ ...LABELLED, id: 'emploi', kind: 'line' }, '90 °')).toBeUndefined();
  });
});
