import type { Language } from './language.ts';

const TAGS = { fr: 'fr-CA', en: 'en-CA' } as const satisfies Record<Language, string>;

/** « 21 nov. 2026 » / "Nov 21, 2026", in local time. Takes an ISO-8601 time. */
export function formatDay(iso: string, language: Language): string {
  return new Date(iso).toLocaleDateString(TAGS[language], { dateStyle: 'medium' });
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
