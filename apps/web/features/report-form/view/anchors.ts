import { SECTIONS } from '@constat/report/catalogue';
import type { AnchorId, Localized } from '@constat/report/catalogue';

export interface Anchor {
  readonly id: AnchorId;
  readonly number: string;
  readonly title: Localized;
}

/** The heading over the numbered sections. */
export const SECTION_C: Anchor = {
  id: 'sectionC',
  number: 'C',
  title: { fr: 'Contenu de l’évaluation', en: 'Evaluation content' },
};

const FIRST_NUMBERED = SECTIONS.findIndex((section) => section.number === '1');

/** Everywhere that one can jump to, in order of the page. */
export const ANCHORS: readonly Anchor[] = [
  ...SECTIONS.slice(0, FIRST_NUMBERED),
  SECTION_C,
  ...SECTIONS.slice(FIRST_NUMBERED),
];
