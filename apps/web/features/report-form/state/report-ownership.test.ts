import { describe, expect, it } from 'vitest';
import { MemoryTab } from './memory-device.test-data.ts';
import { TestDevice, buildSavedForm, type } from './working-report.test-data.ts';
import type { TestTab } from './working-report.test-data.ts';

const emploi = ({ report }: TestTab): string => report.get('emploi');

/** A tab in which that physician wrote that. */
async function write(
  device: TestDevice,
  text: string,
  owner = 'physician-1',
  session = new MemoryTab(),
): Promise<TestTab> {
  const tab = device.openTab(session, owner, true);
  type(tab, 'emploi', text);
  await device.passed(2000);
  return tab;
}

describe('two physicians at one browser', () => {
  it('one never sees the report of the other, and each comes back to the own one, in any tab', async () => {
    const device = new TestDevice();
    const session = new MemoryTab();
    device.closePage(await write(device, 'soudeur', 'physician-1', session));
    const second = device.openTab(session, 'physician-2');
    expect(emploi(second)).toBe('');
    type(second, 'emploi', 'couvreuse');
    await device.passed(2000);
    device.closePage(second);
    for (const tab of [session, new MemoryTab()]) {
      const first = device.openTab(tab, 'physician-1');
      expect(emploi(first)).toBe('soudeur');
      device.closePage(first);
      const again = device.openTab(tab, 'physician-2');
      expect(emploi(again)).toBe('couvreuse');
      device.closePage(again);
    }
  });

  it('a third one begins anew, and lists nothing', async () => {
    const device = new TestDevice();
    device.closePage(await write(device, 'soudeur'));
    const tab = device.openTab(new MemoryTab(), 'physician-3');
    expect(emploi(tab)).toBe('');
    expect(device.storageOf(new MemoryTab(), 'physician-3').unsaved()).toEqual([]);
  });

  it('one never lists, brings back, discards or forgets what the other one wrote', async () => {
    const device = new TestDevice();
    const first = await write(device, 'soudeur');
    first.report.startNew('fr', { name: 'Zoé Exemple' });
    type(first, 'emploi', 'couvreuse');
    await device.passed(2000);
    const before = device.recordsOf().disk;
    const texts = [...before.values()];
    const storage = device.storageOf(new MemoryTab(), 'physician-2');
    expect([storage.unsaved(), storage.replaced()]).toEqual([[], []]);
    const [entry] = first.report.replaced();
    if (entry === undefined) throw new Error('nothing was set aside');
    storage.removeReplaced(entry.id);
    storage.leave(first.report.getState().reportId);
    await storage.discard(entry.record, 'entry');
    await storage.forgetSaved();
    await device.settled();
    expect([...device.recordsOf().disk.values()]).toEqual(texts);
  });

  it('the tab of one opens nothing of the other, even under the same id', async () => {
    const device = new TestDevice();
    const first = await write(device, 'soudeur');
    const session = new MemoryTab();
    session.of('physician-2').write(first.report.getState().reportId);
    expect(emploi(device.openTab(session, 'physician-2'))).toBe('');
    expect(emploi(device.openTab(first.session))).toBe('soudeur');
  });
});

describe('two tabs with two workers', () => {
  it('each keeps its own through reloads, whichever wrote last', async () => {
    const device = new TestDevice();
    const first = await write(device, 'soudeur');
    const second = await write(device, 'couvreuse');
    for (const tab of [first, second, first]) {
      type(tab, 'impactAvq', `Impact de ${emploi(tab)}.`);
      await device.passed(2000);
      const again = device.openTab(tab.session);
      expect(emploi(again)).toBe(emploi(tab));
      expect(again.report.get('impactAvq')).toBe(`Impact de ${emploi(tab)}.`);
    }
  });

  it('a second tab does not open the report of the first one, and says so', async () => {
    const device = new TestDevice();
    await write(device, 'soudeur');
    const second = device.openTab();
    expect(second.isOpenElsewhere).toBe(true);
    expect(emploi(second)).toBe('');
  });

  it('a copied tab that begins another visit takes nothing from the first one', async () => {
    const device = new TestDevice();
    const first = await write(device, 'soudeur');
    const second = device.openTab(first.session.copy());
    expect(emploi(second)).toBe('soudeur');
    second.report.startNew('fr', { name: 'Zoé Exemple' });
    await device.passed(2000);
    expect(emploi(device.openTab(first.session))).toBe('soudeur');
  });
});

describe('the unsaved reports of a device', () => {
  it('are those that hold something the physician wrote, the latest first', async () => {
    const device = new TestDevice();
    await write(device, 'soudeur');
    await write(device, 'couvreuse');
    device.openTab(new MemoryTab(), 'physician-1', true);
    const saved = device.openTab(new MemoryTab(), 'physician-1', true);
    saved.report.open(buildSavedForm(), 'draftLoaded');
    const waiting = device.storageOf(new MemoryTab()).unsaved();
    expect(waiting.map(({ formData }) => formData.emploi)).toEqual(['couvreuse', 'soudeur']);
  });

  it('one is gone on with where it is chosen', async () => {
    const device = new TestDevice();
    const first = await write(device, 'soudeur');
    await write(device, 'couvreuse');
    device.closePage(first);
    const session = new MemoryTab();
    device.storageOf(session).choose(first.report.getState().reportId);
    expect(emploi(device.openTab(session))).toBe('soudeur');
  });

  it('one that is deleted can be brought back', async () => {
    const device = new TestDevice();
    device.closePage(await write(device, 'soudeur'));
    const storage = device.storageOf(new MemoryTab());
    const [record] = storage.unsaved();
    if (record === undefined) throw new Error('nothing waits');
    expect(await storage.discard(record, 'entry')).toBe(true);
    expect(storage.unsaved()).toEqual([]);
    const tab = device.openTab();
    expect(emploi(tab)).toBe('');
    const [entry] = tab.report.replaced();
    if (entry !== undefined) tab.report.bringBack(entry);
    expect(emploi(tab)).toBe('soudeur');
  });

  it('one that cannot be set aside is not deleted', async () => {
    const device = new TestDevice();
    device.closePage(await write(device, 'soudeur'));
    const storage = device.storageOf(new MemoryTab());
    const [record] = storage.unsaved();
    if (record === undefined) throw new Error('nothing waits');
    device.recordsOf().room = device.disk.length + 10;
    expect(await storage.discard(record, 'entry')).toBe(false);
    expect(storage.unsaved().map(({ formData }) => formData.emploi)).toEqual(['soudeur']);
    await device.restart();
    expect(storage.unsaved().map(({ formData }) => formData.emploi)).toEqual(['soudeur']);
  });

  it('a new visit in another tab leaves the report that waits', async () => {
    const device = new TestDevice();
    device.closePage(await write(device, 'soudeur'));
    const tab = device.openTab(new MemoryTab(), 'physician-1', true);
    tab.report.startNew('fr', { name: 'Zoé Exemple' });
    await device.passed(2000);
    const waiting = device.storageOf(new MemoryTab()).unsaved();
    expect(waiting.map(({ formData }) => formData.emploi)).toContain('soudeur');
  });
});
