/** Percentages as whole hundredths, so that sums are exact. */

/** A percentage in hundredths of a percent: 2,5 % is 250. A whole number, at least 0. */
export type Hundredths = number;

/** 100 %. */
export const WHOLE: Hundredths = 10_000;

const WRITTEN = /^(?<units>\d{1,4})(?:[.,](?<decimals>\d{1,2}))?$/u;

/** Reads « 2 », « 2,5 », "2.25", with or without the sign; undefined for what is no percentage of at most two decimals. */
export function readPercent(text: string): Hundredths | undefined {
  const plain = text.trim().replace(/\s*%$/u, '');
  const { units, decimals = '' } = WRITTEN.exec(plain)?.groups ?? {};
  if (units === undefined) return undefined;
  return Number(units) * 100 + Number(decimals.padEnd(2, '0'));
}

/** « 10,35 » / "10.35", without the sign. */
export function writePercent(amount: Hundredths, language: 'fr' | 'en'): string {
  const units = Math.trunc(amount / 100);
  const decimals = String(amount % 100).padStart(2, '0');
  return `${units}${language === 'fr' ? ',' : '.'}${decimals}`;
}

/** « 10,35 % » / "10.35%". */
export function percentInWords(amount: Hundredths, language: 'fr' | 'en'): string {
  return `${writePercent(amount, language)}${language === 'fr' ? '\u00A0' : ''}%`;
}

/** « 2,5 » for a control: no decimal that says nothing. */
export function typedPercent(amount: Hundredths, language: 'fr' | 'en'): string {
  return writePercent(amount, language).replace(/[.,]?0+$/u, '');
}

/**
 * A share of an amount, to the nearest hundredth, halves upwards.
 * @param rate in hundredths of a percent of the amount
 */
export function shareOf(amount: Hundredths, rate: Hundredths): Hundredths {
  return Math.floor((amount * rate + WHOLE / 2) / WHOLE);
}

/** The sum of amounts. */
export function sumOf(amounts: readonly Hundredths[]): Hundredths {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
