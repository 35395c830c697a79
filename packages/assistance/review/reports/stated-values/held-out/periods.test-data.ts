/** Durations and earlier injuries: held out, run for the rate alone. */
import { clean, opposed } from '../../passages.test-data.ts';

const told = (language: 'fr' | 'en', history: string, discussion: string) =>
  [language, { historiqueEvolution: history, discussion }] as const;

export const PERIODS_HELD_OUT = [
  ...clean(
    'duration',
    told(
      'fr',
      'Absence du travail du 10 juin 2024 au 8 juillet 2024.',
      'L’absence d’un mois est raisonnable.',
    ),
    told('fr', 'Attelle du 8 avril 2024 au 20 mai 2024.', 'L’employeur parle de quatre mois d’attelle.'),
    told(
      'fr',
      'Il chute le 5 avril 2024.',
      'Si l’événement remontait à trois mois, un traitement serait utile.',
    ),
    told(
      'en',
      'Absent from work from June 10, 2024 to July 8, 2024.',
      'The absence of one month is reasonable.',
    ),
    told('en', 'Splint from April 8, 2024 to May 20, 2024.', 'The employer speaks of four months of splint.'),
    told('en', 'He fell on April 5, 2024.', 'Had the event been three months ago, treatment would help.'),
  ),
  ...opposed(
    'duration',
    told(
      'fr',
      'En arrêt de travail du 8 avril 2024 au 8 mai 2024.',
      'L’arrêt de travail de huit mois n’est pas expliqué.',
    ),
    told(
      'fr',
      'Plâtre du 8 avril 2024 au 20 mai 2024.',
      'Malgré quatre mois de plâtre, la fracture a tardé à guérir.',
    ),
    told(
      'fr',
      'Il chute le 5 avril 2024.',
      'Au moment de mon examen, cinq mois après l’accident, il boite encore.',
    ),
    told(
      'en',
      'Off work from April 8, 2024 to May 8, 2024.',
      'The eight months of absence from work are not explained.',
    ),
    told(
      'en',
      'Cast from April 8, 2024 to May 20, 2024.',
      'In spite of four months of cast, the fracture was slow to heal.',
    ),
    told(
      'en',
      'He fell on April 5, 2024.',
      'At the time of my examination, five months after the accident, he still limps.',
    ),
  ),
];

const past = (language: 'fr' | 'en', antecedentsLesion: string, antecedentsChirurgicaux: string) =>
  [language, { antecedentsLesion, antecedentsChirurgicaux }] as const;

export const ANTECEDENTS_HELD_OUT = [
  ...clean(
    'antecedent',
    past('fr', 'Aucun antécédent à la cheville gauche.', 'Fracture de la cheville droite en 2005.'),
    past('fr', 'Aucun antécédent au poignet droit avant 2010.', 'Fracture du poignet droit en 2010.'),
    past('fr', 'Aucun antécédent au coude.', 'Cholécystectomie en 2010.'),
    past('en', 'No history of the left ankle.', 'Right ankle fracture in 2005.'),
    past('en', 'No previous problem with the right wrist before 2010.', 'Right wrist fracture in 2010.'),
    past('en', 'No previous problem with the elbow.', 'Cholecystectomy in 2010.'),
  ),
  ...opposed(
    'antecedent',
    past('fr', 'N’a jamais eu de problème à la cheville gauche.', 'Fracture de la cheville gauche en 2005.'),
    past(
      'fr',
      'Nie tout antécédent au poignet droit.',
      'Libération du canal carpien au poignet droit en 2016.',
    ),
    past('en', 'Has never had any problem with the left ankle.', 'Left ankle fracture in 2005.'),
    past('en', 'Denies any previous trouble with the right wrist.', 'Right wrist fracture in 2016.'),
  ),
];
