const DATE = /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:Z|([+-])(\d\d)'?(\d\d)?)?/u;

/** Epoch milliseconds of a date as PDFs write it, `D:20261127143005-05'00'`; undefined for anything else. */
export function readPdfDate(text: string): number | undefined {
  const parts = DATE.exec(text);
  if (parts === null) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => (part === undefined ? undefined : Number(part)));
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || minute > 59 || second > 59)
    return undefined;
  const offset = (Number(parts[8] ?? 0) * 60 + Number(parts[9] ?? 0)) * 60_000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - (parts[7] === '-' ? -offset : offset);
}
