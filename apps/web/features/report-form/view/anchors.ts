import { onceForEachType } from '@constat/report/catalogue';
import type { AnchorId, Localised } from '@constat/report/catalogue';

export interface Anchor {
  readonly id: AnchorId;
  readonly number: string;
  readonly title: Localised;
  /** Fits one line of the navigation, with the state of the section beside it. */
  readonly shortTitle: Localised;
}

/** The titles that are too long for one line of the navigation, shortened. */
const SHORT_TITLES: { readonly [Id in AnchorId]?: Localised } = {
  sectionA: { fr: 'Travailleur', en: 'Worker' },
  sectionB: { fr: 'Médecin', en: 'Physician' },
  section2: { fr: 'Diagnostics', en: 'Diagnoses' },
  section3: { fr: 'Entrevue', en: 'Interview' },
  section5: { fr: 'Antécédents', en: 'Past history' },
  section6: { fr: 'Médication', en: 'Medication' },
  section7: { fr: 'Historique', en: 'History of facts' },
  section8: { fr: 'Questionnaire', en: 'Questionnaire' },
  section9: { fr: 'Examen physique', en: 'Examination' },
  section10: { fr: 'Paracliniques', en: 'Investigations' },
  section12: { fr: 'Atteinte', en: 'Impairment' },
};

/** The heading over the numbered sections. */
export const SECTION_C: Anchor = {
  id: 'sectionC',
  number: 'C',
  title: { fr: 'Contenu de l’évaluation', en: 'Evaluation content' },
  shortTitle: { fr: 'Contenu', en: 'Content' },
};

/** Everywhere in a report of that type that one can jump to, in order of the page. */
export const anchorsOf = onceForEachType(({ sections }): readonly Anchor[] => {
  const anchors = sections.map(({ id, number, title }): Anchor => ({
    id,
    number,
    title,
    shortTitle: SHORT_TITLES[id] ?? title,
  }));
  const firstNumbered = anchors.findIndex(({ number }) => number === '1');
  return [...anchors.slice(0, firstNumbered), SECTION_C, ...anchors.slice(firstNumbered)];
});
