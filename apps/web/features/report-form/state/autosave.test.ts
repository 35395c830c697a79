import { AUTOSAVE_MS } from '@constat/contract/limits';
import { describe, expect, it } from 'vitest';
import { MemoryTab } from './memory-device.test-data.ts';
import { statusText } from './report-status.ts';
import { readRecord } from './working-record.ts';
import { TestDevice, buildSavedForm, saveAsDraft, type } from './working-report.test-data.ts';
import type { TestTab } from './working-report.test-data.ts';

const sync = ({ report }: TestTab) => report.getState().status.sync;
/** As in `packages/report/sync/timings.ts`. */
const KEEP_EVERY_MS = 250;
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
    await device.passed(KEEP_EVERY_MS);
    expect(kept(device)?.formData.emploi).toBe('menuisier');
    expect(sync(tab)).toEqual({ kind: 'not-saved' });
    await device.passed(begun + AUTOSAVE_MS - device.now);
    expect(sync(tab)).toEqual({ kind: 'device-only', reason: 'never-saved', at: device.now });
  });

  it('has the first change after a pause on its way at once', async () => {
    const device = new TestDevice();
    const tab = device.openTab();
    await device.passed(60_000);
    type(tab, 'emploi', 'm');
    await device.passed(0);
    expect(kept(device)?.formData.emploi).toBe('m');
  });

  it('writes the disk every 250 ms at most while typing goes on', async () => {
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
    // At once, after 250 ms, and what followed.
    expect(after - before).toBeLessThanOrEqual(3);
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
    expect(sync(tab)).toEqual({ kind: 'not-saved' });
    await device.settled();
    expect(sync(tab)).toMatchObject({ kind: 'device-only', reason: 'never-saved' });
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
      text: 'Non sauvegardé, ni sur cet appareil, ni sur le serveur. Laissez cette page ouverte.',
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
    saveAsDraft(device, tab);
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
      status: { arrival: { kind: 'recovered' } },
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
    type(two, 'emploi', 'deux');
    await device.passed(2000);
    type(one, 'dominance', 'droite');
    await device.passed(2000);
    await device.restart();
    expect(device.openTab(one.session).report.get('emploi')).toBe('un');
    expect(device.openTab(two.session).report.get('emploi')).toBe('deux');
  });

  it('on one report: one writes, the other keeps nothing of its own and follows it', async () => {
    const device = new TestDevice();
    const one = device.openTab();
    type(one, 'emploi', 'un');
    await device.passed(2000);
    const two = device.openTab(one.session.copy());
    expect(two.report.get('emploi')).toBe('un');
    type(two, 'emploi', 'deux');
    await device.passed(2000);
    type(one, 'emploi', 'trois');
    await device.passed(2000);
    const { reportId } = one.report.getState();
    two.report.follow(device.recordsOf('physician-1').read('working-report', { reportId })?.value);
    expect(two.report.get('emploi')).toBe('trois');
    expect(two.report.isAtRisk).toBe(false);
    await device.restart();
    expect(device.openTab(one.session).report.get('emploi')).toBe('trois');
  });

  it('follows nothing but its own report', async () => {
    const device = new TestDevice();
    const one = device.openTab();
    type(one, 'emploi', 'un');
    await device.passed(2000);
    const other = device.openTab();
    type(other, 'emploi', 'autre');
    await device.passed(2000);
    const { reportId } = other.report.getState();
    for (const value of [
      device.recordsOf('physician-1').read('working-report', { reportId })?.value,
      null,
      'x',
    ])
      one.report.follow(value);
    expect(one.report.get('emploi')).toBe('un');
  });
});
