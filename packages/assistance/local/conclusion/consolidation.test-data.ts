/**
 * Histories with a consolidation, written by hand before the rules. `own` is the consolidation of the injury that is
 * evaluated; `other` is of another accident, file or part of the body, of bone, or of the day of
 * the evaluation; `denied` says that the injury is not consolidated.
 * Each second one was held out and tried once.
 */
export interface ToldConsolidation {
  readonly history: string;
  readonly kind: 'own' | 'other' | 'denied';
  readonly accepted?: string;
  readonly evaluated?: string;
}

const FALL = 'Le 3 mars 2024, le travailleur chute d’un escabeau et se blesse au dos.';
const FELL = 'On March 3, 2024, the worker fell from a ladder and hurt his back.';

export const FRENCH_CONSOLIDATIONS: readonly ToldConsolidation[] = [
  { kind: 'own', history: `${FALL}\nLe 5 mai 2025, la Dre Orsanne consolide la lésion.` },
  { kind: 'own', history: `${FALL}\nLa lésion est consolidée le 5 mai 2025 avec séquelles.` },
  { kind: 'own', history: `${FALL}\nLa date de consolidation retenue est le 5 mai 2025.` },
  {
    kind: 'own',
    history: `${FALL}\nLe rapport final consolide l’entorse lombaire au 5 mai 2025.`,
    accepted: 'Entorse lombaire',
  },
  {
    kind: 'own',
    history: `${FALL}\nLe travailleur est consolidé le 5 mai 2025, mais garde des limitations antérieures.`,
  },
  { kind: 'own', history: `${FALL}\nL’événement du 3 mars 2024 est consolidé le 5 mai 2025.` },
  { kind: 'own', history: `${FALL}\nLa récidive du 4 juin 2025 est consolidée le 5 août 2025.` },
  {
    kind: 'own',
    history: `${FALL}\nLa fracture de la cheville droite est consolidée le 5 mai 2025 par le Dr Valbrume.`,
    accepted: 'Fracture de la cheville droite',
  },
  {
    kind: 'own',
    history: `Antécédent : entorse du genou en 2015, consolidée en 2016.\n${FALL}\nLa lésion est consolidée le 5 mai 2025.`,
  },
  {
    kind: 'own',
    history: `${FALL}\nLa Dre Orsanne revoit le travailleur le 5 mai 2025. Elle consolide la lésion à cette date.`,
  },
  {
    kind: 'own',
    history: `${FALL}\nLa consolidation est prononcée; la lésion est consolidée depuis le 5 mai 2025.`,
    evaluated: '2025-11-11',
  },
  { kind: 'other', history: `Il a subi un accident en 2015, consolidé en 2016.\n${FALL}` },
  {
    kind: 'other',
    history: `En 2015, il subit une entorse lombaire. La lésion est consolidée sans séquelle.\n${FALL}`,
  },
  { kind: 'other', history: `Dossier antérieur : lésion consolidée le 4 mai 2016.\n${FALL}` },
  {
    kind: 'other',
    history: `${FALL}\nDans un dossier antérieur, il a été consolidé avec atteinte permanente.`,
  },
  { kind: 'other', history: `${FALL}\nL’accident de 2015 avait été consolidé avec 2 % d’atteinte.` },
  { kind: 'other', history: `${FALL}\nSon autre dossier est consolidé le 5 mai 2025.` },
  {
    kind: 'other',
    history: `${FALL}\nLa lésion au genou gauche est consolidée le 5 mai 2025.`,
    accepted: 'Entorse lombaire',
  },
  {
    kind: 'other',
    history: `${FALL}\nL’entorse de la cheville gauche est consolidée le 5 mai 2025.`,
    accepted: 'Entorse de la cheville droite',
  },
  { kind: 'other', history: `${FALL}\nLe scan montre une fracture bien consolidée.` },
  { kind: 'denied', history: `${FALL}\nLa lésion n’est pas consolidée.` },
  { kind: 'denied', history: `${FALL}\nLa lésion est non consolidée.` },
  { kind: 'other', history: `${FALL}\nLa lésion est consolidée ce jour.` },
  {
    kind: 'other',
    history: `${FALL}\nLa lésion est consolidée le 11 novembre 2025.`,
    evaluated: '2025-11-11',
  },
  {
    kind: 'other',
    history: `${FALL}\nUn second accident survient le 7 juin 2024. Cette lésion est consolidée le 5 août 2024.`,
  },
  { kind: 'other', history: `${FALL}\nL’événement du 12 avril 2019 a été consolidé le 5 mai 2020.` },
  {
    kind: 'other',
    history: `${FALL}\nIl a eu un accident d’automobile, consolidé par la SAAQ le 5 mai 2025.`,
  },
  {
    kind: 'other',
    history: `Antécédents : tendinite de l’épaule droite, consolidée sans séquelle.\n${FALL}`,
  },
  { kind: 'other', history: `Il avait déjà été consolidé le 3 juin 2019 pour une lésion au dos.\n${FALL}` },
  { kind: 'other', history: `${FALL}\nL’arthrodèse est consolidée à la radiographie du 5 mai 2025.` },
  { kind: 'other', history: `${FALL}\nLa lésion est consolidée à la date de la présente évaluation.` },
];

export const ENGLISH_CONSOLIDATIONS: readonly ToldConsolidation[] = [
  { kind: 'own', history: `${FELL}\nOn May 5, 2025, doctor Orsanne declared the injury consolidated.` },
  { kind: 'own', history: `${FELL}\nThe injury was consolidated on May 5, 2025 with sequelae.` },
  { kind: 'own', history: `${FELL}\nThe date of consolidation is May 5, 2025.` },
  {
    kind: 'own',
    history: `${FELL}\nThe lumbar sprain was consolidated on May 5, 2025.`,
    accepted: 'Lumbar sprain',
  },
  { kind: 'own', history: `${FELL}\nThe event of March 3, 2024 was consolidated on May 5, 2025.` },
  {
    kind: 'own',
    history: `Prior knee sprain in 2015, consolidated in 2016.\n${FELL}\nThe injury was consolidated on May 5, 2025.`,
  },
  {
    kind: 'own',
    history: `${FELL}\nDoctor Orsanne saw the worker on May 5, 2025. She consolidated the injury on that date.`,
  },
  { kind: 'other', history: `He had an accident in 2015, consolidated in 2016.\n${FELL}` },
  {
    kind: 'other',
    history: `In 2015, he sprained his back. The injury was consolidated without sequelae.\n${FELL}`,
  },
  { kind: 'other', history: `Prior file: injury consolidated on May 4, 2016.\n${FELL}` },
  { kind: 'other', history: `${FELL}\nIn a previous claim he was consolidated with permanent impairment.` },
  { kind: 'other', history: `${FELL}\nThe 2015 accident had been consolidated with 2% impairment.` },
  { kind: 'other', history: `${FELL}\nHis other claim was consolidated on May 5, 2025.` },
  {
    kind: 'other',
    history: `${FELL}\nThe left knee injury was consolidated on May 5, 2025.`,
    accepted: 'Lumbar sprain',
  },
  {
    kind: 'other',
    history: `${FELL}\nThe left ankle sprain was consolidated on May 5, 2025.`,
    accepted: 'Right ankle sprain',
  },
  { kind: 'other', history: `${FELL}\nThe CT scan shows a well consolidated fracture.` },
  { kind: 'denied', history: `${FELL}\nThe injury is not consolidated.` },
  { kind: 'other', history: `${FELL}\nThe injury is consolidated as of today.` },
  {
    kind: 'other',
    history: `${FELL}\nThe injury was consolidated on November 11, 2025.`,
    evaluated: '2025-11-11',
  },
  {
    kind: 'other',
    history: `${FELL}\nA second accident took place on June 7, 2024. That injury was consolidated on August 5, 2024.`,
  },
  { kind: 'other', history: `${FELL}\nThe event of April 12, 2019 was consolidated on May 5, 2020.` },
  { kind: 'other', history: `${FELL}\nHe had a car accident, consolidated by the SAAQ on May 5, 2025.` },
  {
    kind: 'other',
    history: `Past history: right shoulder tendinitis, consolidated without sequelae.\n${FELL}`,
  },
];

/** Written after the rules, and never used to adjust them before they were first tried. */
export const FRENCH_CONSOLIDATIONS_HELD_OUT: readonly ToldConsolidation[] = [
  {
    kind: 'own',
    history: `${FALL}\nRupture du ligament croisé antérieur, consolidée le 5 mai 2025.`,
    accepted: 'Rupture du ligament croisé antérieur droit',
  },
  {
    kind: 'own',
    history: `${FALL}\nIl n’a pas d’antécédent au dos. La lésion est consolidée le 5 mai 2025.`,
  },
  { kind: 'own', history: `${FALL}\nLe médecin qui a charge consolide le dossier en mai 2025.` },
  {
    kind: 'own',
    history: `${FALL}\nÀ la suite de l’accident du 3 mars 2024, la lésion est consolidée le 5 mai 2025.`,
  },
  { kind: 'other', history: `Une première réclamation, en 2011, a été consolidée sans séquelle.\n${FALL}` },
  {
    kind: 'other',
    history: `Le 12 janvier 2018, il se blesse au genou droit. Il est consolidé le 4 septembre 2018.\n${FALL}`,
    accepted: 'Entorse lombaire',
  },
  {
    kind: 'other',
    history: `${FALL}\nLa tendinite de la coiffe gauche, d’un autre événement, est consolidée le 5 mai 2025.`,
  },
  { kind: 'other', history: `${FALL}\nLe scan du 5 mai 2025 confirme que le foyer est consolidé.` },
  { kind: 'other', history: `${FALL}\nJe consolide la lésion en date d’aujourd’hui.` },
  { kind: 'denied', history: `${FALL}\nLa lésion n’était toujours pas consolidée en mai 2025.` },
];

export const ENGLISH_CONSOLIDATIONS_HELD_OUT: readonly ToldConsolidation[] = [
  { kind: 'own', history: `${FELL}\nHe has no prior injury. The injury was consolidated on May 5, 2025.` },
  { kind: 'own', history: `${FELL}\nThe attending physician consolidated the file in May 2025.` },
  { kind: 'own', history: `${FELL}\nThe injury of March 3, 2024 was consolidated on May 5, 2025.` },
  { kind: 'other', history: `A first claim, in 2011, was consolidated without sequelae.\n${FELL}` },
  {
    kind: 'other',
    history: `On January 12, 2018, he hurt his right knee. He was consolidated on September 4, 2018.\n${FELL}`,
    accepted: 'Lumbar sprain',
  },
  {
    kind: 'other',
    history: `${FELL}\nThe left rotator cuff tendinitis of another event was consolidated on May 5, 2025.`,
  },
  {
    kind: 'other',
    history: `${FELL}\nI consolidate the injury as of the date of this evaluation; it is consolidated.`,
  },
  { kind: 'denied', history: `${FELL}\nThe injury was still not consolidated in May 2025.` },
];
