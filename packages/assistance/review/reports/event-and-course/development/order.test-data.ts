/** Visits, images, operations and a relapse that are dated before the event. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const FELL = {
  fr: 'Le 5 avril 2024, il se tord le genou droit en descendant d’une échelle.',
  en: 'On April 5, 2024, he twisted his right knee while climbing down a ladder.',
};
const of = (language: 'fr' | 'en', data: FormData) =>
  [
    language,
    {
      diagnosticsCnesst: language === 'fr' ? 'Entorse du genou droit.' : 'Right knee sprain.',
      conclusionDiagnostic: language === 'fr' ? 'Entorse du genou droit.' : 'Right knee sprain.',
      ...data,
    },
  ] as const;
const then = (language: 'fr' | 'en', text: string) =>
  of(language, { historiqueEvolution: `${FELL[language]} ${text}` });

export const EARLY_DATES = [
  ...clean(
    'early-date',
    then('fr', 'Il consulte le 6 avril 2024 à l’urgence.'),
    then('fr', 'Il avait déjà consulté pour ce genou le 12 mars 2023.'),
    then('fr', 'L’IRM du 14 mai 2024 est comparée à celle du 3 février 2022.'),
    then('fr', 'Il travaillait pour cet employeur depuis le 2 mai 2018.'),
    then('fr', 'Une entorse du même genou remonte au 8 août 2021.'),
    of('fr', { historiqueEvolution: 'Suivi pour une gonarthrose le 3 mars 2023. ' + FELL.fr }),
    of('fr', { historiqueEvolution: FELL.fr, relapseDate: '12 mars 2025' }),
    then('en', 'He was seen on April 6, 2024 in the emergency room.'),
    then('en', 'He had already been seen for this knee on March 12, 2023.'),
    then('en', 'The MRI of May 14, 2024 is compared with that of February 3, 2022.'),
    then('en', 'He had worked for this employer since May 2, 2018.'),
    then('en', 'A sprain of the same knee dates back to August 8, 2021.'),
    of('en', { historiqueEvolution: 'Followed for osteoarthritis on March 3, 2023. ' + FELL.en }),
    of('en', { historiqueEvolution: FELL.en, relapseDate: 'March 12, 2025' }),
  ),
  ...opposed(
    'early-date',
    then('fr', 'Il consulte à l’urgence le 2 avril 2024.'),
    then('fr', 'Une IRM est faite le 14 mai 2023.'),
    then('fr', 'Il est opéré le 9 janvier 2024 par le Dr Roy.'),
    then('fr', 'La physiothérapie débute le 20 mars 2024.'),
    of('fr', { historiqueEvolution: FELL.fr, relapseDate: '12 mars 2023' }),
    of('fr', { historiqueEvolution: `${FELL.fr} Une rechute est acceptée le 8 février 2024.` }),
    then('en', 'He went to the emergency room on April 2, 2024.'),
    then('en', 'An MRI was done on May 14, 2023.'),
    then('en', 'He was operated on January 9, 2024 by Dr. Roy.'),
    then('en', 'Physiotherapy began on March 20, 2024.'),
    of('en', { historiqueEvolution: FELL.en, relapseDate: 'March 12, 2023' }),
    of('en', { historiqueEvolution: `${FELL.en} A relapse was accepted on February 8, 2024.` }),
  ),
];
