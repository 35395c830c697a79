/** Sentences written after the rules were changed, and run once before anything more was. */
import type { SentenceSet } from '../sentences.test-data.ts';

const WRIST = {
  diagnosticsCnesst: 'Fracture du radius distal gauche',
  historiqueEvolution:
    'Le 5 avril 2024, la travailleuse chute d’un escabeau et se fracture le poignet gauche. Radiographie du 5 avril 2024 : fracture déplacée. Ostéosynthèse par plaque le 9 avril 2024.',
  conclusionDiagnostic: 'Fracture du radius distal gauche.',
} as const;
const BACK = {
  diagnosticsCnesst: 'Hernie discale L5-S1 gauche',
  historiqueEvolution:
    'Le 5 avril 2024, le travailleur soulève une caisse de 30 kg et ressent une douleur lombaire vive. IRM lombaire du 2 mai 2024 : hernie discale L5-S1 gauche. Épidurale le 11 juin 2024.',
  conclusionDiagnostic: 'Hernie discale L5-S1 gauche.',
} as const;

const inHistory = (kind: SentenceSet['kind'], data: SentenceSet['data']) =>
  ({ language: 'fr', kind, data, field: 'historiqueEvolution' }) as const;
const inConclusion = (kind: SentenceSet['kind'], data: SentenceSet['data']) =>
  ({ language: 'fr', kind, data, field: 'conclusionResume' }) as const;

export const FRENCH: readonly SentenceSet[] = [
  {
    ...inHistory('event-date', WRIST),
    clean: [
      'L’avis de l’employeur et demande de remboursement concernant l’événement est signé le 15 avril 2024.',
      'Elle subit une ablation de matériel le 20 janvier 2025.',
      'La réviseure confirme l’admissibilité de la lésion professionnelle le 12 août 2024.',
      'Lors d’une chute le 14 février 2025 sur la glace, elle se contusionne le coude droit.',
      'L’enquête sur l’accident est complétée le 22 avril 2024.',
      'Elle a été victime d’une algodystrophie, diagnostiquée le 3 juillet 2024.',
      'Son contremaître témoigne de l’accident le 30 avril 2024.',
    ],
    planted: [
      'La travailleuse produit une réclamation pour un accident survenu le 15 avril 2024.',
      'L’événement du 5 mai 2024 est admis par la CNESST.',
    ],
  },
  {
    ...inConclusion('event-date', WRIST),
    clean: [
      'La fracture a été réduite et fixée le 9 avril 2024.',
      'Elle a repris son emploi le 6 janvier 2025, neuf mois après l’accident.',
      'La travailleuse a déposé sa réclamation pour l’accident le 18 avril 2024.',
      'Elle est tombée à nouveau sur la main gauche le 14 février 2025, sans fracture.',
    ],
    planted: [
      'La travailleuse a fait une chute d’un escabeau le 15 avril 2024.',
      'Elle s’est fracturé le poignet gauche le 5 mai 2024.',
      'Cette fracture résulte de l’accident du travail survenu le 5 avril 2023.',
      'Le 25 avril 2024, elle a perdu pied et s’est fracturé le poignet gauche.',
      'La travailleuse a été victime d’une chute le 6 avril 2024.',
    ],
  },
  {
    ...inConclusion('event-date', BACK),
    clean: [
      'Le travailleur a présenté une aggravation subjective le 8 octobre 2024.',
      'La hernie a été mise en évidence le 2 mai 2024.',
    ],
    planted: [
      'Le travailleur s’est infligé une hernie discale L5-S1 le 15 avril 2024 en soulevant une caisse.',
      'L’événement remonte au 5 mars 2024.',
    ],
  },
  {
    ...inHistory('duration', BACK),
    clean: [
      'Ergothérapie du 6 mai au 6 septembre 2024, à raison de deux fois par semaine.',
      'Du 5 avril au 5 août 2024, il est en arrêt de travail; il tente un retour de trois semaines.',
      'Du 8 juillet au 8 novembre 2024, il prend du naproxène, cessé deux semaines en août.',
    ],
    planted: [
      'Il a été en arrêt de travail du 5 avril au 5 août 2024, soit deux mois.',
      'Chiropratique du 6 mai au 10 juin 2024, pendant trois mois.',
    ],
  },
  {
    ...inHistory('age', BACK),
    clean: [
      'Il vit avec sa conjointe de 41 ans et leurs enfants de 15 et 17 ans.',
      'À l’âge de 22 ans, il a subi une appendicectomie.',
      'Il conduit le même camion de 19 ans depuis son embauche.',
      'Il a commencé à fumer à 15 ans et a cessé à 30 ans.',
    ],
    planted: ['Le travailleur, âgé de 53 ans, est manutentionnaire.'],
  },
  {
    ...inConclusion('age', BACK),
    clean: [
      'La discopathie est fréquente chez un homme de 50 ans.',
      'Le travailleur de 45 ans garde une lombalgie.',
    ],
    planted: [
      'Nous avons évalué un manutentionnaire de 53 ans.',
      'Le travailleur est maintenant âgé de 35 ans.',
      'Monsieur, 53 ans, garde une lombalgie.',
    ],
  },
  {
    ...inConclusion('act-date', BACK),
    clean: [
      'Le 4 septembre 2024, le neurochirurgien a pris connaissance de l’IRM et a écarté une chirurgie.',
      'Une épidurale supplémentaire était prévue le 16 octobre 2024.',
      'À son examen du 12 décembre 2024, le Dr Roy note que l’épidurale n’a pas aidé.',
    ],
    planted: [
      'L’IRM lombaire du 12 mai 2024 a montré une hernie.',
      'L’épidurale a été faite le 11 juillet 2024.',
    ],
  },
  {
    ...inConclusion('act-date', WRIST),
    clean: ['La plaque a été retirée le 20 janvier 2025.', 'L’ostéosynthèse a consolidé le 9 juillet 2024.'],
    planted: ['Elle a été opérée du poignet gauche le 19 avril 2024.'],
  },
  {
    ...inHistory('side', WRIST),
    clean: ['Une chirurgie du tunnel carpien droit a été évoquée en 2019, sans suite.'],
    planted: ['Une neurolyse du nerf médian au poignet droit a été faite le 20 janvier 2025.'],
  },
  {
    ...inConclusion('level', BACK),
    clean: ['Il n’a pas été opéré; une discoïdectomie L5-S1 avait été offerte.'],
    planted: ['Il a subi une microdiscectomie L4-L5 en 2025.'],
  },
];
