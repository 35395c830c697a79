/** Held out: mechanisms, images and fingers of another side than the accepted one. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const of = (language: 'fr' | 'en', accepted: string, data: FormData) =>
  [language, { diagnosticsCnesst: accepted, conclusionDiagnostic: accepted, ...data }] as const;
const told = (language: 'fr' | 'en', accepted: string, historiqueEvolution: string) =>
  of(language, accepted, { historiqueEvolution });

export const MECHANISMS_HELD_OUT = [
  ...clean(
    'side',
    told(
      'fr',
      'Entorse du genou gauche.',
      'Le 5 avril 2024, il pivote sur le pied droit et le genou gauche cède.',
    ),
    told(
      'fr',
      'Contusion du coude droit.',
      'Le 5 avril 2024, un madrier lui heurte le coude droit alors qu’il tenait l’échelle de la main gauche.',
    ),
    of('fr', 'Tendinite de l’épaule gauche.', {
      examensParacliniques: 'Radiographie de l’épaule droite du 2 mars 2019 (dossier antérieur) : normale.',
    }),
    told(
      'en',
      'Left knee sprain.',
      'On April 5, 2024, he pivoted on his right foot and the left knee gave out.',
    ),
    told(
      'en',
      'Right elbow contusion.',
      'On April 5, 2024, a plank hit his right elbow as he held the ladder with his left hand.',
    ),
    of('en', 'Left shoulder tendinitis.', {
      examensParacliniques: 'X-ray of the right shoulder of March 2, 2019 (earlier file): normal.',
    }),
  ),
  ...opposed(
    'side',
    told('fr', 'Contusion du pied gauche.', 'Le 5 avril 2024, un baril roule sur son pied droit.'),
    told(
      'fr',
      'Entorse du genou gauche.',
      'Le 5 avril 2024, le genou droit plie sous lui en descendant du camion.',
    ),
    of('fr', 'Entorse du poignet droit.', {
      historiqueEvolution:
        'Le 5 avril 2024, il tombe. Une radiographie du poignet gauche est faite à l’urgence.',
    }),
    told('en', 'Left foot contusion.', 'On April 5, 2024, a barrel rolled over his right foot.'),
    told('en', 'Left knee sprain.', 'On April 5, 2024, his right knee buckled as he stepped off the truck.'),
    of('en', 'Right wrist sprain.', {
      historiqueEvolution:
        'On April 5, 2024, he fell. An X-ray of the left wrist was taken in the emergency room.',
    }),
  ),
];

export const FINGERS_HELD_OUT = [
  ...clean(
    'diagnosis',
    told(
      'fr',
      'Fracture du majeur gauche.',
      'Le 5 avril 2024, une poutre lui écrase le majeur et l’annulaire gauches.',
    ),
    told(
      'en',
      'Left middle finger fracture.',
      'On April 5, 2024, a beam crushed his left middle and ring fingers.',
    ),
  ),
  ...opposed(
    'diagnosis',
    told('fr', 'Fracture du majeur gauche.', 'Le 5 avril 2024, la portière se referme sur son index gauche.'),
    told('en', 'Left middle finger fracture.', 'On April 5, 2024, the door closed on his left index finger.'),
  ),
];
