import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIELDS, SECTIONS, optionLabel } from '../catalogue/index.ts';
import { buildDefaults, buildMeta, readReport } from '../rules/index.ts';
import { blocksFor, buildDocument, documentStrings } from './index.ts';
import type { PhysicianProfile, ReportDocument, ReportLanguage } from './index.ts';

const PROFILE: PhysicianProfile = {
  displayName: 'Camille Zzexpert',
  licenceNumber: '99901',
  address: '200, avenue du Gabarit',
  phone: '514 555-0199',
  email: 'camille.zzexpert@example.invalid',
  normals: {},
};
const LANGUAGES: readonly ReportLanguage[] = ['fr', 'en'];

function build(
  data: Readonly<Record<string, unknown>>,
  options: { language?: ReportLanguage; meta?: object } = {},
): ReportDocument {
  const language = options.language ?? 'fr';
  const meta = options.meta === undefined ? undefined : { ...buildMeta(language), ...options.meta };
  return buildDocument({ formData: readReport(data).data, meta }, language, PROFILE);
}

function table(document: ReportDocument, caption: string) {
  return document.blocks.find((block) => block.kind === 'table' && block.caption === caption);
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('every filled field is printed exactly once, and only Word shows what is for Word alone', () => {
    const texts = FIELDS.filter(({ kind }) => kind !== 'flag');
    const data = Object.fromEntries(texts.map(({ id }, index) => [id, `jeton${index}fin`]));
    const document = build(data, { language });
    const forWord = SECTIONS.filter(({ only }) => only === 'word').flatMap(({ groups }) =>
      groups.flatMap(({ blocks }) => blocks),
    );
    const wordOnly = new Set(
      forWord.flatMap((block) => (block.kind === 'fields' ? block.fields.map(({ id }) => id) : [])),
    );
    for (const target of ['html', 'pdf', 'docx'] as const) {
      const strings = documentStrings(document, target);
      for (const [index, { id }] of texts.entries()) {
        const times = target !== 'docx' && wordOnly.has(id) ? 0 : 1;
        expect(
          strings.filter((text) => text === `jeton${index}fin`),
          `${id} in ${target}`,
        ).toHaveLength(times);
      }
    }
  });

  test('whatever is typed in a text stands in the document, white space and apostrophes aside', () => {
    // A dash that begins a line of a list is printed as the mark of the list.
    const bare = (text: string): string =>
      text
        .normalize('NFC')
        .replaceAll(/^[^\S\n]*[-—*](?=[^\S\n]+\S)/gmu, '–')
        .replaceAll(/\s/gu, '')
        .replaceAll("'", '’');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (typed) => {
        const strings = documentStrings(build({ historiqueEvolution: typed }, { language }), 'pdf');
        expect(bare(strings.join(''))).toContain(bare(typed));
      }),
      { numRuns: 200 },
    );
  });

  test('headings skip no level, and every section has its own', () => {
    for (const data of [{}, buildDefaults({ today: '2026-01-05', language })]) {
      const headings = build(data, { language }).blocks.filter((block) => block.kind === 'heading');
      let previous = 0;
      for (const { level } of headings) {
        expect(level).toBeLessThanOrEqual(previous + 1);
        previous = level;
      }
      for (const { number, title } of SECTIONS) {
        expect(headings.map(({ text }) => text)).toContain(`${number}. ${title[language]}`);
      }
    }
  });

  test('an empty report has no table, no empty heading and says in each empty section that nothing is recorded', () => {
    const document = build({}, { language });
    expect(document.blocks.some(({ kind }) => kind === 'table')).toBe(false);
    const nothing = language === 'fr' ? 'Aucune information consignée.' : 'Nothing recorded.';
    // Sections 2 to 11; A and B have their lines, 1 its boxes, and 12 is for Word alone.
    expect(documentStrings(document, 'pdf').filter((text) => text === nothing)).toHaveLength(10);
    expect(documentStrings(document, 'docx').filter((text) => text === nothing)).toHaveLength(11);
  });
});

test('what is prefilled is exported once confirmed or edited, never before', () => {
  const defaults = buildDefaults({ today: '2026-01-05', language: 'fr' });
  const before = documentStrings(build(defaults, { meta: {} }), 'docx');
  expect(before).not.toContain('90°');
  expect(before).not.toContain('5/5');
  expect(before).not.toContain('2026-01-05');
  expect(before.join()).not.toContain('Aucune allergie');
  expect(before).toContain('Nil');
  const meta = { confirmed: FIELDS.map(({ id }) => id) };
  const after = documentStrings(build(defaults, { meta }), 'docx');
  expect(after.filter((text) => text === '5/5')).toHaveLength(10);
  expect(after).toContain('2026-01-05');
  expect(documentStrings(build({ ...defaults, rachisFlexion: '60' }, { meta: {} }), 'pdf')).toContain('60°');
});

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
    { formData: data, meta: { ...buildMeta('fr'), normals: { spineFlexion: 80 } } },
    'fr',
    own,
  );
  expect(table(byProfile, 'Amplitudes du rachis')).toMatchObject({
    rows: [{ cells: ['80°', '60°'] }, { cells: ['45°', '25 avec douleur'] }],
  });
});

test('sides and modes stand in one row of headings; what is not recorded is a dash, and explained', () => {
  const document = build({ genouxFlexionGaucheActif: '120', genouxFlexionDroitPassif: '130' });
  expect(table(document, 'Amplitudes des genoux')).toMatchObject({
    columns: ['Normale', 'Droit, actif', 'Droit, passif', 'Gauche, actif', 'Gauche, passif'],
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
    columns: ['Normale', 'Droit, actif', 'Gauche, actif'],
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
    { kind: 'list', mark: '–', items: ['de grimper;', 'de ramper.'] },
    { kind: 'paragraph', text: 'Revoir.', style: 'body' },
    { kind: 'paragraph', text: '-5° de flexion', style: 'body', keepWithNext: true },
    { kind: 'list', mark: '•', items: ['un', 'deux'], keepWithNext: true },
  ]);
});

test('short answers of the history stand beside their labels, a long one under its own title', () => {
  const long = 'Douleur lombaire traitée. '.repeat(10);
  const blocks = build({
    antecedentsMedicaux: 'Migraine.',
    antecedentsCnesst: long,
    antecedentsTabac: 'négatif',
  }).blocks;
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.text.startsWith('5. '));
  expect(blocks.slice(start + 1, start + 5)).toEqual([
    { kind: 'entries', entries: [{ label: 'Médicaux', value: 'Migraine.' }] },
    { kind: 'heading', level: 3, text: 'CNESST' },
    { kind: 'paragraph', text: long.trim(), style: 'body' },
    { kind: 'entries', entries: [{ label: 'Tabac', value: 'Négatif' }] },
  ]);
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

test('a region that was not examined prints one sentence, whatever its fields hold', () => {
  const strings = documentStrings(
    build(
      { hanchesPalpation: 'douleur', hanchesFlexionDroitActif: '100' },
      { meta: { notExamined: ['hips'] } },
    ),
    'pdf',
  );
  expect(strings).toContain('Hanches\u00A0: région non examinée.');
  expect(strings.join()).not.toMatch(/douleur|100°/u);
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

test('section 12 belongs to Word alone', () => {
  const document = build({ conclusionPourcentageAtteinte: '2 %' });
  expect(documentStrings(document, 'docx')).toContain('2\u00A0%');
  expect(documentStrings(document, 'pdf').join()).not.toContain('Pourcentage d’atteinte permanente');
  expect(blocksFor(document, 'docx').length).toBeGreaterThan(blocksFor(document, 'html').length);
});

test('a switch of the profile shows section 12 everywhere', () => {
  const exportSettings = { section12Everywhere: true, frenchSpacing: 'quebec' } as const;
  const document = buildDocument({ formData: { conclusionPourcentageAtteinte: '2 %' } }, 'fr', {
    ...PROFILE,
    exportSettings,
  });
  for (const target of ['html', 'pdf', 'docx'] as const)
    expect(documentStrings(document, target)).toEqual(
      expect.arrayContaining(['12. Pourcentage d’atteinte permanente', '2\u00A0%']),
    );
});

test('the usage of France is a setting, and changes nothing but spaces before marks', () => {
  const report = { formData: { emploi: 'cuisinière ; aide: «oui» !' } };
  const spaced = (frenchSpacing: 'quebec' | 'france') =>
    documentStrings(
      buildDocument(report, 'fr', {
        ...PROFILE,
        exportSettings: { section12Everywhere: false, frenchSpacing },
      }),
      'pdf',
    );
  expect(spaced('quebec')).toContain('cuisinière; aide\u00A0: «\u00A0oui\u00A0»!');
  expect(spaced('france')).toContain('cuisinière\u202F; aide\u00A0: «\u00A0oui\u00A0»\u202F!');
});

test('the last words of the report share the page of the signature', () => {
  const { blocks } = build({ conclusionResume: 'Fin.' });
  const kept = blocks.filter(({ keepWithNext }) => keepWithNext === true);
  // The last of section 11 for PDF, the last of section 12 for Word.
  expect(kept.map((block) => block.kind === 'paragraph' && block.text)).toEqual([
    'Fin.',
    'Aucune information consignée.',
  ]);
});

test('the report ends with the place to sign, unsigned', () => {
  expect(build({}).blocks.at(-1)).toMatchObject({
    kind: 'signature',
    state: 'Non signé',
    lines: [{ value: 'Camille Zzexpert' }, { value: '99901' }, { value: '' }, { value: '' }],
  });
});

test('the head of a page stays on its line, whatever the name', () => {
  const { runningHead } = build({ patientName: 'Zzorvane '.repeat(500), dateEvaluation: '2026-01-05' });
  expect(runningHead.length).toBeLessThan(100);
});
