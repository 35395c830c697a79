/** French reports (fiction) written after the rules, and tried once before anything was changed. */
import type { WholeReport } from '../whole-reports.test-data.ts';
import { heldOutReport } from './held-out-report.test-data.ts';

export const HELD_OUT_2_FRENCH_REPORTS: readonly WholeReport[] = [
  heldOutReport('tunnel carpien', 'fr', {
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
  heldOutReport('plateau tibial', 'fr', {
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
  heldOutReport('coiffe gauche', 'fr', {
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
  heldOutReport('main, brûlure', 'fr', {
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
];
