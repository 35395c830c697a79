/** Days of the event named by a noun, and days of what was done, told or accepted since. */
import { KNEE } from '../sentences.test-data.ts';
import type { SentenceSet } from '../sentences.test-data.ts';

export const EVENT_DAYS: readonly SentenceSet[] = [
  {
    language: 'fr',
    kind: 'event-date',
    data: KNEE.fr,
    field: 'historiqueEvolution',
    clean: [
      'Il a subi une trochléoplastie le 12 septembre 2024.',
      'Il subit un lavage articulaire le 12 mai 2024.',
      'Il a subi une ménisectomie le 12 septembre 2024.',
      'L’employeur conteste la lésion professionnelle le 3 juin 2024.',
      'Il avise son supérieur de l’accident le 8 avril 2024.',
      'Il fait une nouvelle chute le 3 juin 2024 chez lui.',
      'Il a subi une exacerbation de sa douleur le 14 juillet 2024.',
      'L’attestation médicale relative à l’accident est datée du 6 avril 2024.',
      'Il a fait une chute le 3 juin 2024 à son domicile, sans aggravation.',
      'Il est victime d’une réaction au médicament le 20 mai 2024.',
    ],
    planted: [
      'Le dossier traite de l’accident du 15 avril 2024.',
      'Il a subi une méniscectomie le 12 septembre 2024. Le dossier traite de l’accident du 15 avril 2024.',
      'L’événement, survenu le 25 avril 2024, est déclaré le jour même.',
      'Depuis l’accident du 5 avril 2023, il n’a pas repris le travail.',
    ],
  },
  {
    language: 'fr',
    kind: 'event-date',
    data: KNEE.fr,
    field: 'conclusionResume',
    clean: [
      'Il a subi une méniscectomie interne le 12 septembre 2024.',
      'La réclamation pour l’événement a été acceptée le 12 mai 2024.',
    ],
    planted: [
      'Le travailleur a subi une déchirure méniscale le 15 avril 2024.',
      'L’accident est survenu le 25 avril 2024.',
      'Il a été victime d’un accident du travail le 5 mars 2024.',
      'La chute du 15 avril 2024 explique la déchirure.',
      'La lésion professionnelle en date du 5 mai 2024 est une déchirure méniscale.',
      'Un événement s’est produit le 15 avril 2024.',
    ],
  },
  {
    language: 'en',
    kind: 'event-date',
    data: KNEE.en,
    field: 'historiqueEvolution',
    clean: [
      'He sustained a setback on June 13, 2024.',
      'He reported the accident to his foreman on April 8, 2024.',
      'The employer contested the injury on June 13, 2024.',
      'The claim for the event was accepted on May 12, 2024.',
      'He had another fall on June 13, 2024 at home.',
      'The accident report was filed on April 9, 2024.',
      'He told his supervisor about the fall on April 8, 2024.',
      'He had a chondroplasty on September 12, 2024.',
      'He sustained a flare-up on June 13, 2024.',
      'The attestation for the accident is dated April 6, 2024.',
    ],
    planted: [
      'The file concerns the accident of April 15, 2024.',
      'He sustained a flare-up on June 13, 2024. The file concerns the accident of April 15, 2024.',
      'The event, which occurred on April 25, 2024, was reported the same day.',
      'Since the accident of April 5, 2023, he has not worked.',
    ],
  },
  {
    language: 'en',
    kind: 'event-date',
    data: KNEE.en,
    field: 'conclusionResume',
    clean: [
      'He underwent a meniscectomy for this injury on September 12, 2024.',
      'The CNESST recognized the injury on May 12, 2024.',
    ],
    planted: [
      'The worker sustained a meniscal tear on April 15, 2024.',
      'The accident happened on April 25, 2024.',
      'He was the victim of a work accident on March 5, 2024.',
      'The fall of April 15, 2024 explains the tear.',
      'The injury dated May 5, 2024 is a meniscal tear.',
      'The tear results from the event of May 5, 2024.',
    ],
  },
];

/** The day told with what happened to the worker: « s'est blessé au genou droit le 15 avril ». */
export const TOLD_DAYS: readonly SentenceSet[] = [
  {
    language: 'fr',
    kind: 'event-date',
    data: KNEE.fr,
    field: 'conclusionResume',
    clean: [
      'Le travailleur s’est blessé au genou droit le 5 avril 2024. Il s’est tordu de nouveau le genou droit le 3 juillet 2024, sans aggravation.',
      'Il s’est blessé à la main gauche le 3 juillet 2024 en bricolant.',
      'Il s’est fait opérer du genou droit le 12 septembre 2024.',
      'Blessé le 5 avril 2024, il a repris le travail le 3 juillet 2024.',
      'Le travailleur a ressenti une amélioration le 12 octobre 2024 après l’infiltration.',
    ],
    planted: [
      'Le travailleur s’est blessé au genou droit le 15 avril 2024 en sautant d’un quai.',
      'Il s’est tordu le genou droit le 5 mai 2024.',
      'Le 15 avril 2024, le travailleur est tombé sur le genou droit.',
      'Le travailleur a chuté d’une échelle le 25 avril 2024.',
      'Son genou droit a été heurté par un chariot le 15 avril 2024.',
    ],
  },
  {
    language: 'en',
    kind: 'event-date',
    data: KNEE.en,
    field: 'conclusionResume',
    clean: [
      'The worker injured his right knee on April 5, 2024. He twisted it again on July 3, 2024, without worsening.',
      'He hurt his left hand on July 3, 2024 while gardening.',
      'Injured on April 5, 2024, he returned to work on July 3, 2024.',
      'He felt better on October 12, 2024 after the injection.',
      'He missed a physiotherapy session on July 4, 2024.',
    ],
    planted: [
      'The worker injured his right knee on April 15, 2024 when he jumped off a dock.',
      'He twisted his right knee on May 5, 2024.',
      'On April 15, 2024, the worker fell on his right knee.',
      'The worker fell from a ladder on April 25, 2024.',
      'His right knee was struck by a cart on April 15, 2024.',
    ],
  },
];
