/** English reports (fiction), written before the rules that conclude from them and used while the rules were made. */
import { ALL_POINTS, CONFIRMED_ROOTS, NORMAL_ROOTS, at, of, told } from './measured-report.ts';
import type { MeasuredReport } from './measured-report.ts';

export const DEVELOPMENT_ENGLISH_REPORTS: readonly MeasuredReport[] = [
  {
    name: 'lumbar discectomy after an earlier accident',
    language: 'en',
    gender: 'male',
    data: {
      ...ALL_POINTS,
      ...NORMAL_ROOTS,
      diagnosticsCnesst: 'L4-L5 disc herniation',
      originalEventDate: '2023-04-18',
      historiqueEvolution: `The worker had a previous lumbar sprain in 2014 after a fall on ice. It was consolidated on March 2, 2015 without sequelae.
On April 18, 2023, while pulling a loaded pallet jack up a ramp, he felt a sharp pain in the low back with radiation to the left foot. He could not straighten up.
He was seen the next day by Dr. Ashgrave, who diagnosed a lumbar sprain.
An MRI of May 30, 2023 showed a left L4-L5 disc herniation compressing the L5 root. There was no spinal stenosis.
On June 20, 2023 he received a left L5 transforaminal epidural injection under fluoroscopy with no relief.
Dr. Wendlocke, neurosurgeon, performed a left L4-L5 microdiscectomy on September 12, 2023.
He returned to light duties on January 8, 2024 and to full duties on March 4, 2024.
He had a relapse on May 27, 2024 and stopped work again.
A fusion was offered but he declined it.
Dr. Wendlocke declared the injury consolidated on November 18, 2024 with permanent impairment and functional limitations.`,
      rachisFlexion: '60',
      rachisExtension: '20',
      rachisLasegueDroit: 'Négatif',
      rachisLasegueGauche: 'Négatif',
      piedsForceL5Gauche: '4/5',
      piedsReflexeBabinskiDroit: 'En flexion',
      piedsReflexeBabinskiGauche: 'En flexion',
    },
    confirmed: CONFIRMED_ROOTS.filter((id) => id !== 'piedsForceL5Gauche'),
    states: [
      at(told('2014', 'lumbar sprain', 'fall on ice'), { isApart: true }),
      at(told('March 2, 2015', 'without sequelae'), { isApart: true }),
      told('April 18, 2023', 'pulling a loaded pallet jack', 'left foot'),
      told('could not straighten up'),
      told('Dr. Ashgrave', 'lumbar sprain'),
      told('May 30, 2023', 'left L4-L5 disc herniation'),
      told('no spinal stenosis'),
      told('June 20, 2023', 'epidural injection', 'no relief'),
      told('microdiscectomy', 'September 12, 2023'),
      told('light duties', 'January 8, 2024', 'full duties', 'March 4, 2024'),
      told('relapse', 'May 27, 2024'),
      told('November 18, 2024', 'consolidated'),
      at(told('November 18, 2024'), { in: 'conclusionDateConsolidation' }),
      of('rachisFlexion', 'flexion of the spine', '30° loss', 'normal', '90°'),
      of('rachisLasegueGauche', 'Lasègue', 'negative'),
      of('piedsForceL5Gauche', 'L5', 'left', '4/5'),
      of('piedsForceL4Gauche', '5/5'),
      of('piedsReflexeBabinskiGauche', 'Babinski', 'flexor'),
      at(told('fusion was offered', 'declined'), { in: 'conclusionSoinsTraitements' }),
      at(told('permanent impairment', 'November 18, 2024'), { in: 'conclusionAtteintePermanente' }),
    ],
    omits: [
      { words: ['fusion'], in: 'conclusionResume' },
      { words: ['2015'], in: 'conclusionDateConsolidation' },
      { words: ['uninjured side'] },
      { words: ['premature'] },
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
    name: 'ankle osteosynthesis, opposite side not measured',
    language: 'en',
    gender: 'female',
    data: {
      mandatAtteinte: true,
      mandatAtteintePourcentage: true,
      mandatLimitations: true,
      diagnosticsCnesst: 'Right trimalleolar ankle fracture',
      antecedentsMedicaux: 'Hypertension',
      historiqueEvolution: `On December 1, 2022, the worker slipped on a wet floor in the kitchen and her right ankle twisted under her.
X-rays taken the same day showed a displaced trimalleolar fracture of the right ankle. The foot was neurovascularly intact.
Open reduction and internal fixation was performed on December 3, 2022 by Dr. Harrowmere.
Physiotherapy ran from February 6 to July 28, 2023.
She attempted a gradual return to work on August 14, 2023 but stopped after two weeks because of swelling.
A CT scan of October 5, 2023 showed complete union and no talar dome lesion.
The hardware was removed on January 23, 2024.
An ankle arthrodesis may be considered in the future.
The injury was consolidated on June 10, 2024.`,
      piedsDorsiflexionChevilleDroit: '5',
      piedsPlantiflexionChevilleDroit: '40',
      piedsSousAstragalienneDroitActif: 'Diminué < 50%',
      piedsTiroir0Droit: 'Négatif',
      piedsTiroir20Droit: 'Négatif',
      piedsThompsonDroit: 'Négatif',
      genouxCirconferenceMolletDroit: '35',
      genouxCirconferenceMolletGauche: '36,5',
      impactAvq: 'Cannot wear heels, walks 20 minutes.',
    },
    notExamined: ['hips'],
    states: [
      told('December 1, 2022', 'slipped on a wet floor', 'right ankle twisted'),
      told('displaced trimalleolar fracture'),
      told('neurovascularly intact'),
      told('Open reduction and internal fixation', 'December 3, 2022'),
      told('gradual return to work', 'August 14, 2023', 'stopped after two weeks'),
      told('October 5, 2023', 'complete union', 'no talar dome lesion'),
      told('hardware was removed', 'January 23, 2024'),
      told('consolidated', 'June 10, 2024'),
      of(
        'piedsDorsiflexionChevilleDroit',
        'dorsiflexion of the right ankle',
        '15° loss',
        'normal',
        '20°',
        'opposite side not recorded',
      ),
      of('piedsSousAstragalienneDroitActif', 'subtalar', 'right', 'decreased'),
      of('piedsTiroir0Droit', 'rawer', 'negative', 'right'),
      of('piedsThompsonDroit', 'Thompson', 'negative'),
      of('genouxCirconferenceMolletDroit', 'calf', '1.5 cm', '35 cm', '36.5 cm'),
      of('impactAvq', 'walks 20 minutes'),
      of('antecedentsMedicaux', 'hypertension'),
      at(of('piedsDorsiflexionChevilleDroit', '15°'), { in: 'conclusionAtteintePermanente' }),
    ],
    omits: [
      { words: ['arthrodesis'], in: 'conclusionResume' },
      { words: ['left ankle'] },
      { words: ['plantar flexion', 'loss'] },
      { words: ['atrophy'] },
      { words: ['to be'], in: 'conclusionDiagnostic' },
      { words: ['to be'], in: 'conclusionDateConsolidation' },
      { words: ['to be'], in: 'conclusionSoinsTraitements' },
      { words: ['to be'], in: 'conclusionEvaluationLimitations' },
    ],
    open: [
      { in: 'conclusionAtteintePermanente' },
      { in: 'conclusionAtteintePermanente', words: ['ercentage'] },
      { in: 'conclusionLimitationsFonctionnelles' },
      { in: 'conclusionResume', words: ['level of measurement'] },
    ],
  },
  {
    name: 'knee, two consolidation dates, loss on both sides',
    language: 'en',
    gender: 'male',
    data: {
      ...ALL_POINTS,
      diagnosticsCnesst: 'Right knee contusion\nRight patellar tendinopathy',
      dateEvaluation: '2025-01-15',
      antecedentsLesion: 'Bilateral knee osteoarthritis known since 2019',
      historiqueEvolution: `The worker is a tile setter. On March 7, 2023, he fell from a stepladder and struck his right knee on a concrete edge.
X-rays of March 8, 2023 showed no fracture. They showed moderate bilateral osteoarthritis.
Dr. Pellingworth diagnosed a right knee contusion and a patellar tendinopathy on March 21, 2023.
Two PRP injections were given on June 5 and July 3, 2023, which gave 50% relief for two months.
A diagnosis of meniscal tear was not retained by Dr. Pellingworth after the MRI.
He went back to his regular job on September 11, 2023.
Dr. Pellingworth consolidated the injury on October 30, 2023 without permanent impairment.
In his report of January 9, 2024, Dr. Ulverdane, designated by the employer, sets the consolidation on September 11, 2023.`,
      genouxFlexionDroitActif: '110',
      genouxFlexionGaucheActif: '120',
      genouxExtensionDroitActif: '0',
      genouxExtensionGaucheActif: '0',
      genouxLachmanDroit: 'Négatif',
      genouxLachmanGauche: 'Négatif',
      genouxApleyDroit: 'Négatif',
      genouxApleyGauche: 'Négatif',
      genouxTrackingRotuleDroit: 'Normal',
      genouxTrackingRotuleGauche: 'Normal',
    },
    states: [
      told('March 7, 2023', 'fell from a stepladder', 'struck his right knee'),
      told('March 8, 2023', 'no fracture', 'bilateral osteoarthritis'),
      told('right knee contusion', 'March 21, 2023'),
      told('PRP injections', 'June 5 and July 3, 2023', '50% relief'),
      told('meniscal tear was not retained'),
      told('regular job', 'September 11, 2023'),
      told('consolidated', 'October 30, 2023'),
      told('Ulverdane', 'consolidation on September 11, 2023'),
      at(told('October 30, 2023', 'September 11, 2023'), { in: 'conclusionDateConsolidation' }),
      at(of('antecedentsLesion', 'osteoarthritis', '2019'), { isApart: true }),
      of('genouxFlexionDroitActif', '110°', '120°', 'both sides', 'normal', '135°', '25°', '15°'),
      of('genouxFlexionGaucheActif', '110°', '120°', '10°'),
      of('genouxLachmanDroit', 'Lachman', 'negative'),
      of('genouxApleyDroit', 'Apley', 'negative'),
      at(told('meniscal tear was not retained'), { in: 'conclusionDiagnostic' }),
      at(told('without permanent impairment'), { in: 'conclusionAtteintePermanente' }),
      at(told('PRP injections'), { in: 'conclusionSoinsTraitements' }),
    ],
    omits: [
      { words: ['January 15, 2025'] },
      { words: ['extension', 'loss'] },
      { words: ['premature'] },
      { words: ['uninjured'] },
    ],
    open: [
      { in: 'conclusionDateConsolidation', words: ['October 30, 2023', 'September 11, 2023'] },
      { in: 'conclusionDiagnostic' },
      { in: 'conclusionSoinsTraitements' },
      { in: 'conclusionAtteintePermanente' },
      { in: 'conclusionLimitationsFonctionnelles' },
      { in: 'conclusionEvaluationLimitations' },
    ],
  },
];
