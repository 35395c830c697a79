import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetHandedDraft,
  putBackDraft,
  readDraft,
  readOtherDrafts,
  removeDraft,
  writeDraft,
} from './drafts.ts';

const kept: Record<string, string> = {};
beforeEach(() => {
  for (const key of Object.keys(kept)) delete kept[key];
  const localStorage = Object.create(
    {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => {
        kept[key] = value;
      },
      removeItem: (key: string) => delete kept[key],
    },
    {},
  ) as Storage;
  vi.stubGlobal('window', {
    localStorage: new Proxy(localStorage, {
      ownKeys: () => Object.keys(kept),
      getOwnPropertyDescriptor: (_target, key) => ({
        value: kept[String(key)],
        enumerable: true,
        configurable: true,
      }),
    }),
  });
});

const MINE = { owner: 'tremblay', reportId: 'report-1', formId: null, visit: 'Zoé Exemple' };
const OTHER = { ...MINE, reportId: 'report-2', visit: 'Ilda Fictive' };
const COLLEAGUE = { ...MINE, owner: 'gagnon' };
const draft = (text: string) => ({ text, base: '', timestamp: 1000 });

describe('the text of the dictation page', () => {
  it('opens in its own section of its own report, for its own physician', () => {
    writeDraft(MINE, 'section7', draft('de Zoé'));
    writeDraft(OTHER, 'section7', draft('d’Ilda'));
    expect(readDraft(MINE, 'section7')?.text).toBe('de Zoé');
    expect(readDraft(OTHER, 'section7')?.text).toBe('d’Ilda');
    expect(readDraft(MINE, 'section8')).toBeNull();
    expect(readDraft(COLLEAGUE, 'section7')).toBeNull();
    expect(readDraft({ ...MINE, reportId: 'report-3' }, 'section7')).toBeNull();
  });

  it('opens in the same saved form, loaded again', () => {
    writeDraft({ ...MINE, formId: 'form-1' }, 'section7', draft('de Zoé'));
    expect(readDraft({ ...MINE, reportId: 'again', formId: 'form-1' }, 'section7')?.text).toBe('de Zoé');
    expect(readDraft({ ...COLLEAGUE, formId: 'form-1' }, 'section7')).toBeNull();
  });

  it('of other reports is named with its visit, never a colleague’s', () => {
    writeDraft(MINE, 'section7', draft('de Zoé'));
    writeDraft(OTHER, 'section8', draft('d’Ilda'));
    writeDraft(COLLEAGUE, 'section7', draft('du collègue'));
    expect(readOtherDrafts(MINE).map(({ visit, section }) => [visit, section])).toEqual([
      ['Ilda Fictive', 'section8'],
    ]);
  });

  it('goes when it was moved, and comes back with the undo', () => {
    writeDraft(OTHER, 'section8', draft('d’Ilda'));
    const [other] = readOtherDrafts(MINE);
    if (other === undefined) throw new Error('not found');
    removeDraft(other);
    expect(kept).toEqual({});
    putBackDraft(other);
    expect(readDraft(OTHER, 'section8')?.text).toBe('d’Ilda');
  });

  it('goes once its own report has the text, and not before', () => {
    writeDraft(MINE, 'section7', draft('de Zoé'));
    forgetHandedDraft(OTHER, { field: 'historiqueEvolution', text: 'de Zoé' });
    forgetHandedDraft(MINE, { field: 'section8Input', text: 'de Zoé' });
    forgetHandedDraft(MINE, { field: 'historiqueEvolution', text: 'de Zoé, avant' });
    expect(readDraft(MINE, 'section7')).not.toBeNull();
    forgetHandedDraft(MINE, { field: 'historiqueEvolution', text: 'de Zoé' });
    expect(kept).toEqual({});
  });

  it.each(['oops', '[]', '{"owner":"tremblay","reportId":"report-1","section":"section7"}'])(
    'is none where the device holds %s',
    (text) => {
      kept['dictation_draft:report-1:section7'] = text;
      expect(readDraft(MINE, 'section7')).toBeNull();
      expect(readOtherDrafts(OTHER)).toEqual([]);
    },
  );

  it('of a form that was loaded again gives way to what is written now', () => {
    writeDraft({ ...MINE, reportId: 'before', formId: 'form-1' }, 'section7', draft('avant'));
    writeDraft({ ...MINE, formId: 'form-1' }, 'section7', draft('après'));
    expect(Object.keys(kept)).toEqual(['dictation_draft:report-1:section7']);
    writeDraft({ ...MINE, formId: 'form-1' }, 'section7', null);
    expect(kept).toEqual({});
  });
});
