/** Durations beside both of their days, and time since the event beside the day of the evaluation. */
import { clean, opposed } from '../../passages.test-data.ts';

const told = (language: 'fr' | 'en', history: string, discussion: string) =>
  [language, { historiqueEvolution: history, discussion }] as const;
const STOPPED = {
  fr: 'Arrêt de travail du 15 avril 2024 au 13 mai 2024.',
  en: 'Off work from April 15, 2024 to May 13, 2024.',
};
const PHYSIO = {
  fr: 'La physiothérapie débute le 6 mai 2024 et se termine le 4 novembre 2024.',
  en: 'Physiotherapy began on May 6, 2024 and ended on November 4, 2024.',
};

export const PERIODS = [
  ...clean(
    'duration',
    told('fr', STOPPED.fr, 'L’arrêt de travail de quatre semaines était justifié.'),
    told('fr', STOPPED.fr, 'Une telle entorse entraîne habituellement un arrêt de travail de deux semaines.'),
    told('fr', STOPPED.fr, 'Le Dr Roy prescrivait un arrêt de travail de six mois.'),
    told(
      'fr',
      `${STOPPED.fr} Second arrêt de travail du 2 septembre 2024 au 2 décembre 2024.`,
      'Un arrêt de travail de trois mois a suivi la rechute.',
    ),
    told('fr', PHYSIO.fr, 'Les six mois de physiothérapie n’ont rien changé.'),
    told('fr', PHYSIO.fr, 'Après deux mois de physiothérapie, la flexion s’était améliorée.'),
    told('fr', 'Il tombe le 5 avril 2024.', 'L’événement remonte à près de deux ans.'),
    told('fr', 'Six mois après l’événement, il est revu par son médecin.', 'Évolution lente.'),
    told('en', STOPPED.en, 'The four-week work stoppage was justified.'),
    told('en', STOPPED.en, 'Such a sprain usually leads to a work stoppage of two weeks.'),
    told(
      'en',
      `${STOPPED.en} Off work again from September 2, 2024 to December 2, 2024.`,
      'A work stoppage of three months followed the relapse.',
    ),
    told('en', PHYSIO.en, 'Six months of physiotherapy changed nothing.'),
    told('en', PHYSIO.en, 'After two months of physiotherapy flexion had improved.'),
    told('en', 'He fell on April 5, 2024.', 'The event dates back almost two years.'),
    told('en', 'Six months after the event he was seen by his physician.', 'Slow progress.'),
  ),
  ...opposed(
    'duration',
    told('fr', STOPPED.fr, 'Un arrêt de travail de six mois est excessif pour une entorse.'),
    told('fr', PHYSIO.fr, 'Il a reçu seize mois de physiothérapie.'),
    told(
      'fr',
      'Immobilisation plâtrée du 5 avril 2024 au 3 mai 2024.',
      'L’immobilisation de dix semaines explique la raideur.',
    ),
    told('fr', 'Il tombe le 5 avril 2024.', 'L’événement remonte à huit mois.'),
    told('en', STOPPED.en, 'A work stoppage of six months is excessive for a sprain.'),
    told('en', PHYSIO.en, 'He received sixteen months of physiotherapy.'),
    told(
      'en',
      'A cast was worn from April 5, 2024 to May 3, 2024.',
      'The ten weeks of cast explain the stiffness.',
    ),
    told('en', 'He fell on April 5, 2024.', 'Today, eight months after the event, he still limps.'),
  ),
];

const past = (language: 'fr' | 'en', antecedentsLesion: string, antecedentsChirurgicaux: string) =>
  [language, { antecedentsLesion, antecedentsChirurgicaux }] as const;

export const ANTECEDENTS = [
  ...clean(
    'antecedent',
    past('fr', 'Aucun antécédent au genou droit.', 'Arthroscopie du genou gauche en 2012.'),
    past(
      'fr',
      'Aucun antécédent au genou droit, sauf une entorse en 2010.',
      'Entorse du genou droit en 2010.',
    ),
    past('fr', 'Aucun antécédent lombaire.', 'Discectomie C5-C6 en 2015.'),
    past('fr', 'Aucun antécédent lombaire.', 'Père opéré d’une hernie L4-L5 en 2001.'),
    past('fr', 'Aucun antécédent de fracture au genou droit.', 'Entorse du genou droit en 2011.'),
    past('fr', 'Aucun antécédent au genou droit.', 'Arthroscopie du genou droit en 2025.'),
    past('fr', 'Aucun antécédent à l’épaule droite.', 'Pas de fracture de l’épaule droite en 2010.'),
    past('en', 'No previous problem with the right knee.', 'Left knee arthroscopy in 2012.'),
    past(
      'en',
      'No previous problem with the right knee, except a sprain in 2010.',
      'Right knee sprain in 2010.',
    ),
    past('en', 'No lumbar history.', 'C5-C6 discectomy in 2015.'),
    past('en', 'No history of fracture of the right knee.', 'Right knee sprain in 2011.'),
    past('en', 'No previous problem with the right knee.', 'Right knee arthroscopy in 2025.'),
  ),
  ...opposed(
    'antecedent',
    past('fr', 'Aucun antécédent au genou droit.', 'Méniscectomie du genou droit en 2012.'),
    past('fr', 'Jamais eu de problème à l’épaule gauche.', 'Fracture de l’épaule gauche en 2009.'),
    past('fr', 'Pas d’antécédent cervical.', 'Entorse cervicale en 2017.'),
    past('en', 'No previous problem with the right knee.', 'Right knee meniscectomy in 2012.'),
    past('en', 'Never had a problem with the left shoulder.', 'Left shoulder fracture in 2009.'),
    past('en', 'No prior injury of the neck.', 'Cervical sprain in 2017.'),
  ),
];
