/** Sides of the history and the conclusion beside the accepted diagnosis, and the sound side that is described. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../passages.test-data.ts';

const sides = (language: 'fr' | 'en', accepted: string, data: FormData) =>
  [language, { diagnosticsCnesst: accepted, conclusionDiagnostic: accepted, ...data }] as const;
const history = (language: 'fr' | 'en', accepted: string, text: string) =>
  sides(language, accepted, { historiqueEvolution: text });
const summary = (language: 'fr' | 'en', accepted: string, text: string) =>
  sides(language, accepted, { conclusionResume: text });
const limits = (language: 'fr' | 'en', accepted: string, text: string) =>
  sides(language, accepted, { conclusionLimitationsFonctionnelles: text });
const discussion = (language: 'fr' | 'en', accepted: string, text: string) =>
  sides(language, accepted, { discussion: text });

export const SIDES = [
  ...clean(
    'side',
    history(
      'fr',
      'Entorse de la cheville droite.',
      'Il se tord la cheville droite et tombe sur le genou gauche.',
    ),
    history(
      'fr',
      'Entorse de la cheville droite.',
      'Le 5 avril 2024, il se tord la cheville droite. Le 9 mars 2025, chez lui, il se tord la cheville gauche.',
    ),
    history('fr', 'Fracture du poignet droit.', 'Il s’était tordu le poignet gauche en 2012 au hockey.'),
    summary(
      'fr',
      'Tendinite de l’épaule droite.',
      'L’épaule gauche a toute sa mobilité. À droite, l’abduction cesse à 90°.',
    ),
    summary(
      'fr',
      'Entorse du genou gauche.',
      'Le genou droit fléchit sans peine. Le genou gauche demeure raide.',
    ),
    history('en', 'Right ankle sprain.', 'She rolled her right ankle and landed on her left knee.'),
    history(
      'en',
      'Right ankle sprain.',
      'On April 5, 2024, she rolled her right ankle. On March 9, 2025, she twisted her left ankle on the stairs at home.',
    ),
    history('en', 'Right wrist fracture.', 'He had sprained his left wrist playing hockey in 2012.'),
    summary(
      'en',
      'Left shoulder tendinitis.',
      'The right shoulder has a full range. The left stops at 90° of abduction.',
    ),
    summary('en', 'Left knee sprain.', 'The right knee bends easily. The left knee is stiff.'),
  ),
  ...opposed(
    'side',
    history(
      'fr',
      'Entorse de la cheville droite.',
      'Le 5 avril 2024, elle pose le pied dans un trou et se tord la cheville gauche.',
    ),
    history('fr', 'Entorse du poignet gauche.', 'En chutant, il s’est tordu le poignet droit.'),
    history(
      'fr',
      'Fracture du poignet droit.',
      'Le 5 avril 2024, fracture. Attelle au poignet gauche pendant quatre semaines.',
    ),
    discussion('fr', 'Hernie discale L4-L5 gauche.', 'La hernie L4-L5 droite explique les symptômes.'),
    limits('fr', 'Tendinite de l’épaule gauche.', 'Pas de travail répété avec le bras droit.'),
    history(
      'en',
      'Right ankle sprain.',
      'On April 5, 2024, she stepped into a hole and twisted her left ankle.',
    ),
    history('en', 'Left wrist sprain.', 'Falling forward, he sprained his right wrist.'),
    history('en', 'Right wrist fracture.', 'A splint was worn on the left wrist for four weeks.'),
    discussion('en', 'Left L4-L5 disc herniation.', 'The right L4-L5 herniation explains the symptoms.'),
    limits('en', 'Left shoulder tendinitis.', 'No repeated use of the right arm overhead.'),
  ),
];

export const SIDES_HELD_OUT = [
  ...clean(
    'side',
    history(
      'fr',
      'Entorse du genou droit.',
      'Il se tord le genou droit en voulant protéger son genou gauche.',
    ),
    history(
      'fr',
      'Entorse du coude gauche.',
      'Chute le 5 avril 2024 sur le coude gauche. Opéré le 3 mai 2024. En janvier 2025, il se cogne le coude droit en déneigeant.',
    ),
    summary(
      'fr',
      'Bursite de la hanche gauche.',
      'La hanche droite se mobilise en tous sens. La hanche gauche est douloureuse en rotation.',
    ),
    summary(
      'fr',
      'Entorse de la cheville gauche.',
      'La cheville droite est souple et stable. La gauche conserve une laxité.',
    ),
    discussion(
      'fr',
      'Hernie discale L5-S1 gauche.',
      'L’imagerie montre aussi un bombement L4-L5 à droite, sans conflit.',
    ),
    history('en', 'Right knee sprain.', 'He twisted his right knee while sparing his left knee.'),
    history(
      'en',
      'Left elbow contusion.',
      'He fell on his left elbow on April 5, 2024. Surgery on May 3, 2024. In January 2025 he banged his right elbow while shovelling.',
    ),
    summary(
      'en',
      'Left hip bursitis.',
      'The right hip moves in all directions. The left hip is painful in rotation.',
    ),
    summary('en', 'Left ankle sprain.', 'The right ankle is supple and stable. The left remains lax.'),
    discussion(
      'en',
      'Left L5-S1 disc herniation.',
      'Imaging also shows a bulge at L4-L5 on the right, without contact.',
    ),
  ),
  ...opposed(
    'side',
    history('fr', 'Entorse du genou droit.', 'Monsieur descend du camion et se tord le genou gauche.'),
    history('fr', 'Contusion du coude droit.', 'Il s’est cogné le coude gauche contre une poutre.'),
    history('fr', 'Fracture de la cheville gauche.', 'Deux vis ont été posées à la cheville droite.'),
    discussion('fr', 'Hernie discale C5-C6 droite.', 'Je retiens que la hernie C5-C6 gauche est en cause.'),
    limits('fr', 'Entorse du poignet droit.', 'Éviter les efforts répétés du poignet gauche.'),
    history('en', 'Right knee sprain.', 'He stepped off the truck and wrenched his left knee.'),
    history('en', 'Right elbow contusion.', 'He banged his left elbow against a beam.'),
    history('en', 'Left ankle fracture.', 'Two screws were placed in the right ankle.'),
    discussion('en', 'Right C5-C6 disc herniation.', 'I find that the left C5-C6 herniation is the cause.'),
    limits('en', 'Right wrist sprain.', 'No forceful gripping with the left wrist.'),
  ),
];
