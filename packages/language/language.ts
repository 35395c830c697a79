/** The languages of a report. */
export type Language = 'fr' | 'en';
