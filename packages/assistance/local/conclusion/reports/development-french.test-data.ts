/** French reports (fiction), written before the rules that conclude from them and used while the rules were made. */
import { ALL_POINTS, CONFIRMED_ROOTS, NORMAL_ROOTS, at, of, told } from './measured-report.ts';
import type { MeasuredReport } from './measured-report.ts';

export const DEVELOPMENT_FRENCH_REPORTS: readonly MeasuredReport[] = [
  {
    name: 'épaule, retour au travail qui échoue',
    language: 'fr',
    gender: 'male',
    data: {
      ...ALL_POINTS,
      diagnosticsCnesst: 'Tendinopathie de la coiffe des rotateurs de l’épaule droite',
      antecedentsCnesst: 'Entorse du poignet gauche 2011, sans séquelle',
      historiqueEvolution: `Le travailleur est mécanicien industriel depuis 14 ans. Le 6 février 2023, en retenant une pièce de 40 kg qui glissait d’un palan, il ressent une douleur vive à l’épaule droite. Le bras est tiré vers le bas et en arrière. Il termine son quart de travail.
Il consulte le docteur Fauvellec le 8 février 2023. Celui-ci retient une tendinopathie de la coiffe des rotateurs de l’épaule droite et prescrit un arrêt de travail.
Une échographie de l’épaule droite du 2 mars 2023 montre une tendinopathie du supra-épineux sans déchirure transfixiante. La longue portion du biceps est en place.
De la physiothérapie est suivie du 20 mars au 30 juin 2023.
Le 11 mai 2023, une infiltration sous-acromiale de cortisone est faite sous échographie. Le soulagement est de 70 % pendant deux semaines.
Il reprend des travaux légers le 4 septembre 2023. Le retour progressif est interrompu le 22 septembre 2023 en raison de la douleur.
La docteure Quintrevent, orthopédiste, pratique une acromioplastie droite par arthroscopie le 16 janvier 2024. L’intervention se déroule sans complication.
Un retour au travail régulier est tenté le 3 juin 2024 et cesse après quatre jours.
La docteure Quintrevent consolide la lésion le 14 octobre 2024 avec atteinte permanente et limitations fonctionnelles. Une ténodèse du biceps avait été discutée mais n’a pas été retenue. Le neurochirurgien de la clinique n’a pas revu le travailleur.`,
      plaintesproblemes: 'Douleur de l’épaule droite aux gestes au-dessus de l’horizontale, 5/10.',
      examensAdditionnels:
        'Épaule droite : abduction 120°, flexion 140°; épaule gauche : abduction 170°, flexion 175°. Jobe sans faiblesse. Neer et Hawkins positifs à droite.',
      medicationActuelle: 'Naproxène 500 mg au besoin',
    },
    states: [
      told('6 février 2023', 'en retenant une pièce de 40 kg', 'épaule droite'),
      told('bras est tiré vers le bas'),
      told('tendinopathie de la coiffe des rotateurs', 'retient'),
      told('échographie', '2 mars 2023', 'sans déchirure transfixiante'),
      told('biceps est en place'),
      told('11 mai 2023', 'infiltration sous-acromiale', 'échographie', '70 % pendant deux semaines'),
      told('travaux légers', '4 septembre 2023'),
      told('retour progressif est interrompu', '22 septembre 2023'),
      told('acromioplastie droite', '16 janvier 2024', 'sans complication'),
      told('retour au travail régulier', '3 juin 2024', 'cesse'),
      told('consolide', '14 octobre 2024'),
      at(told('14 octobre 2024'), { in: 'conclusionDateConsolidation' }),
      of('examensAdditionnels', 'Jobe sans faiblesse'),
      of('plaintesproblemes', 'selon le travailleur', '5/10'),
      of('antecedentsCnesst', 'poignet gauche 2011'),
      at(of('diagnosticsCnesst', 'coiffe des rotateurs'), { in: 'conclusionDiagnostic' }),
      at(told('physiothérapie', '20 mars', '30 juin 2023'), { in: 'conclusionSoinsTraitements' }),
      at(told('acromioplastie', '16 janvier 2024'), { in: 'conclusionSoinsTraitements' }),
      at(told('atteinte permanente', '14 octobre 2024'), { in: 'conclusionAtteintePermanente' }),
    ],
    omits: [
      { words: ['neurochirurgien'] },
      { words: ['ténodèse'], in: 'conclusionResume' },
      { words: ['côté sain'] },
      { words: ['atrophie'] },
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
    name: 'genou, méniscectomie, ligaments stables, diagnostic non retenu',
    language: 'fr',
    gender: 'male',
    data: {
      ...ALL_POINTS,
      diagnosticsCnesst: 'Déchirure du ménisque interne du genou gauche',
      dateEvaluation: '2025-02-20',
      antecedentsMedicaux: 'Goutte',
      historiqueEvolution: `M. L., couvreur, se blesse le 19 septembre 2023 en descendant d’une échelle : son pied reste coincé et le genou gauche pivote en charge. Il entend un craquement et ne peut plus déplier le genou.
Le jour même, il est vu à l’urgence, où les radiographies du genou gauche ne montrent aucune fracture. Un diagnostic d’entorse du genou gauche est posé.
L’IRM du 25 octobre 2023 révèle une déchirure en anse de seau du ménisque interne. Les ligaments croisés sont intacts. Il n’y a pas de lésion chondrale.
Le docteur Marsolin émet un avis : le diagnostic de chondromalacie n’est pas retenu, faute de lésion à l’imagerie.
Le 7 décembre 2023, il procède à une méniscectomie interne partielle gauche par arthroscopie.
Une viscosupplémentation est donnée le 18 avril 2024, sans effet durable.
Il est de retour à ses tâches habituelles, à temps plein, depuis le 10 juin 2024.
La lésion est consolidée le 12 août 2024, avec atteinte permanente, sans limitation fonctionnelle.`,
      genouxFlexionGaucheActif: '115',
      genouxFlexionDroitActif: '140',
      genouxFlexionGauchePassif: '120',
      genouxFlexionDroitPassif: '145',
      genouxExtensionGaucheActif: '-5',
      genouxExtensionDroitActif: '0',
      genouxLachmanGauche: 'Négatif',
      genouxLachmanDroit: 'Négatif',
      genouxPivotGauche: 'Négatif',
      genouxPivotDroit: 'Négatif',
      genouxTiroirAnterieurGauche: 'Sec',
      genouxTiroirAnterieurDroit: 'Sec',
      genouxTiroirPosterieurGauche: 'Non fait',
      genouxMcMurrayGauche: 'Positif',
      genouxMcMurrayDroit: 'Négatif',
      genouxCirconferenceCuisseDroit: '54',
      genouxCirconferenceCuisseGauche: '52,5',
      atrophieMusculaire: 'Cuisses mesurées à 10 cm au-dessus de la rotule.',
    },
    states: [
      told('19 septembre 2023', 'descendant d’une échelle', 'le genou gauche pivote en charge'),
      told('entend un craquement'),
      told('radiographies du genou gauche', 'aucune fracture'),
      told('entorse du genou gauche'),
      told('25 octobre 2023', 'anse de seau', 'ménisque interne'),
      told('croisés sont intacts'),
      told('pas de lésion chondrale'),
      told('chondromalacie n’est pas retenu'),
      told('7 décembre 2023', 'méniscectomie interne partielle gauche'),
      told('viscosupplémentation', '18 avril 2024', 'sans effet durable'),
      told('tâches habituelles', '10 juin 2024'),
      told('consolidée', '12 août 2024'),
      of(
        'genouxFlexionGaucheActif',
        'flexion active du genou gauche',
        'perte de 25°',
        'côté opposé',
        '115° contre 140°',
      ),
      of('genouxFlexionGaucheActif', 'flexion active du genou gauche', '20°', 'normale', '135°'),
      of('genouxFlexionGauchePassif', 'flexion passive du genou gauche', '120° contre 145°'),
      of('genouxExtensionGaucheActif', 'flexum', '5°', 'genou gauche'),
      of('genouxLachmanGauche', 'Lachman', 'négatif'),
      of('genouxPivotGauche', 'pivot', 'négatif'),
      of('genouxTiroirAnterieurGauche', 'iroir antérieur', 'arrêt sec'),
      of('genouxMcMurrayGauche', 'McMurray', 'gauche', 'positif'),
      of('genouxCirconferenceCuisseGauche', 'uisse', '1,5 cm', '10 cm au-dessus de la rotule'),
      of('antecedentsMedicaux', 'goutte'),
      at(told('chondromalacie n’est pas retenu'), { in: 'conclusionDiagnostic' }),
      at(told('12 août 2024'), { in: 'conclusionDateConsolidation' }),
      at(of('genouxFlexionGaucheActif', '25°'), { in: 'conclusionAtteintePermanente' }),
      at(told('sans limitation fonctionnelle'), { in: 'conclusionLimitationsFonctionnelles' }),
    ],
    omits: [
      { words: ['20 février 2025'] },
      { words: ['atrophie de'] },
      { words: ['côté sain'] },
      { words: ['iroir postérieur'] },
      { words: ['perte', 'genou droit', 'flexion'] },
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
    name: 'lombaire, non consolidée, chirurgie envisagée',
    language: 'fr',
    gender: 'female',
    data: {
      ...ALL_POINTS,
      ...NORMAL_ROOTS,
      diagnosticsCnesst: 'Entorse lombaire\nHernie discale L5-S1 droite',
      dateEvaluation: '2025-03-11',
      historiqueEvolution: `En 2016, la travailleuse avait subi une entorse cervicale lors d’un accident de la route, consolidée en 2017 sans séquelle.
Le 22 mai 2024, alors qu’elle soulève une caisse de lait de 18 kg en rotation du tronc, elle ressent une douleur lombaire droite avec irradiation à la jambe.
Le diagnostic d’entorse lombaire est posé le 23 mai 2024 par la docteure Aubreline.
Une IRM lombaire est demandée. Elle est faite le 30 juillet 2024 et montre une hernie discale L5-S1 droite au contact de la racine S1, sans sténose canalaire.
Une électromyographie du 17 septembre 2024 est normale.
Une épidurale L5-S1 est faite le 8 octobre 2024 sous fluoroscopie, avec un soulagement de trois semaines.
Une assignation temporaire de 12 heures par semaine débute le 4 novembre 2024. Elle est arrêtée de nouveau le 2 décembre 2024.
Une discoïdectomie L5-S1 est envisagée. La docteure Aubreline note le 27 janvier 2025 que la lésion n’est pas consolidée.`,
      rachisFlexion: '50',
      rachisExtension: '30',
      rachisFlexionLateraleG: 'normale',
      rachisFlexionLateraleD: '20',
      rachisRotationG: '30',
      rachisRotationD: '30',
      rachisLasegueDroit: 'Négatif',
      rachisLasegueGauche: 'Négatif',
      rachisTripodeDroit: 'Négatif',
      rachisTripodeGauche: 'Négatif',
      rachisSlrDroit: 'Positif',
      rachisSlrGauche: 'Non fait',
      piedsReflexeRotulienDroit: '2+',
      piedsReflexeRotulienGauche: '2+',
      piedsReflexeAchilleenDroit: '1+',
      piedsReflexeAchilleenGauche: '2+',
      medicationActuelle: 'Prégabaline 75 mg deux fois par jour',
    },
    confirmed: [...CONFIRMED_ROOTS, 'piedsReflexeAchilleenGauche'],
    states: [
      at(told('2016', 'entorse cervicale', 'accident de la route'), { isApart: true }),
      told('22 mai 2024', 'soulève une caisse de lait de 18 kg', 'irradiation à la jambe'),
      told('entorse lombaire', '23 mai 2024'),
      told('30 juillet 2024', 'hernie discale L5-S1 droite', 'sans sténose canalaire'),
      told('électromyographie', '17 septembre 2024', 'normale'),
      told('épidurale L5-S1', '8 octobre 2024', 'trois semaines'),
      told('assignation temporaire', '4 novembre 2024'),
      told('arrêtée de nouveau le 2 décembre 2024'),
      told('27 janvier 2025', 'n’est pas consolidée'),
      of('rachisFlexion', 'flexion du rachis', 'perte de 40°', 'normale', '90°'),
      of('rachisFlexionLateraleD', 'flexion latérale droite', 'perte de 10°', 'normale'),
      of('rachisLasegueDroit', 'Lasègue', 'négatif'),
      of('rachisTripodeDroit', 'tripode', 'négatif'),
      of('rachisSlrDroit', 'SLR', 'droit', 'positive'),
      of('piedsForceL5Droit', 'force', '5/5'),
      of('piedsSensibiliteS1Droit', 'sensibilité', '2/2'),
      of('piedsReflexeAchilleenDroit', 'achilléen', '1+'),
      at(told('discoïdectomie L5-S1 est envisagée'), { in: 'conclusionSoinsTraitements' }),
      at(told('n’est pas consolidée'), { in: 'conclusionDateConsolidation' }),
      at(told('prématuré', 'consolidée'), { in: 'conclusionLimitationsFonctionnelles' }),
      at(told('prématuré', 'consolidée'), { in: 'conclusionAtteintePermanente' }),
    ],
    omits: [
      { words: ['discoïdectomie'], in: 'conclusionResume' },
      { words: ['11 mars 2025'] },
      { words: ['2017'], in: 'conclusionDateConsolidation' },
      { words: ['flexion latérale gauche', 'perte'] },
      { words: ['rotulien'] },
      { words: ['rotation', 'perte'] },
      { words: ['SLR', 'gauche'] },
    ],
    open: [
      { in: 'conclusionDateConsolidation' },
      { in: 'conclusionLimitationsFonctionnelles', words: ['prématuré'] },
      { in: 'conclusionEvaluationLimitations', words: ['prématuré'] },
      { in: 'conclusionAtteintePermanente', words: ['prématuré'] },
      { in: 'conclusionSoinsTraitements' },
      { in: 'conclusionDiagnostic' },
    ],
  },
];
