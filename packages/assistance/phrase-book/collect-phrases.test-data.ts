import type { TextLanguage } from '../fidelity/difference.ts';
import type { PhraseField } from './phrase.ts';

/** A sentence of a conclusion, and the phrase that it leaves in the book; null where it leaves none. */
export interface PhraseExample {
  readonly language: TextLanguage;
  readonly field: PhraseField;
  readonly sentence: string;
  readonly phrase: string | null;
  readonly restriction?: number;
}

const diagnosis = 'conclusionDiagnostic';
const consolidation = 'conclusionDateConsolidation';
const care = 'conclusionSoinsTraitements';
const impairment = 'conclusionAtteintePermanente';
const limitations = 'conclusionLimitationsFonctionnelles';
const evaluation = 'conclusionEvaluationLimitations';

/** Written before the rule. */
export const PHRASES: readonly PhraseExample[] = [
  {
    language: 'fr',
    field: diagnosis,
    sentence: 'Je retiens le diagnostic d’entorse lombaire en relation avec l’événement.',
    phrase: 'Je retiens le diagnostic d’[diagnostic…] en relation avec l’événement.',
  },
  {
    language: 'fr',
    field: consolidation,
    sentence: 'La lésion est consolidée le 2 décembre 2024, la condition étant stable depuis trois mois.',
    phrase: 'La lésion est consolidée le [date…], la condition étant stable depuis […] mois.',
  },
  {
    language: 'fr',
    field: consolidation,
    sentence: 'Je suis en accord avec la date de consolidation retenue par le docteur Valbrume.',
    phrase: null,
  },
  {
    language: 'fr',
    field: consolidation,
    sentence: 'Date ou période prévisible de consolidation : [à préciser par le médecin].',
    phrase: null,
  },
  {
    language: 'fr',
    field: care,
    sentence: 'Aucun autre traitement actif n’est susceptible d’améliorer la condition.',
    phrase: 'Aucun autre traitement actif n’est susceptible d’améliorer la condition.',
  },
  {
    language: 'fr',
    field: care,
    sentence: 'La prise de naproxène 500 mg au besoin demeure justifiée pour une période de 6 semaines.',
    phrase: 'La prise de [médicament…] […] mg au besoin demeure justifiée pour une période de […] semaines.',
  },
  {
    language: 'fr',
    field: care,
    sentence: 'Madame Zzorvane peut poursuivre ses exercices à domicile.',
    phrase: null,
  },
  {
    language: 'fr',
    field: impairment,
    sentence: 'L’atteinte permanente à l’intégrité physique est évaluée à 2,2 %, selon le code 204004.',
    phrase: 'L’atteinte permanente à l’intégrité physique est évaluée à […] %, selon le code […].',
  },
  {
    language: 'fr',
    field: impairment,
    sentence: 'Au sens de l’article 212, la lésion n’entraîne aucune atteinte permanente.',
    phrase: 'Au sens de l’article 212, la lésion n’entraîne aucune atteinte permanente.',
  },
  {
    language: 'fr',
    field: limitations,
    sentence: 'Il n’y a pas lieu de retenir de limitations fonctionnelles.',
    phrase: 'Il n’y a pas lieu de retenir de limitations fonctionnelles.',
  },
  {
    language: 'fr',
    field: evaluation,
    sentence:
      'Restrictions de classe 2 : éviter de soulever, porter, pousser ou tirer de façon répétitive des charges de plus de 10 kg.',
    phrase:
      'Restrictions de classe 2 : éviter de soulever, porter, pousser ou tirer de façon répétitive des charges de plus de […] kg.',
    restriction: 2,
  },
  {
    language: 'fr',
    field: evaluation,
    sentence: 'Limitations de classe III pour la colonne lombaire selon l’échelle de l’IRSST.',
    phrase: 'Limitations de classe III pour la colonne lombaire selon l’échelle de l’IRSST.',
    restriction: 3,
  },
  {
    language: 'fr',
    field: evaluation,
    sentence: `Restrictions de classe 2 :
- éviter de soulever des charges de plus de 10 kg de façon répétitive;
- éviter de travailler accroupi;
- éviter de ramper et de grimper.`,
    phrase:
      'Restrictions de classe 2 : éviter de soulever des charges de plus de […] kg de façon répétitive; éviter de travailler accroupi; éviter de ramper et de grimper.',
    restriction: 2,
  },
  {
    language: 'fr',
    field: evaluation,
    sentence: `Les limitations suivantes sont retenues, de classe 1 :
1. éviter les vibrations de basse fréquence
2. éviter la flexion extrême du tronc`,
    phrase:
      'Les limitations suivantes sont retenues, de classe 1 : éviter les vibrations de basse fréquence; éviter la flexion extrême du tronc.',
    restriction: 1,
  },
  {
    language: 'fr',
    field: evaluation,
    sentence: 'Éviter les mouvements au-dessus de l’épaule gauche.',
    phrase: 'Éviter les mouvements au-dessus de l’épaule [côté…].',
  },
  {
    language: 'fr',
    field: evaluation,
    sentence: 'Le travailleur déclare : « je ne peux plus forcer ».',
    phrase: null,
  },
  { language: 'fr', field: evaluation, sentence: 'Voir plus haut.', phrase: null },
  {
    language: 'fr',
    field: care,
    sentence: 'Le suivi à la clinique du Bon Repos demeure indiqué.',
    phrase: null,
  },
  {
    language: 'fr',
    field: impairment,
    sentence: 'Zzorvane conserve une atteinte permanente à l’épaule gauche.',
    phrase: null,
  },
  {
    language: 'fr',
    field: impairment,
    sentence:
      'Déficit anatomo-physiologique : Aucun pourcentage n’est attribué selon le Règlement sur le barème.',
    phrase:
      'Déficit anatomo-physiologique : Aucun pourcentage n’est attribué selon le Règlement sur le barème.',
  },
  {
    language: 'en',
    field: diagnosis,
    sentence: 'In my opinion, the diagnosis is a resolved lumbar strain.',
    phrase: 'In my opinion, the diagnosis is a resolved [diagnosis…].',
  },
  {
    language: 'en',
    field: consolidation,
    sentence: 'The injury reached maximum medical improvement on March 3, 2025.',
    phrase: 'The injury reached maximum medical improvement on [date…].',
  },
  {
    language: 'en',
    field: consolidation,
    sentence: 'I agree with Dr. Valbrume on the date of consolidation.',
    phrase: null,
  },
  {
    language: 'en',
    field: care,
    sentence: 'Six further sessions of physiotherapy over three weeks are justified.',
    phrase: '[…] further sessions of physiotherapy over […] weeks are justified.',
  },
  {
    language: 'en',
    field: impairment,
    sentence: 'There is a permanent impairment of the left hip, assessed at 3%.',
    phrase: 'There is a permanent impairment of the [side…] hip, assessed at […]%.',
  },
  {
    language: 'en',
    field: limitations,
    sentence: 'No functional limitation results from the injury.',
    phrase: 'No functional limitation results from the injury.',
  },
  {
    language: 'en',
    field: evaluation,
    sentence: 'Class 1 restrictions: avoid lifting more than 15 to 25 kg.',
    phrase: 'Class 1 restrictions: avoid lifting more than […] to […] kg.',
    restriction: 1,
  },
  {
    language: 'en',
    field: evaluation,
    sentence: `Class 3 restrictions:
- no lifting of more than 5 kg;
- no prolonged walking;
- change of posture every 45 minutes.`,
    phrase:
      'Class 3 restrictions: no lifting of more than […] kg; no prolonged walking; change of posture every […] minutes.',
    restriction: 3,
  },
  {
    language: 'en',
    field: evaluation,
    sentence: `Class 2 restrictions:
- no climbing at Boulangerie Zzpain.`,
    phrase: null,
  },
  {
    language: 'en',
    field: evaluation,
    sentence: 'Ms. Zzorvane should not kneel or squat.',
    phrase: null,
  },
  {
    language: 'en',
    field: evaluation,
    sentence: 'The worker at Boulangerie Zzpain may return to light duties.',
    phrase: null,
  },
];
