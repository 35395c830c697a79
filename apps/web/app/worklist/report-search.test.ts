import type { ReportSummary } from '@constat/report/rules';
import { describe, expect, it, test } from 'vitest';
import { findReports } from './report-search.ts';

const EMPTY: ReportSummary = {
  workerName: '',
  fileNumber: '',
  diagnosis: '',
  regions: [],
  eventDate: '',
  evaluationDate: '',
  dueDate: '',
  complete: 0,
  total: 13,
  begun: [],
  unconfirmed: 0,
  openPlaces: 0,
};

const ILDA = {
  title: 'Zzorvane, deuxième visite',
  summary: {
    ...EMPTY,
    workerName: 'Ilda-Élise Zzorvane',
    fileNumber: '012 345 678',
    diagnosis: 'Déchirure du ménisque interne',
    eventDate: '2026-03-12',
    evaluationDate: '2026-11-21',
  },
};
const BRUNO = {
  title: 'Brouillon - 2026-11-02',
  summary: { ...EMPTY, workerName: 'Bruno Zzmarsan', evaluationDate: '2026-12-03' },
};
const UNKNOWN = { title: 'Œuvre Zzlater', summary: undefined };
const ALL = [ILDA, BRUNO, UNKNOWN];

test.each([
  ['zzorvane', [ILDA]],
  ['ZZORVANE', [ILDA]],
  ['elise', [ILDA]],
  ['Élise zz', [ILDA]],
  ['ilda-élise', [ILDA]],
  ['zz', [ILDA, BRUNO, UNKNOWN]],
  ['orvane', []],
  ['menisque', [ILDA]],
  ['déch mén', [ILDA]],
  ['012', [ILDA]],
  ['012345678', [ILDA]],
  ['4567', [ILDA]],
  ['456', []],
  ['2026-03-12', [ILDA]],
  ['2026-03', [ILDA]],
  ['2026-11', [ILDA, BRUNO]],
  ['2026-03-13', []],
  ['12 mars', [ILDA]],
  ['12 mars 2026', [ILDA]],
  ['12 mars 2025', []],
  ['13 mars', []],
  ['March 12', [ILDA]],
  ['march 12, 2026', [ILDA]],
  ['march 13', []],
  ['21 nov.', [ILDA]],
  ['november 21st', [ILDA]],
  ['3 déc', [BRUNO]],
  ['décembre', [BRUNO]],
  ['mars', [ILDA]],
  ['zzmars', [BRUNO]],
  ['zzorvane 12 mars', [ILDA]],
  ['zzmarsan 12 mars', []],
  ['oeuvre', [UNKNOWN]],
  ['deuxieme visite', [ILDA]],
  ['', []],
  ['  ', []],
  ['-', []],
] as const)('%j finds what it asks for', (text, expected) => {
  expect(findReports<{ title: string; summary: ReportSummary | undefined }>(ALL, text)).toEqual(expected);
});

describe('a search', () => {
  it('keeps the order, and takes any text', () => {
    expect(findReports([BRUNO, ILDA], 'zz')).toEqual([BRUNO, ILDA]);
    for (const text of ['(', '[a-', '\\', '%', '12 ', '‘', '\u0000', 'x'.repeat(5_000)])
      expect(findReports(ALL, text)).toEqual([]);
  });

  it('stays fast over twenty thousand reports', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => ({
      title: `Zz ${at}`,
      summary: { ...ILDA.summary, workerName: `Zz${at} Orvane` },
    }));
    findReports(many, 'zz19999');
    const started = performance.now();
    expect(findReports(many, 'zz19999')).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
