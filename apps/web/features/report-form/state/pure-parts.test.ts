import { describe, expect, it } from 'vitest';
import { bodyMassIndex } from './body-mass-index.ts';
import { takeDictation, withDictation } from './dictation-return.ts';
import { dominanceOptions } from '@constat/report/rules/gender';
import { looksLikeFileNumber, looksLikeHealthInsuranceNumber } from './identity-check.ts';
import { clockTime, statusText } from './report-status.ts';
import { createFormValues } from './report-values.ts';
import { parseRecord } from './working-record.ts';
import { MemoryText } from './working-report.test-data.ts';

describe('body mass index', () => {
  it.each([
    ['70', '175', 'fr', '22,9'],
    ['70.5', '175', 'en', '23.0'],
    ['', '175', 'fr', ''],
    ['70', '1,75', 'fr', ''],
    ['soixante-dix', '175', 'fr', ''],
  ] as const)('%s kg, %s cm in %s is « %s »', (weight, height, language, index) => {
    expect(bodyMassIndex(weight, height, language)).toBe(index);
  });
});

describe('status', () => {
  const at = new Date(2026, 10, 21, 9, 5).toISOString();
  const status = {
    isDeviceBlocked: false,
    isServerCurrent: false,
    server: 'none',
    deviceSavedAt: at,
  } as const;

  it('writes clock times as each language does', () => {
    expect(clockTime(new Date(2026, 10, 21, 14, 32), 'fr')).toBe('14\u00A0h\u00A032');
    expect(clockTime(new Date(2026, 10, 21, 9, 5), 'en')).toBe('9:05');
  });

  it('says where the report was saved', () => {
    const last = { kind: 'saved', at, on: 'device' } as const;
    expect(statusText({ ...status, last }, 'fr').text).toBe('Sauvegardé à 9\u00A0h\u00A005 sur cet appareil');
    expect(statusText({ ...status, last: { ...last, on: 'server' } }, 'en').text).toBe(
      'Saved at 9:05 on the server',
    );
  });

  it('does not call a blocked device a danger while the server holds the text', () => {
    const last = { kind: 'saved', at, on: 'server' } as const;
    expect(statusText({ ...status, last, isDeviceBlocked: true, isServerCurrent: true }, 'fr').look).toBe(
      'quiet',
    );
  });
});

describe('a returned dictation', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const REPORT = { owner: 'physician-1', reportId: 'r', formId: null };
  const result = (field: string, change: object = {}) =>
    JSON.stringify({ result: 'Texte dicté.', field, timestamp: now - 1000, ...REPORT, ...change });
  const take = (session: MemoryText, local = new MemoryText(), report: object = {}) =>
    takeDictation({ session, local, report: { ...REPORT, ...report }, now });

  it('is taken once, by field or by section, and removed', () => {
    const session = new MemoryText();
    const local = new MemoryText();
    session.write('dictationResult', result('section8'));
    local.write('dictationBackup', result('section8'));
    session.write('dictationField', 'section8Input');
    expect(take(session, local)).toEqual({ field: 'section8Input', text: 'Texte dicté.' });
    expect(session.kept.size + local.kept.size).toBe(0);
    expect(take(session, local)).toBeNull();
  });

  it('comes from the backup when the tab lost it, within 5 minutes', () => {
    const fromBackup = (age: number) => {
      const local = new MemoryText();
      local.write('dictationBackup', result('historiqueEvolution', { timestamp: now - age }));
      return take(new MemoryText(), local);
    };
    expect(fromBackup(300_000)?.text).toBe('Texte dicté.');
    expect(fromBackup(300_001)).toBeNull();
  });

  it.each([
    ['another report', { reportId: 'another' }],
    ['another physician', { owner: 'physician-2' }],
    ['the same form of another physician', { owner: 'physician-2', reportId: 'x', formId: 'form' }],
    ['a report that nobody named', { reportId: null }],
    ['a physician whom nobody named', { owner: undefined }],
  ])('for %s stays where it was left, in the tab and on the device', (_whose, change) => {
    const session = new MemoryText();
    const local = new MemoryText();
    session.write('dictationResult', result('section8Input', change));
    session.write('dictationField', 'section8Input');
    local.write('dictationBackup', result('section8Input', change));
    expect(take(session, local, { formId: 'form' })).toBeNull();
    expect([...session.kept.keys(), ...local.kept.keys()]).toContain('dictationResult');
    expect(local.kept.size).toBe(1);
  });

  it('is taken by the same saved form, loaded again under another name', () => {
    const session = new MemoryText();
    session.write('dictationResult', result('section8Input', { reportId: 'before', formId: 'form' }));
    expect(take(session, new MemoryText(), { formId: 'form' })?.text).toBe('Texte dicté.');
  });

  it('is refused without a known text field or without text', () => {
    const bare = JSON.stringify({ ...REPORT, result: ' ', field: 'emploi' });
    for (const stored of [result('mandatSoins'), result('__proto__'), bare, 'no JSON']) {
      const session = new MemoryText();
      session.write('dictationResult', stored);
      expect(take(session)).toBeNull();
    }
  });

  it('replaces the three dictated sections and is added to any other field', () => {
    expect(withDictation('Avant.', { field: 'historiqueEvolution', text: 'Après.' })).toBe('Après.');
    expect(withDictation('Avant.\n', { field: 'conclusionDiagnostic', text: 'Après.' })).toBe(
      'Avant.\n\nAprès.',
    );
    expect(withDictation('', { field: 'conclusionDiagnostic', text: 'Après.' })).toBe('Après.');
  });
});

describe('dominance', () => {
  it('has the wording of the gender, and none before it', () => {
    expect(dominanceOptions('female').map((option) => option.value)).toEqual([
      'droitière',
      'gauchère',
      'ambidextre',
    ]);
    expect(dominanceOptions('male').map((option) => option.value)).toEqual([
      'droitier',
      'gaucher',
      'ambidextre',
    ]);
    expect(dominanceOptions('')).toEqual([]);
  });
});

describe('format checks', () => {
  it('know the usual shapes', () => {
    expect(['', 'TEST 5412 2816', 'test 5462 2816'].every(looksLikeHealthInsuranceNumber)).toBe(true);
    expect(['TEST 5413 2816', '1234 5678', 'TEST 5412 281'].some(looksLikeHealthInsuranceNumber)).toBe(false);
    expect(['', '012345678'].every(looksLikeFileNumber)).toBe(true);
    expect(looksLikeFileNumber('12345678')).toBe(false);
  });
});

describe('a kept record', () => {
  it('is read without trusting it', () => {
    for (const text of ['', 'null', '[]', '{"formData":3}', '{"formData":'])
      expect(parseRecord(text)).toBeNull();
    const read = parseRecord(
      JSON.stringify({
        formData: { emploi: 'soudeur', inconnu: 'x', age: 3, piedsCheillesPalpation: 'ancien' },
        meta: {
          confirmed: ['emploi', 'nope'],
          notExamined: ['hips', 'moon'],
          reportLanguage: 'de',
          normals: { hipFlexion: 'x' },
        },
        savedFormId: 'a',
      }),
    );
    expect(read?.formData).toEqual({ emploi: 'soudeur', piedsChevillesPalpation: 'ancien' });
    expect(read?.meta).toMatchObject({
      confirmed: ['emploi'],
      notExamined: ['hips'],
      reportLanguage: 'fr',
      normals: {},
    });
    expect(read?.savedFormId).toBeUndefined();
  });
});

describe('the form library', () => {
  it('gives back what was put before any screen stood', () => {
    const { values } = createFormValues();
    values.replace({ patientName: 'Zoé', mandatSoins: true });
    values.set('emploi', 'soudeuse');
    expect(values.read()).toEqual({ patientName: 'Zoé', mandatSoins: true, emploi: 'soudeuse' });
    values.replace({});
    expect(values.read()).toEqual({});
  });
});
