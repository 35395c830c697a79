import { describe, expect, it } from 'vitest';
import { bodyMassIndex } from './body-mass-index.ts';
import { takeDictation, withDictation } from './dictation-return.ts';
import { dominanceOptions } from '@constat/report/rules/gender';
import { looksLikeFileNumber, looksLikeHealthInsuranceNumber } from './identity-check.ts';
import { clockTime, statusText } from './report-status.ts';
import { createFormValues } from './report-values.ts';
import { readRecord } from './working-record.ts';
import { TestDevice } from './working-report.test-data.ts';

describe('body mass index', () => {
  it.each([
    ['70', '175', 'fr', '22,9'],
    ['70.5', '175', 'en', '23.0'],
    ['', '175', 'fr', ''],
    ['70', '1,75', 'fr', '22,9'],
    ['70', '1 m 75', 'en', '22.9'],
    ['70', '100', 'fr', '70,0'],
    ['70', '99', 'fr', ''],
    ['70', '250', 'fr', '11,2'],
    ['70', '251', 'fr', ''],
    ['70', '17,5', 'fr', ''],
    ['soixante-dix', '175', 'fr', ''],
  ] as const)('%s kg, %s cm in %s is « %s »', (weight, height, language, index) => {
    expect(bodyMassIndex(weight, height, language)).toBe(index);
  });
});

describe('status', () => {
  const at = new Date(2026, 10, 21, 9, 5).getTime();
  const onDevice = { kind: 'device-only', reason: 'never-saved', at } as const;

  it('writes clock times as each language does', () => {
    expect(clockTime(new Date(2026, 10, 21, 14, 32), 'fr')).toBe('14\u00A0h\u00A032');
    expect(clockTime(new Date(2026, 10, 21, 9, 5), 'en')).toBe('9:05');
  });

  it('says where the report was saved', () => {
    const said = { arrival: null, failure: null } as const;
    expect(statusText({ ...said, sync: onDevice }, 'fr').text).toBe(
      'Sauvegardé à 9\u00A0h\u00A005 sur cet appareil',
    );
    expect(statusText({ ...said, sync: { kind: 'on-server', at } }, 'en').text).toBe(
      'Saved at 9:05 on the server',
    );
  });

  it('says where it came from until something happens, and a danger before that', () => {
    const arrival = { kind: 'copyLoaded' } as const;
    expect(statusText({ arrival, failure: null, sync: { kind: 'not-saved' } }, 'fr').text).toBe(
      'Copie chargée',
    );
    expect(statusText({ arrival, failure: null, sync: { kind: 'not-kept' } }, 'en').look).toBe('danger');
  });

  it('says why the first save failed, and where the report is', () => {
    const said = statusText({ arrival: null, failure: 'Disque plein', sync: onDevice }, 'fr');
    expect(said).toEqual({
      text: 'Non sauvegardé sur le serveur',
      details: ['Sauvegardé à 9\u00A0h\u00A005 sur cet appareil', 'Disque plein'],
      look: 'danger',
    });
  });
});

describe('a returned dictation', () => {
  const REPORT = { owner: 'physician-1', reportId: 'r', formId: null };
  /** What the dictation page leaves for a field of that report. */
  const leave = async (device: TestDevice, field: string, change: Partial<Left> = {}): Promise<void> => {
    const { owner, reportId, formId, text } = { ...REPORT, text: 'Texte dicté.', ...change };
    const value = { result: text, field, timestamp: device.now, owner, reportId, formId };
    await device.recordsOf(owner).write('hand-back', { reportId, name: field }, value);
  };
  interface Left {
    readonly owner: string;
    readonly reportId: string;
    readonly formId: string | null;
    readonly text: string;
  }
  const take = (device: TestDevice, report: Partial<Left> = {}, field: string | null = null) => {
    const asking = { ...REPORT, ...report };
    return takeDictation({ device: device.recordsOf(asking.owner), field, report: asking, now: device.now });
  };

  it('is taken once, by field or by section, and removed', async () => {
    for (const field of ['section8', 'section8Input']) {
      const device = new TestDevice();
      await leave(device, field);
      device.pass(1000);
      expect(take(device)).toEqual({ field: 'section8Input', text: 'Texte dicté.' });
      expect(take(device)).toBeNull();
      await device.settled();
      expect(device.disk).toBe('');
    }
  });

  it('of each field is taken, the latest first', async () => {
    const device = new TestDevice();
    await leave(device, 'section7', { text: 'Sept.' });
    device.pass(1000);
    await leave(device, 'section8', { text: 'Huit.' });
    expect(take(device)?.text).toBe('Huit.');
    expect(take(device)?.text).toBe('Sept.');
    expect(take(device)).toBeNull();
  });

  it('is taken after a reload, within 5 minutes', async () => {
    const afterReload = async (age: number) => {
      const device = new TestDevice();
      await leave(device, 'historiqueEvolution');
      await device.restart();
      device.pass(age);
      return [take(device)?.text, take(device), device.recordsOf().list('hand-back').length];
    };
    expect(await afterReload(300_000)).toEqual(['Texte dicté.', null, 0]);
    expect(await afterReload(300_001)).toEqual([undefined, null, 0]);
  });

  it('goes into the field that the tab was in where it names none', async () => {
    const device = new TestDevice();
    const value = { result: 'Texte dicté.' };
    await device.recordsOf().write('hand-back', { reportId: 'r' }, value);
    expect(take(device, {}, 'section8Input')).toEqual({ field: 'section8Input', text: 'Texte dicté.' });
  });

  it.each([
    ['another report', { reportId: 'another' }],
    ['another physician', { owner: 'physician-2' }],
    ['the same form of another physician', { owner: 'physician-2', reportId: 'x', formId: 'form' }],
    ['a report that nobody named', { reportId: '' }],
  ])('for %s stays where it was left', async (_whose, change) => {
    const device = new TestDevice();
    await leave(device, 'section8Input', change);
    const before = device.disk;
    device.pass(1000);
    expect(take(device, { formId: 'form' }, 'section8Input')).toBeNull();
    await device.settled();
    expect(device.disk).toBe(before);
    expect(before).toContain('Texte dicté.');
  });

  it('for another report goes once it is past its time', async () => {
    const device = new TestDevice();
    await leave(device, 'section8Input', { reportId: 'another' });
    device.pass(300_001);
    expect(take(device)).toBeNull();
    await device.settled();
    expect(device.disk).toBe('');
  });

  it('is taken by the same saved form, loaded again under another name', async () => {
    const device = new TestDevice();
    await leave(device, 'section8Input', { reportId: 'before', formId: 'form' });
    expect(take(device, { formId: 'form' })?.text).toBe('Texte dicté.');
  });

  it('is refused without a known text field or without text', async () => {
    for (const [field, text] of [
      ['mandatSoins', 'Texte dicté.'],
      ['__proto__', 'Texte dicté.'],
      ['emploi', ' '],
      ['emploi', ''],
    ] as const) {
      const device = new TestDevice();
      await leave(device, field, { text });
      expect(take(device)).toBeNull();
    }
    for (const value of [null, 'Texte dicté.', 3, [], { result: 3, field: 'emploi' }]) {
      const device = new TestDevice();
      await device.recordsOf().write('hand-back', { reportId: 'r', name: 'emploi' }, value);
      expect(take(device)).toBeNull();
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
    for (const value of [undefined, null, '', 'text', 3, [], {}, { formData: 3 }, { formData: [1] }])
      expect(readRecord(value)).toBeNull();
    const read = readRecord({
      formData: { emploi: 'soudeur', inconnu: 'x', age: 3, piedsCheillesPalpation: 'ancien' },
      meta: {
        confirmed: ['emploi', 'nope'],
        notExamined: ['hips', 'moon'],
        reportLanguage: 'de',
        normals: { hipFlexion: 'x' },
      },
      savedFormId: 'a',
    });
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
