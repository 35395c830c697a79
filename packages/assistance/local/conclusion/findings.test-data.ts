/**
 * Histories (fiction) in which a finding of an operation or of a visit stands in sentences of its own, written by hand
 * before the rule that reads them. A line of the summary must hold the words of each `line` together, and none may hold
 * those that are `omitted`. The later half of each language was kept apart and tried once.
 */
export interface FindingExample {
  /** Paragraphs, after the event where `event` does not say otherwise. */
  readonly told: readonly string[];
  /** False where the paragraphs tell the event themselves. */
  readonly hasEvent?: false;
  readonly lines?: readonly (readonly string[])[];
  readonly omitted?: readonly string[];
}

export const EVENT_TOLD = {
  fr: 'Le 3 mars 2024, le travailleur chute d’un escabeau et se blesse à l’épaule droite.',
  en: 'On March 3, 2024, the worker fell from a stepladder and hurt his right shoulder.',
} as const;

/** The day of the evaluation in each of these reports. */
export const EVALUATED = '2026-05-04';

export const FRENCH_FINDINGS: readonly FindingExample[] = [
  {
    told: [
      'Le 6 mai 2024, le Dr Castonvale procède à une réparation de la coiffe droite.',
      'À l’exploration, le ligament était rompu.',
    ],
    lines: [['réparation de la coiffe droite', 'À l’exploration, le ligament était rompu']],
  },
  {
    told: [
      'Une ostéosynthèse du radius droit est faite le 12 juin 2024.',
      'Les tendons fléchisseurs et le nerf médian sont trouvés intacts à l’exploration.',
    ],
    lines: [['ostéosynthèse', 'nerf médian sont trouvés intacts']],
  },
  {
    told: [
      'Le 2 mai 2024, il subit une discoïdectomie L5-S1 par la Dre Orsanne.',
      'En peropératoire, un fragment séquestré comprime la racine S1.',
    ],
    lines: [['discoïdectomie L5-S1', 'fragment séquestré comprime la racine S1']],
  },
  {
    told: [
      'Le 6 mai 2024, une méniscectomie interne droite est pratiquée.',
      'Le 9 juillet 2024, une échographie ne montre pas de phlébite.',
      'Lors de l’intervention, le cartilage du condyle était usé.',
    ],
    lines: [['méniscectomie interne', 'cartilage du condyle était usé'], ['pas de phlébite']],
  },
  {
    told: [
      'En 2015, une méniscectomie du genou droit est pratiquée.',
      'À l’exploration, le ménisque était déjà dégénéré.',
      EVENT_TOLD.fr,
    ],
    hasEvent: false,
    lines: [['Antérieur', 'méniscectomie du genou droit', 'déjà dégénéré']],
  },
  {
    told: [
      'Le 6 mai 2024, le Dr Castonvale propose une arthroscopie.',
      'À l’exploration, on vérifiera l’état du ligament.',
    ],
    omitted: ['vérifiera'],
  },
  {
    told: ['À l’exploration de la cour, l’inspecteur trouve l’escabeau brisé.'],
    omitted: ['inspecteur'],
  },
  {
    told: [
      'Le 4 juin 2024, la Dre Orsanne, médecin traitant, note une flexion de l’épaule droite à 90° et une manœuvre de Hawkins positive.',
    ],
    lines: [['4 juin 2024', 'Dre Orsanne', 'flexion de l’épaule droite à 90°', 'Hawkins positive']],
  },
  {
    told: [
      'Le 18 juin 2024, le travailleur est revu par le Dr Valbrume. L’abduction est limitée à 80° et la force est à 4/5.',
    ],
    lines: [['18 juin 2024', 'Dr Valbrume', 'abduction est limitée à 80°']],
  },
  {
    told: [
      'Le 9 septembre 2024, à l’examen du Dr Hautmesnil, les réflexes sont symétriques et le signe de Tinel est absent.',
    ],
    lines: [['9 septembre 2024', 'Dr Hautmesnil', 'signe de Tinel est absent']],
  },
  {
    told: ['À mon examen de ce jour, la flexion est à 120° et le test de Speed est négatif.'],
    omitted: ['120°'],
  },
  {
    told: ['Le 18 juin 2024, il est revu par le Dr Valbrume. Il se plaint de douleur au repos.'],
    omitted: ['se plaint'],
  },
  {
    told: ['Le 2 août 2024, la physiothérapeute note une flexion à 100°.'],
    omitted: ['100°'],
  },
  {
    told: ['Le 4 mai 2026, à l’examen, la flexion de l’épaule droite atteint 110°.'],
    omitted: ['110°'],
  },
];

export const HELD_OUT_FRENCH_FINDINGS: readonly FindingExample[] = [
  {
    told: [
      'Le 17 avril 2024, suture du tendon du biceps distal droit.',
      'Le chirurgien constate en per-opératoire une rupture complète avec rétraction de 4 cm.',
    ],
    lines: [['suture du tendon du biceps', 'rétraction de 4 cm']],
  },
  {
    told: [
      'Il est opéré le 8 mai 2024 d’une fracture du scaphoïde.',
      'À l’ouverture, le foyer était comblé de tissu fibreux. Le cartilage radial était préservé.',
    ],
    lines: [['8 mai 2024', 'comblé de tissu fibreux', 'cartilage radial était préservé']],
  },
  {
    told: [
      'Une acromioplastie droite est pratiquée le 20 novembre 2024 par le Dr Montaubin.',
      'On retrouve lors de la chirurgie un sus-épineux effiloché, mais non rompu.',
    ],
    lines: [['acromioplastie droite', 'effiloché, mais non rompu']],
  },
  {
    told: [
      'Le 6 février 2025, transposition du nerf cubital droit.',
      'Le 3 mars 2025, il commence la physiothérapie.',
      'Le nerf était aplati et œdématié au moment de l’intervention.',
    ],
    lines: [['transposition du nerf cubital', 'aplati et œdématié']],
  },
  {
    told: ['Une arthroscopie est prévue en mai 2025.', 'À l’exploration, il faudra s’assurer du labrum.'],
    omitted: ['s’assurer du labrum'],
  },
  {
    told: [
      'Le 21 mai 2024, le physiatre Dr Lorimier observe une amyotrophie du deltoïde et mesure une rotation externe à 30°.',
    ],
    lines: [['21 mai 2024', 'Dr Lorimier', 'amyotrophie du deltoïde', '30°']],
  },
  {
    told: [
      'La travailleuse est examinée le 11 juillet 2024 par la Dre Vauclair, orthopédiste. L’arc douloureux est présent entre 60 et 120°. La manœuvre de Neer est positive.',
    ],
    lines: [['11 juillet 2024', 'Dre Vauclair', 'arc douloureux', 'manœuvre de Neer est positive']],
  },
  {
    told: [
      'Le 30 août 2024, le Dr Valbrume revoit le travailleur. À l’examen, la sensibilité est diminuée au territoire de C6 droit.',
    ],
    lines: [['30 août 2024', 'Dr Valbrume', 'sensibilité est diminuée']],
  },
  {
    told: [
      'Le Dr Hautmesnil, membre du Bureau d’évaluation médicale, trouve le 5 octobre 2025 une élévation complète et aucune faiblesse.',
    ],
    lines: [['Dr Hautmesnil', '5 octobre 2025', 'aucune faiblesse']],
  },
  {
    told: ['Lors de la présente évaluation, je note une abduction à 140°.'],
    omitted: ['140°'],
  },
  {
    told: ['Le 11 juillet 2024, la Dre Vauclair le voit en suivi. Il dit mieux dormir.'],
    omitted: ['mieux dormir'],
  },
  {
    told: ['Le 15 juillet 2024, l’ergothérapeute mesure une force de préhension de 22 kg.'],
    omitted: ['22 kg'],
  },
  {
    told: ['Aujourd’hui, la palpation de la coiffe droite est douloureuse et la flexion est à 100°.'],
    omitted: ['palpation'],
  },
];

export const ENGLISH_FINDINGS: readonly FindingExample[] = [
  {
    told: [
      'On May 6, 2024, Dr. Castonvale performed a right rotator cuff repair.',
      'The long head of the biceps was found frayed at exploration.',
    ],
    lines: [['rotator cuff repair', 'found frayed at exploration']],
  },
  {
    told: [
      'ORIF of the right distal radius was done on June 12, 2024.',
      'Tendons and nerves were found intact at exploration.',
    ],
    lines: [['ORIF', 'nerves were found intact']],
  },
  {
    told: [
      'He underwent an L5-S1 discectomy on May 2, 2024.',
      'Intraoperatively, a sequestered fragment was compressing the S1 root.',
    ],
    lines: [['L5-S1 discectomy', 'compressing the S1 root']],
  },
  {
    told: [
      'A right medial meniscectomy was done on May 6, 2024.',
      'On July 9, 2024, an ultrasound showed no thrombosis.',
      'At the time of surgery, the condylar cartilage was worn.',
    ],
    lines: [['meniscectomy', 'condylar cartilage was worn'], ['no thrombosis']],
  },
  {
    told: [
      'In 2015, a right meniscectomy was done.',
      'At exploration, the meniscus was already degenerate.',
      EVENT_TOLD.en,
    ],
    hasEvent: false,
    lines: [['Prior to the event', 'right meniscectomy', 'already degenerate']],
  },
  {
    told: [
      'On May 6, 2024, Dr. Castonvale recommended an arthroscopy.',
      'At exploration, the state of the ligament will be checked.',
    ],
    omitted: ['will be checked'],
  },
  {
    told: ['On exploration of the yard, the inspector found the broken stepladder.'],
    omitted: ['inspector'],
  },
  {
    told: [
      'On June 4, 2024, Dr. Orsanne, the treating physician, noted right shoulder flexion of 90° and a positive Hawkins test.',
    ],
    lines: [['June 4, 2024', 'Dr. Orsanne', 'flexion of 90°', 'positive Hawkins']],
  },
  {
    told: [
      'On June 18, 2024, the worker was seen again by Dr. Valbrume. Abduction was limited to 80° and strength was 4/5.',
    ],
    lines: [['June 18, 2024', 'Dr. Valbrume', 'Abduction was limited to 80°']],
  },
  {
    told: [
      'On September 9, 2024, on examination by Dr. Hautmesnil, reflexes were symmetrical and Tinel’s sign was absent.',
    ],
    lines: [['September 9, 2024', 'Dr. Hautmesnil', 'Tinel’s sign was absent']],
  },
  {
    told: ['On my examination today, flexion is 120° and the Speed test is negative.'],
    omitted: ['120°'],
  },
  {
    told: ['On June 18, 2024, he was seen again by Dr. Valbrume. He complained of pain at rest.'],
    omitted: ['complained'],
  },
  {
    told: ['On August 2, 2024, the physiotherapist noted flexion of 100°.'],
    omitted: ['100°'],
  },
  {
    told: ['On May 4, 2026, on examination, right shoulder flexion reached 110°.'],
    omitted: ['110°'],
  },
];

export const HELD_OUT_ENGLISH_FINDINGS: readonly FindingExample[] = [
  {
    told: [
      'Right distal biceps tendon repair on April 17, 2024.',
      'The surgeon found a complete tear with 4 cm of retraction during the procedure.',
    ],
    lines: [['biceps tendon repair', '4 cm of retraction']],
  },
  {
    told: [
      'He was operated on for a scaphoid fracture on May 8, 2024.',
      'On opening, the site was filled with fibrous tissue. The radial cartilage was preserved.',
    ],
    lines: [['scaphoid', 'filled with fibrous tissue', 'radial cartilage was preserved']],
  },
  {
    told: [
      'A right acromioplasty was done on November 20, 2024 by Dr. Montaubin.',
      'At surgery the supraspinatus was fibrillated but not torn.',
    ],
    lines: [['acromioplasty', 'fibrillated but not torn']],
  },
  {
    told: [
      'On February 6, 2025, right ulnar nerve transposition was done.',
      'On March 3, 2025, he began physiotherapy.',
      'The nerve was flattened and swollen at the time of the operation.',
    ],
    lines: [['ulnar nerve transposition', 'flattened and swollen']],
  },
  {
    told: ['An arthroscopy is planned for May 2025.', 'At exploration, the labrum should be assessed.'],
    omitted: ['labrum should be assessed'],
  },
  {
    told: [
      'On May 21, 2024, physiatrist Dr. Lorimier observed wasting of the deltoid and measured external rotation at 30°.',
    ],
    lines: [['May 21, 2024', 'Dr. Lorimier', 'wasting of the deltoid', '30°']],
  },
  {
    told: [
      'She was examined on July 11, 2024 by Dr. Vauclair, an orthopaedist. A painful arc was present between 60 and 120°. The Neer test was positive.',
    ],
    lines: [['July 11, 2024', 'Dr. Vauclair', 'painful arc', 'Neer test was positive']],
  },
  {
    told: [
      'On August 30, 2024, Dr. Valbrume saw the worker again. On examination, sensation was reduced in the right C6 territory.',
    ],
    lines: [['August 30, 2024', 'Dr. Valbrume', 'sensation was reduced']],
  },
  {
    told: [
      'Dr. Hautmesnil, of the medical evaluation board, found full elevation and no weakness on October 5, 2025.',
    ],
    lines: [['Dr. Hautmesnil', 'October 5, 2025', 'no weakness']],
  },
  {
    told: ['At the present evaluation, I note abduction of 140°.'],
    omitted: ['140°'],
  },
  {
    told: ['On July 11, 2024, Dr. Vauclair saw him in follow-up. He said that he slept better.'],
    omitted: ['slept better'],
  },
  {
    told: ['On July 15, 2024, the occupational therapist measured a grip strength of 22 kg.'],
    omitted: ['22 kg'],
  },
  {
    told: ['Today the right cuff is tender to palpation and flexion is 100°.'],
    omitted: ['palpation'],
  },
];

/** Written after the rule, in other words, and tried once before anything was changed. */
export const LATER_FRENCH_FINDINGS: readonly FindingExample[] = [
  {
    told: [
      'Arthroscopie de l’épaule droite le 14 janvier 2025 (Dre Montaubin).',
      'Constatations peropératoires : labrum postérieur décollé, coiffe indemne.',
    ],
    lines: [['Arthroscopie de l’épaule droite', 'labrum postérieur décollé']],
  },
  {
    told: [
      'Le Dr Castaing a réparé le tendon d’Achille le 3 septembre 2024 par suture.',
      'Il a constaté à l’exploration que la rupture était ancienne.',
    ],
    lines: [['tendon d’Achille', 'rupture était ancienne']],
  },
  {
    told: [
      'Discectomie L4-L5 le 10 janvier 2025. Aucune brèche de la dure-mère n’a été vue pendant l’intervention.',
    ],
    lines: [['Discectomie L4-L5', 'brèche de la dure-mère']],
  },
  {
    told: [
      'Réduction ouverte du poignet droit le 9 mai 2024.',
      'Pendant la chirurgie, sa conjointe attend au salon des familles.',
    ],
    omitted: ['salon des familles'],
  },
  {
    told: ['Vu le 20 mars 2024 par le Dr Castaing : élévation à 100°, force du sus-épineux à 4/5.'],
    lines: [['20 mars 2024', 'Dr Castaing', 'élévation à 100°']],
  },
  {
    told: [
      'Le médecin traitant le réévalue le 2 avril 2024. Les mouvements sont complets. La manœuvre de Jobe demeure faible.',
    ],
    lines: [['2 avril 2024', 'mouvements sont complets', 'Jobe demeure faible']],
  },
  {
    told: [
      'La Dre Montreval, le 6 mai 2024, ne retrouvait aucun déficit neurologique; le Spurling était négatif.',
    ],
    lines: [['Dre Montreval', '6 mai 2024', 'Spurling était négatif']],
  },
  {
    told: ['Le 8 mai 2024, il a vu le Dr Castaing, qui a rempli un formulaire et donné un rendez-vous.'],
    omitted: ['formulaire'],
  },
  {
    told: ['Selon la chiropraticienne, le 12 mai 2024, la rotation cervicale était de 50°.'],
    omitted: ['50°'],
  },
  {
    told: ['J’ai moi-même revu le travailleur le 12 mars 2026; l’abduction était alors à 95°.'],
    omitted: ['95°'],
  },
];

export const LATER_ENGLISH_FINDINGS: readonly FindingExample[] = [
  {
    told: [
      'Right shoulder arthroscopy, January 14, 2025 (Dr. Montaubin).',
      'Intraoperative findings: posterior labrum detached, cuff intact.',
    ],
    lines: [['shoulder arthroscopy', 'posterior labrum detached']],
  },
  {
    told: [
      'Dr. Castaing repaired the Achilles tendon on September 3, 2024 by open repair of the tendon.',
      'He noted at exploration that the tear was old.',
    ],
    lines: [['Achilles tendon', 'tear was old']],
  },
  {
    told: ['L4-L5 discectomy on January 10, 2025. No dural tear was seen during the procedure.'],
    lines: [['discectomy', 'No dural tear']],
  },
  {
    told: [
      'Open reduction of the right wrist on May 9, 2024.',
      'During surgery his wife waited in the family lounge.',
    ],
    omitted: ['family lounge'],
  },
  {
    told: ['Seen on March 20, 2024 by Dr. Castaing: elevation 100°, supraspinatus strength 4/5.'],
    lines: [['March 20, 2024', 'Dr. Castaing', 'elevation 100°']],
  },
  {
    told: [
      'His treating physician reassessed him on April 2, 2024. Motion was full. The Jobe test remained weak.',
    ],
    lines: [['April 2, 2024', 'Motion was full', 'Jobe test remained weak']],
  },
  {
    told: ['Dr. Montreval found no neurological deficit on May 6, 2024; Spurling was negative.'],
    lines: [['Dr. Montreval', 'May 6, 2024', 'Spurling was negative']],
  },
  {
    told: ['On May 8, 2024, he saw Dr. Castaing, who filled out a form and gave an appointment.'],
    omitted: ['filled out a form'],
  },
  {
    told: ['According to the chiropractor, cervical rotation was 50° on May 12, 2024.'],
    omitted: ['50°'],
  },
  {
    told: ['I saw the worker myself on March 12, 2026; abduction was 95° at the time.'],
    omitted: ['95°'],
  },
];
