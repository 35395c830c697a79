import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildDefaults, buildMeta } from '@constat/report/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeStores, emptyDisk, openStore } from '../../shared/device/device.test-data.ts';
import { setDevice } from '../../shared/device/page-device.ts';
import { countUnconfirmed, notPrintedGroups, placesOf } from './describe-issue.ts';
import { keepExportOptions, parseExportOptions, readExportOptions } from './export-options.ts';
import { findAllIssues, findLocalIssues, issuesFor } from './preflight.ts';
import type { ReadReport } from './preflight.ts';

const report: ReadReport = {
  reportId: '11111111-1111-4111-8111-111111111111',
  ...MEDICAL_EVALUATION.name,
  formData: {
    ...buildDefaults(MEDICAL_EVALUATION, { today: '2026-03-02', language: 'fr' }),
    emploi: 'soudeur [à temps plein|…]',
  },
  meta: { ...buildMeta('fr'), confirmed: [], notExamined: [] },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what is listed before an export', () => {
  const issues = findLocalIssues(report);

  it('begins with the date, and names a table once with its number of values', () => {
    const places = placesOf(MEDICAL_EVALUATION, 'unconfirmed', issues);
    expect(places[0]).toMatchObject({ target: 'dateEvaluation', section: '4' });
    const force = places.filter(({ target }) => target?.startsWith('piedsForce') === true);
    expect(force).toHaveLength(1);
    expect(Number(force[0]?.detail)).toBeGreaterThanOrEqual(10);
    expect(countUnconfirmed(issues)).toBeGreaterThan(places.length);
    for (const { label } of places) expect(label?.fr).toBeTruthy();
  });

  it('shows the frames that are left', () => {
    expect(placesOf(MEDICAL_EVALUATION, 'open-blanks', issues)).toEqual([
      {
        target: 'emploi',
        section: '4',
        label: expect.objectContaining({ fr: expect.any(String) }),
        detail: '[à temps plein|…]',
        passage: '[à temps plein|…]',
      },
    ]);
  });

  it('leads to each frame of a field by a press of its own', () => {
    const blanks = ['[droit|gauche]', '[…]', '[droit|gauche]'];
    const places = placesOf(MEDICAL_EVALUATION, 'open-blanks', [
      { kind: 'open-blanks', field: 'emploi', blanks },
    ]);
    expect(places.map(({ target, detail, passage }) => [target, detail, passage])).toEqual([
      ['emploi', '[droit|gauche]', '[droit|gauche]'],
      ['emploi', '[…]', '[…]'],
    ]);
  });

  it('names characters for the PDF and for paper, those of the profile without a place', () => {
    const glyphs = [
      { kind: 'glyphs-missing', field: 'emploi', characters: ['U+4E2D'] },
      { kind: 'glyphs-missing', field: null, characters: ['U+E000'] },
    ] as const;
    expect(
      placesOf(MEDICAL_EVALUATION, 'glyphs-missing', glyphs).map(({ target, detail }) => [target, detail]),
    ).toEqual([
      ['emploi', '\u4E2D (U+4E2D)'],
      [null, '\uE000 (U+E000)'],
    ]);
    expect(issuesFor('pdf', glyphs)).toHaveLength(2);
    expect(issuesFor('docx', glyphs)).toEqual([]);
    expect(issuesFor('print', glyphs)).toHaveLength(2);
  });

  it('has what is typed and not printed together by region, section 12 but for Word and unless the profile shows it', () => {
    const formData = {
      rachisFlexion: '60',
      rachisPalpation: 'Douleur.',
      genouxPalpation: 'Indolore.',
      conclusionPourcentageAtteinte: '3 %',
    };
    const typed: ReadReport = {
      ...report,
      formData,
      meta: { ...report.meta, notExamined: ['spine', 'knees'] },
    };
    const shown = (act: 'pdf' | 'docx' | 'print', section12Everywhere = false): readonly unknown[] =>
      notPrintedGroups(
        MEDICAL_EVALUATION,
        issuesFor(act, findLocalIssues(typed, { section12Everywhere })),
      ).map(({ reason, region, places }) => [
        reason,
        region?.fr,
        places.map(({ section, detail }) => section + detail),
      ]);
    const regions = [
      ['region-not-examined', 'Rachis dorso-lombaire', ['9Douleur.', '960°']],
      ['region-not-examined', 'Genoux', ['9Indolore.']],
    ];
    const percentage = ['word-only', undefined, ['123 %']];
    expect(shown('docx')).toEqual(regions);
    expect(shown('pdf')).toEqual([...regions, percentage]);
    expect(shown('print')).toEqual([...regions, percentage]);
    expect(shown('print', true)).toEqual(regions);
  });

  it('is what is known here when the server does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
    expect(await findAllIssues(report)).toEqual(issues);
  });
});

describe('a look before an export', () => {
  it('finds nothing once it is cancelled', async () => {
    const stop = new AbortController();
    vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
    vi.stubGlobal(
      'fetch',
      (_path: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
        }),
    );
    const looked = findAllIssues(report, undefined, stop.signal);
    stop.abort();
    await expect(looked).rejects.toThrow('cancelled');
  });
});

describe('the options of this device', () => {
  it.each([
    [null, { attach: false, letterhead: true }],
    ['{"attach":true,"letterhead":false}', { attach: true, letterhead: false }],
    ['{"attach":"yes"}', { attach: false, letterhead: true }],
    ['not JSON', { attach: false, letterhead: true }],
    ['null', { attach: false, letterhead: true }],
  ])('%j', (text, options) => {
    expect(parseExportOptions(text)).toEqual(options);
  });

  it('are remembered for their physician on this device', async () => {
    await emptyDisk();
    setDevice(await openStore());
    expect(readExportOptions()).toEqual({ attach: false, letterhead: true });
    keepExportOptions({ attach: true, letterhead: false });
    setDevice(await openStore('gagnon'));
    expect(readExportOptions()).toEqual({ attach: false, letterhead: true });
    await closeStores();
    setDevice(await openStore());
    expect(readExportOptions()).toEqual({ attach: true, letterhead: false });
  });
});
