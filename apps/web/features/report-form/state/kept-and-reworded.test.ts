import { describe, expect, it } from 'vitest';
import { FIELD_BYTES } from '@constat/contract/limits';
import { createDerivedFields } from './derived-fields.ts';
import { isTooLarge } from './field-size.ts';
import { correctGender, otherGenderFields } from './gender-choice.ts';
import { MemoryTab } from './memory-device.test-data.ts';
import { TestDevice, buildSavedForm, saveAsDraft, type } from './working-report.test-data.ts';

const originals = (device: TestDevice): readonly unknown[] => device.recordsOf().onDisk('unread-report');

/** Puts a value on the disk in the place of a report, as another version may have left it there. */
async function leaveReport(device: TestDevice, value: unknown, reportId = 'left'): Promise<void> {
  await device.recordsOf().write('working-report', { reportId }, value);
  await device.restart();
}

describe('a stored report that cannot be read whole', () => {
  it.each([['[]'], ['"text"'], ['{"formData":[1]}'], ['null'], ['42']])(
    'keeps the original of %s',
    async (text) => {
      const device = new TestDevice();
      const original: unknown = JSON.parse(text);
      await leaveReport(device, original);
      const tab = device.openTab();
      expect(tab.report.getState().unread?.isWhole).toBe(true);
      type(tab, 'emploi', 'soudeur');
      await device.passed(2000);
      expect(originals(device)).toEqual([original]);
      await device.restart();
      const again = device.openTab(tab.session);
      expect(again.report.getState().unread).toBeNull();
      expect(again.report.get('emploi')).toBe('soudeur');
      await device.settled();
      expect(originals(device)).toEqual([original]);
    },
  );

  it('keeps each original once, however often it is opened, and beside another one', async () => {
    const device = new TestDevice();
    await leaveReport(device, []);
    for (let time = 0; time < 3; time += 1) {
      device.openTab();
      device.pass(1000);
      await leaveReport(device, []);
    }
    await leaveReport(device, { formData: [1] });
    device.openTab();
    await device.settled();
    expect(originals(device)).toEqual([[], { formData: [1] }]);
  });

  it('reads what can be read on the device, and names the rest', async () => {
    const device = new TestDevice();
    const original = {
      owner: 'physician-1',
      formData: { emploi: 'soudeur', age: 45, inconnu: 'x', piedsCheillesPalpation: 'souple' },
      meta: { schemaVersion: 99 },
    };
    await leaveReport(device, original);
    const { report } = device.openTab();
    expect(report.get('emploi')).toBe('soudeur');
    expect(report.get('piedsChevillesPalpation')).toBe('souple');
    expect(report.getState().unread).toEqual({
      isWhole: false,
      isNewer: true,
      unknown: ['inconnu'],
      mistyped: ['age'],
    });
    await device.settled();
    expect(originals(device)).toEqual([original]);
  });

  it('is shown to its own physician alone, and set aside for that one alone', async () => {
    const device = new TestDevice();
    await leaveReport(device, { formData: { emploi: 'soudeur', inconnu: 'x' } });
    const other = device.openTab(new MemoryTab(), 'physician-2');
    await device.settled();
    expect(other.report.getState().unread).toBeNull();
    expect(device.recordsOf('physician-2').onDisk('unread-report')).toEqual([]);
    expect(originals(device)).toEqual([]);
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
  const leave = async (device: TestDevice, session: MemoryTab): Promise<void> => {
    await device.storageOf(session).forgetSaved();
    await device.restart();
  };

  it('the device forgets what the server holds', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    type(tab, 'emploi', 'Mot-secret');
    saveAsDraft(device, tab);
    await device.settled();
    expect(device.disk).toContain('Mot-secret');
    await leave(device, tab.session);
    expect(device.disk).not.toContain('Mot-secret');
    expect(tab.session.of('physician-1').read()).toBeNull();
    expect(device.openTab(tab.session).report.get('emploi')).toBe('');
  });

  it('what the server holds is off the disk when the forgetting is over', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    type(tab, 'emploi', 'Mot-secret');
    saveAsDraft(device, tab);
    await device.settled();
    await device.storageOf(tab.session).forgetSaved();
    expect(device.disk).not.toContain('Mot-secret');
  });

  it('words that no server has stay, for their owner alone', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    saveAsDraft(device, tab);
    type(tab, 'emploi', 'Mot-secret');
    tab.report.flush();
    await device.settled();
    await leave(device, tab.session);
    expect(device.openTab(new MemoryTab(), 'physician-2').report.get('emploi')).toBe('');
    expect(device.openTab(tab.session).report.get('emploi')).toBe('Mot-secret');
  });

  it('the reports of a colleague stay, saved or not', async () => {
    const device = new TestDevice();
    const colleague = device.openTab(new MemoryTab(), 'physician-2');
    type(colleague, 'emploi', 'couvreuse');
    saveAsDraft(device, colleague);
    const tab = device.openTab();
    saveAsDraft(device, tab);
    await device.settled();
    await leave(device, tab.session);
    expect(device.recordsOf().onDisk('working-report')).toEqual([]);
    expect(device.openTab(colleague.session, 'physician-2').report.get('emploi')).toBe('couvreuse');
  });

  it('a replaced report is gone once it can no longer be brought back', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    type(tab, 'emploi', 'Mot-secret');
    tab.report.open(buildSavedForm(), 'draftLoaded');
    await device.settled();
    await leave(device, tab.session);
    expect(device.disk).toContain('Mot-secret');
    device.now += 24 * 60 * 60 * 1000 + 1;
    await leave(device, tab.session);
    expect(device.disk).not.toContain('Mot-secret');
  });
});

describe('the chosen gender', () => {
  const chosen = (text: string) => {
    const tab = new TestDevice().openTab();
    const after = createDerivedFields(tab.report);
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
