/** English reports (fiction) written after the rules, and tried once before anything was changed. */
import type { WholeReport } from '../whole-reports.test-data.ts';
import { heldOutReport } from './held-out-report.test-data.ts';

export const HELD_OUT_2_ENGLISH_REPORTS: readonly WholeReport[] = [
  heldOutReport('carpal tunnel', 'en', {
    patientGender: 'male',
    birthDate: '1973-09-02',
    dateEvaluation: '2026-01-20',
    originalEventDate: '2024-04-15',
    age: '52 years',
    diagnosticsCnesst: 'Left carpal tunnel syndrome\nLeft lateral epicondylitis',
    antecedentsSaaq: 'Whiplash on June 7, 2012, settled.',
    historiqueEvolution:
      'Mr. D., a butcher, dates the onset of numbness in the left hand and pain at the left elbow to April 15, 2024, when the boning line was sped up. EMG of July 9, 2024: moderate left median neuropathy; the right side is within normal limits. A counterforce brace was worn. Dr. Kilbride released the left carpal tunnel on October 24, 2024. An injection to the left elbow was given on January 13, 2025, with lasting relief. He gradually returned to work from February 3 to March 28, 2025. His brother had surgery on the right wrist. The treating physician consolidated both injuries on September 15, 2025.',
    plaintesproblemes: 'Weak grip at the end of the day, in his opinion. No numbness.',
    poignetsMainsInspection: 'Palmar scar on the left, 3 cm, supple. No thenar atrophy.',
    coudesPalpation: 'No tenderness over the lateral epicondyle of the left elbow.',
    examensAdditionnels: 'Wrists: flexion 75°, extension 70° bilaterally. Tinel and Phalen negative.',
    examensParacliniques: 'EMG, July 9, 2024: moderate left median neuropathy.',
    conclusionResume:
      'Mr. D. is a 52-year-old butcher. Onset April 15, 2024. The left carpal tunnel was released on October 24, 2024. The employer’s physician raised the possibility of right-sided disease, which the EMG does not show.',
    conclusionDiagnostic: 'Left carpal tunnel syndrome, operated. Left lateral epicondylitis, resolved.',
    conclusionDateConsolidation: 'September 15, 2025',
    conclusionSoinsTraitements: 'Treatment was appropriate and sufficient.',
    conclusionAtteintePermanente: 'None.',
    conclusionLimitationsFonctionnelles: 'None.',
    conclusionEvaluationLimitations: 'None.',
    conclusionPourcentageAtteinte: '0%',
  }),
  heldOutReport('tibial plateau', 'en', {
    patientGender: 'female',
    birthDate: '1988-07-07',
    dateEvaluation: '2025-11-18',
    originalEventDate: '2024-05-28',
    age: '37 years',
    diagnosticsCnesst: 'Left lateral tibial plateau fracture',
    historiqueEvolution:
      'On Tuesday, May 28, 2024, Ms. R., a courier, was knocked off her bicycle by a van and landed on the left knee. CT the same day showed a split-depression fracture of the lateral plateau. Open reduction and internal fixation was carried out by Dr. Ferncastle on May 30, 2024. She was non-weight-bearing for ten weeks. Physiotherapy was given from August 12, 2024 to March 14, 2025. The right knee ached while she was on crutches, and this settled. X-rays of January 21, 2025: united, no arthritis. Hardware removal was offered and declined. Dr. Ferncastle consolidated the injury on June 23, 2025.',
    plaintesproblemes: 'Stiff left knee on stairs. She has no complaint about the right knee.',
    genouxInspection: 'Lateral scar of the left knee, 12 cm. No effusion.',
    genouxFlexionDroitActif: '140',
    genouxFlexionGaucheActif: '110',
    genouxExtensionDroitActif: '0',
    genouxExtensionGaucheActif: '-5',
    genouxLachmanDroit: 'Négatif',
    genouxLachmanGauche: 'Négatif',
    genouxLce20Gauche: 'Positif',
    genouxCirconferenceCuisseDroit: '48',
    genouxCirconferenceCuisseGauche: '46',
    examensParacliniques: 'CT left knee 2024-05-28. X-rays left knee 2025-01-21: united.',
    conclusionResume:
      'This 37-year-old courier fractured her left lateral tibial plateau on May 28, 2024. Flexion of the left knee is 110°, whereas the right reaches 140°.',
    conclusionDiagnostic:
      'Fracture of the left lateral tibial plateau, united, with residual stiffness and lateral laxity.',
    conclusionDateConsolidation: 'I agree with June 23, 2025.',
    conclusionSoinsTraitements:
      'No active treatment is needed. Removal of the hardware could be reconsidered.',
    conclusionAtteintePermanente:
      'Yes: ankylosis of the left knee (flexion 110°, extension lacking 5°), lateral laxity, and a 2 cm difference in thigh girth.',
    conclusionLimitationsFonctionnelles: 'Yes, permanent.',
    conclusionEvaluationLimitations:
      'She must not kneel or squat. Avoid more than two flights of stairs an hour. Lifting: 15 kg.',
    conclusionPourcentageAtteinte: '9%',
  }),
  heldOutReport('left cuff', 'en', {
    patientGender: 'male',
    birthDate: '1970-02-26',
    dateEvaluation: '2025-09-30',
    originalEventDate: '2023-12-11',
    age: '55 years',
    dominance: 'left-handed',
    diagnosticsCnesst: 'Left supraspinatus tear\nLeft adhesive capsulitis',
    antecedentsLesion: 'Right shoulder bursitis in 2018, recovered.',
    historiqueEvolution:
      'The worker, a left-handed janitor, states that on December 11, 2023 he felt a tear in his left shoulder as he pulled a jammed bin. Ultrasound of January 8, 2024 showed a partial supraspinatus tear. MR arthrography of March 5, 2024 added a thickened capsule. A hydrodilatation was done on April 30, 2024, followed by daily physiotherapy. Dr. Lanyon does not advise surgery. The right shoulder had been injected in 2018. The designated physician considered the injury consolidated on May 12, 2025; the attending physician, on July 21, 2025.',
    epaulesFlexionDroitActif: '175',
    epaulesFlexionGaucheActif: '125',
    epaulesAbductionDroitActif: '170',
    epaulesAbductionGaucheActif: '105',
    epaulesHawkinsGauche: 'Positif',
    epaulesHawkinsDroit: 'Négatif',
    epaulesPalpation:
      'Tender greater tuberosity on the left. Hawkins positive on the left, negative on the right.',
    examensParacliniques:
      'Ultrasound of the left shoulder (2024-01-08). MR arthrography of the left shoulder (2024-03-05).',
    conclusionResume:
      'He is 55 years old. His left shoulder has been stiff since the event of December 11, 2023. For comparison, the right shoulder moves normally.',
    conclusionDiagnostic:
      'Partial tear of the left supraspinatus and adhesive capsulitis of the left shoulder.',
    conclusionDateConsolidation: 'July 21, 2025, because motion was still improving in May.',
    conclusionSoinsTraitements:
      'The care given was justified; nothing else is likely to change the condition.',
    conclusionAtteintePermanente:
      'A permanent impairment remains: abduction of the left shoulder of 105° and flexion of 125°.',
    conclusionLimitationsFonctionnelles: 'There are functional limitations.',
    conclusionEvaluationLimitations:
      'He must not work with the left arm above the horizontal or lift more than 7 kg on the left.',
    conclusionPourcentageAtteinte: 'APD 6%.',
  }),
  heldOutReport('hand, burn', 'en', {
    patientGender: 'female',
    birthDate: '2000-10-04',
    dateEvaluation: '2025-12-09',
    originalEventDate: '2025-02-14',
    age: '25 years',
    diagnosticsCnesst: 'Second-degree burn of the right hand',
    historiqueEvolution:
      'Line cook. February 14, 2025: hot oil over the back of the right hand. Dressings until March 28, 2025. No graft. Occupational therapy and a pressure glove. Back to work on April 21, 2025. Seen again on August 18, 2025 by the plastic surgeon, who consolidated the burn that day.',
    poignetsMainsInspection:
      'Back of the right hand: pale patch, 6 x 4 cm, supple. Finger motion is full. Left hand intact.',
    conclusionResume: 'Cook, 25 years old, burned on the right hand on February 14, 2025; good outcome.',
    conclusionDiagnostic: 'Second-degree burn of the right hand, healed.',
    conclusionDateConsolidation: 'August 18, 2025 is appropriate.',
    conclusionSoinsTraitements: 'A moisturizer and sun protection are enough.',
    conclusionAtteintePermanente: 'Only a cosmetic prejudice remains.',
    conclusionLimitationsFonctionnelles: 'No limitations.',
    conclusionEvaluationLimitations: 'None.',
    conclusionPourcentageAtteinte: 'CP 1%.',
  }),
];
