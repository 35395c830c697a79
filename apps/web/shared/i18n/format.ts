import type { Language } from './language.ts';

const TAGS = { fr: 'fr-CA', en: 'en-CA' } as const satisfies Record<Language, string>;

/** « 21 nov. 2026 » / "Nov 21, 2026", in local time. Takes an ISO-8601 time. */
export function formatDay(iso: string, language: Language): string {
  return new Date(iso).toLocaleDateString(TAGS[language], { dateStyle: 'medium' });
}

/**
 * « 12 mars 2026 », « 1er décembre » / "March 12, 2026", "December 1". Takes a day as `YYYY-MM-DD`.
 * @param parts `short` abbreviates the month, `yearless` leaves the year out
 */
export function formatCalendarDay(
  day: string,
  language: Language,
  parts: 'whole' | 'short' | 'yearless' = 'whole',
): string {
  const text = new Date(`${day}T12:00:00`).toLocaleDateString(TAGS[language], {
    day: 'numeric',
    month: parts === 'short' ? 'short' : 'long',
    ...(parts !== 'yearless' && { year: 'numeric' }),
  });
  return language === 'fr' ? text.replace(/^1 /u, '1er ') : text;
}

/** « 21 nov. 2026, 14 h 32 » / "Nov 21, 2026, 14:32", in local time. Takes an ISO-8601 time. */
export function formatMoment(iso: string, language: Language): string {
  return `${formatDay(iso, language)}, ${formatTime(iso, language)}`;
}

/** « 14 h 32 » / "14:32", in local time. Takes an ISO-8601 time. */
export function formatTime(iso: string, language: Language): string {
  const time = new Date(iso);
  const minutes = String(time.getMinutes()).padStart(2, '0');
  return language === 'fr' ? `${time.getHours()} h ${minutes}` : `${time.getHours()}:${minutes}`;
}

/** The local minute as `YYYY-MM-DDTHH:MM`. */
export function localMinute(time: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${localDay(time)}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** The local day as `YYYY-MM-DD`. */
export function localDay(time: Date): string {
  return time.toLocaleDateString('fr-CA');
}
