import { describe, expect, it } from 'vitest';
import { FIRST_REPORT_TYPE, NORMALS, FORMER_FIELD_NAMES, OPTION_SETS, optionLabel } from './index.ts';
import { MODE, SIDE, names } from './second-version.test-data.ts';

/** The names as the specification pins them, region by region. */
const PINNED: Readonly<Record<string, readonly string[]>> = {
  mandate: names('mandat', [
    'Diagnostic',
    'Consolidation',
    'Soins',
    'Atteinte',
    'AtteintePourcentage',
    'Limitations',
    'LimitationsEvaluation',
  ]),
  general: [
    'diagnosticsCnesst',
    'modaliteEntrevue',
    'patientName',
    'age',
    'dateEvaluation',
    'patientGender',
    'dominance',
    'emploi',
  ],
  history: names('antecedents', [
    'Medicaux',
    'Chirurgicaux',
    'Lesion',
    'Cnesst',
    'Saaq',
    'Autres',
    'Allergie',
    'Tabac',
    'Cannabis',
    'Alcool',
  ]),
  sections6And7: ['medicationActuelle', 'historiqueEvolution'],
  section8: ['section8Input', 'appreciationEvolution', 'plaintesproblemes', 'impactAvq'],
  basics: ['examenPoids', 'examenTaille', 'examenImc', 'examenDominance', 'observationGenerale'],
  spine: [
    ...names('rachis', ['Palpation', 'Inspection', 'Flexion', 'Extension']),
    ...names('rachis', ['FlexionLaterale', 'Rotation'], ['G', 'D']),
    ...names('rachis', ['Slr', 'Tripode', 'Lasegue', 'LasegueInverse'], SIDE),
  ],
  hips: [
    'hanchesPalpation',
    'hanchesInspection',
    ...names(
      'hanches',
      ['Flexion', 'Extension', 'RotationInterne', 'RotationExterne', 'Abduction', 'Adduction'],
      SIDE,
      MODE,
    ),
  ],
  knees: [
    'genouxPalpation',
    'genouxInspection',
    ...names('genoux', ['Flexion', 'Extension'], SIDE, MODE),
    ...names(
      'genoux',
      [
        'Lci0',
        'Lci20',
        'Lce0',
        'Lce20',
        'Lachman',
        'Pivot',
        'TiroirAnterieur',
        'TiroirPosterieur',
        'SagPosterieur',
        'Dial30',
        'Dial90',
        'Apley',
        'McMurray',
        'Thessaly',
        'TrackingRotule',
        'JSign',
        'Translation',
      ],
      SIDE,
    ),
    ...names('genouxCirconference', ['Cuisse', 'Mollet'], SIDE),
  ],
  atrophy: ['atrophieMusculaire'],
  feetAndAnkles: [
    'piedsChevillesPalpation',
    'piedsChevillesInspection',
    ...names('pieds', ['DorsiflexionCheville', 'PlantiflexionCheville'], SIDE),
    ...names('pieds', ['SousAstragalienne', 'MedioTarsienne'], SIDE, MODE),
    ...names(
      'pieds',
      [
        'Tiroir0',
        'Tiroir20',
        'VarusStress',
        'LaxiteCalcaneoFibulaire',
        'SqueezeTest',
        'SingleHeelRaise',
        'Thompson',
        'TestApprehension',
      ],
      SIDE,
    ),
    'piedsNeuroVasculaire',
    ...names('pieds', ['Force', 'Sensibilite'], ['L2', 'L3', 'L4', 'L5', 'S1'], SIDE),
    ...names('piedsReflexe', ['Rotulien', 'Achilleen', 'Babinski'], SIDE),
    ...names('piedsPouls', ['TibialPosterieur', 'Pedieux'], SIDE),
  ],
  additional: ['examensAdditionnels'],
  conclusion: names('conclusion', [
    'Resume',
    'Diagnostic',
    'DateConsolidation',
    'SoinsTraitements',
    'AtteintePermanente',
    'LimitationsFonctionnelles',
    'EvaluationLimitations',
  ]),
  sectionA: [
    'workerLastName',
    'workerFirstName',
    'healthInsuranceNo',
    'birthDate',
    'workerAddress',
    'workerPhone',
    'workerFileNo',
    'originalEventDate',
    'relapseDate',
  ],
  ours: ['examensParacliniques', 'conclusionPourcentageAtteinte'],
};

describe('the catalogue', () => {
  it('holds exactly the pinned names, each once', () => {
    const ids = FIRST_REPORT_TYPE.fields.map((field) => field.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(Object.values(PINNED).flat().sort());
    expect(ids).toHaveLength(207);
  });

  it('holds the pinned number of names in each part', () => {
    const counts = Object.fromEntries(Object.entries(PINNED).map(([part, list]) => [part, list.length]));
    expect(counts).toEqual({
      mandate: 7,
      general: 8,
      history: 10,
      sections6And7: 2,
      section8: 4,
      basics: 5,
      spine: 16,
      hips: 26,
      knees: 48,
      atrophy: 1,
      feetAndAnkles: 61,
      additional: 1,
      conclusion: 7,
      sectionA: 9,
      ours: 2,
    });
  });

  it('has the seven mandate boxes as its only booleans', () => {
    expect(
      FIRST_REPORT_TYPE.fields.filter((field) => field.kind === 'flag').map((field) => field.id),
    ).toEqual(PINNED['mandate']);
  });

  it('shows the sections in the order of the report, the last one in Word alone', () => {
    expect(FIRST_REPORT_TYPE.sections.map((section) => section.number)).toEqual([
      'A',
      'B',
      ...Array.from({ length: 12 }, (_, index) => String(index + 1)),
    ]);
    expect(
      FIRST_REPORT_TYPE.sections.filter((section) => section.only === 'word').map((section) => section.id),
    ).toEqual(['section12']);
    expect(FIRST_REPORT_TYPE.regions.map((region) => region.id)).toEqual([
      'spine',
      'hips',
      'knees',
      'feetAndAnkles',
    ]);
  });

  it('labels every field and every choice in both languages', () => {
    const labels = [
      ...FIRST_REPORT_TYPE.fields.map((field) => field.label),
      ...Object.values(OPTION_SETS)
        .flat()
        .map((option) => option.label),
    ];
    expect(labels.filter((label) => label.fr.trim() === '' || label.en.trim() === '')).toEqual([]);
  });

  it('names each cell of a table so that it is understood alone', () => {
    expect(FIRST_REPORT_TYPE.field('hanchesRotationInterneDroitPassif')?.label).toEqual({
      fr: 'Rotation interne, côté droit, passif',
      en: 'Internal rotation, right side, passive',
    });
    expect(FIRST_REPORT_TYPE.field('piedsForceL5Gauche')?.label.fr).toBe('Force, L5, côté gauche');
  });

  it('prefills the physical-exam values that the specification names, and no others', () => {
    const prefilled = FIRST_REPORT_TYPE.fields
      .filter((field) => field.prefill?.kind === 'value')
      .map((field) => field.id);
    expect([...prefilled].sort()).toEqual(
      [
        'rachisFlexion',
        'rachisExtension',
        ...names('pieds', ['Force', 'Sensibilite'], ['L2', 'L3', 'L4', 'L5', 'S1'], SIDE),
        ...names('piedsReflexe', ['Rotulien', 'Achilleen'], SIDE),
      ].sort(),
    );
  });

  it('measures against the reference normals', () => {
    const degrees = Object.fromEntries(Object.entries(NORMALS).map(([id, normal]) => [id, normal.degrees]));
    expect(degrees).toMatchObject({
      spineFlexion: 90,
      spineExtension: 30,
      spineLateralFlexion: 30,
      spineRotation: 30,
      hipFlexion: 120,
      hipExtension: 30,
      hipInternalRotation: 40,
      hipExternalRotation: 50,
      hipAbduction: 40,
      hipAdduction: 20,
      kneeFlexion: 135,
      kneeExtension: 0,
      ankleDorsiflexion: 20,
      anklePlantarFlexion: 40,
      cervicalFlexion: 40,
      cervicalExtension: 30,
      cervicalLateralFlexion: 40,
      cervicalRotation: 60,
      shoulderFlexion: 180,
      shoulderExtension: 40,
      shoulderAbduction: 180,
      shoulderAdduction: 20,
      shoulderInternalRotation: 40,
      shoulderExternalRotation: 90,
      elbowFlexion: 150,
      elbowExtension: 0,
      elbowPronation: 80,
      elbowSupination: 80,
      wristFlexion: 70,
      wristExtension: 60,
      wristRadialDeviation: 20,
      wristUlnarDeviation: 30,
      fingerMcp: 90,
      fingerPip: 100,
      fingerDip: 70,
      thumbMcp: 60,
      thumbIp: 80,
    });
    expect(FIRST_REPORT_TYPE.field('hanchesFlexionGaucheActif')?.normal).toBe('hipFlexion');
    expect(FIRST_REPORT_TYPE.field('piedsPlantiflexionChevilleDroit')?.normal).toBe('anklePlantarFlexion');
  });

  it('stores the pinned values and gives an unknown one back as it stands', () => {
    const values = Object.fromEntries(
      Object.entries(OPTION_SETS).map(([id, options]) => [id, options.map((option) => option.value)]),
    );
    expect(values).toEqual({
      gender: ['male', 'female'],
      dominance: ['droitier', 'droitière', 'gaucher', 'gauchère', 'ambidextre'],
      habit: ['négatif', 'positif'],
      result: ['Négatif', 'Positif', 'Non fait'],
      ligament: ['Négatif', 'Positif', 'Non fait', 'Sec', 'Retardé', 'Aucun arrêt'],
      patella: ['Normal', 'Anormal', 'Non fait'],
      translation: ['Normale', 'Anormale', 'Non fait'],
      hindfoot: ['Normal', 'Diminué < 50%', 'Diminué > 50%', 'Absent', 'Non fait'],
      strength: ['5/5', '4+/5', '4/5', '4-/5', '3+/5', '3/5', '3-/5', '2/5', '1/5', '0/5'],
      sensitivity: ['2/2', '1/2', '0/2'],
      reflex: ['0', '1+', '2+', '3+', '4+'],
      babinski: ['En flexion', 'En extension', 'Indifférent', 'Non fait'],
      pulse: ['Présent', 'Diminué', 'Absent', 'Non fait'],
      armStrength: ['5/5', '5-/5', '4+/5', '4/5', '4-/5', '3+/5', '3/5', '3-/5', '2/5', '1/5', '0/5'],
      presence: ['Absente', 'Présente'],
      painSide: ['Absente', 'À droite', 'À gauche', 'Des deux côtés'],
      legPain: ['Aucune', 'Lombaire', 'Radiculaire'],
      resisted: ['Négatif', 'Douleur', 'Faiblesse', 'Douleur et faiblesse', 'Non fait'],
      grade: ['0', '1+', '2+', '3+', 'Non fait'],
      sign: ['Absent', 'Présent', 'Non fait'],
      tendon: ['Présent', 'Absent', 'Non fait'],
      armPosition: ['Coude au corps', 'Bras à 90° d’abduction'],
      ability: ['Possible', 'Difficile', 'Impossible', 'Non fait'],
      gait: ['Normale', 'Antalgique', 'Trendelenburg', 'Steppage', 'Autre'],
      walkingAid: [
        'Aucune',
        'Canne',
        'Béquille',
        'Deux béquilles',
        'Déambulateur',
        'Fauteuil roulant',
        'Autre',
      ],
      whichSide: ['À droite', 'À gauche', 'Des deux côtés'],
      adherence: ['Absente', 'Présente'],
    });
    expect(optionLabel('babinski', 'En extension', 'en')).toBe('Extensor');
    expect(optionLabel('babinski', 'douteux', 'en')).toBe('douteux');
  });

  it('reads older names into fields that exist', () => {
    for (const [older, targets] of Object.entries(FORMER_FIELD_NAMES)) {
      expect(FIRST_REPORT_TYPE.field(older)).toBeUndefined();
      expect(targets.map((id) => FIRST_REPORT_TYPE.field(id))).not.toContain(undefined);
    }
  });
});
