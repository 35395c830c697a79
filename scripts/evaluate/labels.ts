import { ENGLISH_LABELS } from './english-labels.ts';
import { FRENCH_LABELS } from './french-labels.ts';
import type { Labels } from './label-names.ts';

/** The words of the printed tables, by language. */
export const LABELS: Readonly<Record<'fr' | 'en', Labels>> = { fr: FRENCH_LABELS, en: ENGLISH_LABELS };
