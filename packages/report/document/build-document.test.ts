import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runsOf } from '../../language/drawn.test-data.ts';
import { MEDICAL_EVALUATION } from '../catalogue/index.ts';
import { buildDefaults } from '../rules/index.ts';
import { PROFILE, build } from './build-report.test-data.ts';
import { RENDER_TARGETS, blocksFor, buildDocument, documentStrings } from './index.ts';
import type { ReportLanguage } from './index.ts';

const LANGUAGES: readonly ReportLanguage[] = ['fr', 'en'];

describe.each(LANGUAGES)('in %s', (language) => {
  test('every filled field is printed exactly once, and only Word shows what is for Word alone', () => {
    const texts = MEDICAL_EVALUATION.fields.filter(({ kind }) => kind !== 'flag');
    const data = Object.fromEntries(texts.map(({ id }, index) => [id, `jeton${index}fin`]));
    const document = build(data, { language });
    const forWord = MEDICAL_EVALUATION.sections
      .filter(({ only }) => only === 'word')
      .flatMap(({ groups }) => groups.flatMap(({ blocks }) => blocks));
    const wordOnly = new Set(
      forWord.flatMap((block) => (block.kind === 'fields' ? block.fields.map(({ id }) => id) : [])),
    );
    for (const target of RENDER_TARGETS) {
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
        .replaceAll("'", '’')
        .replaceAll(/(?<=\p{Nd})[xX](?=\p{Nd})/gu, '×');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (typed) => {
        const strings = documentStrings(build({ historiqueEvolution: typed }, { language }), 'pdf');
        expect(bare(strings.join(''))).toContain(bare(typed));
      }),
      { numRuns: runsOf(200) },
    );
  });

  test('headings skip no level, and every section has its own', () => {
    for (const data of [{}, buildDefaults(MEDICAL_EVALUATION, { today: '2026-01-05', language })]) {
      const headings = build(data, { language }).blocks.filter((block) => block.kind === 'heading');
      let previous = 0;
      for (const { level } of headings) {
        expect(level).toBeLessThanOrEqual(previous + 1);
        previous = level;
      }
      for (const { number, title } of MEDICAL_EVALUATION.sections) {
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
  const defaults = buildDefaults(MEDICAL_EVALUATION, { today: '2026-01-05', language: 'fr' });
  const before = documentStrings(build(defaults, { meta: {} }), 'docx');
  expect(before).not.toContain('90°');
  expect(before).not.toContain('5/5');
  expect(before.join()).not.toMatch(/2026-01-05|janvier/u);
  expect(before.join()).not.toContain('Aucune allergie');
  expect(before).toContain('Nil');
  const meta = { confirmed: MEDICAL_EVALUATION.fields.map(({ id }) => id) };
  const after = documentStrings(build(defaults, { meta }), 'docx');
  expect(after.filter((text) => text === '5/5')).toHaveLength(10);
  expect(after).toContain('5\u00A0janvier 2026');
  expect(documentStrings(build({ ...defaults, rachisFlexion: '60' }, { meta: {} }), 'pdf')).toContain('60°');
});

test('section 12 belongs to Word alone', () => {
  const document = build({ conclusionPourcentageAtteinte: '2 %' });
  expect(documentStrings(document, 'docx')).toContain('2\u00A0%');
  expect(documentStrings(document, 'pdf').join()).not.toContain('Pourcentage d’atteinte permanente');
  expect(blocksFor(document, 'docx').length).toBeGreaterThan(blocksFor(document, 'html').length);
});

test('a switch of the profile shows section 12 everywhere', () => {
  const exportSettings = { section12Everywhere: true, frenchSpacing: 'quebec' } as const;
  const document = buildDocument(
    { type: MEDICAL_EVALUATION, formData: { conclusionPourcentageAtteinte: '2 %' } },
    'fr',
    {
      ...PROFILE,
      exportSettings,
    },
  );
  for (const target of RENDER_TARGETS)
    expect(documentStrings(document, target)).toEqual(
      expect.arrayContaining(['12. Pourcentage d’atteinte permanente', '2\u00A0%']),
    );
});

test('the usage of France is a setting, and changes nothing but spaces before marks', () => {
  const report = { type: MEDICAL_EVALUATION, formData: { emploi: 'cuisinière ; aide: «oui» !' } };
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
  const document = build({ conclusionResume: 'Fin.' });
  const kept = (target: 'pdf' | 'docx') =>
    blocksFor(document, target)
      .filter(({ keepWithNext }) => keepWithNext === true)
      .map((block) => block.kind === 'paragraph' && block.text);
  // The last of section 11 for PDF, the last of section 12 for Word, and no more: whole pages would be left blank.
  expect(kept('pdf')).toEqual(['Fin.']);
  expect(kept('docx')).toEqual(['Aucune information consignée.']);
});

test('the head of a page stays on its line, whatever the name', () => {
  const { runningHead } = build({ patientName: 'Zzorvane '.repeat(500), dateEvaluation: '2026-01-05' });
  expect(runningHead.length).toBeLessThan(100);
});
