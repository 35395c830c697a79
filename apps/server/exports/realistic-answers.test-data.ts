/** A fictional examination and its texts in both languages: nobody in them exists. */

const ROOTS = ['L2', 'L3', 'L4', 'L5', 'S1'].flatMap((root) => [`${root}Droit`, `${root}Gauche`]);

export const FINDINGS: Readonly<Record<string, string>> = {
  patientName: 'Ilda Zzorvane',
  dateEvaluation: '2025-02-11',
  patientGender: 'female',
  examenPoids: '71,5',
  examenTaille: '164',
  examenImc: '26,6',
  examenDominance: 'droitière',
  antecedentsTabac: 'négatif',
  antecedentsCannabis: 'négatif',
  antecedentsAlcool: 'positif',
  rachisFlexion: '60',
  rachisExtension: '15',
  rachisFlexionLateraleD: '25',
  rachisFlexionLateraleG: '20',
  rachisRotationD: '30',
  rachisRotationG: '25',
  rachisSlrDroit: 'Négatif',
  rachisSlrGauche: 'Négatif',
  rachisTripodeDroit: 'Négatif',
  rachisTripodeGauche: 'Négatif',
  rachisLasegueDroit: 'Négatif',
  rachisLasegueGauche: 'Non fait',
  genouxFlexionDroitActif: '135',
  genouxFlexionDroitPassif: '140',
  genouxFlexionGaucheActif: '120',
  genouxFlexionGauchePassif: '125',
  genouxLachmanDroit: 'Négatif',
  genouxLachmanGauche: 'Aucun arrêt',
  genouxLci0Droit: 'Sec',
  genouxLci0Gauche: 'Retardé',
  genouxCirconferenceMolletDroit: '37,0',
  genouxCirconferenceMolletGauche: '36,5',
  piedsSousAstragalienneDroitActif: 'Diminué < 50%',
  piedsSousAstragalienneDroitPassif: 'Normal',
  piedsReflexeRotulienDroit: '2+',
  piedsReflexeRotulienGauche: '2+',
  piedsReflexeAchilleenDroit: '2+',
  piedsReflexeAchilleenGauche: '1+',
  piedsReflexeBabinskiDroit: 'En flexion',
  piedsReflexeBabinskiGauche: 'En flexion',
  piedsPoulsPedieuxDroit: 'Présent',
  piedsPoulsPedieuxGauche: 'Présent',
  ...Object.fromEntries(
    ROOTS.flatMap((root) => [
      [`piedsForce${root}`, '5/5'],
      [`piedsSensibilite${root}`, '2/2'],
    ]),
  ),
};

export const FRENCH: Readonly<Record<string, string>> = {
  diagnosticsCnesst: 'Entorse lombaire',
  modaliteEntrevue: 'En présence, en français, sans interprète; durée: 55 minutes.',
  age: '44 ans',
  dominance: 'Droitière',
  emploi: 'Préposée aux bénéficiaires en centre d’hébergement depuis 11 ans',
  antecedentsMedicaux: 'Hypothyroïdie traitée.',
  antecedentsChirurgicaux: 'Cholécystectomie en 2012.',
  antecedentsLesion: 'Aucun au rachis lombaire.',
  antecedentsCnesst: 'Aucune réclamation antérieure.',
  antecedentsAllergie: 'Aucune connue.',
  medicationActuelle:
    '- Lévothyroxine 75 mcg PO DIE\n- Naproxène 500 mg PO BID au besoin\n- Acétaminophène 500 mg PO au besoin',
  historiqueEvolution: `La travailleuse est préposée aux bénéficiaires dans un centre d'hébergement depuis 11 ans. La fiche de réclamation décrit l'événement suivant survenu le 14 novembre 2023 : «En transférant une résidente du fauteuil au lit, la résidente a lâché la barre d'appui et je l'ai retenue. J'ai senti un coup dans le bas du dos à gauche.»

La travailleuse consulte la docteure Orsanne, omnipraticienne, le 15 novembre 2023. Le diagnostic d'entorse lombaire est retenu. Un arrêt de travail est prescrit, ainsi que du naproxène 500 mg PO BID et de la cyclobenzaprine 10 mg au coucher. Les RX de la colonne lombaire du même jour ne montrent pas de fracture, pas de lyse isthmique. On note un pincement discal léger en L5-S1.

Des traitements de physiothérapie débutent le 4 décembre 2023 à raison de trois fois par semaine. L'évolution est lente; la douleur est cotée à 7/10. Il n'y a pas d'irradiation sous le genou. Une assignation temporaire est autorisée à compter du 8 janvier 2024, sans charge de plus de 5 kg, 4 heures par jour, trois jours par semaine.

Le 19 mars 2024, une IRM lombaire est réalisée. Elle démontre un bombement discal en L4-L5 et en L5-S1 sans conflit radiculaire, et une arthrose facettaire légère en L4-L5 à gauche. Il n'y a pas de hernie discale. La radiologiste conclut: « Discopathie dégénérative légère étagée, sans sténose. »

La travailleuse rencontre le docteur Valbrume, physiatre, le 7 mai 2024. À l'examen, la flexion est à 60°, l'extension à 10°. Le 12 juin 2024, il procède à une infiltration facettaire L4-L5 et L5-S1 à gauche sous fluoroscopie. Le soulagement est de 40 % pendant trois semaines.

Un programme d'ergothérapie avec développement des capacités est suivi du 19 août au 8 novembre 2024, à raison de quatre demi-journées par semaine. Le rapport final mentionne un soulèvement maximal du sol à la taille de 12,5 kg et une tolérance assise de 45 minutes.

La docteure Orsanne revoit la travailleuse le 2 décembre 2024 et note un plateau thérapeutique. La travailleuse n'a pas été opérée. Elle n'a pas repris son emploi régulier.`,
  appreciationEvolution:
    'La travailleuse estime son amélioration à 50 % depuis l’événement, avec un plateau depuis environ six mois.',
  plaintesproblemes:
    '- Douleur lombaire basse gauche en barre, quotidienne, cotée à 4/10 au repos et à 7/10 à l’effort.\n- Raideur matinale d’environ 30 minutes.\n- Elle nie toute irradiation aux membres inférieurs, tout engourdissement et tout trouble sphinctérien.',
  impactAvq:
    'Autonome pour l’hygiène et l’habillage, sauf pour mettre ses bas. Conduite limitée à 45 minutes.',
  observationGenerale:
    'Travailleuse collaborante, sans boiterie. Marche sur talons et pointes sans faiblesse.',
  rachisPalpation:
    'Douleur paravertébrale gauche de L4 à S1, spasme palpable léger; pas de douleur aux sacro-iliaques.',
  rachisInspection: 'Pas de scoliose. Distance doigts-sol: 28 cm. Schober: 10 à 13,5 cm.',
  genouxInspection: 'Pas d’épanchement.',
  atrophieMusculaire: 'Aucune.',
  examensAdditionnels: 'Signes de Waddell: 0/5.',
  examensParacliniques:
    'RX de la colonne lombaire, 2023-11-15: pas de fracture ni lyse; pincement discal léger L5-S1.\nIRM lombaire, 2024-03-19: bombements L4-L5 et L5-S1 sans conflit; pas de hernie.',
  conclusionResume: 'Travailleuse de 44 ans, victime d’une entorse lombaire le 14 novembre 2023 à 14:30.',
  conclusionDiagnostic: 'Entorse lombaire.',
  conclusionDateConsolidation: '2 décembre 2024.',
  conclusionSoinsTraitements:
    'Soins suffisants; plateau thérapeutique. Exercices à domicile, analgésie au besoin.',
  conclusionAtteintePermanente: 'Une atteinte permanente existe.',
  conclusionLimitationsFonctionnelles: 'Des limitations fonctionnelles existent.',
  conclusionEvaluationLimitations:
    'Éviter d’accomplir de façon répétitive ou fréquente les activités qui impliquent de :\n- soulever des charges de plus de 15 à 25 kg;\n- travailler accroupie; ramper, grimper;\n- effectuer des mouvements de flexion, d’extension ou de torsion extrêmes de la colonne lombaire.',
  conclusionPourcentageAtteinte: '2 %',
};

export const ENGLISH: Readonly<Record<string, string>> = {
  diagnosticsCnesst: 'Lumbar sprain',
  modaliteEntrevue: 'In person, in English, without an interpreter; 55 minutes.',
  age: '44 years',
  dominance: 'Right-handed',
  emploi: 'Personal care attendant for 11 years',
  antecedentsMedicaux: 'Treated hypothyroidism.',
  antecedentsChirurgicaux: 'Cholecystectomy in 2012.',
  medicationActuelle: '- Levothyroxine 75 mcg PO daily\n- Naproxen 500 mg PO BID as needed',
  historiqueEvolution: `The worker describes the following event on November 14, 2023: "While I was moving a resident from her chair to her bed, she let go of the bar and I held her."

She consulted Dr. Orsanne on November 15, 2023. A lumbar sprain was diagnosed. The radiographs showed no fracture and no lysis.

On March 19, 2024, an MRI showed disc bulges at L4-L5 and L5-S1 without root compression. There was no herniation. Relief after the June 12, 2024 injection was 40% for three weeks.`,
  appreciationEvolution: 'The worker estimates her improvement at 50% since the event.',
  plaintesproblemes:
    '- Low back pain on the left, daily, 4/10 at rest and 7/10 on exertion.\n- Morning stiffness of about 30 minutes.',
  impactAvq: 'Independent for hygiene and dressing. Driving limited to 45 minutes.',
  observationGenerale: 'Cooperative, no limp.',
  rachisPalpation: 'Left paravertebral tenderness from L4 to S1.',
  examensParacliniques: 'MRI of the lumbar spine, 2024-03-19: no herniation.',
  conclusionResume: 'A 44-year-old worker with a lumbar sprain on November 14, 2023.',
  conclusionDiagnostic: 'Lumbar sprain.',
  conclusionDateConsolidation: 'December 2, 2024.',
  conclusionSoinsTraitements: 'Care was sufficient; plateau reached.',
  conclusionAtteintePermanente: 'Permanent impairment exists.',
  conclusionLimitationsFonctionnelles: 'Functional limitations exist.',
  conclusionEvaluationLimitations: 'Avoid repeated lifting of more than 15 to 25 kg.',
  conclusionPourcentageAtteinte: '2%',
};
