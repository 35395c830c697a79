/** Reports (fiction) written after the rules, with their own contradictions, and tried once before anything was changed. */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { readReport } from '@constat/report/rules';
import type { FormData } from '@constat/report/rules';
import { ALL_POINTS } from '../../local/conclusion/reports/model.ts';
import { plant } from './planted.test-data.ts';
import type { Planted } from './planted.test-data.ts';
import type { WholeReport } from './whole.test-data.ts';

function fresh(name: string, language: 'fr' | 'en', data: FormData): WholeReport {
  return {
    name: `${name} (prose)`,
    language,
    formData: readReport(MEDICAL_EVALUATION, { ...ALL_POINTS, ...data }).data,
  };
}

export const FRESH_REPORTS: readonly WholeReport[] = [
  fresh('tunnel carpien', 'fr', {
    patientGender: 'female',
    birthDate: '1968-01-09',
    dateEvaluation: '2026-02-03',
    originalEventDate: '2024-06-03',
    age: '58 ans',
    diagnosticsCnesst: 'Syndrome du tunnel carpien droit\nTénosynovite de De Quervain droite',
    antecedentsMedicaux: 'Hypothyroïdie substituée.',
    antecedentsCnesst: 'Lacération du pouce gauche le 12 avril 2009, sans suite.',
    medicationActuelle: 'Lévothyroxine 75 mcg par jour',
    historiqueEvolution:
      'Couturière depuis 22 ans, Mme V. signale le 3 juin 2024 des engourdissements nocturnes de la main droite, puis une douleur au bord radial du poignet. Le Dr Ramecourt diagnostique un tunnel carpien et une ténosynovite. L’EMG du 20 août 2024 confirme une neuropathie modérée du nerf médian droit; du côté gauche, les latences sont normales. Deux infiltrations du premier compartiment dorsal, en octobre et en décembre 2024, règlent la ténosynovite. Le 27 février 2025, la Dre Sauvageon décomprime le nerf médian droit sous anesthésie locale. Les fils sont enlevés à quatorze jours. Retour progressif du 5 mai au 30 juin 2025. Sa sœur a été opérée des deux poignets. La médecin qui a charge consolide le 8 septembre 2025.',
    appreciationEvolution: 'Soulagée à 80 %.',
    plaintesproblemes: 'Faiblesse de préhension selon elle; aucun engourdissement.',
    poignetsMainsInspection: 'Cicatrice palmaire droite de 3 cm, souple. Pas d’atrophie thénarienne.',
    examensAdditionnels:
      'Poignets : flexion 70° et extension 65° des deux côtés. Phalen et Tinel négatifs. Finkelstein négatif à droite.',
    examensParacliniques: 'EMG, 20 août 2024 : neuropathie médiane droite modérée.',
    conclusionResume:
      'Couturière de 58 ans, tunnel carpien droit décomprimé le 27 février 2025, avec bon résultat. L’employeur invoque l’hypothyroïdie, condition personnelle stable depuis 2004.',
    conclusionDiagnostic: 'Tunnel carpien droit opéré. Ténosynovite de De Quervain droite, résolue.',
    conclusionDateConsolidation:
      'Le 8 septembre 2025, tel que retenu par la médecin qui a charge. Je partage cet avis : 8 septembre 2025.',
    conclusionSoinsTraitements: 'Aucun soin supplémentaire.',
    conclusionAtteintePermanente: 'Il n’en résulte pas d’atteinte permanente.',
    conclusionLimitationsFonctionnelles: 'Aucune.',
    conclusionEvaluationLimitations: 'Aucune limitation.',
    conclusionPourcentageAtteinte: '0 %',
  }),
  fresh('plateau tibial', 'fr', {
    patientGender: 'male',
    birthDate: '1984-03-30',
    dateEvaluation: '2026-01-15',
    originalEventDate: '2024-11-05',
    age: '41 ans',
    diagnosticsCnesst: 'Fracture du plateau tibial externe droit',
    historiqueEvolution:
      'Le mardi 5 novembre 2024, M. B., livreur, est renversé par un chariot élévateur. Douleur immédiate au genou droit, mise en charge impossible. Scan du genou droit, même jour : fracture du plateau tibial externe avec enfoncement de 6 mm. Ostéosynthèse le 8 novembre 2024 par le Dr Kervadec. Décharge complète pendant dix semaines. La physiothérapie a été faite du 3 février au 29 août 2025. Le genou gauche, sollicité par les béquilles, a été douloureux un temps. Contrôle radiologique du 12 mai 2025 : fracture guérie, pas d’arthrose. Ablation de la plaque refusée par le travailleur. Le Dr Kervadec envisage une prothèse si une arthrose survient. Consolidation : 6 octobre 2025.',
    plaintesproblemes: 'Gêne au genou droit dans les escaliers. Le genou gauche va bien.',
    genouxInspection:
      'Cicatrice externe du genou droit, 10 cm. Pas d’épanchement. Axe neutre des deux côtés.',
    genouxFlexionDroitActif: '105',
    genouxFlexionGaucheActif: '140',
    genouxExtensionDroitActif: '0',
    genouxExtensionGaucheActif: '0',
    genouxLachmanDroit: 'Négatif',
    genouxLachmanGauche: 'Négatif',
    genouxCirconferenceCuisseDroit: '50',
    genouxCirconferenceCuisseGauche: '53',
    atrophieMusculaire: 'Cuisse droite de 3 cm plus petite que la gauche, à 15 cm de la rotule.',
    examensParacliniques:
      '- Scan genou droit 2024-11-05 : enfoncement du plateau externe.\n- Rx genou droit 2025-05-12 : consolidation.',
    conclusionResume:
      'M. B. a 41 ans. Il a subi le 5 novembre 2024 une fracture du plateau tibial externe droit, opérée trois jours plus tard. La flexion du genou droit atteint 105° alors que le genou gauche fléchit à 140°.',
    conclusionDiagnostic: 'Fracture du plateau tibial externe droit, opérée et guérie.',
    conclusionDateConsolidation: '6 octobre 2025',
    conclusionSoinsTraitements:
      'Soins suffisants. L’ablation de la plaque pourra être reconsidérée plus tard.',
    conclusionAtteintePermanente:
      'Oui. Ankylose du genou droit avec perte de 35° de flexion et atrophie de la cuisse droite de 3 cm.',
    conclusionLimitationsFonctionnelles: 'Oui, elles sont permanentes.',
    conclusionEvaluationLimitations:
      'Interdit de travailler accroupi ou à genoux. Éviter plus de deux étages d’escaliers par heure. Charges : 20 kg.',
    conclusionPourcentageAtteinte: '8 %',
  }),
  fresh('coiffe gauche', 'fr', {
    patientGender: 'female',
    birthDate: '1975-12-12',
    dateEvaluation: '2025-10-21',
    originalEventDate: '2024-01-18',
    age: '49 ans',
    dominance: 'gauchère',
    diagnosticsCnesst: 'Déchirure du sus-épineux gauche\nCapsulite de l’épaule gauche',
    antecedentsLesion: 'Bursite de l’épaule droite en 2019, guérie.',
    historiqueEvolution:
      'Préposée à l’entretien, gauchère. Elle relate que, le 18 janvier 2024, en tirant un bac coincé, elle a ressenti un déchirement à l’épaule gauche. Échographie du 9 février 2024 : déchirure partielle du sus-épineux gauche. Arthro-IRM du 4 avril 2024 : déchirure de 60 % de l’épaisseur, capsule épaissie. Distension capsulaire le 23 mai 2024 puis physiothérapie intensive. L’orthopédiste, le Dr Lanthier, ne propose pas de chirurgie. L’épaule droite avait fait l’objet d’une infiltration en 2019. Selon le rapport du médecin désigné du 2 juin 2025, la lésion est consolidée au 2 juin 2025. Le médecin traitant consolide le 11 août 2025.',
    epaulesFlexionDroitActif: '175',
    epaulesFlexionGaucheActif: '120',
    epaulesAbductionDroitActif: '175',
    epaulesAbductionGaucheActif: '100',
    epaulesNeerGauche: 'Positif',
    epaulesNeerDroit: 'Négatif',
    epaulesJobeGauche: 'Faiblesse',
    epaulesJobeDroit: 'Négatif',
    epaulesPalpation:
      'Sensibilité de la grosse tubérosité gauche. Neer positif à gauche; Jobe positif à gauche avec faiblesse.',
    examensParacliniques:
      'Échographie de l’épaule gauche (2024-02-09). Arthro-IRM de l’épaule gauche (2024-04-04).',
    conclusionResume:
      'Il s’agit d’une femme de 49 ans qui présente une épaule gauche enraidie à la suite de l’événement du 18 janvier 2024. À titre comparatif, l’épaule droite a des amplitudes normales.',
    conclusionDiagnostic:
      'Déchirure partielle du sus-épineux gauche et capsulite de l’épaule gauche, au stade séquellaire.',
    conclusionDateConsolidation: 'Je retiens le 11 août 2025, la mobilité ayant progressé jusque-là.',
    conclusionSoinsTraitements:
      'Les traitements prodigués étaient justifiés. Aucun autre n’est susceptible d’améliorer la condition.',
    conclusionAtteintePermanente:
      'Il persiste une atteinte permanente : abduction de l’épaule gauche à 100° et flexion à 120°.',
    conclusionLimitationsFonctionnelles: 'Des limitations fonctionnelles sont retenues.',
    conclusionEvaluationLimitations:
      'Ne doit pas travailler le bras gauche au-dessus de l’horizontale ni soulever plus de 7 kg à gauche.',
    conclusionPourcentageAtteinte: 'DAP 6 %; DPJV selon la table.',
  }),
  fresh('main, brûlure', 'fr', {
    patientGender: 'male',
    birthDate: '2001-05-16',
    dateEvaluation: '2025-12-02',
    originalEventDate: '2025-03-21',
    age: '24 ans',
    diagnosticsCnesst: 'Brûlure du 2e degré de la main gauche',
    historiqueEvolution:
      'Cuisinier. 21 mars 2025 : huile chaude renversée sur le dos de la main gauche. Pansements à la clinique des grands brûlés jusqu’au 2 mai 2025. Pas de greffe. Ergothérapie, gant de compression. Retour au travail le 9 juin 2025. Réévalué le 4 septembre 2025 par la plasticienne, qui juge la cicatrisation complète et consolide ce jour-là.',
    poignetsMainsInspection:
      'Dos de la main gauche : plage hypopigmentée de 6 x 4 cm, souple. Mobilité des doigts complète. Main droite intacte.',
    conclusionResume: 'Cuisinier de 24 ans, brûlé à la main gauche le 21 mars 2025; évolution favorable.',
    conclusionDiagnostic: 'Brûlure du 2e degré de la main gauche, guérie.',
    conclusionDateConsolidation: 'La date du 4 septembre 2025 est appropriée.',
    conclusionSoinsTraitements: 'Une crème hydratante et une protection solaire suffisent.',
    conclusionAtteintePermanente: 'Seul un préjudice esthétique subsiste.',
    conclusionLimitationsFonctionnelles: 'Aucune limitation.',
    conclusionEvaluationLimitations: 'Aucune.',
    conclusionPourcentageAtteinte: 'PE 1 %.',
  }),
  fresh('carpal tunnel', 'en', {
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
  fresh('tibial plateau', 'en', {
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
  fresh('left cuff', 'en', {
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
  fresh('hand, burn', 'en', {
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

export const FRESH_PLANTED: Readonly<Record<'fr' | 'en', readonly Planted[]>> = {
  fr: [
    plant(
      'tunnel',
      'prose',
      'side',
      ['conclusionDiagnostic', 'Tunnel carpien droit opéré.', 'Tunnel carpien gauche opéré.'],
      'gauche',
    ),
    plant(
      'tunnel',
      'prose',
      'act-date',
      ['conclusionResume', '27 février 2025', '27 mars 2025'],
      '27 mars 2025',
    ),
    plant(
      'tunnel',
      'prose',
      'diagnosis-dropped',
      ['conclusionDiagnostic', ' Ténosynovite de De Quervain droite, résolue.', ''],
      'Ténosynovite',
    ),
    plant(
      'tunnel',
      'prose',
      'limitations',
      ['conclusionEvaluationLimitations', null, 'Éviter les gestes répétés de préhension de la main droite.'],
      'Éviter',
    ),
    plant('tunnel', 'prose', 'age', ['age', null, '57 ans'], '57 ans'),
    plant(
      'plateau',
      'prose',
      'side',
      ['conclusionAtteintePermanente', 'atrophie de la cuisse droite', 'atrophie de la cuisse gauche'],
      'cuisse gauche',
    ),
    plant(
      'plateau',
      'prose',
      'event-date',
      [
        'conclusionResume',
        'subi le 5 novembre 2024 une fracture',
        'subi une fracture lors de l’accident du 15 novembre 2024,',
      ],
      '15 novembre 2024',
    ),
    plant('plateau', 'prose', 'weekday', ['historiqueEvolution', 'Le mardi 5', 'Le jeudi 5'], 'jeudi'),
    plant('plateau', 'prose', 'measure', ['conclusionResume', 'atteint 105°', 'atteint 125°'], '125°'),
    plant(
      'plateau',
      'prose',
      'normal',
      ['genouxPalpation', null, 'Amplitudes articulaires normales et symétriques.'],
      'mplitudes',
    ),
    plant(
      'plateau',
      'prose',
      'diagnosis',
      [
        'conclusionDiagnostic',
        null,
        'Fracture de la rotule et déchirure du ménisque interne de la cheville droite.',
      ],
      'cheville',
    ),
    plant(
      'coiffe',
      'prose',
      'side',
      ['conclusionDiagnostic', 'capsulite de l’épaule gauche', 'capsulite de l’épaule droite'],
      'épaule droite',
    ),
    plant(
      'coiffe',
      'prose',
      'diagnosis',
      ['conclusionDiagnostic', 'sus-épineux', 'sous-épineux'],
      'sous-épineux',
    ),
    plant(
      'coiffe',
      'prose',
      'test-cell',
      ['epaulesPalpation', 'Neer positif à gauche', 'Neer négatif à gauche'],
      'Neer',
    ),
    plant(
      'coiffe',
      'prose',
      'consolidation-date',
      ['conclusionDateConsolidation', '11 août 2025', '11 août 2023'],
      '11 août 2023',
    ),
    plant(
      'coiffe',
      'prose',
      'impairment',
      ['conclusionAtteintePermanente', null, 'Pas d’atteinte permanente à mon avis.'],
      'atteinte',
    ),
    plant(
      'main',
      'prose',
      'care',
      [
        'conclusionSoinsTraitements',
        null,
        'Une greffe de peau est requise; les traitements doivent être poursuivis.',
      ],
      'traitements',
    ),
    plant(
      'main',
      'prose',
      'future-date',
      ['historiqueEvolution', '9 juin 2025', '9 juin 2026'],
      '9 juin 2026',
    ),
  ],
  en: [
    plant(
      'carpal',
      'prose',
      'side',
      ['conclusionDiagnostic', 'Left carpal tunnel syndrome', 'Right carpal tunnel syndrome'],
      'Right',
    ),
    plant(
      'carpal',
      'prose',
      'act-date',
      ['conclusionResume', 'October 24, 2024', 'November 24, 2024'],
      'November 24, 2024',
    ),
    plant(
      'carpal',
      'prose',
      'diagnosis-dropped',
      ['conclusionDiagnostic', ' Left lateral epicondylitis, resolved.', ''],
      'epicondylitis',
    ),
    plant(
      'carpal',
      'prose',
      'limitations',
      ['conclusionEvaluationLimitations', null, 'Avoid repeated gripping with the left hand.'],
      'Avoid',
    ),
    plant('carpal', 'prose', 'age', ['age', null, '51 years'], '51'),
    plant(
      'tibial',
      'prose',
      'side',
      ['conclusionDiagnostic', 'left lateral tibial', 'right lateral tibial'],
      'right',
    ),
    plant(
      'tibial',
      'prose',
      'event-date',
      [
        'conclusionResume',
        'fractured her left lateral tibial plateau on May 28, 2024',
        'fractured her left lateral tibial plateau in the accident of May 18, 2024',
      ],
      'May 18, 2024',
    ),
    plant('tibial', 'prose', 'weekday', ['historiqueEvolution', 'On Tuesday', 'On Thursday'], 'Thursday'),
    plant(
      'tibial',
      'prose',
      'measure',
      ['conclusionAtteintePermanente', 'flexion 110°', 'flexion 90°'],
      '90°',
    ),
    plant(
      'tibial',
      'prose',
      'normal',
      ['genouxPalpation', null, 'Knee range of motion is full and symmetrical.'],
      'ange of motion',
    ),
    plant(
      'tibial',
      'prose',
      'normal',
      ['examensAdditionnels', null, 'There is no atrophy of the left thigh.'],
      'atrophy',
    ),
    plant(
      'left cuff',
      'prose',
      'side',
      ['conclusionDiagnostic', 'capsulitis of the left shoulder', 'capsulitis of the right shoulder'],
      'right shoulder',
    ),
    plant(
      'left cuff',
      'prose',
      'diagnosis',
      ['conclusionDiagnostic', 'supraspinatus', 'infraspinatus'],
      'infraspinatus',
    ),
    plant(
      'left cuff',
      'prose',
      'test-cell',
      [
        'epaulesPalpation',
        'Hawkins positive on the left, negative on the right',
        'Hawkins negative on the left',
      ],
      'Hawkins',
    ),
    plant(
      'left cuff',
      'prose',
      'consolidation-date',
      ['conclusionDateConsolidation', 'July 21, 2025', 'July 21, 2023'],
      'July 21, 2023',
    ),
    plant(
      'left cuff',
      'prose',
      'impairment',
      ['conclusionAtteintePermanente', null, 'In my view, no permanent impairment remains.'],
      'impairment',
    ),
    plant(
      'hand',
      'prose',
      'care',
      ['conclusionSoinsTraitements', null, 'A skin graft is required and therapy must be continued.'],
      'therapy',
    ),
    plant(
      'hand',
      'prose',
      'future-date',
      ['historiqueEvolution', 'April 21, 2025', 'April 21, 2026'],
      'April 21, 2026',
    ),
  ],
};
