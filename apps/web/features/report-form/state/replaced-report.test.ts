import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';
import { TestDevice, buildSavedForm, type } from './working-report.test-data.ts';
import type { TestTab } from './working-report.test-data.ts';

const latest = ({ report }: TestTab) => {
  const [entry] = report.replaced();
  if (entry === undefined) throw new Error('nothing was set aside');
  return entry;
};

function dictated(): { readonly device: TestDevice; readonly tab: TestTab } {
  const device = new TestDevice();
  const tab = device.openTab();
  type(tab, 'historiqueEvolution', 'Chute le 3 mars.');
  type(tab, 'emploi', 'soudeur');
  tab.report.writeAll(
    new Map([
      ['historiqueEvolution', 'Le 3 mars, le travailleur chute.'],
      ['conclusionResume', 'Chute.'],
    ]),
    'formatted',
  );
  return { device, tab };
}

describe('what was replaced', () => {
  it('is told with the act, and with the fields that lost a text', () => {
    const { tab } = dictated();
    expect(latest(tab)).toMatchObject({ act: 'formatted', fields: ['historiqueEvolution'] });
    tab.report.reword(new Map([['emploi', 'soudeuse']]));
    expect(latest(tab)).toMatchObject({ act: 'gender', fields: ['emploi'] });
    tab.report.startNew('fr');
    expect(latest(tab)).toMatchObject({ act: 'begun', fields: [] });
    tab.report.open(buildSavedForm(), 'formLoaded');
    tab.report.clear();
    expect(latest(tab)).toMatchObject({ act: 'cleared', fields: [] });
  });

  it('comes back field by field, and leaves what was typed since', () => {
    const { tab } = dictated();
    type(tab, 'impactAvq', 'Ne marche plus.');
    const entry = latest(tab);
    expect(tab.report.holdsFieldsOf(entry)).toBe(true);
    const undo = tab.report.bringBack(entry);
    expect(tab.report.get('historiqueEvolution')).toBe('Chute le 3 mars.');
    expect(tab.report.get('impactAvq')).toBe('Ne marche plus.');
    expect(latest(tab)).toMatchObject({ act: 'broughtBack', fields: ['historiqueEvolution'] });
    undo?.();
    expect(tab.report.get('historiqueEvolution')).toBe('Le 3 mars, le travailleur chute.');
  });

  it('of another worker’s report never comes back into this one', () => {
    const { tab } = dictated();
    const entry = latest(tab);
    tab.report.startNew('fr', { name: 'Zoé Exemple' });
    type(tab, 'emploi', 'couvreuse');
    expect(tab.report.holdsFieldsOf(entry)).toBe(false);
    tab.report.bringBack(entry);
    expect(tab.report.get('historiqueEvolution')).toBe('Chute le 3 mars.');
    expect(tab.report.get('emploi')).toBe('soudeur');
    expect(tab.report.get('patientName')).toBe('');
  });

  it('of the same saved form, opened again, comes back field by field', () => {
    const tab = new TestDevice().openTab();
    tab.report.open(buildSavedForm(), 'draftLoaded');
    tab.report.write('historiqueEvolution', 'Autre texte.', 'dictated');
    const entry = latest(tab);
    tab.report.open(buildSavedForm({ version: 4 }), 'draftLoaded');
    expect(tab.report.holdsFieldsOf(entry)).toBe(true);
  });

  it('comes back unconfirmed where nobody had confirmed it', () => {
    const tab = new TestDevice().openTab();
    type(tab, 'emploi', 'soudeur');
    const sample = tab.report.get('modaliteEntrevue');
    tab.report.write('modaliteEntrevue', 'Par visioconférence.', 'template');
    expect(tab.report.content().meta.confirmed).toContain('modaliteEntrevue');
    tab.report.bringBack(latest(tab));
    expect(tab.report.get('modaliteEntrevue')).toBe(sample);
    expect(tab.report.content().meta.confirmed).not.toContain('modaliteEntrevue');
  });

  it('is kept once for each act that replaced another field', () => {
    const { tab } = dictated();
    tab.report.bringBack(latest(tab));
    const before = tab.report.replaced().length;
    tab.report.write('emploi', 'couvreur', 'template')();
    tab.report.write('historiqueEvolution', 'Autre.', 'dictated');
    expect(
      tab.report
        .replaced()
        .slice(0, -before)
        .map(({ fields }) => fields),
    ).toEqual([['historiqueEvolution'], ['emploi']]);
  });

  it('is read from before acts were kept, and past an act or a field of a later version', async () => {
    const { device, tab } = dictated();
    const { record, id, replacedAt } = latest(tab);
    const records = device.recordsOf();
    await device.settled();
    for (const [name, stored] of Object.entries({
      c: { id: 'c', replacedAt, record: 'x', act: 'gender', fields: [] },
      d: null,
      e: 'text',
      b: { id: 'b', replacedAt, record, act: 'later', fields: ['emploi', 'later', 3] },
      [id]: { id, replacedAt, record },
    })) {
      device.pass(1);
      await records.write('replaced-text', { reportId: record.reportId, name }, stored);
    }
    expect(tab.report.replaced().map(({ act, fields }) => ({ act, fields }))).toEqual([
      { act: null, fields: [] },
      { act: null, fields: ['emploi'] },
    ]);
  });

  it('stays while more is replaced, the latest eight of a day', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    for (let at = 0; at < 12; at += 1) {
      tab.report.write('emploi', `métier ${at}`, at % 2 === 0 ? 'template' : 'dictated');
      await device.passed(1000);
    }
    const found = tab.report.replaced().map(({ record }) => record.formData.emploi);
    expect(found).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((at) => `métier ${at}`));
    await device.restart();
    const again = device.openTab(tab.session);
    expect(again.report.replaced().map(({ record }) => record.formData.emploi)).toEqual(found);
  });

  it('gives way to the latest where there is no room for all of them', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    for (let at = 0; at < 6; at += 1) {
      tab.report.write(
        'historiqueEvolution',
        `${at} ${'x'.repeat(1000)}`,
        at % 2 === 0 ? 'template' : 'dictated',
      );
      await device.passed(1000);
    }
    device.recordsOf().room = device.disk.length + 100;
    tab.report.write('historiqueEvolution', 'court', 'normals');
    await device.restart();
    device.recordsOf().room = Number.POSITIVE_INFINITY;
    const again = device.openTab(tab.session);
    expect(again.report.replaced()[0]?.record.formData.historiqueEvolution).toMatch(/^5 x/u);
    expect(again.report.replaced().length).toBeGreaterThan(1);
    expect(again.report.get('historiqueEvolution')).toBe('court');
  });

  it('is not given up where the disk keeps nothing for the moment', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    for (const text of ['un', 'deux', 'trois']) {
      tab.report.write('emploi', text, text === 'deux' ? 'dictated' : 'template');
      await device.passed(1000);
    }
    device.recordsOf().room = 0;
    tab.report.write('emploi', 'quatre', 'normals');
    await device.settled();
    device.recordsOf().room = Number.POSITIVE_INFINITY;
    type(tab, 'impactAvq', 'Ne marche plus.');
    await device.passed(2000);
    await device.restart();
    const texts = device
      .openTab(tab.session)
      .report.replaced()
      .map(({ record }) => record.formData.emploi);
    expect(texts).toEqual(['trois', 'deux', 'un']);
  });
});

describe('the beginning of a text', () => {
  it.each([
    ['Chute le 3 mars.', 'Chute le 3 mars.'],
    ['  Un\n\ndeux\t trois ', 'Un deux trois'],
    ['mot '.repeat(30), `${'mot '.repeat(20).trim()}…`],
    ['x'.repeat(100), `${'x'.repeat(80)}…`],
    ['', ''],
  ])('of %j', (text, expected) => {
    expect(excerpt(text)).toBe(expected);
  });
});
