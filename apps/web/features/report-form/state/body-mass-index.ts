import { readHeight } from '@constat/report/rules';

const KILOGRAMS = { minimum: 1, maximum: 700 } as const;

function readNumber(
  text: string,
  range: { readonly minimum: number; readonly maximum: number },
): number | undefined {
  const trimmed = text.trim().replace(',', '.');
  if (!/^\d+(?:\.\d+)?$/u.test(trimmed)) return undefined;
  const value = Number(trimmed);
  return value >= range.minimum && value <= range.maximum ? value : undefined;
}

/**
 * Body mass index in kg/m² with one decimal, written with the decimal mark of the language; empty when the weight (kg)
 * or the height (in centimetres or metres) is missing or cannot be one.
 */
export function bodyMassIndex(weight: string, height: string, language: 'fr' | 'en'): string {
  const kilograms = readNumber(weight, KILOGRAMS);
  const read = readHeight(height);
  if (kilograms === undefined || !('centimetres' in read)) return '';
  const index = (kilograms / (read.centimetres / 100) ** 2).toFixed(1);
  return language === 'fr' ? index.replace('.', ',') : index;
}
