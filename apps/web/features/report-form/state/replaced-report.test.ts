import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';
import { TestDevice, buildSavedForm, type } from './working-report.test-data.ts';
import type { TestTab } from './working-report.test-data.ts';

const REPLACED_KEY = 'cnesst_medical_form_replaced';

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
    tab.report.startNew('fr', 'Zoé Exemple');
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

  it('is read from before acts were kept, and past an act or a field of a later version', () => {
    const { device, tab } = dictated();
    const { record, id, replacedAt } = latest(tab);
    const stored = [
      { id, replacedAt, record },
      { id: 'b', replacedAt, record, act: 'later', fields: ['emploi', 'later', 3] },
      { id: 'c', replacedAt, record: 'x', act: 'gender', fields: [] },
    ];
    device.local.write(REPLACED_KEY, JSON.stringify(stored));
    expect(tab.report.replaced().map(({ act, fields }) => ({ act, fields }))).toEqual([
      { act: null, fields: [] },
      { act: null, fields: ['emploi'] },
    ]);
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
