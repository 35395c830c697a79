/** Held out: advised care beside no care. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const row = (language: 'fr' | 'en', data: FormData) => [language, data] as const;
const fr = (conclusionSoinsTraitements: string, conclusionResume: string) =>
  row('fr', { conclusionSoinsTraitements, conclusionResume });
const en = (conclusionSoinsTraitements: string, conclusionResume: string) =>
  row('en', { conclusionSoinsTraitements, conclusionResume });

export const ADVISED_CARE_HELD_OUT = [
  ...opposed(
    'care-beside-none',
    fr('Aucun soin supplémentaire à proposer.', 'Le travailleur devra subir une discectomie.'),
    fr('Le suivi a été suffisant et il n’y a rien à ajouter.', 'J’estime qu’une arthrodèse est nécessaire.'),
    fr('Néant.', 'Un programme de réadaptation intensive est souhaitable.'),
    fr('Les soins peuvent cesser.', 'Six séances de chiropratique additionnelles sont à prévoir.'),
    en('No additional care to propose.', 'The worker will have to undergo a discectomy.'),
    en('Care has been sufficient and nothing needs to be added.', 'In my view a fusion is necessary.'),
    en('Nil.', 'An intensive rehabilitation programme is desirable.'),
    en('Treatment may stop.', 'Six additional chiropractic sessions should be planned.'),
  ),
  ...clean(
    'care-beside-none',
    fr('Aucun.', 'La chirurgie qui était prévue a été annulée.'),
    fr('Aucun autre soin.', 'Une chirurgie n’est ni nécessaire ni souhaitable.'),
    fr('Aucun.', 'La nécessité d’une chirurgie a été discutée en 2024; l’opération a eu lieu en juin.'),
    en('None.', 'The surgery that was planned has been cancelled.'),
    en('No further care.', 'Surgery is neither necessary nor desirable.'),
    en('None.', 'The need for surgery was discussed in 2024 and the operation took place in June.'),
  ),
];
