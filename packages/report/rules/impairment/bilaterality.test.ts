import { describe, expect, it } from 'vitest';
import { computeImpairment, tellComputation } from './index.ts';
import type { Sequela } from './index.ts';
import { dap, of, withDpjv } from './sequelae.test-data.ts';

describe('bilaterality (article 7)', () => {
  const right = (percent: string, change: Partial<Sequela> = {}) =>
    dap(percent, { side: 'right', organ: 'zygon', ...change });
  const left = (percent: string, change: Partial<Sequela> = {}) =>
    right(percent, { side: 'left', ...change });

  it('adds the sum of the side that is less severely impaired, which no DPJV is a function of', () => {
    const impairment = withDpjv(of(right('2'), right('1'), left('1,5', { organ: ' Zygon' }), left('1')), {
      dap: '0,5',
    });
    expect(computeImpairment(impairment)).toMatchObject({
      sums: { dap: 550 },
      bilateral: [{ organ: 'zygon', right: 300, left: 250, percent: 250 }],
      total: 550 + 250 + 50,
    });
  });

  it.each([
    ['fr', 'côté le moins atteint (droit 3,00\u00A0%, gauche 2,00\u00A0%)'],
    ['en', 'less severely impaired side (right 3.00%, left 2.00%)'],
  ] as const)('is told with its percentages as %s writes them', (language, told) => {
    const impairment = withDpjv(of(right('3'), left('2')), { dap: '1' });
    const result = computeImpairment(impairment);
    const lines = result === null ? [] : tellComputation(impairment, result, language);
    expect(lines.find(({ article }) => article === 7)?.from).toBe(told);
  });

  it('counts what was there before in nothing else', () => {
    const impairment = withDpjv(of(right('3'), left('2', { isPrior: true })), { dap: '0,3' });
    expect(computeImpairment(impairment)).toMatchObject({
      sums: { dap: 300 },
      bilateral: [{ percent: 200 }],
      total: 530,
    });
    expect(computeImpairment(of(right('3', { isPrior: true }), left('2', { isPrior: true })))).toMatchObject({
      bilateral: [],
      total: 0,
    });
  });

  it('is left to the physician where both sides hold something that was there before', () => {
    const sequelae = [right('3'), right('1', { isPrior: true }), left('2', { isPrior: true })];
    expect(computeImpairment(withDpjv(of(...sequelae), { dap: '1' }))).toMatchObject({
      bilateral: [],
      gaps: [{ reason: 'prior-on-both-sides', organ: 'zygon' }],
      total: null,
    });
  });

  it('is of the same organ alone', () => {
    const impairment = withDpjv(of(right('3'), left('2', { organ: 'autre' })), { dap: '1' });
    expect(computeImpairment(impairment)).toMatchObject({
      bilateral: [],
      unlike: [
        { organ: 'zygon', side: 'right' },
        { organ: 'autre', side: 'left' },
      ],
      total: 600,
    });
  });

  it.each([
    ['genou droit', 'genou gauche', 'genou'],
    ['Genoux', 'le genou', 'Genoux'],
    ['épaule', 'Epaule G', 'épaule'],
    ['l’épaule (droite)', 'épaule, côté gauche', 'l’épaule'],
    ['right knee', 'the left knee', 'knee'],
    ['2e doigt D', '2e doigt gauche', '2e doigt'],
    ['œil', 'yeux', 'œil'],
  ])('%j and %j are one organ', (one, other, organ) => {
    const impairment = withDpjv(of(right('5', { organ: one }), left('3', { organ: other })), { dap: '1' });
    expect(computeImpairment(impairment)).toMatchObject({
      bilateral: [{ organ, percent: 300 }],
      unlike: [],
      total: 1200,
    });
  });

  it.each([
    ['genou', 'hanche'],
    ['côte', 'cou'],
    ['2e doigt', '3e doigt'],
    ['droit', 'gauche'],
  ])('%j and %j are two organs, which the calculation says', (one, other) => {
    const impairment = withDpjv(of(right('5', { organ: one }), left('3', { organ: other })), { dap: '1' });
    const result = computeImpairment(impairment);
    expect(result).toMatchObject({ bilateral: [], total: 900 });
    const lines = result === null ? [] : tellComputation(impairment, result, 'fr');
    expect(lines.find(({ article }) => article === 7)).toMatchObject({
      label: 'Bilatéralité\u00A0: aucune',
      amount: 0,
      from: `organes différents\u00A0: ${one} (droit), ${other} (gauche)`,
    });
  });

  it('says that there is no other beside one that is counted, and nothing of one side alone', () => {
    const organs = [right('3'), left('2'), right('1', { organ: 'coude' }), left('1', { organ: 'hanche' })];
    const impairment = withDpjv(of(...organs), { dap: '1' });
    const result = computeImpairment(impairment);
    expect(
      result === null ? [] : tellComputation(impairment, result, 'en').map(({ label }) => label),
    ).toContain('Bilaterality: no other');
    expect(computeImpairment(of(right('3'), right('1', { organ: 'coude' })))?.unlike).toEqual([]);
  });
});
