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
  const result = (field: string) => JSON.stringify({ result: 'Texte dicté.', field, timestamp: now - 1000 });

  it('is taken once, by field or by section, and removed', () => {
    const session = new MemoryText();
    const local = new MemoryText();
    session.write('dictationResult', result('section8'));
    local.write('dictationBackup', result('section8'));
    session.write('dictationField', 'section8Input');
    expect(takeDictation({ session, local, reportId: 'r', now })).toEqual({
      field: 'section8Input',
      text: 'Texte dicté.',
    });
    expect(session.kept.size + local.kept.size).toBe(0);
    expect(takeDictation({ session, local, reportId: 'r', now })).toBeNull();
  });

  it('comes from the backup when the tab lost it, within 5 minutes and for the same report', () => {
    const backup = (reportId: string, age: number) =>
      JSON.stringify({
        result: 'Texte dicté.',
        field: 'historiqueEvolution',
        timestamp: now - age,
        reportId,
      });
    const take = (text: string) => {
      const local = new MemoryText();
      local.write('dictationBackup', text);
      return takeDictation({ session: new MemoryText(), local, reportId: 'r', now });
    };
    expect(take(backup('r', 299_000))?.text).toBe('Texte dicté.');
    expect(take(backup('r', 301_000))).toBeNull();
    expect(take(backup('another', 1000))).toBeNull();
  });

  it('is left for the report that it was dictated for, in the same tab too', () => {
    const session = new MemoryText();
    const left = { result: 'Texte dicté.', field: 'section8Input', timestamp: now, reportId: 'another' };
    session.write('dictationResult', JSON.stringify(left));
    const local = new MemoryText();
    expect(takeDictation({ session, local, reportId: 'r', now })).toBeNull();
    expect(takeDictation({ session, local, reportId: 'another', now })?.text).toBe('Texte dicté.');
  });

  it('is refused without a known text field or without text', () => {
    for (const stored of [result('mandatSoins'), result('__proto__'), '{"result":" "}', 'no JSON']) {
      const session = new MemoryText();
      session.write('dictationResult', stored);
      expect(takeDictation({ session, local: new MemoryText(), reportId: 'r', now })).toBeNull();
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
