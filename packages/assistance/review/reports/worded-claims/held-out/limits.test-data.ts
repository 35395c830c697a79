/** Held out: answered limitations. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const row = (language: 'fr' | 'en', data: FormData) => [language, data] as const;
const answers = (
  language: 'fr' | 'en',
  conclusionLimitationsFonctionnelles: string,
  conclusionEvaluationLimitations: string,
) => row(language, { conclusionLimitationsFonctionnelles, conclusionEvaluationLimitations });
const told = (language: 'fr' | 'en', conclusionLimitationsFonctionnelles: string, conclusionResume: string) =>
  row(language, { conclusionLimitationsFonctionnelles, conclusionResume });

export const ANSWERED_LIMITS_HELD_OUT = [
  ...opposed(
    'limitations',
    answers('fr', 'Il n’y a pas lieu d’en imposer.', 'Éviter les échelles et les toits.'),
    told(
      'fr',
      'Aucune ne s’impose.',
      'Des restrictions permanentes sont requises pour le travail au-dessus des épaules.',
    ),
    told('fr', 'Oui, voir plus bas.', 'Il peut reprendre son poste habituel, sans restriction aucune.'),
    answers('en', 'There is no reason to impose any.', 'Avoid ladders and roofs.'),
    told('en', 'None apply.', 'Permanent restrictions are required for overhead work.'),
    told('en', 'Yes, see below.', 'He can resume his usual job with no restrictions at all.'),
  ),
  ...clean(
    'limitations',
    answers('fr', 'Il n’y a pas lieu d’en imposer.', 'Le travailleur n’a rien à éviter.'),
    told('fr', 'Aucune ne s’impose.', 'Des restrictions avaient été émises pendant la physiothérapie.'),
    answers('en', 'There is no reason to impose any.', 'The worker has nothing to avoid.'),
    told('en', 'None apply.', 'Restrictions had been issued during physiotherapy.'),
  ),
];
