import { afterEach, describe, expect, it, vi } from 'vitest';
import { readUnencrypted, writeUnencrypted } from './unencrypted-settings.ts';
import { readTab, writeTab } from './tab-memory.ts';

afterEach(() => vi.unstubAllGlobals());

/** An area of the browser that holds texts, as `localStorage` does. */
function area() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

function browser() {
  const areas = { localStorage: area(), sessionStorage: area() };
  vi.stubGlobal('window', areas);
  return areas;
}

const refuse = (): never => {
  throw Object.assign(new Error('refused'), { name: 'SecurityError' });
};

/** Each way in which a browser refuses to keep anything. */
const REFUSALS = [
  ['hides its storage', () => ({ localStorage: undefined, sessionStorage: undefined })],
  [
    'refuses its storage',
    () => Object.defineProperties({}, { localStorage: { get: refuse }, sessionStorage: { get: refuse } }),
  ],
  [
    'refuses every call',
    () => {
      const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
      return { localStorage: refusing, sessionStorage: refusing };
    },
  ],
] as const;

describe('what lies in clear', () => {
  it('is kept for all tabs, and removed', () => {
    const { localStorage, sessionStorage } = browser();
    expect(readUnencrypted('constat_language')).toBeNull();
    writeUnencrypted('constat_language', 'en');
    writeUnencrypted('constat_sign_out', 'pending');
    expect([readUnencrypted('constat_language'), readUnencrypted('constat_sign_out')]).toEqual([
      'en',
      'pending',
    ]);
    expect([...localStorage.kept]).toEqual([
      ['constat_language', 'en'],
      ['constat_sign_out', 'pending'],
    ]);
    writeUnencrypted('constat_sign_out', null);
    expect(readUnencrypted('constat_sign_out')).toBeNull();
    expect([...localStorage.kept.keys(), ...sessionStorage.kept.keys()]).toEqual(['constat_language']);
  });

  it.each(REFUSALS)('is nothing where the browser %s', (_how, build) => {
    vi.stubGlobal('window', build());
    writeUnencrypted('constat_language', 'en');
    writeUnencrypted('constat_sign_out', null);
    expect(readUnencrypted('constat_language')).toBeNull();
  });

  it('is what it was where the browser is full', () => {
    const { localStorage } = browser();
    writeUnencrypted('constat_language', 'en');
    localStorage.setItem = refuse;
    writeUnencrypted('constat_language', 'fr');
    expect(readUnencrypted('constat_language')).toBe('en');
  });
});

describe('what a tab remembers', () => {
  const NAMES = [
    'cnesst_medical_form_tab',
    'dictation_return_section',
    'dictation_return_path',
    'dictation_language',
    'dictationField',
  ] as const;

  afterEach(() => {
    for (const name of NAMES) writeTab(name, null);
  });

  it('lies in the storage of the tab alone, each name apart, and is removed', () => {
    const { localStorage, sessionStorage } = browser();
    for (const name of NAMES) writeTab(name, name.toUpperCase());
    expect(NAMES.map((name) => readTab(name))).toEqual(NAMES.map((name) => name.toUpperCase()));
    expect([localStorage.kept.size, sessionStorage.kept.size]).toEqual([0, NAMES.length]);
    writeTab('dictationField', null);
    expect(readTab('dictationField')).toBeNull();
    expect(sessionStorage.kept.has('dictationField')).toBe(false);
  });

  it('is of another tab where the storage is another one', () => {
    browser();
    writeTab('dictationField', 'emploi');
    browser();
    expect(readTab('dictationField')).toBeNull();
  });

  it.each(REFUSALS)('lasts as long as the page where the browser %s', (_how, build) => {
    vi.stubGlobal('window', build());
    expect(readTab('dictationField')).toBeNull();
    writeTab('dictationField', 'emploi');
    writeTab('dictation_language', 'fr');
    writeTab('dictation_language', 'en');
    expect([readTab('dictationField'), readTab('dictation_language')]).toEqual(['emploi', 'en']);
    writeTab('dictationField', null);
    expect(readTab('dictationField')).toBeNull();
  });

  it('lasts as long as the page where the browser is full', () => {
    const { sessionStorage } = browser();
    sessionStorage.setItem = refuse;
    writeTab('dictationField', 'emploi');
    expect(readTab('dictationField')).toBe('emploi');
  });

  it('is the newer one where the browser became full since', () => {
    const { sessionStorage } = browser();
    writeTab('cnesst_medical_form_tab', 'tremblay/report-1');
    sessionStorage.setItem = refuse;
    writeTab('cnesst_medical_form_tab', 'tremblay/report-2');
    expect(readTab('cnesst_medical_form_tab')).toBe('tremblay/report-2');
  });
});
