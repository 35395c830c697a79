/** Answers to points of the mandate, by how the review must read them; those held out were run for their rate alone. */
import type { MandateBox, MandateState } from '../index.ts';
import type { FormData } from '@constat/report/rules';

type Field =
  | 'conclusionDiagnostic'
  | 'conclusionDateConsolidation'
  | 'conclusionSoinsTraitements'
  | 'conclusionAtteintePermanente'
  | 'conclusionPourcentageAtteinte'
  | 'conclusionEvaluationLimitations';

const FLAGS = {
  conclusionDiagnostic: 'mandatDiagnostic',
  conclusionDateConsolidation: 'mandatConsolidation',
  conclusionSoinsTraitements: 'mandatSoins',
  conclusionAtteintePermanente: 'mandatAtteinte',
  conclusionPourcentageAtteinte: 'mandatAtteintePourcentage',
  conclusionEvaluationLimitations: 'mandatLimitationsEvaluation',
} as const satisfies Readonly<Record<Field, MandateBox['flag']>>;

export interface WrittenAnswer {
  readonly language: 'fr' | 'en';
  readonly flag: MandateBox['flag'];
  readonly text: string;
  readonly formData: FormData;
  readonly state: MandateState;
}

type Rows = readonly (readonly [language: 'fr' | 'en', field: Field, text: string])[];

export const rows = (state: MandateState, list: Rows): readonly WrittenAnswer[] =>
  list.map(([language, field, text]) => ({
    language,
    flag: FLAGS[field],
    text,
    formData: { [FLAGS[field]]: true, [field]: text, dateEvaluation: '2026-02-02' },
    state,
  }));

export const WRITTEN_ANSWERS = [
  ...rows('answered', [
    [
      'fr',
      'conclusionEvaluationLimitations',
      'Ne pas soulever plus de 15 kilogrammes. Restreindre la marche prolongée.',
    ],
    ['fr', 'conclusionEvaluationLimitations', 'Le travailleur devrait s’abstenir de ramper.'],
    ['fr', 'conclusionEvaluationLimitations', 'Restreindre la station debout à une heure.'],
    ['fr', 'conclusionEvaluationLimitations', 'Charges de 20 livres, occasionnellement.'],
    ['en', 'conclusionEvaluationLimitations', 'Refrain from kneeling.'],
    ['en', 'conclusionEvaluationLimitations', 'Loads up to 30 lb.'],
    ['en', 'conclusionEvaluationLimitations', 'Restrict overhead work to ten minutes an hour.'],
    ['fr', 'conclusionSoinsTraitements', 'Aucun soin à venir.'],
    [
      'fr',
      'conclusionSoinsTraitements',
      'Physiothérapie suffisante. Rendez-vous à confirmer avec le chirurgien le 3 mars 2026.',
    ],
    ['fr', 'conclusionSoinsTraitements', 'Aucune chirurgie à discuter. Suivi terminé.'],
    ['en', 'conclusionSoinsTraitements', 'No care pending.'],
    ['en', 'conclusionSoinsTraitements', 'No further treatment; nothing is pending.'],
    ['fr', 'conclusionDiagnostic', 'Entorse du genou droit, à évaluer en orthopédie.'],
    ['fr', 'conclusionDiagnostic', 'Tendinopathie de l’épaule gauche, à suivre par son médecin.'],
    ['en', 'conclusionDiagnostic', 'Sprain of the right knee, to be assessed in orthopedics.'],
    ['fr', 'conclusionDateConsolidation', 'Celle retenue par le médecin traitant, soit le 3 juin 2024.'],
    ['fr', 'conclusionDateConsolidation', 'Je suis d’accord avec le Dr Roy : 3 juin 2024.'],
    ['fr', 'conclusionDateConsolidation', 'Consolidée lors de mon examen.'],
    ['fr', 'conclusionDateConsolidation', 'La date du Dr Morin est retenue : 12 mai 2024.'],
    ['en', 'conclusionDateConsolidation', 'I agree with Dr. Smith: June 3, 2024.'],
    [
      'en',
      'conclusionDateConsolidation',
      'The date of the attending physician, namely June 3, 2024, is retained.',
    ],
    ['en', 'conclusionDateConsolidation', 'Consolidated on the day of my examination.'],
    ['fr', 'conclusionPourcentageAtteinte', '0'],
    ['fr', 'conclusionPourcentageAtteinte', 'DAP 2 / DPJV 0,2 / Total 2,2'],
    ['en', 'conclusionPourcentageAtteinte', 'APD 3; total 3.3'],
  ]),
  ...rows('premature', [
    [
      'fr',
      'conclusionAtteintePermanente',
      'À déterminer lors du bilan : prématuré, car la lésion n’est pas consolidée.',
    ],
    [
      'en',
      'conclusionAtteintePermanente',
      'To be determined later: premature, as the injury is not consolidated.',
    ],
  ]),
  ...rows('open', [
    ['fr', 'conclusionSoinsTraitements', 'Soins : à préciser'],
    ['fr', 'conclusionPourcentageAtteinte', 'À déterminer après la chirurgie.'],
    ['fr', 'conclusionPourcentageAtteinte', 'Pourcentage à déterminer ultérieurement.'],
    ['en', 'conclusionPourcentageAtteinte', 'To be determined after surgery.'],
    ['fr', 'conclusionDiagnostic', 'Diagnostic à déterminer.'],
    ['fr', 'conclusionDateConsolidation', 'Date à fixer.'],
    ['fr', 'conclusionDateConsolidation', 'Selon le Dr Roy, le 3 mars 2025.'],
    ['en', 'conclusionDateConsolidation', 'Date to be confirmed.'],
    ['en', 'conclusionDiagnostic', 'Diagnosis: pending.'],
    ['fr', 'conclusionEvaluationLimitations', 'Des limitations fonctionnelles existent.'],
    ['en', 'conclusionPourcentageAtteinte', 'See the table of sequelae.'],
  ]),
];

export const HELD_OUT_ANSWERS = [
  ...rows('answered', [
    ['fr', 'conclusionEvaluationLimitations', 'Ne plus monter dans une échelle.'],
    ['fr', 'conclusionEvaluationLimitations', 'S’abstenir de travailler à genoux.'],
    ['fr', 'conclusionEvaluationLimitations', 'Elle s’abstiendra de pousser ou de tirer.'],
    ['fr', 'conclusionEvaluationLimitations', 'Levage restreint à 12 kilogrammes.'],
    ['en', 'conclusionEvaluationLimitations', 'The worker should refrain from climbing ladders.'],
    ['en', 'conclusionEvaluationLimitations', 'Lifting restricted to 25 pounds.'],
    ['en', 'conclusionEvaluationLimitations', 'Do not carry more than 5 kilograms.'],
    ['fr', 'conclusionSoinsTraitements', 'Il n’y a aucune infiltration à venir.'],
    [
      'fr',
      'conclusionSoinsTraitements',
      'Exercices à la maison. Date de la chirurgie à confirmer par l’hôpital.',
    ],
    ['en', 'conclusionSoinsTraitements', 'There is no surgery to be discussed.'],
    [
      'en',
      'conclusionSoinsTraitements',
      'Six sessions of physiotherapy; the place is to be confirmed with the clinic.',
    ],
    ['fr', 'conclusionDiagnostic', 'Hernie discale L5-S1 gauche, à suivre en neurochirurgie.'],
    [
      'en',
      'conclusionDiagnostic',
      'Left carpal tunnel syndrome, nerve study to be completed by her physician.',
    ],
    ['fr', 'conclusionDateConsolidation', 'Date retenue par la Dre Caron : le 8 avril 2025.'],
    ['fr', 'conclusionDateConsolidation', 'D’accord avec le médecin qui a charge, le 14 octobre 2025.'],
    ['fr', 'conclusionDateConsolidation', 'La lésion est consolidée le jour de mon évaluation.'],
    ['en', 'conclusionDateConsolidation', 'As the attending physician did, I retain May 2, 2025.'],
    ['en', 'conclusionDateConsolidation', 'Dr. Lee’s date is accepted: May 2, 2025.'],
    ['en', 'conclusionDateConsolidation', 'Consolidated at the time of my assessment.'],
    ['fr', 'conclusionPourcentageAtteinte', '4,4'],
    ['en', 'conclusionPourcentageAtteinte', 'APD: 5'],
  ]),
  ...rows('premature', [
    [
      'fr',
      'conclusionAtteintePermanente',
      'Prématuré : à évaluer quand la lésion sera consolidée, car elle n’est pas consolidée.',
    ],
    [
      'en',
      'conclusionAtteintePermanente',
      'Premature, because surgery is awaited; to be assessed afterwards.',
    ],
  ]),
  ...rows('open', [
    ['fr', 'conclusionDiagnostic', 'Diagnostic : à compléter.'],
    ['fr', 'conclusionSoinsTraitements', 'À discuter'],
    ['en', 'conclusionSoinsTraitements', 'To be specified.'],
    ['en', 'conclusionDateConsolidation', 'According to Dr. Smith, March 3, 2025.'],
    ['en', 'conclusionEvaluationLimitations', 'Functional limitations exist.'],
  ]),
];
