/** French reports (fiction) held out: written before the rules and used for no change of them. */
import { ALL_POINTS, CONFIRMED_ROOTS, NORMAL_ROOTS, at, of, told } from './measured-report.ts';
import type { MeasuredReport } from './measured-report.ts';

export const HELD_OUT_FRENCH_REPORTS: readonly MeasuredReport[] = [
  {
    name: 'cheville, ostéosynthèse, dates d’événement en désaccord',
    language: 'fr',
    gender: 'female',
    data: {
      ...ALL_POINTS,
      originalEventDate: '2023-01-10',
      diagnosticsCnesst: 'Fracture du pilon tibial gauche',
      historiqueEvolution: `La travailleuse, agente de livraison, chute dans un escalier extérieur le 9 janvier 2023, le pied gauche coincé entre deux marches. Elle tombe sur le côté et ne peut plus mettre de poids.
Les radiographies montrent une fracture comminutive du pilon tibial gauche, sans atteinte du talus.
Le docteur Vauclin pose un fixateur externe le soir même, puis réalise une ostéosynthèse du tibia distal le 19 janvier 2023.
En avril 2023, une infection superficielle de la plaie est traitée par antibiotiques.
La tomodensitométrie du 6 septembre 2023 confirme une consolidation osseuse complète.
Une ablation du matériel a lieu le 21 février 2024.
Une infiltration de la sous-astragalienne sous échoguidage, le 15 mai 2024, n’apporte aucun soulagement.
Elle fait un essai de retour au travail à mi-temps le 2 juillet 2024. L’essai prend fin le 12 juillet 2024.
Une arthrodèse de la cheville a été proposée; la travailleuse la refuse.
Le docteur Vauclin consolide la lésion le 7 octobre 2024.`,
      piedsDorsiflexionChevilleGauche: '0',
      piedsDorsiflexionChevilleDroit: '20',
      piedsPlantiflexionChevilleGauche: '25',
      piedsPlantiflexionChevilleDroit: '45',
      piedsSousAstragalienneGaucheActif: 'Diminué > 50%',
      piedsSousAstragalienneDroitActif: 'Normal',
      piedsTiroir0Gauche: 'Négatif',
      piedsTiroir0Droit: 'Négatif',
      piedsThompsonGauche: 'Négatif',
      piedsThompsonDroit: 'Négatif',
      genouxCirconferenceMolletDroit: '38',
      genouxCirconferenceMolletGauche: '35,5',
      examensAdditionnels:
        'Périmètre du mollet pris à 12 cm sous la rotule. Cicatrice antérieure de 9 cm, souple.',
    },
    states: [
      told('9 janvier 2023', 'chute dans un escalier extérieur', 'coincé entre deux marches'),
      told('tombe sur le côté'),
      told('fracture comminutive du pilon tibial gauche', 'sans atteinte du talus'),
      told('ostéosynthèse du tibia distal', '19 janvier 2023'),
      told('6 septembre 2023', 'consolidation osseuse complète'),
      told('ablation du matériel', '21 février 2024'),
      told('infiltration de la sous-astragalienne', '15 mai 2024', 'aucun soulagement'),
      told('retour au travail à mi-temps', '2 juillet 2024'),
      told('prend fin le 12 juillet 2024'),
      told('consolide la lésion', '7 octobre 2024'),
      of('originalEventDate', '10 janvier 2023', '9 janvier 2023'),
      of(
        'piedsDorsiflexionChevilleGauche',
        'dorsiflexion de la cheville gauche',
        'perte de 20°',
        'côté opposé',
        '0° contre 20°',
      ),
      of(
        'piedsPlantiflexionChevilleGauche',
        'flexion plantaire de la cheville gauche',
        'perte de 20°',
        '25° contre 45°',
      ),
      of(
        'piedsPlantiflexionChevilleGauche',
        'flexion plantaire de la cheville gauche',
        '15°',
        'normale',
        '40°',
      ),
      of('piedsSousAstragalienneGaucheActif', 'ous-astragalienne', 'gauche', 'diminuée > 50'),
      of('piedsTiroir0Gauche', 'iroir', 'négatif'),
      of('piedsThompsonGauche', 'Thompson', 'négatif'),
      of('genouxCirconferenceMolletGauche', 'ollet', '2,5 cm', '12 cm sous la rotule'),
      at(told('arthrodèse de la cheville', 'refuse'), { in: 'conclusionSoinsTraitements' }),
      at(told('ostéosynthèse'), { in: 'conclusionSoinsTraitements' }),
      at(told('7 octobre 2024'), { in: 'conclusionDateConsolidation' }),
      at(of('piedsDorsiflexionChevilleGauche', '20°'), { in: 'conclusionAtteintePermanente' }),
    ],
    omits: [
      { words: ['arthrodèse'], in: 'conclusionResume' },
      { words: ['côté sain'] },
      { words: ['6 septembre 2023'], in: 'conclusionDateConsolidation' },
      { words: ['atrophie'] },
      { words: ['cheville droite', 'perte'] },
      { words: ['prématuré'] },
    ],
    open: [
      { in: 'conclusionResume', words: ['10 janvier 2023', '9 janvier 2023'] },
      { in: 'conclusionDiagnostic' },
      { in: 'conclusionDateConsolidation' },
      { in: 'conclusionSoinsTraitements' },
      { in: 'conclusionAtteintePermanente' },
      { in: 'conclusionLimitationsFonctionnelles' },
      { in: 'conclusionEvaluationLimitations' },
    ],
  },
  {
    name: 'lombaire, accident antérieur, nouvel événement',
    language: 'fr',
    gender: 'male',
    data: {
      ...ALL_POINTS,
      ...NORMAL_ROOTS,
      diagnosticsCnesst: 'Entorse lombaire',
      antecedentsLesion: 'Discopathie L4-L5 connue depuis 2018',
      historiqueEvolution: `Le travailleur a eu un premier accident du travail le 3 octobre 2018, en déchargeant des madriers. Une entorse lombaire avait été reconnue; il avait reçu deux épidurales et avait été consolidé le 6 mai 2019, avec une atteinte permanente de 2 %.
Le 27 février 2024, il glisse sur de l’huile en portant un coffre d’outils et tombe assis. La douleur lombaire est immédiate.
La docteure Sainclair retient le 28 février 2024 une entorse lombaire et recommande la physiothérapie.
Une résonance magnétique du 11 avril 2024 montre une discopathie L4-L5 connue, inchangée par rapport à 2018, sans hernie ni sténose.
Des blocs facettaires L4-L5 et L5-S1 sont faits le 13 juin 2024. L’effet est de quelques jours.
Une rhizolyse facettaire est pratiquée le 5 septembre 2024 et soulage la douleur de moitié.
Le diagnostic de hernie discale, soulevé en physiothérapie, est écarté.
Le travailleur reprend son travail habituel le 4 novembre 2024; une rechute survient le 18 novembre 2024 en pelletant.
La docteure Sainclair consolide l’entorse lombaire le 3 février 2025 sans atteinte permanente additionnelle.`,
      rachisFlexion: '70',
      rachisExtension: '15',
      rachisFlexionLateraleG: '20',
      rachisFlexionLateraleD: '20',
      rachisRotationG: '30',
      rachisRotationD: '25',
      rachisLasegueDroit: 'Négatif',
      rachisLasegueGauche: 'Négatif',
      rachisLasegueInverseDroit: 'Négatif',
      piedsReflexeRotulienDroit: '2+',
      piedsReflexeRotulienGauche: '2+',
      piedsReflexeAchilleenDroit: '2+',
      piedsReflexeAchilleenGauche: '2+',
      rachisPalpation: 'Sensibilité paralombaire, sans spasme',
    },
    confirmed: [
      ...CONFIRMED_ROOTS,
      'piedsReflexeAchilleenDroit',
      'piedsReflexeAchilleenGauche',
      'piedsReflexeRotulienDroit',
      'piedsReflexeRotulienGauche',
    ],
    states: [
      at(told('3 octobre 2018', 'madriers'), { isApart: true }),
      at(told('deux épidurales', '6 mai 2019'), { isApart: true }),
      at(of('antecedentsLesion', 'discopathie', '2018'), { isApart: true }),
      told('27 février 2024', 'glisse sur de l’huile', 'tombe assis'),
      told('douleur lombaire est immédiate'),
      told('28 février 2024', 'entorse lombaire'),
      told('11 avril 2024', 'discopathie L4-L5 connue', 'sans hernie ni sténose'),
      told('blocs facettaires', '13 juin 2024', 'quelques jours'),
      told('rhizolyse facettaire', '5 septembre 2024', 'de moitié'),
      told('hernie discale', 'est écarté'),
      told('reprend son travail habituel le 4 novembre 2024'),
      told('rechute', '18 novembre 2024', 'pelletant'),
      told('consolide', '3 février 2025'),
      of('rachisFlexion', 'flexion du rachis', 'perte de 20°', 'normale', '90°'),
      of('rachisExtension', 'extension du rachis', 'perte de 15°', 'normale', '30°'),
      of('rachisFlexionLateraleG', 'flexion latérale', '20°', 'des deux côtés', 'normale', '10°'),
      of('rachisRotationD', 'rotation droite du rachis', 'perte de 5°', 'rotation gauche', '25° contre 30°'),
      of('rachisLasegueDroit', 'Lasègue', 'négatif'),
      of('piedsForceL5Droit', 'force', '5/5'),
      of('piedsReflexeAchilleenDroit', 'chilléen', '2+'),
      at(told('hernie discale', 'écarté'), { in: 'conclusionDiagnostic' }),
      at(told('3 février 2025'), { in: 'conclusionDateConsolidation' }),
      at(told('sans atteinte permanente additionnelle'), { in: 'conclusionAtteintePermanente' }),
      at(told('rhizolyse'), { in: 'conclusionSoinsTraitements' }),
    ],
    omits: [
      { words: ['2019'], in: 'conclusionDateConsolidation' },
      { words: ['épidurales'], in: 'conclusionSoinsTraitements' },
      { words: ['rotation gauche du rachis', 'perte'] },
      { words: ['2 %'], in: 'conclusionAtteintePermanente' },
      { words: ['prématuré'] },
      { words: ['côté sain'] },
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
    name: 'hanche, côtés en désaccord, deux dates de consolidation',
    language: 'fr',
    gender: 'female',
    data: {
      mandatDiagnostic: true,
      mandatConsolidation: true,
      mandatLimitations: true,
      diagnosticsCnesst: 'Bursite trochantérienne de la hanche droite',
      historiqueEvolution: `Mme T. est éducatrice. Le 12 mai 2023, elle est renversée par un enfant en courant et sa hanche gauche percute un banc de béton.
Le docteur Brissandre, omnipraticien, diagnostique une bursite trochantérienne le 15 mai 2023.
Une échographie de la hanche, le 8 juin 2023, objective une bursopathie, sans déchirure du moyen fessier.
Deux infiltrations cortisonées, les 4 juillet et 12 octobre 2023, améliorent la douleur de 30 % pendant un mois.
Une injection de PRP est refusée par la CNESST.
Elle cesse de travailler du 15 mai au 8 juillet 2023, puis revient à des tâches allégées.
Le docteur Brissandre produit un rapport final le 22 janvier 2024 : lésion consolidée le 22 janvier 2024.
La docteure Rochemaure, médecin désignée, fixe la consolidation au 30 novembre 2023, sans limitations fonctionnelles.`,
      hanchesFlexionDroitActif: '120',
      hanchesFlexionGaucheActif: '105',
      hanchesAbductionDroitActif: '40',
      hanchesAbductionGaucheActif: '25',
      hanchesAbductionGauchePassif: '20',
      hanchesAbductionDroitPassif: '45',
      hanchesRotationInterneDroitActif: '35',
      hanchesRotationInterneGaucheActif: '30',
      plaintesproblemes: 'Douleur à la face externe de la hanche en position couchée.',
      examensAdditionnels: 'Trendelenburg négatif. FABER négatif des deux côtés.',
    },
    states: [
      told('12 mai 2023', 'renversée par un enfant', 'hanche gauche percute un banc'),
      told('bursite trochantérienne', '15 mai 2023'),
      told('8 juin 2023', 'bursopathie', 'sans déchirure du moyen fessier'),
      told('infiltrations cortisonées', '4 juillet et 12 octobre 2023', '30 %'),
      told('cesse de travailler du 15 mai au 8 juillet 2023', 'tâches allégées'),
      told('lésion consolidée le 22 janvier 2024'),
      told('consolidation au 30 novembre 2023'),
      of('diagnosticsCnesst', 'hanche droite', 'hanche gauche'),
      at(told('22 janvier 2024', '30 novembre 2023'), { in: 'conclusionDateConsolidation' }),
      of(
        'hanchesFlexionGaucheActif',
        'flexion active de la hanche gauche',
        'perte de 15°',
        '105° contre 120°',
      ),
      of(
        'hanchesAbductionGaucheActif',
        'abduction active de la hanche gauche',
        'perte de 15°',
        '25° contre 40°',
      ),
      of('hanchesAbductionGauchePassif', 'abduction passive de la hanche gauche', '20° contre 45°'),
      of('hanchesAbductionGauchePassif', 'passive', '20°', 'active', '25°'),
      of(
        'hanchesRotationInterneGaucheActif',
        'rotation interne active',
        '30°',
        '35°',
        'des deux côtés',
        '40°',
      ),
      of('examensAdditionnels', 'Trendelenburg négatif'),
      at(told('sans limitations fonctionnelles'), { in: 'conclusionLimitationsFonctionnelles' }),
    ],
    omits: [
      { words: ['PRP'], in: 'conclusionResume' },
      { words: ['côté sain'] },
      { words: ['pourcentage'] },
      { words: ['à préciser'], in: 'conclusionSoinsTraitements' },
      { words: ['à préciser'], in: 'conclusionAtteintePermanente' },
      { words: ['prématuré'] },
    ],
    open: [
      { in: 'conclusionResume', words: ['hanche droite', 'hanche gauche'] },
      { in: 'conclusionDateConsolidation', words: ['22 janvier 2024', '30 novembre 2023'] },
      { in: 'conclusionDiagnostic' },
      { in: 'conclusionLimitationsFonctionnelles' },
    ],
  },
];
