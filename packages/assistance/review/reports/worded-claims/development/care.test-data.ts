/** No care in the answer beside care that another passage advises, in whatever words. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const row = (language: 'fr' | 'en', data: FormData) => [language, data] as const;
const fr = (conclusionSoinsTraitements: string, conclusionResume: string) =>
  row('fr', { conclusionSoinsTraitements, conclusionResume });
const en = (conclusionSoinsTraitements: string, conclusionResume: string) =>
  row('en', { conclusionSoinsTraitements, conclusionResume });
const waits = (
  language: 'fr' | 'en',
  conclusionSoinsTraitements: string,
  conclusionDateConsolidation: string,
) => row(language, { conclusionSoinsTraitements, conclusionDateConsolidation });

export const ADVISED_CARE = [
  ...opposed(
    'care-beside-none',
    fr('Aucun.', 'Je suggère huit séances d’ergothérapie pour la main.'),
    fr('Pas d’autre traitement.', 'Une décompression du nerf cubital est à planifier.'),
    fr(
      'Il n’y a plus lieu d’offrir quelque soin que ce soit.',
      'Une infiltration sous échographie est indiquée.',
    ),
    fr('Les traitements reçus ont suffi.', 'Il faudra procéder à une arthroscopie du genou.'),
    fr(
      'Les soins sont terminés.',
      'Nous recommandons la poursuite de la physiothérapie pendant six semaines.',
    ),
    fr('Rien d’autre à offrir.', 'Une greffe du ligament croisé s’impose.'),
    waits(
      'fr',
      'Aucun soin n’est requis.',
      'La lésion n’est pas consolidée : elle doit recevoir une infiltration facettaire.',
    ),
    waits(
      'fr',
      'Traitements suffisants.',
      'Non consolidée, car une acromioplastie est prévue dans les prochains mois.',
    ),
    en('None.', 'I suggest eight sessions of hand therapy.'),
    en('No further treatment.', 'A release of the ulnar nerve is to be scheduled.'),
    en('There is nothing more to offer.', 'An ultrasound-guided injection is indicated.'),
    en('The treatment received was sufficient.', 'She will need an arthroscopy of the knee.'),
    en('Care is complete.', 'We recommend that physiotherapy go on for six weeks.'),
    en('Nothing else is to be considered.', 'He should have a ligament reconstruction.'),
    waits('en', 'No care is required.', 'Not consolidated: he must first undergo a facet joint injection.'),
    waits(
      'en',
      'Treatment was adequate and sufficient.',
      'Not consolidated, since surgery is planned within three months.',
    ),
  ),
  ...clean(
    'care-beside-none',
    fr('Aucun.', 'Le médecin traitant avait recommandé une infiltration, qui a été faite en mai.'),
    fr('Aucun autre traitement.', 'Il a reçu vingt séances de physiothérapie.'),
    fr('Aucun soin n’est requis.', 'Une nouvelle infiltration n’est pas indiquée.'),
    fr('Les soins ont été suffisants.', 'Si la douleur revient, une infiltration pourrait être envisagée.'),
    fr(
      'Aucun traitement additionnel.',
      'L’infiltration a été indiquée par le chirurgien et réalisée en juin 2024.',
    ),
    fr('Aucun autre soin.', 'Je suggère la poursuite des exercices à domicile.'),
    fr('Rien d’autre que de la physiothérapie.', 'Je recommande douze séances de physiothérapie.'),
    fr('Aucun traitement chirurgical.', 'Je recommande douze séances de physiothérapie.'),
    fr('Aucun.', 'Elle devait être opérée, mais elle a refusé la chirurgie.'),
    fr('Aucun autre.', 'Il aurait fallu procéder à une chirurgie plus tôt.'),
    fr(
      'Aucun soin pour le genou.',
      'Une chirurgie de la hanche gauche est requise pour la coxarthrose personnelle.',
    ),
    en('None.', 'Her surgeon had advised an injection, which was given in May.'),
    en('No further treatment.', 'He received twenty sessions of physiotherapy.'),
    en('No care is required.', 'A new injection is not indicated.'),
    en('Treatment was sufficient.', 'If pain recurs, an injection could be considered.'),
    en('No additional treatment.', 'Surgery was recommended in 2024 and was performed in June 2024.'),
    en('No other care.', 'I suggest that she go on with home exercises.'),
    en('Nothing other than physiotherapy.', 'I recommend twelve sessions of physiotherapy.'),
    en('No surgery.', 'I recommend twelve sessions of physiotherapy.'),
    en('None.', 'She was to have surgery, but declined it.'),
    en('None.', 'The physiotherapist recommended more sessions.'),
  ),
];
