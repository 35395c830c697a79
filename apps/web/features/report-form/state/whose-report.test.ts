import { describe, expect, it } from 'vitest';
import { LATEST_KEY } from '../../../shared/kept-reports.ts';
import { MemoryText, TestDevice, buildSavedForm, type } from './working-report.test-data.ts';
import type { TestTab } from './working-report.test-data.ts';

const emploi = ({ report }: TestTab): string => report.get('emploi');

/** A tab in which that physician wrote that. */
function write(device: TestDevice, text: string, owner = 'physician-1', session = new MemoryText()): TestTab {
  const tab = device.openTab(session, owner, true);
  type(tab, 'emploi', text);
  device.pass(2000);
  return tab;
}

describe('two physicians at one browser', () => {
  it('one never sees the report of the other, and each comes back to the own one, in any tab', () => {
    const device = new TestDevice();
    const session = new MemoryText();
    device.closePage(write(device, 'soudeur', 'physician-1', session));
    const second = device.openTab(session, 'physician-2');
    expect(emploi(second)).toBe('');
    type(second, 'emploi', 'couvreuse');
    device.pass(2000);
    device.closePage(second);
    for (const tab of [session, new MemoryText()]) {
      const first = device.openTab(tab, 'physician-1');
      expect(emploi(first)).toBe('soudeur');
      device.closePage(first);
      const again = device.openTab(tab, 'physician-2');
      expect(emploi(again)).toBe('couvreuse');
      device.closePage(again);
    }
  });

  it('a third one begins anew, and lists nothing', () => {
    const device = new TestDevice();
    device.closePage(write(device, 'soudeur'));
    const tab = device.openTab(new MemoryText(), 'physician-3');
    expect(emploi(tab)).toBe('');
    expect(device.storageOf(new MemoryText()).unsaved('physician-3')).toEqual([]);
  });

  it('a report that names nobody is shown to nobody, and set aside', () => {
    const device = new TestDevice();
    const text = JSON.stringify({ reportId: 'old', formData: { emploi: 'soudeur' } });
    device.local.write(LATEST_KEY, text);
    const tab = device.openTab();
    expect(emploi(tab)).toBe('');
    type(tab, 'emploi', 'couvreuse');
    device.pass(2000);
    expect([...device.local.kept.values()]).toContain(text);
  });
});

describe('two tabs with two workers', () => {
  it('each keeps its own through reloads, whichever wrote last', () => {
    const device = new TestDevice();
    const first = write(device, 'soudeur');
    const second = write(device, 'couvreuse');
    for (const tab of [first, second, first]) {
      type(tab, 'impactAvq', `Impact de ${emploi(tab)}.`);
      device.pass(2000);
      const again = device.openTab(tab.session);
      expect(emploi(again)).toBe(emploi(tab));
      expect(again.report.get('impactAvq')).toBe(`Impact de ${emploi(tab)}.`);
    }
  });

  it('a second tab does not open the report of the first one, and says so', () => {
    const device = new TestDevice();
    write(device, 'soudeur');
    const second = device.openTab();
    expect(second.isOpenElsewhere).toBe(true);
    expect(emploi(second)).toBe('');
  });

  it('a tab that gives way to its copy is found again after a reload, before anything is typed', () => {
    const device = new TestDevice();
    const first = write(device, 'soudeur');
    first.report.yieldTo(first.report.getState().reportId);
    expect(emploi(device.openTab(first.session))).toBe('soudeur');
  });

  it('a copied tab that begins another visit takes nothing from the first one', () => {
    const device = new TestDevice();
    const first = write(device, 'soudeur');
    const copied = new MemoryText();
    for (const [key, value] of first.session.kept) copied.write(key, value);
    const second = device.openTab(copied);
    expect(emploi(second)).toBe('soudeur');
    second.report.startNew('fr', 'Zoé Exemple');
    device.pass(2000);
    expect(emploi(device.openTab(first.session))).toBe('soudeur');
  });
});

describe('the unsaved reports of a device', () => {
  it('are those that hold something the physician wrote, the latest first', () => {
    const device = new TestDevice();
    write(device, 'soudeur');
    write(device, 'couvreuse');
    device.openTab(new MemoryText(), 'physician-1', true);
    const saved = device.openTab(new MemoryText(), 'physician-1', true);
    saved.report.open(buildSavedForm(), 'draftLoaded');
    const waiting = device.storageOf(new MemoryText()).unsaved('physician-1');
    expect(waiting.map(({ formData }) => formData.emploi)).toEqual(['couvreuse', 'soudeur']);
  });

  it('one is gone on with where it is chosen', () => {
    const device = new TestDevice();
    const first = write(device, 'soudeur');
    write(device, 'couvreuse');
    device.closePage(first);
    const session = new MemoryText();
    device.storageOf(session).choose(first.report.getState().reportId);
    expect(emploi(device.openTab(session))).toBe('soudeur');
  });

  it('one that is deleted can be brought back', () => {
    const device = new TestDevice();
    device.closePage(write(device, 'soudeur'));
    const storage = device.storageOf(new MemoryText());
    const [record] = storage.unsaved('physician-1');
    if (record === undefined) throw new Error('nothing waits');
    storage.discard(record, 'entry');
    expect(storage.unsaved('physician-1')).toEqual([]);
    const tab = device.openTab();
    expect(emploi(tab)).toBe('');
    const [entry] = tab.report.replaced();
    if (entry !== undefined) tab.report.bringBack(entry);
    expect(emploi(tab)).toBe('soudeur');
  });

  it('a new visit in another tab leaves the report that waits', () => {
    const device = new TestDevice();
    device.closePage(write(device, 'soudeur'));
    const tab = device.openTab(new MemoryText(), 'physician-1', true);
    tab.report.startNew('fr', 'Zoé Exemple');
    device.pass(2000);
    const waiting = device.storageOf(new MemoryText()).unsaved('physician-1');
    expect(waiting.map(({ formData }) => formData.emploi)).toContain('soudeur');
  });
});
