/** How the tables print numbers, in a language. */
export interface NumberFormats {
  readonly whole: (value: number) => string;
  /** A part of one in percent, with a decimal; a dash for null. */
  readonly share: (value: number | null) => string;
  /** Three figures that count, from thousandths on. */
  readonly measure: (value: number | null) => string;
}

export function numberFormats(language: 'fr' | 'en'): NumberFormats {
  const locale = `${language}-CA`;
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const share = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const fine = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const middle = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return {
    whole: (value) => whole.format(value),
    share: (value) => (value === null ? '–' : share.format(value)),
    measure(value) {
      if (value === null) return '–';
      if (Math.abs(value) < 1) return fine.format(value);
      return (Math.abs(value) < 100 ? middle : whole).format(value);
    },
  };
}
