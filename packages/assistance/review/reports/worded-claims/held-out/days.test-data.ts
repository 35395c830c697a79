/** Held out: implied days of consolidation and totals. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const row = (language: 'fr' | 'en', data: FormData) => [language, data] as const;
const day = (language: 'fr' | 'en', conclusionDateConsolidation: string, conclusionResume: string) =>
  row(language, { conclusionDateConsolidation, conclusionResume });
const share = (language: 'fr' | 'en', conclusionPourcentageAtteinte: string, conclusionResume: string) =>
  row(language, { conclusionPourcentageAtteinte, conclusionResume });

export const IMPLIED_DAYS_HELD_OUT = [
  ...opposed(
    'consolidation-date',
    day(
      'fr',
      'Le 5 mai 2025, l’état étant stable.',
      'À mon avis, la lésion a atteint sa consolidation le 5 avril 2025.',
    ),
    day(
      'en',
      'May 5, 2025, as the condition is stable.',
      'In my opinion consolidation was reached on April 5, 2025.',
    ),
  ),
  ...clean(
    'consolidation-date',
    day(
      'fr',
      'Le 5 mai 2025, l’état étant stable.',
      'La fracture était consolidée à la radiographie du 5 avril 2025.',
    ),
    day('en', 'May 5, 2025.', 'The fracture was consolidated on the film of April 5, 2025.'),
  ),
];

export const TOTALS_HELD_OUT = [
  ...opposed(
    'percentage',
    share('fr', 'Déficit total : 7 %.', 'Il en résulte un déficit anatomo-physiologique global de 5 %.'),
    row('fr', { conclusionPourcentageAtteinte: 'Épaule : 3 %. Cicatrice : 1,5 %. Au total, 5 %.' }),
    share('en', 'Total deficit: 7%.', 'This results in an overall deficit of 5%.'),
    row('en', { conclusionPourcentageAtteinte: 'Shoulder: 3%. Scar: 1.5%. In total, 5%.' }),
  ),
  ...clean(
    'percentage',
    share(
      'fr',
      'Déficit total : 7 %.',
      'Un déficit de 2 % avait été reconnu en 2015, en plus du déficit actuel de 7 %.',
    ),
    share(
      'en',
      'Total deficit: 7%.',
      'A deficit of 2% was recognized in 2015, beside the present deficit of 7%.',
    ),
  ),
];
