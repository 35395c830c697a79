/** More answers to points of the mandate, written before the rules were changed for their likes. */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildMeta } from '@constat/report/rules';
import { reviewReport } from '../index.ts';
import { rows } from './answers.test-data.ts';
import type { WrittenAnswer } from './answers.test-data.ts';

/** Whether the review gives the box of an answer its state. */
export function isAnsweredRightly({ language, flag, formData, state }: WrittenAnswer): boolean {
  const meta = { ...buildMeta(language), confirmed: MEDICAL_EVALUATION.fields.map(({ id }) => id) };
  const { mandate } = reviewReport({ type: MEDICAL_EVALUATION, formData, meta }, language, 'Visite');
  return mandate.find((box) => box.flag === flag)?.state === state;
}

export const MORE_ANSWERS = [
  ...rows('answered', [
    ['fr', 'conclusionDateConsolidation', 'J’adhère à la date du Dr Roy, le 4 novembre 2024.'],
    ['fr', 'conclusionDateConsolidation', 'Selon mon appréciation, le 12 mai 2025.'],
    ['fr', 'conclusionEvaluationLimitations', 'Peut rester assis une heure au plus.'],
    [
      'fr',
      'conclusionSoinsTraitements',
      'Il est prématuré de mettre fin à l’ergothérapie, qui doit continuer six semaines.',
    ],
    ['en', 'conclusionDateConsolidation', 'I endorse Dr. Roy’s date of November 4, 2024.'],
    ['en', 'conclusionDateConsolidation', 'In my assessment and according to my findings, May 12, 2025.'],
    ['en', 'conclusionEvaluationLimitations', 'May sit one hour at most.'],
    [
      'en',
      'conclusionSoinsTraitements',
      'It is premature to discontinue occupational therapy, which must go on for six weeks.',
    ],
  ]),
  ...rows('open', [
    ['fr', 'conclusionDiagnostic', 'Voir l’analyse.'],
    ['fr', 'conclusionSoinsTraitements', 'Voir la section 10.'],
    ['fr', 'conclusionDateConsolidation', 'Le Dr Roy a consolidé le 4 novembre 2024.'],
    ['fr', 'conclusionDateConsolidation', 'Selon la CNESST, le 4 novembre 2024.'],
    ['en', 'conclusionDiagnostic', 'See the analysis.'],
    ['en', 'conclusionSoinsTraitements', 'See section 10.'],
    ['en', 'conclusionDateConsolidation', 'Dr. Roy consolidated on November 4, 2024.'],
    ['en', 'conclusionDateConsolidation', 'According to the CNESST, November 4, 2024.'],
  ]),
];

export const MORE_ANSWERS_HELD_OUT = [
  ...rows('answered', [
    ['fr', 'conclusionDateConsolidation', 'Je fais mienne la date du Dr Caron, le 3 mars 2025.'],
    ['fr', 'conclusionDateConsolidation', 'Le Dr Caron propose le 3 mars 2025. Je suis du même avis.'],
    ['fr', 'conclusionEvaluationLimitations', 'Doit alterner debout et assis aux vingt minutes.'],
    [
      'fr',
      'conclusionSoinsTraitements',
      'Il serait prématuré d’interrompre les traitements; les poursuivre deux mois.',
    ],
    ['en', 'conclusionDateConsolidation', 'I adopt Dr. Caron’s date, March 3, 2025.'],
    ['en', 'conclusionDateConsolidation', 'Dr. Caron suggests March 3, 2025. I am of the same opinion.'],
    ['en', 'conclusionEvaluationLimitations', 'Needs to change position every twenty minutes.'],
    [
      'en',
      'conclusionSoinsTraitements',
      'It would be premature to interrupt treatment; continue it for two months.',
    ],
  ]),
  ...rows('open', [
    ['fr', 'conclusionDiagnostic', 'Cf. section 10.'],
    ['fr', 'conclusionSoinsTraitements', 'Se référer à la discussion.'],
    ['fr', 'conclusionDateConsolidation', 'Le Dr Caron a retenu le 3 mars 2025.'],
    ['fr', 'conclusionDateConsolidation', 'D’après le médecin de l’employeur, le 3 mars 2025.'],
    ['en', 'conclusionDiagnostic', 'Cf. section 10.'],
    ['en', 'conclusionSoinsTraitements', 'Please refer to the discussion.'],
    ['en', 'conclusionDateConsolidation', 'Dr. Caron retained March 3, 2025.'],
    ['en', 'conclusionDateConsolidation', 'In the opinion of the employer’s physician, March 3, 2025.'],
  ]),
];

/** Written after the rules and tried once before anything was changed for them. */
export const MORE_ANSWERS_HELD_OUT_2 = [
  ...rows('answered', [
    ['fr', 'conclusionDateConsolidation', 'Comme le Dr Roy, je fixe la consolidation au 4 novembre 2024.'],
    ['fr', 'conclusionDateConsolidation', 'Le Dr Roy l’établit au 4 novembre 2024, et je suis d’accord.'],
    ['fr', 'conclusionEvaluationLimitations', 'Pause de dix minutes chaque heure.'],
    ['fr', 'conclusionSoinsTraitements', 'Il est trop tôt pour cesser la médication, à poursuivre six mois.'],
    ['en', 'conclusionDateConsolidation', 'Like Dr. Roy, I set consolidation at November 4, 2024.'],
    ['en', 'conclusionDateConsolidation', 'Dr. Roy sets it at November 4, 2024, and I agree.'],
    ['en', 'conclusionEvaluationLimitations', 'A ten-minute break every hour.'],
    [
      'en',
      'conclusionSoinsTraitements',
      'It is too early to stop medication, to be continued for six months.',
    ],
  ]),
  ...rows('open', [
    ['fr', 'conclusionDiagnostic', 'Voir ma discussion plus haut.'],
    ['fr', 'conclusionSoinsTraitements', 'Voir point 3 ci-dessus.'],
    ['fr', 'conclusionDateConsolidation', 'Le médecin traitant avait consolidé le 4 novembre 2024.'],
    ['fr', 'conclusionDateConsolidation', 'Je ne partage pas la date du Dr Roy du 4 novembre 2024.'],
    ['en', 'conclusionDiagnostic', 'See my discussion above.'],
    ['en', 'conclusionSoinsTraitements', 'See point 3 above.'],
    ['en', 'conclusionDateConsolidation', 'The attending physician had consolidated on November 4, 2024.'],
    ['en', 'conclusionDateConsolidation', 'I do not share Dr. Roy’s date of November 4, 2024.'],
  ]),
];
