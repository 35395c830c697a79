/**
 * Formats of the worker's numbers. They only warn: a number from another province or an older file may differ.
 * The health insurance number is four letters, then the birth date as YYMMDD with 50 added to a woman's month, then two
 * digits (secondary source); the board's file number has nine digits in published decisions.
 */

/** True for an empty number or one of the usual shape; spaces and case do not matter. */
export function looksLikeHealthInsuranceNumber(value: string): boolean {
  const compact = value.replaceAll(/\s+/gu, '').toUpperCase();
  if (compact === '') return true;
  const parts = /^[A-Z]{4}\d{2}(?<month>\d{2})(?<day>\d{2})\d{2}$/u.exec(compact)?.groups;
  const month = Number(parts?.['month']) % 50;
  const day = Number(parts?.['day']);
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/** True for an empty number or nine digits. */
export function looksLikeFileNumber(value: string): boolean {
  const compact = value.replaceAll(/[\s-]+/gu, '');
  return compact === '' || /^\d{9}$/u.test(compact);
}
