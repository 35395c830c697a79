/** Sequelae, short to write. */
import { computeImpairment, NO_IMPAIRMENT, NO_SEQUELA, writePercent } from './index.ts';
import type { Impairment, Nature, Sequela } from './index.ts';

/** A deficit of that percentage. */
export const dap = (percent: string, change: Partial<Sequela> = {}): Sequela => ({
  ...NO_SEQUELA,
  description: 'Zz',
  percent,
  ...change,
});
/** A disfigurement of that percentage. */
export const pe = (percent: string, change: Partial<Sequela> = {}): Sequela =>
  dap(percent, { nature: 'pe', ...change });
export const of = (...sequelae: readonly Sequela[]): Impairment => ({ ...NO_IMPAIRMENT, sequelae });

/** With a DPJV typed for the sums that there are. */
export function withDpjv(
  impairment: Impairment,
  percents: { readonly [Name in Nature]?: string },
): Impairment {
  const sums = computeImpairment(impairment)?.sums ?? { dap: 0, pe: 0 };
  const typed = (nature: Nature) => {
    const { [nature]: percent } = percents;
    return percent === undefined ? null : { sum: writePercent(sums[nature], 'fr'), percent, origin: null };
  };
  return { ...impairment, dpjv: { dap: typed('dap'), pe: typed('pe') } };
}
