/** Lowest and highest height, in centimetres, that is taken without a mark: bounds of this product, not medical facts. */
export const HEIGHT_BOUNDS = { minimum: 100, maximum: 250 } as const;

/** A height as it was written. `implausible` is neither centimetres nor metres of a person. */
export type ReadHeight =
  | { readonly kind: 'empty' }
  | { readonly kind: 'centimetres'; readonly centimetres: number }
  /** In metres, with the same height in whole centimetres, or in their tenths where it is written so. */
  | { readonly kind: 'metres'; readonly centimetres: number }
  | { readonly kind: 'implausible' };

const CENTIMETRES = /^(?<value>\d+(?:[.,]\d+)?)\s*(?:cm|centim[eè]tres?|centimeters?|centimetres?)?\.?$/iu;
const METRES = /^(?<value>\d[.,]\d{1,3})\s*(?:m|m[eè]tres?|meters?|metres?)?\.?$/iu;
/** « 1 m 75 », « 1m05 », « 1 mètre 75 cm »: two digits, for one alone says either tens or units. */
const METRES_AND_CENTIMETRES =
  /^(?<metres>\d)\s*(?:m|m[eè]tres?|meters?)\s*(?:et|and)?\s*(?<rest>\d{2})\s*(?:cm|centim[eè]tres?|centimeters?)?\.?$/iu;
const WHOLE_METRES = /^(?<value>\d)\s*(?:m|m[eè]tres?|meters?)\.?$/iu;

function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}

function isPlausible(centimetres: number): boolean {
  return centimetres >= HEIGHT_BOUNDS.minimum && centimetres <= HEIGHT_BOUNDS.maximum;
}

/** To a tenth of a centimetre, without the traces of binary fractions. */
function inCentimetres(metres: number): number {
  return Math.round(metres * 1000) / 10;
}

function metresOf(text: string): number | undefined {
  const both = METRES_AND_CENTIMETRES.exec(text)?.groups;
  if (both !== undefined) return numberOf(`${both['metres'] ?? ''}.${both['rest'] ?? ''}`);
  const value = (METRES.exec(text) ?? WHOLE_METRES.exec(text))?.groups?.['value'];
  return value === undefined ? undefined : numberOf(value);
}

/** Reads a person's height: « 175 », « 175 cm », « 1,75 », "1.75 m", « 1 m 75 ». */
export function readHeight(text: string): ReadHeight {
  const written = text.trim().replaceAll(/\s+/gu, ' ');
  if (written === '') return { kind: 'empty' };
  const metres = metresOf(written);
  if (metres !== undefined && isPlausible(inCentimetres(metres)))
    return { kind: 'metres', centimetres: inCentimetres(metres) };
  const value = CENTIMETRES.exec(written)?.groups?.['value'];
  if (value === undefined || !isPlausible(numberOf(value))) return { kind: 'implausible' };
  return { kind: 'centimetres', centimetres: numberOf(value) };
}

/** True for what may still become a plausible height by typing on: « 1 », « 17 », « 1, ». */
export function mayBecomeHeight(text: string): boolean {
  return /^(?:1\d?|2[0-5]?|[12][.,]\d{0,2}|[12] ?(?:m(?: ?\d?)?)?)$/u.test(text.trim());
}

/** A height in centimetres alone, with the decimal mark that it was written with; undefined where it stands so already. */
export function heightInCentimetres(text: string): string | undefined {
  const read = readHeight(text);
  if (read.kind !== 'metres' && read.kind !== 'centimetres') return undefined;
  const digits = String(read.centimetres);
  const tidy = text.includes(',') ? digits.replace('.', ',') : digits;
  return read.kind === 'centimetres' && /^\d+(?:[.,]\d+)?$/u.test(text.trim()) ? undefined : tidy;
}
