import { onceForEachType } from '@constat/report/catalogue';
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

/** Everywhere in a report of that type that one can jump to, in order of the page. */
export const anchorsOf = onceForEachType(({ sections }): readonly Anchor[] => {
  const firstNumbered = sections.findIndex((section) => section.number === '1');
  return [...sections.slice(0, firstNumbered), SECTION_C, ...sections.slice(firstNumbered)];
});
