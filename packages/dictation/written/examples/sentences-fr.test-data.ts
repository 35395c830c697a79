import type { Example } from './example.test-data.ts';

/** Sentences as they are dictated in an evaluation, French. */
export const SENTENCES_FR: readonly Example[] = [
  [
    'travailleuse de quarante-quatre ans virgule droitière virgule préposée aux bénéficiaires depuis onze ans point',
    'travailleuse de 44 ans, droitière, préposée aux bénéficiaires depuis 11 ans.',
  ],
  [
    'elle pèse soixante et onze virgule cinq kilogrammes et mesure cent soixante-quatre centimètres point',
    'elle pèse 71,5~kg et mesure 164~cm.',
  ],
  [
    'la flexion du rachis est à soixante degrés virgule l’extension à quinze degrés virgule avec douleur en fin de course point',
    'la flexion du rachis est à 60°, l’extension à 15°, avec douleur en fin de course.',
  ],
  ['distance doigts-sol deux points vingt-huit centimètres point', 'distance doigts-sol~: 28~cm.'],
  [
    'le Lasègue est négatif à quatre-vingts degrés à droite et à soixante-quinze degrés à gauche point',
    'le Lasègue est négatif à 80° à droite et à 75° à gauche.',
  ],
  ['la force est à cinq sur cinq de L deux à S un point', 'la force est à 5/5 de L2 à S1.'],
  [
    'les réflexes rotuliens et achilléens sont deux plus et symétriques point',
    'les réflexes rotuliens et achilléens sont 2+ et symétriques.',
  ],
  [
    'circonférence de la cuisse deux points cinquante virgule cinq centimètres à droite virgule cinquante et un à gauche point',
    'circonférence de la cuisse~: 50,5~cm à droite, 51 à gauche.',
  ],
  ['le schober passe de dix à treize virgule cinq centimètres point', 'le schober passe de 10 à 13,5~cm.'],
  [
    'une infiltration de cortisone de quarante milligrammes est faite le sept mai point',
    'une infiltration de cortisone de 40~mg est faite le 7 mai.',
  ],
  [
    'soulagement de cinquante pour cent pendant trois semaines point',
    'soulagement de 50~% pendant trois semaines.',
  ],
  [
    'elle a reçu trente-deux traitements de physiothérapie virgule à raison de deux fois par semaine point',
    'elle a reçu 32 traitements de physiothérapie, à raison de deux fois par semaine.',
  ],
  [
    'chute d’une hauteur de trois mètres le vingt-deux août deux mille vingt-deux point',
    'chute d’une hauteur de 3~m le 22 août 2022.',
  ],
  [
    'limitations deux points éviter de soulever plus de quinze à vingt-cinq kilogrammes point',
    'limitations~: éviter de soulever plus de 15 à 25~kg.',
  ],
  [
    'arthroscopie du genou droit le cinq juin virgule méniscectomie partielle point',
    'arthroscopie du genou droit le 5 juin, méniscectomie partielle.',
  ],
  [
    'sensibilité à la ligne articulaire interne virgule un point douloureux au pôle inférieur de la rotule point',
    'sensibilité à la ligne articulaire interne, un point douloureux au pôle inférieur de la rotule.',
  ],
  [
    'la plaie est refermée avec douze points de suture virgule retirés à dix jours point',
    'la plaie est refermée avec 12 points de suture, retirés à 10 jours.',
  ],
  ['mise au point complète point aucune fracture point', 'mise au point complète. Aucune fracture.'],
  [
    'du point de vue fonctionnel virgule elle est autonome point',
    'du point de vue fonctionnel, elle est autonome.',
  ],
  [
    'la douleur est cotée à quatre sur dix au repos et à sept sur dix à l’effort point',
    'la douleur est cotée à 4/10 au repos et à 7/10 à l’effort.',
  ],
  [
    'la raideur dure trente minutes point-virgule le sommeil est interrompu deux fois par nuit point',
    'la raideur dure 30 minutes; le sommeil est interrompu deux fois par nuit.',
  ],
  [
    'diagnostic ouvrez la parenthèse principal fermez la parenthèse deux points entorse lombaire point',
    'diagnostic (principal)~: entorse lombaire.',
  ],
  [
    'elle cesse de travailler le vingt-deux novembre correction le vingt-trois novembre deux mille vingt-quatre point',
    'elle cesse de travailler le 23 novembre 2024.',
  ],
  ['hernie L quatre L cinq droite correction gauche point', 'hernie L4-L5 gauche.'],
  [
    'elle prend de la prégabaline soixante-quinze milligrammes BID point',
    'elle prend de la prégabaline 75~mg BID.',
  ],
  ['la saturation est à quatre-vingt-dix-huit pour cent point', 'la saturation est à 98~%.'],
  [
    'la tension est à cent trente sur quatre-vingt-cinq virgule le pouls à soixante-douze point',
    'la tension est à 130/85, le pouls à 72.',
  ],
  [
    'consolidation le deux décembre deux mille vingt-quatre nouveau paragraphe séquelles deux points oui point',
    'consolidation le 2 décembre 2024.\n\nSéquelles~: oui.',
  ],
  ['Elle marche 500 mètres, virgule, puis elle s’arrête.', 'Elle marche 500~m, puis elle s’arrête.'],
  ['une cicatrice de onze par zéro virgule quatre centimètres point', 'une cicatrice de 11 par 0,4~cm.'],
];
