import { describe, expect, test } from 'vitest';
import { MEDICAL_EVALUATION, optionLabel } from '../catalogue/index.ts';
import { buildMeta, newReportMeta } from '../rules/index.ts';
import { PROFILE, build } from './build-report.test-data.ts';
import { buildDocument, documentStrings } from './index.ts';
import type { ReportDocument } from './index.ts';

function table(document: ReportDocument, caption: string) {
  return document.blocks.find((block) => block.kind === 'table' && block.caption === caption);
}

test('a table keeps the rows that hold something, beside the normal that it was measured against', () => {
  const data = { rachisFlexion: '60', rachisRotationG: '25 avec douleur' };
  expect(table(build(data), 'Amplitudes du rachis')).toMatchObject({
    corner: 'Mouvement',
    columns: ['Normale', 'Mesuré'],
    rows: [
      { header: 'Flexion', cells: ['90°', '60°'] },
      { header: 'Rotation gauche', cells: ['30°', '25 avec douleur'] },
    ],
  });
  const measured = build(data, { meta: { normals: { spineFlexion: 80 } } });
  expect(table(measured, 'Amplitudes du rachis')).toMatchObject({ rows: [{ cells: ['80°', '60°'] }, {}] });
  const own = { ...PROFILE, normals: { spineFlexion: 85, spineRotation: 45 } };
  const byProfile = buildDocument(
    { type: MEDICAL_EVALUATION, formData: data, meta: { ...buildMeta('fr'), normals: { spineFlexion: 80 } } },
    'fr',
    own,
  );
  expect(table(byProfile, 'Amplitudes du rachis')).toMatchObject({
    rows: [{ cells: ['80°', '60°'] }, { cells: ['45°', '25 avec douleur'] }],
  });
});

test('the head of the first column says what its rows are: movements, roots, or what was assessed', () => {
  const corners = (language: 'fr' | 'en', data: Readonly<Record<string, string>>): readonly string[] =>
    build(data, { language }).blocks.flatMap((block) => (block.kind === 'table' ? [block.corner] : []));
  const root = MEDICAL_EVALUATION.fields.find((field) => field.root !== undefined)?.id ?? '';
  expect(corners('fr', { [root]: '5' })).toEqual(['Racine']);
  expect(corners('en', { [root]: '5' })).toEqual(['Root']);
  expect(corners('fr', { rachisFlexion: '60' })).toEqual(['Mouvement']);
  expect(corners('en', { rachisFlexion: '60' })).toEqual(['Movement']);
  expect(corners('fr', { epaulesArcDouloureuxDeDroit: '70' })).toEqual(['Élément évalué']);
});

test('sides and modes stand in one row of headings; what is not recorded is a dash, and explained', () => {
  const document = build({ genouxFlexionGaucheActif: '120', genouxFlexionDroitPassif: '130' });
  expect(table(document, 'Amplitudes des genoux')).toMatchObject({
    columns: [
      'Normale',
      'Côté droit, actif',
      'Côté droit, passif',
      'Côté gauche, actif',
      'Côté gauche, passif',
    ],
    rows: [{ header: 'Flexion', cells: ['135°', '—', '130°', '120°', '—'] }],
  });
  const explained = /un tiret \(—\) indique que rien n’est consigné/u;
  expect(documentStrings(document, 'pdf').join()).toMatch(explained);
  const complete = build({
    rachisFlexion: '60',
    genouxLachmanDroit: 'Non fait',
    genouxLachmanGauche: 'Négatif',
  });
  expect(documentStrings(complete, 'pdf').join()).not.toMatch(explained);
  expect(table(complete, 'Tests ligamentaires des genoux')).toMatchObject({
    rows: [{ header: 'Lachman', cells: ['Non fait', 'Négatif'] }],
  });
});

test('a mode that was measured on neither side has no column', () => {
  expect(table(build({ genouxFlexionGaucheActif: '120' }), 'Amplitudes des genoux')).toMatchObject({
    columns: ['Normale', 'Côté droit, actif', 'Côté gauche, actif'],
    rows: [{ header: 'Flexion', cells: ['135°', '—', '120°'] }],
  });
});

test('lines that begin with a dash become a list, held together with the line that announces it', () => {
  const typed = 'Éviter:\n- de grimper;\n-  de ramper.\nRevoir.\n\n-5° de flexion\n• un\n• deux';
  const blocks = build({ conclusionEvaluationLimitations: typed }).blocks;
  const start = blocks.findIndex(
    (block) => block.kind === 'heading' && block.text.startsWith('Évaluation des'),
  );
  expect(blocks.slice(start + 1, start + 6)).toEqual([
    { kind: 'paragraph', text: 'Éviter\u00A0:', style: 'body', keepWithNext: true },
    { kind: 'list', mark: '–', items: ['de grimper;', 'de ramper.'], isWhole: true },
    { kind: 'paragraph', text: 'Revoir.', style: 'body' },
    { kind: 'paragraph', text: '-5° de flexion', style: 'body', keepWithNext: true },
    { kind: 'list', mark: '•', items: ['un', 'deux'], isWhole: true, keepWithNext: true },
  ]);
});

const historyOf = (answers: Readonly<Record<string, string>>) => {
  const { blocks } = build({ ...answers, antecedentsTabac: 'négatif' });
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.text.startsWith('5. '));
  const after = blocks.slice(start + 1);
  return after.slice(
    0,
    after.findIndex((block) => block.kind === 'heading' && block.level === 2),
  );
};

test('answers of the history stand beside their labels, or, where one is long, all under titles of their own', () => {
  const [short, long] = [
    'Douleur lombaire traitée. '.repeat(10).trim(),
    'Douleur traitée. '.repeat(40).trim(),
  ];
  expect(historyOf({ antecedentsMedicaux: 'Migraine.', antecedentsCnesst: short })).toEqual([
    {
      kind: 'entries',
      entries: [
        { label: 'Médicaux', value: 'Migraine.' },
        { label: 'CNESST', value: short },
        { label: 'Tabac', value: 'Négatif' },
      ],
    },
  ]);
  expect(historyOf({ antecedentsMedicaux: 'Migraine.', antecedentsCnesst: long })).toEqual([
    { kind: 'heading', level: 3, text: 'Médicaux' },
    { kind: 'paragraph', text: 'Migraine.', style: 'body' },
    { kind: 'heading', level: 3, text: 'CNESST' },
    { kind: 'paragraph', text: long, style: 'body' },
    { kind: 'entries', entries: [{ label: 'Tabac', value: 'Négatif' }] },
  ]);
});

test('no sentence announces examinations where there are none', () => {
  const announced = 'Les examens suivants ont été consultés.';
  expect(documentStrings(build({}), 'pdf')).not.toContain(announced);
  expect(documentStrings(build({ examensParacliniques: 'Radiographie.' }), 'pdf')).toContain(announced);
});

test.each([
  ['11 x 0,4 cm', '11\u00A0×\u00A00,4\u00A0cm'],
  ['2,5 cm X 3 cm', '2,5\u00A0cm\u00A0×\u00A03\u00A0cm'],
  ['3 x 10 répétitions', '3\u00A0×\u00A010 répétitions'],
  ['3x10 reps', '3×10 reps'],
  ['3 x 4 mm', '3\u00A0×\u00A04\u00A0mm'],
  ['3 x 10-12 fois', '3\u00A0×\u00A010-12 fois'],
  ['1.2 x 3', '1.2\u00A0×\u00A03'],
  ['vis 4.5 x 12 x 3', 'vis 4.5\u00A0×\u00A012\u00A0×\u00A03'],
  ['0x4E2D, L4 x 2 et 3 x par jour', '0x4E2D, L4 x 2 et 3 x par jour'],
])('%j between numbers is printed %j', (typed, printed) => {
  expect(documentStrings(build({ emploi: typed }), 'pdf')).toContain(printed);
});

test('no number of a file, name or telephone is a product, in the head of a page neither', () => {
  const profile = { ...PROFILE, phone: '514 555-0142 x 204', address: '3 x 4 m' };
  const document = build({ workerFileNo: '3 x 4 cm', patientName: 'Zz 4x4' }, { profile });
  const strings = [document.runningHead, ...documentStrings(document, 'pdf')].join('\n');
  expect(strings).not.toContain('×');
  expect(document.runningHead).toContain('3 x 4');
});

test('the properties name the form and the file, and nobody', () => {
  const { propertiesTitle } = build({ workerFileNo: '999000101', workerLastName: 'Zzorvane' });
  expect(propertiesTitle).toBe('Rapport d’évaluation médicale – 999000101');
  expect(build({}).propertiesTitle).toBe('Rapport d’évaluation médicale');
});

test.each([
  ['fr', 'female', 'A. Renseignements sur la travailleuse', 'Numéro de dossier de la travailleuse'],
  ['fr', 'male', 'A. Renseignements sur le travailleur', 'Numéro de dossier du travailleur'],
  ['fr', '', 'A. Renseignements sur le travailleur', 'Numéro de dossier du travailleur'],
  ['en', 'female', 'A. Worker identification', 'Worker’s file number'],
] as const)(
  'the form’s own words are in the gender of the worker (%s, %s)',
  (language, patientGender, ...words) => {
    const strings = documentStrings(
      build({ patientGender, emploi: 'aide du travailleur' }, { language }),
      'pdf',
    );
    expect(strings).toEqual(expect.arrayContaining(words));
    expect(strings).toContain('aide du travailleur');
  },
);

test('choices are printed with their labels and measures with their units', () => {
  const data = {
    patientGender: 'female',
    examenDominance: 'droitière',
    examenPoids: '71,5',
    genouxLachmanDroit: 'Sec',
  };
  expect(documentStrings(build(data), 'pdf')).toEqual(
    expect.arrayContaining(['Féminin', 'Droitière', '71,5\u00A0kg', 'Arrêt sec']),
  );
  const english = documentStrings(build(data, { language: 'en' }), 'pdf');
  expect(english).toEqual(
    expect.arrayContaining(['Female', 'Right-handed', optionLabel('ligament', 'Sec', 'en')]),
  );
});

describe('a region that was not examined', () => {
  const data = {
    hanchesPalpation: 'douleur',
    hanchesFlexionDroitActif: '100',
    rachisFlexion: '60',
    genouxPalpation: 'indolore',
  };

  test.each([
    [
      ['hips'],
      'L’examen a porté sur\u00A0: rachis dorso-lombaire, genoux.',
      'The examination covered: thoracolumbar spine, knees.',
    ],
    [
      ['hips', 'knees'],
      'L’examen a porté sur\u00A0: rachis dorso-lombaire.',
      'The examination covered: thoracolumbar spine.',
    ],
    [
      MEDICAL_EVALUATION.regions.map(({ id }) => id),
      'Aucune région n’a été examinée.',
      'No region was examined.',
    ],
  ] as const)(
    'is left out, and one sentence says what the examination bore on (%j)',
    (notExamined, fr, en) => {
      for (const [language, sentence] of [
        ['fr', fr],
        ['en', en],
      ] as const) {
        const strings = documentStrings(build(data, { language, meta: { notExamined } }), 'pdf');
        expect(strings).toContain(sentence);
        expect(strings.join()).not.toMatch(/douleur|100°|Hanches|Hips/u);
      }
    },
  );

  test('is said only where there is one, and of no region that holds nothing', () => {
    const said = (formData: Readonly<Record<string, string>>, notExamined: readonly 'hips'[]) =>
      documentStrings(build(formData, { meta: { notExamined } }), 'pdf').join();
    expect(said(data, [])).not.toContain('L’examen a porté sur');
    expect(said({ hanchesPalpation: 'douleur' }, ['hips'])).not.toMatch(/L’examen a porté|Aucune région/u);
  });
});

describe('the list of the regions that were left out', () => {
  const exportSettings = {
    section12Everywhere: false,
    frenchSpacing: 'quebec',
    listsNotExamined: true,
  } as const;
  const data = { rachisFlexion: '60' };
  const lines = (
    meta: object,
    { language = 'fr', formData = data }: { language?: 'fr' | 'en'; formData?: object } = {},
  ) =>
    documentStrings(build({ ...formData }, { language, meta, profile: { exportSettings } }), 'pdf').filter(
      (text) => /^(?:Non examinés|Not examined|L’examen|The examination|Aucune région)/u.test(text),
    );
  const unusual = newReportMeta(MEDICAL_EVALUATION, 'fr').notExamined;

  test('stands under the sentence, where the physician has chosen it', () => {
    const meta = { notExamined: [...unusual, 'hips', 'knees'] };
    expect(lines(meta)).toEqual([
      'L’examen a porté sur\u00A0: rachis dorso-lombaire.',
      'Non examinés\u00A0: hanches, genoux.',
    ]);
    expect(lines(meta, { language: 'en' })).toEqual([
      'The examination covered: thoracolumbar spine.',
      'Not examined: hips, knees.',
    ]);
    expect(documentStrings(build(data, { meta }), 'pdf').join()).not.toContain('Non examinés');
  });

  test('names no region that was never of the case', () => {
    expect(lines({ notExamined: unusual })).toEqual(['L’examen a porté sur\u00A0: rachis dorso-lombaire.']);
    const chosen = newReportMeta(MEDICAL_EVALUATION, 'fr', ['shoulders', 'spine']);
    expect(lines(chosen)).toEqual(['L’examen a porté sur\u00A0: rachis dorso-lombaire.']);
    expect(lines({ ...chosen, notExamined: [...chosen.notExamined, 'shoulders'] })[1]).toBe(
      'Non examinés\u00A0: épaules.',
    );
  });

  test('names a region in which something was entered, and not one in which a value was only prefilled', () => {
    const chosen = newReportMeta(MEDICAL_EVALUATION, 'fr', ['spine']);
    const formData = {
      ...data,
      epaulesPalpation: 'indolore',
      piedsForceL4Droit: '5/5',
      hanchesPalpation: ' ',
    };
    expect(lines(chosen, { formData })[1]).toBe('Non examinés\u00A0: épaules.');
  });

  test('stands alone where nothing is recorded', () => {
    const all = MEDICAL_EVALUATION.regions.map(({ id }) => id);
    expect(lines({ notExamined: ['hips'] }, { formData: {} })).toEqual(['Non examinés\u00A0: hanches.']);
    const chosen = newReportMeta(MEDICAL_EVALUATION, 'fr', ['knees']);
    expect(lines({ ...chosen, notExamined: all }, { formData: {} })).toEqual([
      'Aucune région n’a été examinée.',
      'Non examinés\u00A0: genoux.',
    ]);
  });
});

test.each([
  ['1,75', '175\u00A0cm'],
  ['1 m 75', '175\u00A0cm'],
  ['175,5', '175,5\u00A0cm'],
  ['175 cm', '175\u00A0cm'],
  ['17,5', '17,5\u00A0cm'],
  ['environ 175', 'environ 175'],
])('a height of %j is printed as %j', (examenTaille, printed) => {
  expect(documentStrings(build({ examenTaille }), 'pdf')).toContain(printed);
});

test('the mandate shows every box with its state', () => {
  const boxes = build({ mandatSoins: true }).blocks.find((block) => block.kind === 'checkboxes');
  expect(boxes?.kind === 'checkboxes' && boxes.items.filter(({ checked }) => checked)).toHaveLength(1);
  expect(boxes?.kind === 'checkboxes' && boxes.items).toHaveLength(7);
});

describe('the overall text of section 8', () => {
  const input =
    'Appréciation subjective de l’évolution : amélioration de 50 %\nPlaintes et problèmes :\n- douleur lombaire\nImpact sur les AVQ :\nconduite limitée';
  const parts = {
    appreciationEvolution: 'Amélioration de 50 %',
    plaintesproblemes: 'Douleur lombaire',
    impactAvq: 'Conduite limitée.',
  };

  test.each([input, `Section 8 questionnaire subjectif et état actuel\n${input}`])(
    'is left out when its three parts hold all of it (%#)',
    (section8Input) => {
      expect(documentStrings(build({ section8Input, ...parts }), 'pdf').join()).not.toContain(
        'Texte d’ensemble',
      );
    },
  );

  test.each([
    ['non', 'sinon'],
    ['5', '15'],
    ['5', '-5'],
    ['il dort', 'il dortoir'],
  ])('%j is not taken for said in %j', (section8Input, plaintesproblemes) => {
    expect(documentStrings(build({ section8Input, plaintesproblemes }), 'pdf')).toContain(section8Input);
  });

  test.each([{ ...parts, impactAvq: '' }, { section8Input: `${input}\nne dort plus` }, {}])(
    'is printed when something of it would be missing (%#)',
    (change) => {
      expect(
        documentStrings(
          build({ section8Input: input, ...(Object.keys(change).length === 1 ? parts : {}), ...change }),
          'pdf',
        ),
      ).toContain('Texte d’ensemble');
    },
  );
});

test('section 3 says when the worker was told of the dictation, with or without its text', () => {
  const stated = (data: Readonly<Record<string, string>>, language: 'fr' | 'en' = 'fr') =>
    documentStrings(build(data, { language, meta: { dictationToldAt: '2026-07-20T09:05' } }), 'pdf').filter(
      (text) => text.includes('2026-07-20'),
    );
  const plain = (text: string | undefined) => text?.replaceAll(/\s/gu, ' ');
  expect(plain(stated({})[0])).toBe(
    'Le travailleur a été informé, le 2026-07-20 à 9 h 05, que l’évaluation est dictée.',
  );
  expect(plain(stated({ patientGender: 'female', modaliteEntrevue: 'En présence.' })[0])).toBe(
    'La travailleuse a été informée, le 2026-07-20 à 9 h 05, que l’évaluation est dictée.',
  );
  expect(stated({ patientGender: 'female' }, 'en')).toEqual([
    'The worker was told on 2026-07-20 at 09:05 that the evaluation is dictated.',
  ]);
  const { blocks } = build({}, { meta: { dictationToldAt: '2026-07-20T09:05' } });
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text.startsWith('3.'));
  expect(blocks[at + 1]).toMatchObject({ kind: 'paragraph', text: expect.stringContaining('2026-07-20') });
  expect(blocks[at + 2]).toMatchObject({ kind: 'heading' });
});
