/** Contradictions planted in French reports; the rules were tuned on these. */
import { plant } from './planted.test-data.ts';
import type { Planted } from './planted.test-data.ts';

export const PLANTED_FRENCH: readonly Planted[] = [
  // Sides
  plant('épaule', 'prose', 'side', ['conclusionDiagnostic', 'l’épaule droite', 'l’épaule gauche'], 'épaule droite', 'épaule gauche'),
  plant('genou, ménis', 'prose', 'side', ['historiqueEvolution', 'méniscectomie interne partielle gauche', 'méniscectomie interne partielle du genou droit'], 'genou gauche', 'genou droit'),
  plant('genou, ménis', 'brief', 'side', ['conclusionResume', 'Genou gauche. Événement', 'Genou droit. Événement'], 'genou gauche', 'Genou droit'),
  plant('cheville', 'prose', 'side', ['piedsChevillesInspection', 'Cicatrice antérieure de la cheville gauche', 'Cicatrice antérieure de la cheville droite'], 'gauche', 'cheville droite'),
  plant('hanche', 'brief', 'side', ['conclusionDiagnostic', 'trochantérienne gauche', 'trochantérienne de la hanche droite'], 'hanche gauche', 'hanche droite'),
  plant('poignet', 'prose', 'side', ['conclusionEvaluationLimitations', 'torsion du poignet gauche et les charges de plus de 5 kg à gauche', 'torsion du poignet droit'], 'gauche', 'poignet droit'),
  plant('genou, un seul', 'prose', 'side', ['conclusionDiagnostic', 'du genou droit', 'du genou gauche'], 'genou droit', 'genou gauche'),
  plant('coude', 'prose', 'side', ['examensParacliniques', 'Échographie du coude droit, 2 mai 2023 : tendinose', 'Échographie du coude gauche, 2 mai 2023 : tendinite'], 'coude droit', 'coude gauche'),
  // Levels
  plant('lombaire, non', 'prose', 'level', ['conclusionDiagnostic', 'L5-S1', 'L4-L5'], 'L5-S1', 'L4-L5'),
  plant('lombaire, rechute', 'brief', 'level', ['conclusionDiagnostic', 'Hernie L4-L5 gauche', 'Hernie L3-L4 gauche'], 'L4-L5', 'L3-L4'),
  plant('lombaire, rechute', 'prose', 'level', ['historiqueEvolution', 'Discectomie L4-L5 gauche', 'Discectomie L5-S1 gauche'], 'L5-S1'),
  plant('lombaire, non', 'brief', 'level', ['examensParacliniques', 'L5-S1 droite', 'L3-L4 droite'], 'L5-S1', 'L3-L4'),
  // Diagnoses
  plant('genou, ménis', 'prose', 'diagnosis', ['conclusionDiagnostic', 'ménisque interne', 'ménisque externe'], 'interne', 'externe'),
  plant('coude', 'brief', 'diagnosis', ['conclusionDiagnostic', null, 'Tendinite de l’épaule droite.'], 'coude', 'épaule'),
  plant('cou, ', 'brief', 'diagnosis', ['conclusionDiagnostic', null, 'Entorse lombaire.'], 'cervicale', 'lombaire'),
  plant('lombaire, non', 'prose', 'diagnosis-dropped', ['conclusionDiagnostic', 'Entorse lombaire et hernie', 'Hernie'], 'Entorse lombaire'),
  plant('genou, ménis', 'brief', 'diagnosis-dropped', ['diagnosticsCnesst', null, 'Déchirure du ménisque interne du genou gauche\nBursite prérotulienne du genou gauche'], 'Bursite'),
  // Event dates
  plant('épaule', 'prose', 'event-date', ['conclusionResume', 'victime le 6 février 2023 d’une', 'qui, lors de l’événement du 6 mars 2023, a subi une'], '6 mars 2023'),
  plant('genou, ménis', 'brief', 'event-date', ['conclusionResume', '19 septembre 2023', '29 septembre 2023'], '29 septembre 2023'),
  plant('coude', 'prose', 'event-date', ['originalEventDate', null, '2022-03-13'], '13 mars 2023'),
  plant('genou, un seul', 'prose', 'event-date', ['conclusionResume', '5 juillet 2023', '5 août 2023'], '5 août 2023'),
  // Dates of acts
  plant('cheville', 'prose', 'act-date', ['conclusionResume', 'opérée le 19 janvier 2023', 'opérée le 29 mars 2023'], '29 mars 2023'),
  plant('lombaire, non', 'prose', 'act-date', ['conclusionResume', 'IRM du 30 juillet 2024', 'IRM du 3 juin 2024'], '3 juin 2024'),
  plant('coude', 'brief', 'act-date', ['conclusionResume', 'Opérée le 16 mai 2024', 'Opérée le 16 juin 2024'], '16 juin 2024'),
  // Consolidation
  plant('genou, ménis', 'prose', 'consolidation-date', ['conclusionDateConsolidation', '12 août 2024', '12 juin 2017'], '12 juin 2017'),
  plant('épaule', 'brief', 'consolidation-date', ['conclusionDateConsolidation', '2024-10-14', '2022-10-14'], '2022-10-14'),
  plant('cheville', 'brief', 'consolidation-date', ['conclusionDateConsolidation', '7 octobre 2024', '7 octobre 2023'], '21 février 2024', '7 octobre 2023'),
  // The calendar
  plant('épaule', 'prose', 'future-date', ['historiqueEvolution', '14 octobre 2024', '14 octobre 2026'], '14 octobre 2026'),
  plant('poignet', 'prose', 'weekday', ['conclusionResume', 'le 18 novembre 2022', 'le lundi 18 novembre 2022'], 'lundi'),
  plant('épaule', 'brief', 'duration', ['historiqueEvolution', 'De la physiothérapie est suivie du 20 mars au 30 juin 2023.', 'De la physiothérapie est suivie pendant huit mois, du 20 mars 2023 au 30 juin 2023.'], 'huit mois'),
  plant('coude', 'prose', 'age', ['conclusionResume', '52 ans', '58 ans'], '58 ans'),
  plant('poignet', 'brief', 'age', ['age', null, '48 ans'], '48 ans'),
  // Normal and measured
  plant('genou, ménis', 'prose', 'normal', ['genouxInspection', 'Pas d’épanchement.', 'Amplitudes complètes du genou gauche.'], 'Amplitudes', '115'),
  plant('genou, ménis', 'brief', 'normal', ['atrophieMusculaire', null, 'Pas d’atrophie de la cuisse.'], 'atrophie', '52,5'),
  plant('lombaire, non', 'prose', 'normal', ['piedsNeuroVasculaire', null, 'Les réflexes sont normaux et symétriques.'], 'flexes', '1+'),
  plant('lombaire, rechute', 'brief', 'normal', ['rachisInspection', null, 'Mobilité lombaire normale.'], 'normale', '45'),
  plant('cheville', 'prose', 'normal', ['examensAdditionnels', null, 'La dorsiflexion de la cheville gauche est complète.'], 'omplète', '0'),
  // Tests
  plant('genou, ménis', 'prose', 'test-cell', ['genouxPalpation', null, 'McMurray négatif à gauche.'], 'McMurray', 'Positif'),
  plant('lombaire, rechute', 'prose', 'test-cell', ['examensAdditionnels', null, 'Le signe de Lasègue est négatif des deux côtés.'], 'Lasègue', 'Positif'),
  plant('genou, un seul', 'brief', 'test-cell', ['conclusionResume', 'Examen normal ce jour.', 'Le Lachman est positif à droite.'], 'Lachman', 'Négatif'),
  // Measures
  plant('genou, ménis', 'prose', 'measure', ['conclusionAtteintePermanente', 'perte de 25° de flexion active', 'perte de 45° de flexion active'], '45°'),
  plant('lombaire, rechute', 'brief', 'measure', ['conclusionAtteintePermanente', '45°', '65°'], '65°', '45'),
  // Deficits
  plant('cou, ', 'prose', 'deficit', ['conclusionDiagnostic', 'toujours symptomatique', 'avec perte de rotation du cou'], 'rotation'),
  plant('coude', 'prose', 'deficit', ['conclusionAtteintePermanente', null, 'Une perte de flexion du coude droit persiste.'], 'flexion', '140'),
  plant('lombaire, non', 'brief', 'deficit', ['conclusionDiagnostic', 'Pas de radiculopathie motrice.', 'Faiblesse du pied droit.'], 'Faiblesse'),
  // Limitations
  plant('épaule', 'prose', 'limitations', ['conclusionLimitationsFonctionnelles', null, 'Aucune limitation fonctionnelle.'], 'Aucune limitation'),
  plant('lombaire, rechute', 'prose', 'limitation-class', ['conclusionEvaluationLimitations', 'classe 2', 'classe 1'], 'classe 1', '10 kg'),
  plant('poignet', 'brief', 'limitation-region', ['conclusionEvaluationLimitations', null, 'Éviter les mouvements répétés de l’épaule gauche.'], 'épaule'),
  // Impairment, care, consolidation
  plant('épaule', 'prose', 'impairment', ['conclusionAtteintePermanente', null, 'Il n’y a aucune atteinte permanente.'], 'aucune atteinte', '4 %'),
  plant('épaule', 'brief', 'care', ['conclusionSoinsTraitements', null, 'De la physiothérapie est encore nécessaire deux fois par semaine.'], 'physiothérapie'),
  plant('cou, ', 'prose', 'premature', ['conclusionPourcentageAtteinte', null, '2 %'], '2 %'),
  // Doses
  plant('lombaire, non', 'prose', 'dose', ['conclusionSoinsTraitements', 'Une discoïdectomie', 'Poursuivre la prégabaline 150 mg. Une discoïdectomie'], '75 mg', '150 mg'),
];
