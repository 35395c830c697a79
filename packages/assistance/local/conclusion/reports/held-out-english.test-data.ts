/** English reports (fiction) held out: written before the rules and used for no change of them. */
import { ALL_POINTS, CONFIRMED_ROOTS, NORMAL_ROOTS, at, of, told } from './measured-report.ts';
import type { MeasuredReport } from './measured-report.ts';

export const HELD_OUT_ENGLISH_REPORTS: readonly MeasuredReport[] = [
  {
    name: 'knee ligament reconstruction, earlier meniscectomy',
    language: 'en',
    gender: 'female',
    data: {
      ...ALL_POINTS,
      originalEventDate: '2022-10-04',
      diagnosticsCnesst: 'Left ACL tear',
      antecedentsChirurgicaux: 'Right meniscectomy 2009',
      historiqueEvolution: `The worker, a paramedic, was carrying a patient down a staircase on October 4, 2022 when her left knee buckled and twisted inward. She heard a pop.
She had injured the same knee playing soccer in 2012 and had recovered fully.
X-rays that evening were normal.
An MRI dated November 2, 2022 demonstrated a complete tear of the anterior cruciate ligament with intact menisci.
Dr. Thistledown carried out an ACL reconstruction with a hamstring autograft on February 14, 2023.
Stiffness required a manipulation under anesthesia on May 9, 2023, after which flexion improved.
Viscosupplementation was discussed but not done.
A progressive return to work began on September 5, 2023. She resumed full duty on December 4, 2023.
In March 2024 she aggravated her knee at work and was put back on light duty until May 2024.
Dr. Thistledown considered the injury consolidated as of August 26, 2024, with functional limitations.`,
      genouxFlexionGaucheActif: '125',
      genouxFlexionDroitActif: '140',
      genouxExtensionGaucheActif: '-5',
      genouxExtensionDroitActif: '0',
      genouxLachmanGauche: 'Sec',
      genouxLachmanDroit: 'Négatif',
      genouxPivotGauche: 'Négatif',
      genouxPivotDroit: 'Négatif',
      genouxLci0Gauche: 'Négatif',
      genouxLci20Gauche: 'Négatif',
      genouxLce0Gauche: 'Négatif',
      genouxLce20Gauche: 'Négatif',
      genouxMcMurrayGauche: 'Négatif',
      genouxThessalyGauche: 'Non fait',
      genouxCirconferenceCuisseGauche: '49',
      genouxCirconferenceCuisseDroit: '51',
      observationGenerale: 'No limp. Thigh girth taken 15 cm above the patella.',
    },
    states: [
      told('carrying a patient down a staircase', 'October 4, 2022', 'twisted inward'),
      told('heard a pop'),
      at(told('2012', 'soccer'), { isApart: true }),
      told('X-rays', 'normal'),
      told('November 2, 2022', 'anterior cruciate ligament', 'intact menisci'),
      told('ACL reconstruction', 'February 14, 2023'),
      told('manipulation under anesthesia', 'May 9, 2023'),
      told('progressive return to work', 'September 5, 2023'),
      told('resumed full duty', 'December 4, 2023'),
      told('March 2024', 'aggravated', 'light duty until May 2024'),
      told('consolidated as of August 26, 2024'),
      of('antecedentsChirurgicaux', 'meniscectomy 2009'),
      of(
        'genouxFlexionGaucheActif',
        'active flexion of the left knee',
        '15° loss',
        'opposite side',
        '125° against 140°',
      ),
      of('genouxFlexionGaucheActif', 'active flexion of the left knee', '10°', 'normal', '135°'),
      of('genouxExtensionGaucheActif', 'left knee', 'lacks 5° of extension'),
      of('genouxPivotGauche', 'pivot', 'negative'),
      of('genouxLachmanGauche', 'Lachman', 'firm end point'),
      of('genouxMcMurrayGauche', 'McMurray', 'negative', 'left'),
      of('genouxCirconferenceCuisseGauche', 'thigh', '2 cm', '15 cm above the patella'),
      at(told('August 26, 2024'), { in: 'conclusionDateConsolidation' }),
      at(told('functional limitations'), { in: 'conclusionLimitationsFonctionnelles' }),
      at(told('ACL reconstruction'), { in: 'conclusionSoinsTraitements' }),
      at(of('genouxFlexionGaucheActif', '15°'), { in: 'conclusionAtteintePermanente' }),
    ],
    omits: [
      { words: ['viscosupplementation'], in: 'conclusionResume' },
      { words: ['thessaly'] },
      { words: ['uninjured side'] },
      { words: ['right knee', 'loss'] },
      { words: ['premature'] },
      { words: ['atrophy'] },
    ],
    open: [
      { in: 'conclusionDiagnostic' },
      { in: 'conclusionDateConsolidation' },
      { in: 'conclusionSoinsTraitements' },
      { in: 'conclusionAtteintePermanente' },
      { in: 'conclusionLimitationsFonctionnelles' },
      { in: 'conclusionEvaluationLimitations' },
    ],
  },
  {
    name: 'shoulder in the text, surgery refused, not consolidated',
    language: 'en',
    gender: 'male',
    data: {
      ...ALL_POINTS,
      diagnosticsCnesst: 'Left rotator cuff tear',
      dateEvaluation: '2024-11-20',
      antecedentsAutres: 'None',
      historiqueEvolution: `The claim form states that on January 22, 2024 the worker caught a falling ladder with his outstretched left arm. He felt immediate pain in the left shoulder.
Dr. Marrable examined him on January 24, 2024 and made a diagnosis of left shoulder sprain.
The ultrasound of February 15, 2024 revealed a partial tear of the supraspinatus without retraction.
Left shoulder x-rays were unremarkable.
A subacromial cortisone injection on April 3, 2024 provided two weeks of relief. A second injection on June 12, 2024 was of no benefit.
A temporary assignment was started on May 6, 2024 and ended on May 17, 2024.
Rotator cuff repair was recommended by Dr. Corrigall on August 8, 2024. The worker does not want surgery.
As of October 2, 2024, Dr. Marrable reports that the injury has not yet consolidated.
The diagnosis of adhesive capsulitis was ruled out by Dr. Corrigall.`,
      examensAdditionnels:
        'Left shoulder: flexion 130°, abduction 110°; right shoulder: flexion 175°, abduction 170°. Drop arm negative. No motor deficit.',
      appreciationEvolution: 'Improved by 20%.',
    },
    states: [
      told('January 22, 2024', 'caught a falling ladder', 'left arm'),
      told('immediate pain in the left shoulder'),
      told('January 24, 2024', 'left shoulder sprain'),
      told('February 15, 2024', 'partial tear of the supraspinatus', 'without retraction'),
      told('x-rays were unremarkable'),
      told('cortisone injection', 'April 3, 2024', 'two weeks of relief'),
      told('June 12, 2024', 'no benefit'),
      told('temporary assignment', 'May 6, 2024', 'ended on May 17, 2024'),
      told('October 2, 2024', 'not yet consolidated'),
      told('adhesive capsulitis was ruled out'),
      of('examensAdditionnels', 'Drop arm negative', 'No motor deficit'),
      of('appreciationEvolution', 'his own account', '20%'),
      at(told('capsulitis was ruled out'), { in: 'conclusionDiagnostic' }),
      at(told('Rotator cuff repair was recommended', 'does not want surgery'), {
        in: 'conclusionSoinsTraitements',
      }),
      at(told('not yet consolidated'), { in: 'conclusionDateConsolidation' }),
      at(told('premature', 'consolidated'), { in: 'conclusionLimitationsFonctionnelles' }),
      at(told('premature', 'consolidated'), { in: 'conclusionAtteintePermanente' }),
    ],
    omits: [
      { words: ['cuff repair'], in: 'conclusionResume' },
      { words: ['November 20, 2024'] },
      { words: ['other history'] },
      { words: ['uninjured'] },
    ],
    open: [
      { in: 'conclusionDateConsolidation' },
      { in: 'conclusionLimitationsFonctionnelles', words: ['premature'] },
      { in: 'conclusionEvaluationLimitations', words: ['premature'] },
      { in: 'conclusionAtteintePermanente', words: ['premature'] },
      { in: 'conclusionSoinsTraitements' },
      { in: 'conclusionDiagnostic' },
    ],
  },
  {
    name: 'lumbar blocks and failed returns, diagnosis not accepted',
    language: 'en',
    gender: 'female',
    data: {
      ...ALL_POINTS,
      ...NORMAL_ROOTS,
      diagnosticsCnesst: 'Lumbar sprain',
      historiqueEvolution: `On June 13, 2023, the worker, a hospital cook, lifted a stockpot and turned; she felt a tearing sensation in her lower back.
Dr. Eastmarsh saw her on June 14, 2023 and retained a lumbar sprain.
Lumbar x-rays showed no fracture and no spondylolisthesis.
The MRI of August 1, 2023 showed mild L5-S1 disc bulging without nerve root compression.
She was treated with physiotherapy and acupuncture.
Bilateral L4-L5 facet blocks on November 7, 2023 brought 60% improvement for five days.
Radiofrequency ablation was done on February 20, 2024, with partial relief.
She went back to modified duties on March 18, 2024, but had to stop on April 5, 2024.
A second attempt at a gradual return, on June 3, 2024, was abandoned.
The CNESST refused the diagnosis of L5-S1 disc herniation.
A neurosurgeon saw no indication for a laminectomy.
The attending physician consolidated the lumbar sprain on September 9, 2024.`,
      rachisFlexion: '80',
      rachisExtension: '30',
      rachisFlexionLateraleG: '25',
      rachisFlexionLateraleD: '30',
      rachisRotationG: '30',
      rachisRotationD: '30',
      rachisSlrDroit: 'Négatif',
      rachisSlrGauche: 'Négatif',
      rachisTripodeDroit: 'Négatif',
      rachisTripodeGauche: 'Négatif',
      piedsReflexeAchilleenDroit: '2+',
      piedsReflexeAchilleenGauche: '2+',
      genouxLachmanDroit: '',
      medicationActuelle: 'Ibuprofen 400 mg as needed',
    },
    confirmed: CONFIRMED_ROOTS,
    states: [
      told('June 13, 2023', 'lifted a stockpot', 'tearing sensation'),
      told('June 14, 2023', 'retained a lumbar sprain'),
      told('no fracture and no spondylolisthesis'),
      told('August 1, 2023', 'disc bulging', 'without nerve root compression'),
      told('facet blocks', 'November 7, 2023', '60% improvement'),
      told('Radiofrequency ablation', 'February 20, 2024', 'partial relief'),
      told('modified duties', 'March 18, 2024', 'stop on April 5, 2024'),
      told('gradual return', 'June 3, 2024', 'abandoned'),
      told('refused the diagnosis of L5-S1 disc herniation'),
      told('consolidated the lumbar sprain', 'September 9, 2024'),
      of('rachisFlexion', 'flexion of the spine', '10° loss', 'normal', '90°'),
      of('rachisFlexionLateraleG', 'left lateral flexion of the spine', '5° loss', '25°', '30°'),
      of('rachisSlrDroit', 'SLR', 'negative'),
      of('rachisTripodeGauche', 'ripod', 'negative'),
      of('piedsForceS1Gauche', 'trength', '5/5'),
      of('medicationActuelle', 'ibuprofen'),
      at(told('refused the diagnosis'), { in: 'conclusionDiagnostic' }),
      at(told('no indication for a laminectomy'), { in: 'conclusionSoinsTraitements' }),
      at(told('physiotherapy and acupuncture'), { in: 'conclusionSoinsTraitements' }),
      at(told('September 9, 2024'), { in: 'conclusionDateConsolidation' }),
      at(of('rachisFlexion', '10°'), { in: 'conclusionAtteintePermanente' }),
    ],
    omits: [
      { words: ['laminectomy'], in: 'conclusionResume' },
      { words: ['chilles'] },
      { words: ['rotation', 'loss'] },
      { words: ['premature'] },
      { words: ['Lachman'] },
    ],
    open: [
      { in: 'conclusionDiagnostic' },
      { in: 'conclusionDateConsolidation' },
      { in: 'conclusionSoinsTraitements' },
      { in: 'conclusionAtteintePermanente' },
      { in: 'conclusionLimitationsFonctionnelles' },
      { in: 'conclusionEvaluationLimitations' },
    ],
  },
];
