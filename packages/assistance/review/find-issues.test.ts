import { MEDICAL_EVALUATION, fieldsOfGroup } from '@constat/report/catalogue';
import { buildDefaults, buildMeta } from '@constat/report/rules';
import { describe, expect, it } from 'vitest';
import { RENDER_TARGETS, exportedTexts } from '@constat/report/document';
import { findIssues, isIssueOf } from './index.ts';

const formData = buildDefaults(MEDICAL_EVALUATION, { today: '2026-03-02', language: 'fr' });
const meta = buildMeta('fr');
const prefilled = MEDICAL_EVALUATION.fields
  .filter((field) => field.prefill !== undefined)
  .map((field) => field.id);

describe('a new report', () => {
  const issues = findIssues({ type: MEDICAL_EVALUATION, formData, meta }, 'fr', undefined);

  it('lists every prefilled value once, its date among them, and what is empty', () => {
    const listed = issues.flatMap((issue) => (issue.kind === 'unconfirmed' ? issue.fields : []));
    expect([...listed].sort()).toEqual([...prefilled].sort());
    expect(listed).toContain('dateEvaluation');
    expect(issues.slice(-2)).toEqual([{ kind: 'mandate-empty' }, { kind: 'title-missing' }]);
  });

  it('lists the fields of a table together', () => {
    const tables = issues.flatMap((issue) =>
      issue.kind === 'unconfirmed' && issue.table !== null ? [issue.table] : [],
    );
    expect(tables.length).toBeGreaterThan(2);
    expect(new Set(tables).size).toBe(tables.length);
  });
});

it('has nothing to say of a report with all confirmed, a mandate and a title', () => {
  const ready = {
    type: MEDICAL_EVALUATION,
    formData: { ...formData, mandatSoins: true },
    meta: { ...meta, confirmed: prefilled },
  };
  expect(findIssues(ready, 'fr', 'Zztest, Alix')).toEqual([]);
  expect(findIssues(ready, 'fr', '  ')).toEqual([{ kind: 'title-missing' }]);
});

it('asks to confirm and to complete nothing in a region that was not examined', () => {
  const notExamined = MEDICAL_EVALUATION.regions.map(({ id }) => id);
  const skipped = new Set(
    MEDICAL_EVALUATION.regions.flatMap(({ group }) => fieldsOfGroup(group)).map(({ id }) => id),
  );
  const data = { ...formData, rachisPalpation: 'douleur [L4|L5|…]' };
  const issues = findIssues(
    { type: MEDICAL_EVALUATION, formData: data, meta: { ...meta, notExamined } },
    'fr',
    'Zz',
  );
  for (const issue of issues) {
    if (issue.kind === 'unconfirmed') expect(issue.fields.some((id) => skipped.has(id))).toBe(false);
  }
  expect(issues.some(({ kind }) => kind === 'open-blanks')).toBe(false);
});

it.each([
  ['Force [5/5|4/5|…] à droite, [...] à gauche', ['[5/5|4/5|…]', '[...]']],
  ['Reprise le […].', ['[…]']],
  ['avant [non transcrit : segment 2, 04:00–07:59] après', ['[non transcrit : segment 2, 04:00–07:59]']],
  ['[not transcribed: segment 1, 00:00–03:59]', ['[not transcribed: segment 1, 00:00–03:59]']],
  ['Diagnostic retenu : [à préciser par le médecin].', ['[à préciser par le médecin]']],
  [
    '[oui ou non, à préciser par le médecin] [à fixer par le médecin]',
    ['[oui ou non, à préciser par le médecin]', '[à fixer par le médecin]'],
  ],
  [
    '[yes or no, to be stated by the physician] [to be set by the physician]',
    ['[yes or no, to be stated by the physician]', '[to be set by the physician]'],
  ],
  ['« Je ne sais […] » a dit le travailleur [sic] dans l’article [3]', ['[…]']],
  ['pas de cadre… ni [sic] ni [\n…]', []],
])('finds the open frames of %j', (text, blanks) => {
  const issues = findIssues(
    { type: MEDICAL_EVALUATION, formData: { emploi: text, mandatSoins: true }, meta },
    'fr',
    'Zz',
  );
  expect(issues).toEqual(blanks.length === 0 ? [] : [{ kind: 'open-blanks', field: 'emploi', blanks }]);
});

it('is done at once with a text made to take long', () => {
  for (const text of ['['.repeat(200_000), `[${'…'.repeat(200_000)}`, '[a'.repeat(100_000)]) {
    expect(
      findIssues({ type: MEDICAL_EVALUATION, formData: { emploi: text, mandatSoins: true } }, 'fr', 'Zz'),
    ).toEqual([]);
  }
});

it.each([
  ['fr', 'female', 'Le travailleur est soudeur.', ['Le', 'travailleur', 'soudeur']],
  ['fr', 'female', 'La travailleuse est soudeuse.', []],
  ['fr', '', 'Le travailleur est soudeur.', []],
  ['en', 'male', 'The worker hurt her left knee.', ['her']],
] as const)(
  'in %s, of a worker who is %j, finds the words of the other gender in %j',
  (language, patientGender, emploi, words) => {
    const issues = findIssues(
      {
        type: MEDICAL_EVALUATION,
        formData: { mandatSoins: true, patientGender, emploi, patientName: 'Martin' },
        meta,
      },
      language,
      'Zz',
    );
    expect(issues).toEqual(words.length === 0 ? [] : [{ kind: 'other-gender', field: 'emploi', words }]);
  },
);

describe('what is typed and not printed', () => {
  const notPrinted = (
    data: object,
    options: { language?: 'fr' | 'en'; meta?: object; everywhere?: boolean } = {},
  ): readonly unknown[] =>
    findIssues(
      { type: MEDICAL_EVALUATION, formData: { ...formData, ...data }, meta: { ...meta, ...options.meta } },
      options.language ?? 'fr',
      'Zz',
      [],
      { section12Everywhere: options.everywhere ?? false },
    ).filter(({ kind }) => kind === 'not-printed');

  it('is listed first, with its value as the report would print it, in its language', () => {
    const typed = { rachisFlexion: '60', genouxDial90Droit: 'Positif', rachisPalpation: ' Douleur\n L4. ' };
    const spine = { notExamined: ['spine', 'knees'] } as const;
    const expected = [
      { kind: 'not-printed', field: 'rachisPalpation', reason: 'region-not-examined', value: 'Douleur L4.' },
      { kind: 'not-printed', field: 'rachisFlexion', reason: 'region-not-examined', value: '60°' },
      { kind: 'not-printed', field: 'genouxDial90Droit', reason: 'region-not-examined', value: 'Positive' },
    ];
    expect(notPrinted(typed, { meta: spine, language: 'en' })).toEqual(expected);
    const issues = findIssues(
      { type: MEDICAL_EVALUATION, formData: { ...formData, ...typed }, meta: { ...meta, ...spine } },
      'fr',
      'Zz',
    );
    expect(issues.slice(0, 3).map(({ kind }) => kind)).toEqual(Array(3).fill('not-printed'));
    expect(notPrinted(typed)).toEqual([]);
  });

  it('is a prefilled value once it is confirmed, and not before', () => {
    const notExamined = ['spine'];
    expect(notPrinted({}, { meta: { notExamined } })).toEqual([]);
    expect(notPrinted({}, { meta: { notExamined, confirmed: ['rachisExtension'] } })).toMatchObject([
      { field: 'rachisExtension', value: '30°' },
    ]);
  });

  it('is shortened to one line', () => {
    const [issue] = notPrinted(
      { rachisPalpation: 'é '.repeat(90_000) },
      { meta: { notExamined: ['spine'] } },
    );
    expect(issue).toMatchObject({ value: `${'é '.repeat(40).trim()}…` });
  });

  it('is section 12 where Word alone prints it', () => {
    const percentage = { conclusionPourcentageAtteinte: '3 %' };
    const report = { type: MEDICAL_EVALUATION, formData: { ...percentage, mandatSoins: true }, meta };
    const [issue] = findIssues(report, 'fr', 'Zz');
    expect(issue).toMatchObject({ kind: 'not-printed', reason: 'word-only', value: '3 %' });
    const targets = RENDER_TARGETS.filter((target) => issue !== undefined && isIssueOf(issue, target));
    expect(targets).toEqual(['pdf', 'html']);
    expect(notPrinted(percentage, { everywhere: true })).toEqual([]);
  });

  it.each([
    [{ section8Input: 'Plaintes :' }, ['section8Input']],
    [{ section8Input: 'Plaintes : douleur', plaintesproblemes: 'Douleur.' }, []],
    [{ section8Input: 'Plaintes : douleur' }, []],
    [{ section8Input: 'Plaintes :', plaintesproblemes: 'Douleur.' }, []],
  ])('of section 8 is working material, but for headings alone: %j', (data, fields) => {
    expect(notPrinted(data)).toEqual(
      fields.map((field) => expect.objectContaining({ field, reason: 'headings-only' })),
    );
  });
});

it.each([
  "Le diagnostic d'entorse lombaire est retenu.",
  "À mon avis le diagnostic d'entorse de la cheville droite est retenu et suivi.",
  'Selon le protocole le genou est immobilisé puis opéré.',
  'La travailleuse complète le formulaire. Il reste une raideur. Son conjoint est inquiet.',
  'La travailleuse présente une raideur. Il est à noter que le médecin est satisfait.',
])('raises no false alarm of the other gender: %s', (historiqueEvolution) => {
  for (const gender of ['male', 'female']) {
    const text =
      gender === 'male'
        ? historiqueEvolution.replaceAll('La travailleuse', 'Le travailleur')
        : historiqueEvolution;
    const formData = { mandatSoins: true, patientGender: gender, historiqueEvolution: text };
    expect(findIssues({ type: MEDICAL_EVALUATION, formData, meta }, 'fr', 'Zz')).toEqual([]);
  }
});

it('leaves out a text that is not exported', () => {
  const parts = { section8Input: 'Plaintes: douleur', plaintesproblemes: 'douleur' };
  expect(
    exportedTexts({ type: MEDICAL_EVALUATION, formData: parts, meta }).map(({ field }) => field),
  ).toEqual(['plaintesproblemes']);
  expect(
    exportedTexts({ type: MEDICAL_EVALUATION, formData, meta }).some(({ field }) =>
      prefilled.includes(field),
    ),
  ).toBe(false);
});

it('names the characters with their fields', () => {
  const missing = [{ field: 'emploi', characters: ['U+4E2D'] } as const];
  expect(
    findIssues({ type: MEDICAL_EVALUATION, formData: { mandatSoins: true } }, 'fr', 'Zz', missing),
  ).toEqual([{ kind: 'glyphs-missing', field: 'emploi', characters: ['U+4E2D'] }]);
});
