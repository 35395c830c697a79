import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeImpairment, NO_IMPAIRMENT, NO_SEQUELA, writePercent } from './index.ts';
import type { Impairment, Sequela } from './index.ts';
import { dap, of, pe, withDpjv } from './sequelae.test-data.ts';

describe('the total', () => {
  it('adds deficits, disfigurement and each DPJV, to the hundredth (articles 1, 3 and 4)', () => {
    const impairment = withDpjv(of(dap('0,1'), dap('0,2'), dap('8,70'), pe('1')), { dap: '1,35', pe: '0,2' });
    expect(computeImpairment(impairment)).toEqual({
      sums: { dap: 900, pe: 100 },
      bilateral: [],
      unlike: [],
      dpjv: { dap: { percent: 135, origin: null }, pe: { percent: 20, origin: null } },
      gaps: [],
      total: 1155,
      isOverHundred: false,
    });
  });

  it('is stated as it is over 100 % (article 4)', () => {
    const impairment = withDpjv(of(dap('60'), dap('55,5')), { dap: '1' });
    expect(computeImpairment(impairment)).toMatchObject({ total: 11_650, isOverHundred: true });
  });

  it('is nothing where there is no sequela, and asks for no DPJV of a sum of zero', () => {
    expect(computeImpairment(NO_IMPAIRMENT)).toBeNull();
    expect(computeImpairment(of(NO_SEQUELA))).toBeNull();
    expect(computeImpairment(of(dap('0')))).toMatchObject({ total: 0, gaps: [] });
  });

  it.each<[string, Impairment, object]>([
    ['no percentage', of(dap('')), { reason: 'no-percent', sequela: 0 }],
    ['no number', of(dap('environ 2')), { reason: 'unreadable-percent', sequela: 0 }],
    ['more than 100 %', of(pe('100,01')), { reason: 'over-hundred', sequela: 0 }],
    ['no DPJV', of(dap('2')), { reason: 'no-dpjv', of: 'dap' }],
    ['no DPJV of the disfigurement', of(pe('2')), { reason: 'no-dpjv', of: 'pe' }],
    [
      'a DPJV that is no number',
      withDpjv(of(dap('2')), { dap: 'x' }),
      { reason: 'unreadable-dpjv', of: 'dap' },
    ],
    [
      'the DPJV of another sum',
      { ...of(dap('3')), dpjv: { dap: { sum: '2,00', percent: '1', origin: null }, pe: null } },
      { reason: 'outdated-dpjv', of: 'dap' },
    ],
    ['an organ without its side', of(dap('2', { organ: 'zygon' })), { reason: 'no-side', sequela: 0 }],
    [
      'a side without its organ, with something on the other',
      of(dap('2', { side: 'right' }), dap('1', { side: 'left', organ: 'zygon' })),
      { reason: 'no-organ', sequela: 0 },
    ],
    [
      'a prior sequela of a side and no organ',
      of(dap('2'), dap('1', { side: 'left', isPrior: true })),
      { reason: 'no-organ', sequela: 1 },
    ],
    [
      'a table that is not named',
      of(dap('2', { origin: { tableId: 'abcd', line: 1 } })),
      { reason: 'no-table', sequela: 0 },
    ],
  ])('is not stated with %s', (_what, impairment, gap) => {
    const result = computeImpairment(impairment);
    expect(result?.total).toBeNull();
    expect(result?.gaps).toContainEqual(gap);
  });

  it('asks for no organ of a prior sequela that has its like on no other side', () => {
    const impairment = withDpjv(of(dap('3'), dap('2', { isPrior: true })), { dap: '0,3' });
    expect(computeImpairment(impairment)).toMatchObject({ sums: { dap: 300 }, gaps: [], total: 330 });
  });

  it('is not stated of figures of two tables', () => {
    const tables = ['aaaa', 'bbbb'].map((id) => ({ id, version: id, source: 'Zz', date: '2026-01-01' }));
    const [one, other] = tables.map(({ id }) => dap('1', { origin: { tableId: id, line: 5 } }));
    const sequelae = one === undefined || other === undefined ? [] : [one, other];
    const typed = withDpjv({ ...NO_IMPAIRMENT, sequelae, tables }, { dap: '1' });
    expect(computeImpairment(typed)).toMatchObject({ total: null, gaps: [{ reason: 'several-tables' }] });
  });
});

describe('for any sequelae', () => {
  const amount = fc.integer({ min: 0, max: 10_000 });
  const sequela = fc.record({
    nature: fc.constantFrom('dap' as const, 'pe' as const),
    side: fc.constantFrom('right' as const, 'left' as const),
    organ: fc.constantFrom('zygon', 'autre'),
    isPrior: fc.boolean(),
    amount,
  });
  type Drawn = { readonly [Key in 'nature' | 'side' | 'organ' | 'isPrior']: Sequela[Key] } & {
    readonly amount: number;
  };
  const build = (drawn: readonly Drawn[]): Impairment =>
    withDpjv(
      of(...drawn.map(({ amount: hundredths, ...rest }) => dap(writePercent(hundredths, 'fr'), rest))),
      { dap: '1,11', pe: '0,07' },
    );
  const several = fc.array(sequela, { minLength: 1, maxLength: 8 });

  it('their order makes no difference, and the total is exact', () => {
    fc.assert(
      fc.property(several, (drawn) => {
        const result = computeImpairment(build(drawn));
        const reversed = computeImpairment(build(drawn.toReversed()));
        expect([reversed?.total, reversed?.sums]).toEqual([result?.total, result?.sums]);
        if (result === null || result.total === null) return;
        const parts = [
          result.sums.dap,
          result.sums.pe,
          result.dpjv.dap?.percent ?? 0,
          result.dpjv.pe?.percent ?? 0,
          ...result.bilateral.map(({ percent }) => percent),
        ];
        expect(Number.isInteger(result.total)).toBe(true);
        expect(result.total).toBe(parts.reduce((sum, part) => sum + part));
      }),
    );
  });

  it('a disfigurement has no part in bilaterality, and one that was there before counts for nothing', () => {
    fc.assert(
      fc.property(several, (drawn) => {
        const deficits = computeImpairment(build(drawn.filter(({ nature }) => nature === 'dap')));
        const all = computeImpairment(build(drawn));
        expect(all?.bilateral ?? []).toEqual(deficits?.bilateral ?? []);
        const counted = drawn.filter(({ nature, isPrior }) => nature === 'pe' && !isPrior);
        expect(all?.sums.pe).toBe(counted.reduce((sum, { amount: one }) => sum + one, 0));
      }),
    );
  });

  it('one more percent of any of them lowers nothing', () => {
    fc.assert(
      fc.property(several, fc.nat(), (drawn, at) => {
        const more = drawn.map((one, index) =>
          index === at % drawn.length ? { ...one, amount: Math.min(10_000, one.amount + 100) } : one,
        );
        const [before, after] = [computeImpairment(build(drawn)), computeImpairment(build(more))];
        const added = (result: typeof before) =>
          (result?.bilateral ?? []).reduce((sum, { percent }) => sum + percent, 0);
        expect(added(after)).toBeGreaterThanOrEqual(added(before));
        if (typeof before?.total === 'number' && typeof after?.total === 'number')
          expect(after.total).toBeGreaterThanOrEqual(before.total);
      }),
    );
  });
});

it('holds for as many sequelae as a field can have', () => {
  const many = (change: (at: number) => Partial<Sequela>) =>
    of(...Array.from({ length: 15_000 }, (_, at) => dap('0,01', change(at))));
  const typed = withDpjv(
    many((at) => ({ side: 'right', organ: `zygon ${at}` })),
    { dap: '1' },
  );
  expect(computeImpairment(typed)?.total).toBe(15_000 + 100);
  expect(computeImpairment(many(() => ({ side: 'right' })))?.gaps).toEqual([
    { reason: 'no-dpjv', of: 'dap' },
  ]);
});
