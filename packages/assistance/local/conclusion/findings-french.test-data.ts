/** Findings of operations and of visits in French histories (fiction). */
import { EVENT_TOLD } from './findings.test-data.ts';
import type { FindingExample } from './findings.test-data.ts';

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

export const FRENCH_FINDINGS_HELD_OUT: readonly FindingExample[] = [
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

/** Written after the rule, in other words, and tried once before anything was changed. */
export const FRENCH_FINDINGS_HELD_OUT_2: readonly FindingExample[] = [
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
