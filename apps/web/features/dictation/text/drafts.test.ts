import { beforeEach, describe, expect, it } from 'vitest';
import {
  FailingDatabase,
  closeStores,
  emptyDisk,
  openStore,
  readDisk,
} from '../../../shared/device/device.test-data.ts';
import { device, setDevice } from '../../../shared/device/page-device.ts';
import {
  forgetHandedDraft,
  putBackDraft,
  readDraft,
  readOtherDrafts,
  removeDraft,
  writeDraft,
} from './drafts.ts';

beforeEach(async () => {
  await emptyDisk();
  await openPage();
});

/** A page of that physician, opened anew. */
async function openPage(owner = 'tremblay'): Promise<void> {
  await closeStores();
  setDevice(await openStore(owner));
}

/** Where the drafts lie on the disk, of whichever physician. */
async function lying(): Promise<readonly string[]> {
  await device().settled();
  return (await readDisk()).records.map(({ key }) => key);
}

const MINE = { owner: 'tremblay', reportId: 'report-1', formId: null, visit: 'Zoé Exemple' };
const OTHER = { ...MINE, reportId: 'report-2', visit: 'Ilda Fictive' };
const COLLEAGUE = { ...MINE, owner: 'gagnon' };
const draft = (text: string) => ({ text, base: '', timestamp: 1000 });

describe('the text of the dictation page', () => {
  it('opens in its own section of its own report, for its own physician', async () => {
    await writeDraft(MINE, 'section7', draft('de Zoé'));
    await writeDraft(OTHER, 'section7', draft('d’Ilda'));
    for (const open of [() => Promise.resolve(), openPage]) {
      await open();
      expect(readDraft(MINE, 'section7')?.text).toBe('de Zoé');
      expect(readDraft(OTHER, 'section7')?.text).toBe('d’Ilda');
      expect(readDraft(MINE, 'section8')).toBeNull();
      expect(readDraft(COLLEAGUE, 'section7')).toBeNull();
      expect(readDraft({ ...MINE, reportId: 'report-3' }, 'section7')).toBeNull();
    }
    await openPage('gagnon');
    expect(readDraft(COLLEAGUE, 'section7')).toBeNull();
    expect(readDraft(MINE, 'section7')).toBeNull();
  });

  it('is read at once, before it is on the disk', async () => {
    const kept = writeDraft(MINE, 'section7', draft('de Zoé'));
    expect(readDraft(MINE, 'section7')?.text).toBe('de Zoé');
    expect(await kept).toBe(true);
    expect(await lying()).toHaveLength(1);
  });

  it('is as it was typed last, however fast it is typed', async () => {
    const kept = Array.from({ length: 20 }, (_, at) => writeDraft(MINE, 'section7', draft(`mot ${at}`)));
    expect(await Promise.all(kept)).not.toContain(false);
    await openPage();
    expect(readDraft(MINE, 'section7')?.text).toBe('mot 19');
  });

  it('opens in the same saved form, loaded again', async () => {
    await writeDraft({ ...MINE, formId: 'form-1' }, 'section7', draft('de Zoé'));
    await openPage();
    expect(readDraft({ ...MINE, reportId: 'again', formId: 'form-1' }, 'section7')?.text).toBe('de Zoé');
    expect(readDraft({ ...COLLEAGUE, formId: 'form-1' }, 'section7')).toBeNull();
    await openPage('gagnon');
    expect(readDraft({ ...COLLEAGUE, formId: 'form-1' }, 'section7')).toBeNull();
  });

  it('of other reports is named with its visit, never a colleague’s', async () => {
    await writeDraft(MINE, 'section7', draft('de Zoé'));
    await writeDraft(OTHER, 'section8', draft('d’Ilda'));
    await openPage('gagnon');
    await writeDraft(COLLEAGUE, 'section7', draft('du collègue'));
    await openPage();
    expect(readOtherDrafts(MINE).map(({ visit, section }) => [visit, section])).toEqual([
      ['Ilda Fictive', 'section8'],
    ]);
    await openPage('gagnon');
    expect(readOtherDrafts({ ...OTHER, owner: 'gagnon' }).map(({ text }) => text)).toEqual(['du collègue']);
  });

  it('of somebody who is not at this page is not kept', async () => {
    expect(await writeDraft(COLLEAGUE, 'section7', draft('du collègue'))).toBe(false);
    expect(await lying()).toEqual([]);
  });

  it('goes when it was moved, and comes back with the undo', async () => {
    await writeDraft(OTHER, 'section8', draft('d’Ilda'));
    const [other] = readOtherDrafts(MINE);
    if (other === undefined) throw new Error('not found');
    removeDraft(other);
    expect(readOtherDrafts(MINE)).toEqual([]);
    expect(await lying()).toEqual([]);
    putBackDraft(other);
    expect(readDraft(OTHER, 'section8')?.text).toBe('d’Ilda');
    await openPage();
    expect(readDraft(OTHER, 'section8')?.text).toBe('d’Ilda');
  });

  it('goes once its own report has the text, and not before', async () => {
    await writeDraft(MINE, 'section7', draft('de Zoé'));
    forgetHandedDraft(OTHER, { field: 'historiqueEvolution', text: 'de Zoé' });
    forgetHandedDraft(COLLEAGUE, { field: 'historiqueEvolution', text: 'de Zoé' });
    forgetHandedDraft(MINE, { field: 'section8Input', text: 'de Zoé' });
    forgetHandedDraft(MINE, { field: 'historiqueEvolution', text: 'de Zoé, avant' });
    expect(readDraft(MINE, 'section7')).not.toBeNull();
    expect(await lying()).toHaveLength(1);
    forgetHandedDraft(MINE, { field: 'historiqueEvolution', text: 'de Zoé' });
    expect(await lying()).toEqual([]);
  });

  it.each([
    ['oops'],
    [[]],
    [null],
    [{ owner: 'tremblay', reportId: 'report-1', section: 'section7' }],
    [{ ...MINE, section: 'section9', ...draft('x') }],
  ])('is none where the device holds %j', async (value) => {
    await device().write('dictation-draft', { reportId: 'report-1', name: 'section7' }, value);
    expect(readDraft(MINE, 'section7')).toBeNull();
    expect(readOtherDrafts(OTHER)).toEqual([]);
  });

  it('of a form that was loaded again gives way to what is written now', async () => {
    await writeDraft({ ...MINE, reportId: 'before', formId: 'form-1' }, 'section7', draft('avant'));
    await writeDraft({ ...MINE, formId: 'form-1' }, 'section7', draft('après'));
    expect(await lying()).toEqual(['tremblay/dictation-draft/report-1/section7']);
    await writeDraft({ ...MINE, formId: 'form-1' }, 'section7', null);
    expect(await lying()).toEqual([]);
  });

  it('of a form that was loaded again stays on the disk until what is written now is there', async () => {
    await writeDraft({ ...MINE, reportId: 'before', formId: 'form-1' }, 'section7', draft('avant'));
    await closeStores();
    const database = new FailingDatabase();
    setDevice(await openStore('tremblay', { database }));
    database.failure = 'QuotaExceededError';
    expect(await writeDraft({ ...MINE, formId: 'form-1' }, 'section7', draft('après'))).toBe(false);
    database.failure = null;
    await openPage();
    expect(readDraft({ ...MINE, formId: 'form-1' }, 'section7')?.text).toBe('avant');
  });

  it('that the device refuses is told, and is there as long as the page', async () => {
    await closeStores();
    const database = new FailingDatabase();
    setDevice(await openStore('tremblay', { database }));
    database.failure = 'QuotaExceededError';
    expect(await writeDraft(MINE, 'section7', draft('de Zoé'))).toBe(false);
    expect(readDraft(MINE, 'section7')?.text).toBe('de Zoé');
    database.failure = null;
    expect(await writeDraft(MINE, 'section7', draft('de Zoé encore'))).toBe(true);
    await openPage();
    expect(readDraft(MINE, 'section7')?.text).toBe('de Zoé encore');
  });
});
