const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Days that a list may hold before its month. */
export const MOST_LISTED_DAYS = 8;
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2099;

/** Whether the month (0 to 11) may have the day; with a year, 29 February is checked too. */
export function dayExists(day: number, month: number, year: number | null): boolean {
  if (day < 1 || day > (LENGTHS[month] ?? 0)) return false;
  if (month !== 1 || day !== 29 || year === null) return true;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Whether a number can be a year of a report. */
export function isYear(value: number): boolean {
  return value >= FIRST_YEAR && value <= LAST_YEAR;
}
