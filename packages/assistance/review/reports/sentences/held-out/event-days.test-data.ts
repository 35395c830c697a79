/** Days of the event and of what was done since: held out, run for the rate alone. */
import { KNEE } from '../sentences.test-data.ts';
import type { SentenceSet } from '../sentences.test-data.ts';

export const EVENT_DAYS: readonly SentenceSet[] = [
  {
    language: 'fr',
    kind: 'event-date',
    data: KNEE.fr,
    field: 'historiqueEvolution',
    clean: [
      'Il a subi une ostéotomie tibiale de valgisation le 14 octobre 2024.',
      'Il subit un bilan sanguin le 18 avril 2024.',
      'La CNESST refuse d’abord la lésion professionnelle le 30 avril 2024.',
      'Il parle de l’incident à sa conjointe le 7 avril 2024.',
      'Il tombe de nouveau dans l’escalier le 2 août 2024, sans nouvelle lésion.',
      'Il a subi une poussée inflammatoire le 9 novembre 2024.',
      'La déclaration de l’accident porte la date du 10 avril 2024.',
      'L’infirmière note l’accident le 5 mai 2024 dans le registre.',
    ],
    planted: [
      'L’accident du 8 avril 2024 est décrit dans le rapport de l’employeur.',
      'La lésion professionnelle survenue le 5 juin 2024 est acceptée par la CNESST.',
      'Il remplit la réclamation pour l’événement du 6 avril 2024.',
    ],
  },
  {
    language: 'fr',
    kind: 'event-date',
    data: KNEE.fr,
    field: 'conclusionResume',
    clean: [
      'Il a subi une suture méniscale le 14 octobre 2024.',
      'Le médecin qui a charge a lié la déchirure à l’événement le 20 mai 2024.',
    ],
    planted: [
      'Ce travailleur a subi une entorse du genou droit le 4 mai 2024.',
      'Le fait accidentel s’est produit le 15 mai 2024.',
      'L’incident du 25 avril 2024 a entraîné une déchirure du ménisque interne.',
      'La déchirure est reliée à l’événement du 5 avril 2025.',
      'Victime d’une chute le 15 avril 2024, il garde une douleur au genou droit.',
      'L’accident de travail daté du 5 août 2024 est à l’origine de la déchirure.',
      'La lésion est apparue lors de l’accident du 3 avril 2024.',
    ],
  },
  {
    language: 'en',
    kind: 'event-date',
    data: KNEE.en,
    field: 'historiqueEvolution',
    clean: [
      'He had a tibial osteotomy on October 14, 2024 for this injury.',
      'He sustained an allergic reaction to the injection on August 9, 2024.',
      'The insurer denied the injury on April 30, 2024.',
      'He described the incident to his physician on April 9, 2024.',
      'He slipped again on the stairs on August 2, 2024, without a new injury.',
      'The form about the accident was signed on April 10, 2024.',
      'The nurse recorded the accident on May 5, 2024.',
      'He suffered a recurrence of swelling on November 9, 2024.',
    ],
    planted: [
      'The accident of April 8, 2024 is described in the employer’s report.',
      'The injury, which happened on June 5, 2024, was accepted.',
      'He filled in the claim for the event of April 6, 2024.',
    ],
  },
  {
    language: 'en',
    kind: 'event-date',
    data: KNEE.en,
    field: 'conclusionResume',
    clean: [
      'His meniscus was sutured after the accident on October 14, 2024.',
      'Causation between the tear and the event was accepted on May 20, 2024.',
    ],
    planted: [
      'This worker sustained a sprain of the right knee on May 4, 2024.',
      'The event took place on May 15, 2024.',
      'The incident of April 25, 2024 tore the medial meniscus.',
      'The tear is related to the event of April 5, 2025.',
      'Victim of a fall on April 15, 2024, he still has pain in the right knee.',
      'The work accident dated August 5, 2024 caused the tear.',
      'The lesion appeared in the accident of April 3, 2024.',
    ],
  },
];

export const TOLD_DAYS: readonly SentenceSet[] = [
  {
    language: 'fr',
    kind: 'event-date',
    data: KNEE.fr,
    field: 'conclusionResume',
    clean: [
      'Le travailleur s’est tordu le genou droit le 5 avril 2024, puis il est tombé chez lui le 2 août 2024.',
      'Il s’est coupé un doigt le 9 novembre 2024 à la maison.',
      'Il a ressenti un soulagement le 20 juin 2024.',
      'Le travailleur s’est présenté à la clinique le 9 avril 2024.',
      'Il s’est remis à marcher sans canne le 5 mai 2024.',
    ],
    planted: [
      'Le travailleur s’est fait une entorse du genou droit le 15 mai 2024.',
      'Le 4 avril 2024, il s’est frappé le genou droit contre une palette.',
      'Il a glissé sur une plaque de glace le 5 mars 2024 et le genou droit a tordu.',
      'La blessure remonte au 15 avril 2024.',
      'Le travailleur a trébuché le 6 avril 2024 et s’est tordu le genou droit.',
    ],
  },
  {
    language: 'en',
    kind: 'event-date',
    data: KNEE.en,
    field: 'conclusionResume',
    clean: [
      'The worker twisted his right knee on April 5, 2024, then fell at home on August 2, 2024.',
      'He cut a finger on November 9, 2024 at home.',
      'He felt some relief on June 20, 2024.',
      'His restrictions were lifted on May 5, 2024.',
      'He lifted weights at the gym on November 3, 2025 without pain.',
    ],
    planted: [
      'The worker sprained his right knee on May 15, 2024.',
      'On April 4, 2024, he banged his right knee against a pallet.',
      'He slipped on ice on March 5, 2024 and his right knee buckled.',
      'The worker hurt himself on April 15, 2024 while unloading a truck.',
      'The worker tripped on April 6, 2024 and twisted his right knee.',
    ],
  },
];
