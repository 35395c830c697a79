import type { TextLanguage } from '../fidelity/difference.ts';

/** A kept phrase, the accepted diagnoses of the report, one a line, and the phrase as it is proposed for that report. */
export interface FilledExample {
  readonly language: TextLanguage;
  readonly accepted: string;
  readonly phrase: string;
  readonly filled: string;
}

/** Written before the rule. */
export const FILLED: readonly FilledExample[] = [
  {
    language: 'fr',
    accepted: 'Entorse lombaire',
    phrase: 'Je retiens le diagnostic d’[diagnostic…] en relation avec l’événement.',
    filled: 'Je retiens le diagnostic d’entorse lombaire en relation avec l’événement.',
  },
  {
    language: 'fr',
    accepted: 'Tendinopathie de l’épaule droite',
    phrase: 'Je retiens le diagnostic d’[diagnostic…] en relation avec l’événement.',
    filled: 'Je retiens le diagnostic de tendinopathie de l’épaule droite en relation avec l’événement.',
  },
  {
    language: 'fr',
    accepted: 'Hernie discale L4-L5',
    phrase: 'Le diagnostic retenu est : [diagnostic…].',
    filled: 'Le diagnostic retenu est : hernie discale L4-L5.',
  },
  {
    language: 'fr',
    accepted: 'Entorse lombaire\nContusion de la hanche gauche',
    phrase: 'Le diagnostic retenu est : [diagnostic…].',
    filled: 'Le diagnostic retenu est : [diagnostic…].',
  },
  {
    language: 'fr',
    accepted: 'Tendinopathie de l’épaule droite',
    phrase: 'Éviter les mouvements au-dessus de l’épaule [côté…].',
    filled: 'Éviter les mouvements au-dessus de l’épaule droite.',
  },
  {
    language: 'fr',
    accepted: 'Entorse du genou droit',
    phrase: 'Éviter l’appui prolongé sur le genou [côté…] et les charges de plus de […] kg.',
    filled: 'Éviter l’appui prolongé sur le genou droit et les charges de plus de […] kg.',
  },
  {
    language: 'fr',
    accepted: 'Entorse des deux genoux',
    phrase: 'Éviter l’appui prolongé sur le genou [côté…].',
    filled: 'Éviter l’appui prolongé sur le genou [côté…].',
  },
  {
    language: 'fr',
    accepted: 'Entorse du genou droit',
    phrase: 'Éviter de forcer de la main [côté…].',
    filled: 'Éviter de forcer de la main [côté…].',
  },
  {
    language: 'fr',
    accepted: 'Syndrome du tunnel carpien droit',
    phrase: 'La condition correspond à une [diagnostic…].',
    filled: 'La condition correspond à une [diagnostic…].',
  },
  {
    language: 'fr',
    accepted: 'Contusion du coude gauche',
    phrase: 'La condition correspond à une [diagnostic…], consolidée le [date…].',
    filled: 'La condition correspond à une contusion du coude gauche, consolidée le [date…].',
  },
  {
    language: 'en',
    accepted: 'Lumbar sprain',
    phrase: 'In my opinion, the diagnosis is a resolved [diagnosis…].',
    filled: 'In my opinion, the diagnosis is a resolved lumbar sprain.',
  },
  {
    language: 'en',
    accepted: 'Ankle fracture, right',
    phrase: 'The diagnosis is a [diagnosis…] related to the event.',
    filled: 'The diagnosis is an ankle fracture, right related to the event.',
  },
  {
    language: 'en',
    accepted: 'Right hip contusion\nLumbar sprain',
    phrase: 'The diagnosis retained is: [diagnosis…].',
    filled: 'The diagnosis retained is: [diagnosis…].',
  },
  {
    language: 'en',
    accepted: 'Left hip contusion',
    phrase: 'There is a permanent impairment of the [side…] hip, assessed at […]%.',
    filled: 'There is a permanent impairment of the left hip, assessed at […]%.',
  },
  {
    language: 'en',
    accepted: 'Left hip contusion',
    phrase: 'Avoid work above the [side…] shoulder.',
    filled: 'Avoid work above the [side…] shoulder.',
  },
  {
    language: 'en',
    accepted: 'L4-L5 disc herniation',
    phrase: 'The injury at [level…] is consolidated as of [date…].',
    filled: 'The injury at L4-L5 is consolidated as of [date…].',
  },
];

/** Written with the ones above, held out and tried once. */
export const FILLED_HELD_OUT: readonly FilledExample[] = [
  {
    language: 'fr',
    accepted: 'Épicondylite latérale du coude gauche',
    phrase: 'J’estime que le diagnostic est celui d’[diagnostic…].',
    filled: 'J’estime que le diagnostic est celui d’épicondylite latérale du coude gauche.',
  },
  {
    language: 'fr',
    accepted: 'Fracture du radius distal droit',
    phrase: 'Le travailleur conserve une raideur du poignet [côté…].',
    filled: 'Le travailleur conserve une raideur du poignet [côté…].',
  },
  {
    language: 'fr',
    accepted: 'Fracture du poignet gauche',
    phrase: 'Le travailleur conserve une raideur du poignet [côté…].',
    filled: 'Le travailleur conserve une raideur du poignet gauche.',
  },
  {
    language: 'fr',
    accepted: 'Bursite de la hanche droite',
    phrase: 'La douleur à la hanche [côté…] découle de l’[diagnostic…].',
    filled: 'La douleur à la hanche droite découle de l’[diagnostic…].',
  },
  {
    language: 'fr',
    accepted: 'Entorse de la cheville droite',
    phrase: 'Il s’agit d’un [diagnostic…] guéri.',
    filled: 'Il s’agit d’un [diagnostic…] guéri.',
  },
  {
    language: 'fr',
    accepted: 'Entorse de la cheville droite',
    phrase: 'Il s’agit d’une [diagnostic…] guérie, traitée par [médicament…].',
    filled: 'Il s’agit d’une entorse de la cheville droite guérie, traitée par [médicament…].',
  },
  {
    language: 'fr',
    accepted: 'Hernie discale L5-S1',
    phrase: 'L’atteinte au niveau [niveau…] laisse un déficit de […] %.',
    filled: 'L’atteinte au niveau L5-S1 laisse un déficit de […] %.',
  },
  {
    language: 'fr',
    accepted: '',
    phrase: 'Éviter les mouvements au-dessus de l’épaule [côté…].',
    filled: 'Éviter les mouvements au-dessus de l’épaule [côté…].',
  },
  {
    language: 'en',
    accepted: 'Rotator cuff tear of the right shoulder',
    phrase: 'I retain the diagnosis of [diagnosis…].',
    filled: 'I retain the diagnosis of rotator cuff tear of the right shoulder.',
  },
  {
    language: 'en',
    accepted: 'Bilateral knee contusion',
    phrase: 'No prolonged kneeling on the [side…] knee.',
    filled: 'No prolonged kneeling on the [side…] knee.',
  },
  {
    language: 'en',
    accepted: 'Medial meniscus tear, left knee',
    phrase: 'No prolonged kneeling on the [side…] knee for […] weeks.',
    filled: 'No prolonged kneeling on the left knee for […] weeks.',
  },
  {
    language: 'en',
    accepted: 'Concussion',
    phrase: 'The worker sustained an [diagnosis…], treated with [drug…].',
    filled: 'The worker sustained a concussion, treated with [drug…].',
  },
];
