import { describe, expect, it } from 'vitest';
import { FIELD_BYTES } from '@constat/contract/limits';
import { createAfterEdit } from './after-edit.ts';
import { isTooLarge } from './field-size.ts';
import { correctGender, otherGenderFields } from './gender-choice.ts';
import { LATEST_KEY } from '../../../shared/kept-reports.ts';
import { WorkingStorage } from './working-storage.ts';
import { MemoryText, TestDevice, buildSavedForm, type } from './working-report.test-data.ts';

const originals = (device: TestDevice): readonly string[] =>
  [...device.local.kept]
    .filter(([key]) => key.startsWith('cnesst_medical_form_original'))
    .map(([, text]) => text);

describe('a stored report that cannot be read whole', () => {
  it.each(['{"formData": oops', '[]', '"text"', '{"formData":[1]}', 'null'])(
    'keeps the original of %s',
    (text) => {
      const device = new TestDevice();
      device.local.write(LATEST_KEY, text);
      const tab = device.openTab();
      expect(tab.report.getState().unread?.isWhole).toBe(true);
      type(tab, 'emploi', 'soudeur');
      device.pass(2000);
      expect(originals(device)).toEqual([text]);
      expect(device.openTab(tab.session).report.getState().unread).toBeNull();
    },
  );

  it('reads what can be read on the device, and names the rest', () => {
    const device = new TestDevice();
    const text = JSON.stringify({
      owner: 'physician-1',
      formData: { emploi: 'soudeur', age: 45, inconnu: 'x', piedsCheillesPalpation: 'souple' },
      meta: { schemaVersion: 99 },
    });
    device.local.write(LATEST_KEY, text);
    const { report } = device.openTab();
    expect(report.get('emploi')).toBe('soudeur');
    expect(report.get('piedsChevillesPalpation')).toBe('souple');
    expect(report.getState().unread).toEqual({
      isWhole: false,
      isNewer: true,
      unknown: ['inconnu'],
      mistyped: ['age'],
    });
    expect(originals(device)).toEqual([text]);
  });

  it('leaves the form on the server alone: the next save makes a new draft', () => {
    const tab = new TestDevice().openTab();
    const stored = buildSavedForm({ formData: JSON.parse('{"emploi":"soudeur","age":45,"vieux":"x"}') });
    tab.report.open(stored, 'draftLoaded');
    expect(tab.report.getState()).toMatchObject({
      place: null,
      unread: { unknown: ['vieux'], mistyped: ['age'] },
    });
    expect(tab.report.content().formData).toEqual({ emploi: 'soudeur' });
    tab.report.open(buildSavedForm(), 'draftLoaded');
    expect(tab.report.getState()).toMatchObject({ place: { version: 3 }, unread: null });
  });
});

describe('after signing out', () => {
  const leave = (device: TestDevice, session: MemoryText): void =>
    new WorkingStorage({ local: device.local, session, now: () => device.now }).forgetSaved('physician-1');

  it('the device forgets what the server holds', () => {
    const device = new TestDevice();
    const tab = device.openTab();
    type(tab, 'emploi', 'Mot-secret');
    tab.report.savedOnServer(buildSavedForm(), tab.report.revision);
    leave(device, tab.session);
    expect(JSON.stringify([...device.local.kept])).not.toContain('Mot-secret');
    expect(device.openTab(tab.session).report.get('emploi')).toBe('');
  });

  it('words that no server has stay, for their owner alone', () => {
    const device = new TestDevice();
    const tab = device.openTab();
    tab.report.savedOnServer(buildSavedForm(), tab.report.revision);
    type(tab, 'emploi', 'Mot-secret');
    tab.report.flush();
    leave(device, tab.session);
    expect(device.openTab(new MemoryText(), 'physician-2').report.get('emploi')).toBe('');
    expect(device.openTab(tab.session).report.get('emploi')).toBe('Mot-secret');
  });

  it('a replaced report is gone once it can no longer be brought back', () => {
    const device = new TestDevice();
    const tab = device.openTab();
    type(tab, 'emploi', 'Mot-secret');
    tab.report.open(buildSavedForm(), 'draftLoaded');
    leave(device, tab.session);
    expect(JSON.stringify([...device.local.kept])).toContain('Mot-secret');
    device.now += 24 * 60 * 60 * 1000 + 1;
    leave(device, tab.session);
    expect(JSON.stringify([...device.local.kept])).not.toContain('Mot-secret');
  });
});

describe('the chosen gender', () => {
  const chosen = (text: string) => {
    const tab = new TestDevice().openTab();
    const after = createAfterEdit(tab.report);
    type(tab, 'emploi', text);
    type(tab, 'historiqueEvolution', 'Le travailleur est tombé. Son frère est inquiet. Il est droitier.');
    type(tab, 'patientGender', 'female');
    after('patientGender');
    return tab;
  };
  const listed = (tab: ReturnType<typeof chosen>, kind: 'words' | 'doubts'): readonly string[] =>
    otherGenderFields(tab.report).flatMap((found) =>
      found[kind].map(({ word, replacement }) => `${word} → ${replacement}`),
    );
  const keysOf = (tab: ReturnType<typeof chosen>, kind: 'words' | 'doubts'): readonly string[] =>
    otherGenderFields(tab.report).flatMap((found) => found[kind].map(({ key }) => key));

  it('changes nothing that the physician wrote before it was shown', () => {
    const tab = chosen('Soudeur');
    expect(tab.report.get('emploi')).toBe('Soudeur');
    expect(listed(tab, 'words')).toEqual([
      'Soudeur → Soudeuse',
      'Le travailleur → La travailleuse',
      'tombé → tombée',
    ]);
    expect(listed(tab, 'doubts')).toEqual(['Il → Elle', 'droitier → droitière']);
    const [, found] = otherGenderFields(tab.report);
    expect(found?.words[1]).toMatchObject({
      before: 'Le travailleur est ',
      after: '. Son frère est inquiet. Il est …',
    });
  });

  it('changes the accepted words alone, names them, and gives them back', () => {
    const tab = chosen('Soudeur');
    const [job, noun] = keysOf(tab, 'words');
    const [pronoun] = keysOf(tab, 'doubts');
    const rewording = correctGender(tab.report, new Set([job, noun, pronoun].map(String)));
    expect(rewording?.changes).toEqual([
      'Soudeur → Soudeuse',
      'Le travailleur → La travailleuse',
      'Il → Elle',
    ]);
    expect(tab.report.get('emploi')).toBe('Soudeuse');
    expect(tab.report.get('historiqueEvolution')).toBe(
      'La travailleuse est tombé. Son frère est inquiet. Elle est droitier.',
    );
    rewording?.undo();
    expect(tab.report.get('emploi')).toBe('Soudeur');
    expect(tab.report.get('historiqueEvolution')).toBe(
      'Le travailleur est tombé. Son frère est inquiet. Il est droitier.',
    );
  });

  it('changes nothing where no word was accepted', () => {
    expect(correctGender(chosen('Soudeur').report, new Set())).toBeNull();
  });

  it('confirms no prefilled value', () => {
    const tab = new TestDevice().openTab();
    tab.report.reword(new Map([['antecedentsMedicaux', 'Aucun antécédent médical rapporté.']]));
    expect(tab.report.content().meta.confirmed).toEqual([]);
  });
});

describe('an undo after more was typed', () => {
  it('sets what was typed aside', () => {
    const tab = new TestDevice().openTab();
    type(tab, 'emploi', 'avant');
    const undo = tab.report.write('emploi', 'modèle', 'template');
    type(tab, 'emploi', 'modèle, puis du texte');
    undo();
    expect(tab.report.get('emploi')).toBe('avant');
    expect(tab.report.replaced().map(({ record }) => record.formData.emploi)).toContain(
      'modèle, puis du texte',
    );
  });
});

describe('the size of a field', () => {
  it.each([
    ['a'.repeat(FIELD_BYTES), false],
    ['a'.repeat(FIELD_BYTES + 1), true],
    ['é'.repeat(FIELD_BYTES / 2), false],
    ['é'.repeat(FIELD_BYTES / 2 + 1), true],
    ['', false],
  ])('is judged in bytes (%#)', (text, expected) => {
    expect(isTooLarge(text)).toBe(expected);
  });
});
