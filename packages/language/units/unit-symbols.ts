/** Units of one thing for each of another, and the symbols that may stand after a number. */

const PER_SECOND = 's';
const PER_HOUR = 'h';
const DIVISORS: ReadonlyMap<string, string> = new Map([
  ['seconde', PER_SECOND],
  ['second', PER_SECOND],
  ['heure', PER_HOUR],
  ['hour', PER_HOUR],
  ['minute', 'min'],
  ['litre', 'L'],
  ['liter', 'L'],
  ['millilitre', 'ml'],
  ['milliliter', 'ml'],
  ['kilogramme', 'kg'],
  ['kilogram', 'kg'],
  ['kilo', 'kg'],
]);
const PER: readonly string[] = [
  'm/s',
  'cm/s',
  'km/h',
  'ml/h',
  'ml/min',
  'L/min',
  'g/L',
  'mg/L',
  'mcg/L',
  'mmol/L',
  'mg/ml',
  'mcg/ml',
  'mg/kg',
  'mcg/kg',
  'ml/kg',
];

/** What « par litre » or "per second" makes of a unit; null where the two are not written together (`mg par jour`). */
export function unitPer(symbol: string, divisor: string): string | null {
  const per = `${symbol}/${DIVISORS.get(divisor) ?? ''}`;
  return PER.includes(per) ? per : null;
}

/** Symbols that may already stand after a number. */
export const UNIT_SYMBOLS: ReadonlySet<string> = new Set([
  'kg',
  'g',
  'mg',
  'mcg',
  'µg',
  'm',
  'cm',
  'mm',
  'km',
  'L',
  'ml',
  'mL',
  'lb',
  'pi',
  'po',
  'N',
  'Hz',
  'dB',
  '%',
  '$',
  '°',
  '°C',
  'cm²',
  'm²',
  'cm³',
  'h',
  'kg/m²',
  'min',
  'mmHg',
  'ms',
  'mV',
  'µV',
  'mmol',
  ...PER,
]);
