/** Where a report stands between draft and signature, as its pages say it. */
import { dateInWords } from '../rules/index.ts';
import type { ReportLanguage } from './tree.ts';
import { wording } from './wording.ts';

/** A fingerprint is a SHA-256 of the report's data in 64 hexadecimal digits. */
export type ReportState =
  | { readonly kind: 'working' }
  /** Locked, to be signed by hand or outside of this program. */
  | { readonly kind: 'locked'; readonly fingerprint: string }
  | {
      readonly kind: 'signed';
      /** Epoch milliseconds. */
      readonly at: number;
      readonly fingerprint: string;
    };

/** Digits of a fingerprint that tell two reports apart on paper. */
const SHORT_LENGTH = 16;

/** The day of that time in Québec, YYYY-MM-DD: that is where reports are signed, wherever the server runs. */
export function dayInQuebec(at: number): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'America/Toronto',
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (type: 'year' | 'month' | 'day'): string =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/**
 * A fingerprint as it is printed, in groups of four.
 * @param length `short` for the foot of a page: its first 16 digits; `lines` for a value of its own: two lines as long as
 * each other; `whole` within a sentence
 */
export function printedFingerprint(fingerprint: string, length: 'short' | 'lines' | 'whole'): string {
  const digits = length === 'short' ? fingerprint.slice(0, SHORT_LENGTH) : fingerprint;
  const groups = digits.match(/.{1,4}/gu) ?? [];
  if (length === 'whole') return groups.join(' ');
  const half = length === 'short' ? groups.length : groups.length / 2;
  return [groups.slice(0, half), groups.slice(half)]
    .filter((line) => line.length > 0)
    .map((line) => line.join('\u00A0'))
    .join('\n');
}

/** That day as it is printed. */
export function statedDay(at: number, language: ReportLanguage): string {
  const day = dayInQuebec(at);
  return dateInWords(day, language) ?? day;
}

/** « Version de travail », nothing while it waits for a signature, « Signé le 27 novembre 2026 ». */
export function statedState(state: ReportState, language: ReportLanguage): string {
  switch (state.kind) {
    case 'working':
      return wording('working', language);
    case 'locked':
      return '';
    case 'signed':
      return wording('signedOn', language).replace('{day}', statedDay(state.at, language));
  }
}

/** What the foot of every page says of the state: its word and the fingerprint, as far as there are any. */
export function footOf(state: ReportState, language: ReportLanguage): string {
  const words = [statedState(state, language)];
  if (state.kind !== 'working') {
    const printed = printedFingerprint(state.fingerprint, 'short');
    words.push(wording('fingerprintShort', language).replace('{digits}', printed));
  }
  return words.filter((word) => word !== '').join(' – ');
}
