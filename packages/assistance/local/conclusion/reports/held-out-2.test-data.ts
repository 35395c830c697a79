/** Reports (fiction) written after the rules, in other words than the first ones, and tried once before any change. */
import { ALL_POINTS, at, of, told } from './measured-report.ts';
import type { MeasuredReport } from './measured-report.ts';

export const HELD_OUT_2_REPORTS: readonly MeasuredReport[] = [
  {
    name: 'poignet, notes brèves',
    language: 'fr',
    gender: 'female',
    data: {
      ...ALL_POINTS,
      diagnosticsCnesst: 'Fracture du radius distal gauche',
      historiqueEvolution: `2022-11-18 : chute de sa hauteur sur la main gauche tendue en sortant de la chambre froide. Déformation évidente du poignet.
2022-11-18 : radiographies à l’urgence : fracture du radius distal gauche, articulaire, déplacée. Pas de fracture du scaphoïde.
2022-11-22 : ROFI par plaque palmaire, Dr Hautecoeur. Suites simples.
2023-01-10 au 2023-06-30 : ergothérapie de la main.
2023-05-03 : EMG normal, pas de tunnel carpien.
2023-09-12 : ablation de la plaque.
2023-11-06 : retour progressif. 2023-12-04 : temps plein.
2024-02-05 : consolidation par le Dr Hautecoeur, avec atteinte permanente.`,
      plaintesproblemes: 'Douleur aux torsions du poignet gauche.',
      examensAdditionnels:
        'Poignet gauche : flexion 60°, extension 55°. Poignet droit : flexion 80°, extension 75°.',
    },
    states: [
      told('2022-11-18', 'main gauche tendue'),
      told('Déformation évidente'),
      told('radius distal gauche', 'articulaire'),
      told('Pas de fracture du scaphoïde'),
      told('2022-11-22', 'plaque palmaire'),
      told('EMG normal', 'pas de tunnel carpien'),
      told('2023-09-12', 'ablation de la plaque'),
      told('2023-11-06', 'retour progressif'),
      told('temps plein', '2023-12-04'),
      told('2024-02-05', 'consolidation'),
      at(told('2024-02-05'), { in: 'conclusionDateConsolidation' }),
      at(told('ergothérapie'), { in: 'conclusionSoinsTraitements' }),
      at(told('atteinte permanente', '2024-02-05'), { in: 'conclusionAtteintePermanente' }),
    ],
    omits: [{ words: ['prématuré'] }, { words: ['côté sain'] }],
    open: [{ in: 'conclusionDateConsolidation' }, { in: 'conclusionSoinsTraitements' }],
  },
  {
    name: 'genou, un seul paragraphe',
    language: 'fr',
    gender: 'male',
    data: {
      ...ALL_POINTS,
      diagnosticsCnesst: 'Entorse du ligament collatéral médial du genou droit',
      antecedentsLesion: 'Aucun',
      historiqueEvolution: `Monsieur, paysagiste, s’est fait heurter la face externe du genou droit par une brouette motorisée le 5 juillet 2023. Le genou s’est dérobé vers l’intérieur. Il s’est présenté le lendemain à la clinique, où l’on a parlé d’entorse. L’imagerie par résonance magnétique, passée le 1er août 2023, a mis en évidence une entorse de grade II du ligament collatéral médial; les ménisques et les croisés étaient intègres. On lui a mis une orthèse pendant six semaines. Trois semaines après la reprise du travail, le 25 septembre 2023, le genou a enflé et il a dû s’arrêter jusqu’au 30 octobre 2023. Il avait déjà subi une ménisectomie du genou gauche en 2010 à la suite d’une blessure au soccer. Le chirurgien consulté le 14 novembre 2023 n’a pas jugé une opération utile. Son médecin a fixé la consolidation au 15 janvier 2024, sans atteinte permanente ni limitations fonctionnelles.`,
      genouxFlexionDroitActif: '130',
      genouxFlexionGaucheActif: '135',
      genouxExtensionDroitActif: '0',
      genouxExtensionGaucheActif: '0',
      genouxLci0Droit: 'Négatif',
      genouxLci20Droit: 'Sec',
      genouxLachmanDroit: 'Négatif',
      genouxApleyDroit: 'Négatif',
    },
    states: [
      told('5 juillet 2023', 'brouette motorisée'),
      told('dérobé vers l’intérieur'),
      told('1er août 2023', 'grade II', 'croisés étaient intègres'),
      told('reprise du travail', '25 septembre 2023', '30 octobre 2023'),
      at(told('2010', 'soccer'), { isApart: true }),
      told('consolidation au 15 janvier 2024'),
      at(told('15 janvier 2024'), { in: 'conclusionDateConsolidation' }),
      at(told('orthèse', 'six semaines'), { in: 'conclusionSoinsTraitements' }),
      at(told('n’a pas jugé une opération utile'), { in: 'conclusionSoinsTraitements' }),
      at(told('sans atteinte permanente'), { in: 'conclusionAtteintePermanente' }),
      of('genouxFlexionDroitActif', 'genou droit', '5°', '130° contre 135°', 'normale'),
      of('genouxLachmanDroit', 'Lachman', 'négatif', 'à droite'),
      of('genouxLci20Droit', 'LLI', 'arrêt sec'),
      of('genouxApleyDroit', 'Apley', 'négatif'),
    ],
    omits: [
      { words: ['jugé une opération'], in: 'conclusionResume' },
      { words: ['2010'], in: 'conclusionSoinsTraitements' },
      { words: ['prématuré'] },
      { words: ['genou gauche', 'perte'] },
    ],
    open: [{ in: 'conclusionDateConsolidation' }, { in: 'conclusionDiagnostic' }],
  },
  {
    name: 'cou, évolution non consolidée et traitements refusés',
    language: 'fr',
    gender: 'female',
    data: {
      ...ALL_POINTS,
      diagnosticsCnesst: 'Entorse cervicale',
      historiqueEvolution: `Le 30 août 2024, une étagère bascule et frappe la travailleuse derrière la tête; elle est projetée vers l’avant et se retient des deux mains.
Sa médecin de famille pose le diagnostic d’entorse cervicale le 3 septembre 2024.
Scan cervical le 10 septembre 2024 : aucune fracture, uncarthrose C5-C6 préexistante.
Elle suit de la physiothérapie à partir du 16 septembre 2024. Un bloc du nerf d’Arnold est offert; elle préfère attendre.
L’assignation temporaire à des tâches de bureau, du 7 octobre au 1er novembre 2024, échoue à cause des maux de tête.
Selon le rapport du 20 janvier 2025, la consolidation n’est pas atteinte et l’on prévoit celle-ci pour juin 2025.`,
      impactAvq: 'Ne conduit plus plus de trente minutes.',
    },
    states: [
      told('30 août 2024', 'étagère bascule', 'projetée vers l’avant'),
      told('entorse cervicale', '3 septembre 2024'),
      told('10 septembre 2024', 'aucune fracture'),
      told('assignation temporaire', '7 octobre', 'échoue'),
      told('20 janvier 2025', 'consolidation n’est pas atteinte'),
      at(told('bloc du nerf d’Arnold', 'préfère attendre'), { in: 'conclusionSoinsTraitements' }),
      at(told('physiothérapie', '16 septembre 2024'), { in: 'conclusionSoinsTraitements' }),
      at(told('juin 2025'), { in: 'conclusionDateConsolidation' }),
      at(told('prématuré'), { in: 'conclusionLimitationsFonctionnelles' }),
      at(told('prématuré'), { in: 'conclusionAtteintePermanente' }),
    ],
    omits: [{ words: ['bloc'], in: 'conclusionResume' }],
    open: [
      { in: 'conclusionDateConsolidation' },
      { in: 'conclusionEvaluationLimitations', words: ['prématuré'] },
    ],
  },
  {
    name: 'shoulder, past tense and nested clauses',
    language: 'en',
    gender: 'male',
    data: {
      ...ALL_POINTS,
      diagnosticsCnesst: 'Right shoulder dislocation',
      historiqueEvolution: `Mr. K. works as a roofer. While carrying bundles of shingles up a ladder on May 9, 2023, he missed a rung and hung from his right arm. The shoulder popped out and had to be put back in place at the hospital, where radiographs confirmed an anterior dislocation without fracture.
MR arthrography on June 27, 2023 depicted a Bankart lesion; the rotator cuff was intact.
He underwent an arthroscopic Bankart repair with Dr. Fennimore on September 14, 2023, and wore a sling for four weeks.
Twelve months of physiotherapy followed.
Back at work with restrictions since March 11, 2024, he was let go on June 7, 2024 when the modified job ended.
There has been no further instability.
Maximum improvement was reached and Dr. Fennimore set consolidation at October 21, 2024; Dr. Oakhaven, for the employer, had suggested August 5, 2024 as the consolidation date.`,
      examensAdditionnels:
        'Right shoulder: external rotation 50°. Left shoulder: external rotation 80°. Apprehension negative.',
    },
    states: [
      told('May 9, 2023', 'missed a rung', 'right arm'),
      told('shoulder popped out', 'anterior dislocation without fracture'),
      told('June 27, 2023', 'Bankart lesion', 'cuff was intact'),
      told('Bankart repair', 'September 14, 2023'),
      told('March 11, 2024', 'June 7, 2024'),
      told('October 21, 2024'),
      of('examensAdditionnels', 'Apprehension negative'),
      at(told('October 21, 2024', 'August 5, 2024'), { in: 'conclusionDateConsolidation' }),
      at(told('physiotherapy'), { in: 'conclusionSoinsTraitements' }),
      at(told('Bankart repair'), { in: 'conclusionSoinsTraitements' }),
    ],
    omits: [{ words: ['premature'] }, { words: ['uninjured'] }],
    open: [
      { in: 'conclusionDateConsolidation', words: ['onflicting', 'October 21, 2024', 'August 5, 2024'] },
      { in: 'conclusionLimitationsFonctionnelles' },
    ],
  },
  {
    name: 'hip, date of event told twice',
    language: 'en',
    gender: 'female',
    data: {
      ...ALL_POINTS,
      diagnosticsCnesst: 'Left hip contusion\nLeft gluteal tendinopathy',
      historiqueEvolution: `The accident of February 3, 2023 happened when a patient fell against the worker and pinned her left hip against a bed rail. In the emergency record the event is dated February 2, 2023.
She was off work from February 6 to April 3, 2023.
Ultrasound (April 20, 2023): gluteus medius tendinopathy, no tear.
Cortisone was injected into the trochanteric bursa on May 16, 2023; she was better for about ten days.
A left hip x-ray was normal.
Shock wave therapy did not help.
She is known for fibromyalgia.
The attending physician closed the file, with consolidation on November 27, 2023 and no functional limitations.`,
      hanchesFlexionGaucheActif: '110',
      hanchesFlexionDroitActif: '110',
      hanchesAbductionGaucheActif: '30',
      hanchesRotationInterneGaucheActif: 'normal',
    },
    states: [
      told('February 3, 2023', 'pinned her left hip'),
      told('off work', 'February 6', 'April 3, 2023'),
      told('April 20, 2023', 'tendinopathy, no tear'),
      told('trochanteric bursa', 'May 16, 2023', 'ten days'),
      told('hip x-ray was normal'),
      at(told('fibromyalgia'), { isApart: true }),
      told('consolidation on November 27, 2023'),
      told('February 3, 2023', 'February 2, 2023', 'onflicting'),
      at(told('November 27, 2023'), { in: 'conclusionDateConsolidation' }),
      at(told('Shock wave'), { in: 'conclusionSoinsTraitements' }),
      at(told('no functional limitations'), { in: 'conclusionLimitationsFonctionnelles' }),
      of('hanchesFlexionGaucheActif', 'active flexion of the hips', '110°', 'both sides', 'equal'),
      of('hanchesAbductionGaucheActif', 'left hip', '10° loss', 'normal', 'not recorded'),
    ],
    omits: [{ words: ['premature'] }, { words: ['internal rotation', 'loss'] }],
    open: [
      { in: 'conclusionResume', words: ['February 3, 2023', 'February 2, 2023'] },
      { in: 'conclusionDateConsolidation' },
    ],
  },
  {
    name: 'ankle, two accidents without a date in section A',
    language: 'en',
    gender: 'male',
    data: {
      ...ALL_POINTS,
      diagnosticsCnesst: 'Left ankle sprain',
      historiqueEvolution: `He first sprained his left ankle at work on October 1, 2019, stepping off a truck. That claim was closed on December 16, 2019, consolidated without sequelae.
On April 2, 2024, his left foot went into a pothole while unloading and the ankle rolled inward. He kept working that day.
X-rays, taken on April 3, 2024, were negative for fracture. Dr. Lindqvist treated him for a grade 2 sprain.
An MRI was ordered but never done.
A return to full duties on May 20, 2024 lasted one week, after which he was placed on light duty.
Dr. Lindqvist consolidated the left ankle sprain on September 30, 2024.`,
      piedsDorsiflexionChevilleGauche: '15',
      piedsDorsiflexionChevilleDroit: '20',
      piedsTiroir0Gauche: 'Positif',
      piedsTiroir0Droit: 'Négatif',
      piedsVarusStressGauche: 'Négatif',
    },
    states: [
      at(told('October 1, 2019', 'truck'), { isApart: true }),
      at(told('December 16, 2019'), { isApart: true }),
      told('April 2, 2024', 'pothole'),
      told('kept working that day'),
      told('April 3, 2024', 'negative for fracture'),
      told('full duties', 'May 20, 2024', 'light duty'),
      told('September 30, 2024'),
      at(told('September 30, 2024'), { in: 'conclusionDateConsolidation' }),
      of('piedsDorsiflexionChevilleGauche', 'left ankle', '5° loss', '15° against 20°'),
      of('piedsTiroir0Gauche', 'rawer', 'left', 'positive'),
      of('piedsVarusStressGauche', 'arus stress', 'negative', 'left'),
    ],
    omits: [
      { words: ['2019'], in: 'conclusionDateConsolidation' },
      { words: ['MRI was ordered'], in: 'conclusionResume' },
      { words: ['premature'] },
    ],
    open: [{ in: 'conclusionDateConsolidation' }, { in: 'conclusionDiagnostic' }],
  },
];
