/** The side or the finger that a mechanism, a scar, an image or an operation tells of, beside the accepted one. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const of = (language: 'fr' | 'en', accepted: string, data: FormData) =>
  [language, { diagnosticsCnesst: accepted, conclusionDiagnostic: accepted, ...data }] as const;
const told = (language: 'fr' | 'en', accepted: string, historiqueEvolution: string) =>
  of(language, accepted, { historiqueEvolution });

export const MECHANISMS = [
  ...clean(
    'side',
    told('fr', 'Contusion du genou droit.', 'Le 5 avril 2024, une palette lui tombe sur le genou droit.'),
    told(
      'fr',
      'Entorse du poignet gauche.',
      'Le 5 avril 2024, il glisse et tombe sur la main gauche, puis sur la hanche droite.',
    ),
    told(
      'fr',
      'Contusion de l’épaule droite.',
      'Le 5 avril 2024, il heurte l’épaule droite sur un montant. En 2019, une caisse lui était tombée sur l’épaule gauche.',
    ),
    told(
      'fr',
      'Entorse du genou droit.',
      'Le 5 avril 2024, son pied gauche glisse et le genou droit se tord.',
    ),
    of('fr', 'Fracture de la cheville gauche.', {
      examensParacliniques: 'RX des deux chevilles : fracture malléolaire gauche, cheville droite normale.',
    }),
    of('fr', 'Déchirure du ménisque interne du genou droit.', {
      observationGenerale:
        'Cicatrice de prise de greffe à la cuisse gauche, cicatrices d’arthroscopie au genou droit.',
    }),
    told('en', 'Right knee contusion.', 'On April 5, 2024, a pallet fell on his right knee.'),
    told(
      'en',
      'Left wrist sprain.',
      'On April 5, 2024, he slipped and landed on his left hand, then on the right hip.',
    ),
    told(
      'en',
      'Right shoulder contusion.',
      'On April 5, 2024, a beam struck his right shoulder. In 2019 a box had fallen on his left shoulder.',
    ),
    told(
      'en',
      'Right knee sprain.',
      'On April 5, 2024, his left foot slipped and the right knee gave way under him.',
    ),
    of('en', 'Left ankle fracture.', {
      examensParacliniques: 'X-rays of both ankles: left malleolar fracture, normal right ankle.',
    }),
    of('en', 'Medial meniscus tear of the right knee.', {
      observationGenerale: 'Graft harvest scar on the left thigh, arthroscopy scars on the right knee.',
    }),
  ),
  ...opposed(
    'side',
    told('fr', 'Contusion du genou droit.', 'Le 5 avril 2024, une palette lui tombe sur le genou gauche.'),
    told('fr', 'Entorse de la cheville gauche.', 'Le 5 avril 2024, sa cheville droite vire dans un trou.'),
    told(
      'fr',
      'Contusion de l’épaule droite.',
      'Le 5 avril 2024, il perd pied et atterrit sur l’épaule gauche.',
    ),
    told(
      'fr',
      'Écrasement de la main gauche.',
      'Le 5 avril 2024, la main droite reste coincée dans la presse.',
    ),
    of('fr', 'Entorse du genou droit.', {
      historiqueEvolution: 'Le 5 avril 2024, il tombe. Une IRM du genou gauche est demandée par son médecin.',
    }),
    of('fr', 'Tendinite de l’épaule droite.', {
      examensParacliniques: 'Échographie de l’épaule gauche du 3 juin 2024 : sans particularité.',
    }),
    told('en', 'Right knee contusion.', 'On April 5, 2024, a pallet fell on his left knee.'),
    told('en', 'Left ankle sprain.', 'On April 5, 2024, her right ankle turned in a hole.'),
    told(
      'en',
      'Right shoulder contusion.',
      'On April 5, 2024, he lost his footing and landed on his left shoulder.',
    ),
    told('en', 'Crush injury of the left hand.', 'On April 5, 2024, his right hand got caught in the press.'),
    of('en', 'Right knee sprain.', {
      historiqueEvolution: 'On April 5, 2024, he fell. An MRI of the left knee was ordered by his physician.',
    }),
    of('en', 'Right shoulder tendinitis.', {
      examensParacliniques: 'Ultrasound of the left shoulder, June 3, 2024: unremarkable.',
    }),
  ),
];

export const FINGERS = [
  ...clean(
    'diagnosis',
    told('fr', 'Fracture de l’index droit.', 'Le 5 avril 2024, il se coince l’index droit dans une porte.'),
    told('fr', 'Lacération du pouce gauche.', 'Il se coupe le pouce gauche et égratigne l’index.'),
    told('fr', 'Fracture de l’index droit.', 'En 2011, il s’était coincé le majeur droit au hockey.'),
    told('fr', 'Fracture de l’index droit.', 'La flexion du majeur droit est complète.'),
    told(
      'en',
      'Right index finger fracture.',
      'On April 5, 2024, he caught his right index finger in a door.',
    ),
    told('en', 'Left thumb laceration.', 'He cut his left thumb and scratched the index finger.'),
    told(
      'en',
      'Right index finger fracture.',
      'In 2011 he had jammed his right middle finger playing hockey.',
    ),
    told('en', 'Right index finger fracture.', 'Flexion of the right middle finger is full.'),
  ),
  ...opposed(
    'diagnosis',
    told('fr', 'Fracture de l’index droit.', 'Le 5 avril 2024, il se coince le majeur droit dans une porte.'),
    told(
      'fr',
      'Lacération du pouce gauche.',
      'Le 5 avril 2024, il se coupe l’auriculaire gauche au banc de scie.',
    ),
    told(
      'fr',
      'Amputation de l’annulaire droit.',
      'Le 5 avril 2024, le couvercle lui écrase le pouce droit.',
    ),
    told(
      'en',
      'Right index finger fracture.',
      'On April 5, 2024, he caught his right middle finger in a door.',
    ),
    told('en', 'Left thumb laceration.', 'On April 5, 2024, he cut his left little finger on the table saw.'),
    told('en', 'Right ring finger amputation.', 'On April 5, 2024, the lid crushed his right thumb.'),
  ),
];
