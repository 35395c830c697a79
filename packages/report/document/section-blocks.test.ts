import { expect, test } from 'vitest';
import { MEDICAL_EVALUATION, optionLabel } from '../catalogue/index.ts';
import { buildMeta } from '../rules/index.ts';
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
