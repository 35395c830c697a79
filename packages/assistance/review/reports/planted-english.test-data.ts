/** Contradictions planted in English reports; the rules were tuned on these. */
import { plant } from './planted.test-data.ts';
import type { Planted } from './planted.test-data.ts';

export const PLANTED_ENGLISH: readonly Planted[] = [
  // Sides
  plant('ankle osteo', 'prose', 'side', ['conclusionDiagnostic', 'right ankle', 'left ankle'], 'ight', 'left ankle'),
  plant('knee ligament', 'prose', 'side', ['conclusionResume', 'ACL of her left knee', 'ACL of her right knee'], 'eft', 'right knee'),
  plant('knee ligament', 'brief', 'side', ['genouxInspection', 'Scars of the left knee', 'Scars of the right knee'], 'right knee'),
  plant('shoulder in', 'prose', 'side', ['examensParacliniques', 'the left shoulder', 'the right shoulder'], 'right shoulder'),
  plant('shoulder, past', 'brief', 'side', ['conclusionDiagnostic', 'Right shoulder', 'Left shoulder'], 'Left shoulder'),
  plant('hip, ', 'prose', 'side', ['conclusionDiagnostic', 'Left hip contusion', 'Right hip contusion'], 'Left hip', 'Right hip'),
  plant('hand, ', 'prose', 'side', ['conclusionEvaluationLimitations', 'right hand', 'left hand'], 'left hand'),
  plant('knee, cart', 'prose', 'side', ['historiqueEvolution', 'Microfracture and MPFL reconstruction were done', 'Microfracture and repair of the left knee were done'], 'left knee'),
  // Levels
  plant('lumbar disc', 'prose', 'level', ['conclusionDiagnostic', 'L4-L5', 'L5-S1'], 'L4-L5', 'L5-S1'),
  plant('lumbar disc', 'brief', 'level', ['examensParacliniques', 'L4-L5', 'L3-L4'], 'L4-L5', 'L3-L4'),
  plant('lumbar disc', 'prose', 'level', ['conclusionResume', 'left L4-L5 disc herniation', 'left L5-S1 disc herniation'], 'L5-S1'),
  // Diagnoses
  plant('knee ligament', 'brief', 'diagnosis', ['conclusionDiagnostic', 'ACL tear', 'PCL tear'], 'ACL', 'PCL'),
  plant('hip, ', 'brief', 'diagnosis', ['conclusionDiagnostic', null, 'Contusion and tendinopathy of the left shoulder.'], 'hip', 'shoulder'),
  plant('lumbar blocks', 'brief', 'diagnosis', ['conclusionDiagnostic', null, 'Cervical sprain.'], 'Lumbar', 'Cervical'),
  plant('knee, two', 'brief', 'diagnosis-dropped', ['conclusionDiagnostic', 'Patellar tendinopathy.', ''], 'tendinopathy'),
  plant('hand, ', 'brief', 'diagnosis-dropped', ['conclusionDiagnostic', 'Crush injury.', ''], 'Crush'),
  // Event dates
  plant('ankle osteo', 'prose', 'event-date', ['conclusionResume', 'accident of December 1, 2022', 'accident of December 11, 2022'], 'December 11, 2022'),
  plant('hip, ', 'prose', 'event-date', ['historiqueEvolution', 'accident of February 3, 2023', 'accident of March 3, 2023'], 'March 3, 2023'),
  plant('lumbar blocks', 'brief', 'event-date', ['conclusionResume', 'event of 2023-06-13', 'event of 2023-06-23'], '2023-06-23'),
  plant('knee, two', 'brief', 'event-date', ['conclusionResume', 'Event of March 7, 2023', 'Event of March 17, 2023'], 'March 17, 2023'),
  // Dates of acts
  plant('lumbar disc', 'prose', 'act-date', ['conclusionResume', 'September 12, 2023', 'August 12, 2023'], 'August 12, 2023'),
  plant('knee ligament', 'prose', 'act-date', ['conclusionResume', 'February 14, 2023', 'March 24, 2023'], 'March 24, 2023'),
  plant('shoulder in', 'prose', 'act-date', ['conclusionResume', 'Ultrasound of February 15, 2024', 'Ultrasound of February 25, 2024'], 'February 25, 2024'),
  // Consolidation
  plant('lumbar disc', 'brief', 'consolidation-date', ['conclusionDateConsolidation', '2024-11-18', '2015-03-02'], '2015-03-02'),
  plant('ankle osteo', 'brief', 'consolidation-date', ['conclusionDateConsolidation', 'June 10, 2024', 'June 10, 2022'], 'June 10, 2022'),
  plant('knee ligament', 'brief', 'consolidation-date', ['conclusionDateConsolidation', 'August 26, 2024', 'January 26, 2023'], 'January 26, 2023'),
  // The calendar
  plant('shoulder, past', 'prose', 'future-date', ['historiqueEvolution', 'June 7, 2024', 'June 7, 2025'], 'June 7, 2025'),
  plant('hand, ', 'brief', 'weekday', ['conclusionResume', 'August 8, 2022', 'Friday, August 8, 2022'], 'Friday'),
  plant('ankle osteo', 'prose', 'duration', ['historiqueEvolution', 'Physiotherapy ran from February 6 to July 28, 2023.', 'Physiotherapy ran for twelve months, from February 6, 2023 to July 28, 2023.'], 'twelve months'),
  plant('lumbar disc', 'prose', 'age', ['conclusionResume', '44-year-old', '54-year-old'], '54'),
  plant('hip, ', 'brief', 'age', ['age', null, '35 years'], '35'),
  // Normal and measured
  plant('knee ligament', 'prose', 'normal', ['genouxPalpation', null, 'Range of motion of the left knee is full.'], 'ange of motion', '125'),
  plant('knee ligament', 'brief', 'normal', ['atrophieMusculaire', null, 'No atrophy of the thigh.'], 'trophy', '49'),
  plant('lumbar disc', 'prose', 'normal', ['piedsNeuroVasculaire', null, 'Strength is normal in both legs.'], 'trength', '4/5'),
  plant('knee, cart', 'brief', 'normal', ['genouxPalpation', null, 'Flexion of the right knee is complete.'], 'lexion', '120'),
  plant('lumbar disc', 'brief', 'normal', ['rachisInspection', null, 'Lumbar range of motion is within normal limits.'], 'normal limits', '60'),
  // Tests
  plant('ankle, two', 'prose', 'test-cell', ['piedsChevillesInspection', null, 'Drawer negative on the left.'], 'Drawer', 'Positif'),
  plant('knee, cart', 'prose', 'test-cell', ['genouxPalpation', null, 'The Lachman test is positive on the right.'], 'Lachman', 'Négatif'),
  plant('shoulder, past', 'prose', 'test-cell', ['conclusionResume', 'Roofer', 'Apprehension is positive on the right. Roofer'], 'pprehension', 'Négatif'),
  // Measures
  plant('knee ligament', 'prose', 'measure', ['conclusionAtteintePermanente', '15° loss of flexion', '35° loss of flexion'], '35°'),
  plant('lumbar disc', 'brief', 'measure', ['conclusionAtteintePermanente', 'Flexion 60°', 'Flexion 40°'], '40°'),
  plant('shoulder, past', 'brief', 'measure', ['conclusionAtteintePermanente', 'external rotation 50° on the right against 80° on the left', 'external rotation 20° on the right'], '20°', '50'),
  // Deficits
  plant('hip, ', 'prose', 'deficit', ['conclusionDiagnostic', 'Left gluteal tendinopathy.', 'Left gluteal tendinopathy with loss of flexion of the left hip.'], 'flexion'),
  plant('lumbar blocks', 'prose', 'deficit', ['conclusionAtteintePermanente', null, 'There is a permanent impairment with weakness of the right foot.'], 'weakness', '5/5'),
  plant('lumbar blocks', 'brief', 'deficit', ['conclusionResume', 'Neurological examination normal.', 'Hypoesthesia of the left foot remains.'], 'ypoesthesia'),
  // Limitations
  plant('ankle osteo', 'prose', 'limitations', ['conclusionLimitationsFonctionnelles', null, 'No functional limitations.'], 'No functional limitations'),
  plant('lumbar disc', 'prose', 'limitation-class', ['conclusionEvaluationLimitations', 'Class 2', 'Class 1'], 'Class 1', '10 kg'),
  plant('hip, ', 'brief', 'limitation-region', ['conclusionEvaluationLimitations', null, 'Avoid repeated movements of the right elbow.'], 'elbow'),
  // Impairment, care, consolidation
  plant('ankle osteo', 'prose', 'impairment', ['conclusionAtteintePermanente', null, 'There is no permanent impairment.'], 'no permanent impairment', '4%'),
  plant('ankle osteo', 'brief', 'care', ['conclusionSoinsTraitements', null, 'Further physiotherapy is required twice a week.'], 'physiotherapy'),
  plant('shoulder in', 'prose', 'premature', ['conclusionPourcentageAtteinte', null, '3%'], '3%'),
  // Doses
  plant('lumbar blocks', 'prose', 'dose', ['conclusionSoinsTraitements', null, 'Care was sufficient and is ended. Ibuprofen 800 mg may be taken.'], '400 mg', '800 mg'),
];
