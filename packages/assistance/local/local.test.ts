import { splitSentences } from '@constat/language/text';
import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { buildDefaults, buildMeta, unconfirmedFields } from '@constat/report/rules';
import { withoutHistoryAnnouncement } from '@constat/report/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../language/drawn.test-data.ts';
import { CASES, CASE_NAMES } from './cases.test-data.ts';
import {
  CONCLUSION_FIELDS,
  conclusionTexts,
  distributeTidied,
  formatHistory,
  generateConclusion,
} from './index.ts';

const PIECES = CASE_NAMES.flatMap((name) =>
  CASES[name].history.split('\n').flatMap((line) => splitSentences(line, CASES[name].language)),
);
const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.toLowerCase()).sort();

describe('the history', () => {
  it('keeps every word but the title of the section, whatever the order and the breaks', () => {
    const text = fc
      .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom(' ', '\n', '\n\n', '\n- ')), {
        maxLength: 25,
      })
      .map((pieces) => pieces.map(([piece, gap]) => `${piece}${gap}`).join(''));
    fc.assert(
      fc.property(text, fc.constantFrom('fr' as const, 'en' as const), (history, language) => {
        expect(wordsOf(formatHistory(history, { language }))).toEqual(
          wordsOf(withoutHistoryAnnouncement(history)),
        );
      }),
      { numRuns: runsOf(300) },
    );
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(typeof formatHistory(text, { language: 'fr' })).toBe('string');
        expect(typeof distributeTidied(text, { language: 'en' }).sections.impact).toBe('string');
      }),
    );
  });

  it('puts episodes told out of order in order, and leaves one that leans on the other behind it', () => {
    const visit = 'Le 7 mai 2024, une IRM est réalisée.';
    const leaning = 'Le 3 mars 2024, elle est revue.';
    const first = 'Le 2 janvier 2024, la travailleuse chute.';
    expect(formatHistory(`${visit} ${first}`, { language: 'fr' })).toBe(`${first}\n\n${visit}`);
    expect(formatHistory(`${visit} ${leaning}`, { language: 'fr' })).toBe(`${visit}\n\n${leaning}`);
  });

  it('takes neither a quoted date nor the date of a document for an event', () => {
    const text =
      'Le 7 mai 2024, le rapport du 2 janvier 2024 est relu. La fiche dit : « Le 1er mars 2023, je tombe. » Depuis le 4 mars 2022, douleur.';
    expect(formatHistory(text, { language: 'fr' }).replaceAll('\u00A0', ' ')).toBe(text);
  });

  it('keeps the physician’s list of consultations as written, and what is between quotation marks', () => {
    const list = 'Consultations :\n- dr untel , physiatre\n- dre unetelle,orthopédiste';
    expect(formatHistory(list, { language: 'fr' }).replaceAll('\u00A0', ' ')).toContain(
      '- dr untel, physiatre\n- dre unetelle, orthopédiste',
    );
    const quote = 'elle dit : « j’ai   mal ,ici.là »';
    expect(formatHistory(quote, { language: 'fr' })).toContain('mal ,ici.là');
  });
});

describe('the distribution without headings', () => {
  it.each([
    [
      'fr',
      'Elle estime son amélioration à 50 %. Raideur matinale de 30 minutes. Conduite limitée à 45 minutes. Il pleut.',
    ],
    [
      'en',
      'She rates her improvement at 50%. Morning stiffness of 30 minutes. Driving limited to 45 minutes. It rains.',
    ],
  ] as const)('goes by sentence, and a doubtful one stays in complaints, marked (%s)', (language, text) => {
    const sentences = splitSentences(text, language);
    const { sections, marks } = distributeTidied(text, { language });
    expect(sections.appreciation.replaceAll('\u00A0', ' ')).toBe(sentences[0]);
    expect(sections.impact).toBe(sentences[2]);
    expect(sections.plaintes).toBe(`${sentences[1]} ${sentences[3]}`);
    expect(marks).toEqual([{ part: 'plaintes', text: sentences[3], reason: 'doubtful', confidence: 0 }]);
  });

  it.each([
    ['fr', 'plaintes', 'Elle ne présente aucune plainte au niveau de la cheville.'],
    ['fr', 'impact', 'Aucun impact sur ses activités quotidiennes.'],
    ['fr', 'impact', 'Conduite limitée du côté droit.'],
    ['fr', 'impact', 'Elle a de la difficulté à faire sa toilette.'],
    ['fr', 'impact', 'Il a de la misère à se relever.'],
    ['en', 'impact', 'He is unable to drive for more than 30 minutes.'],
    ['en', 'impact', 'His wife does the cleaning.'],
    ['en', 'impact', "She can't lift a bag."],
    ['en', 'appreciation', 'She feels about the same.'],
  ] as const)('is sure of (%s, %s) « %s »', (language, part, sentence) => {
    const { sections, marks } = distributeTidied(sentence, { language });
    expect(marks).toEqual([]);
    expect(sections[part]).toBe(sentence);
  });

  it('marks a line that looks like a heading and is none that is known', () => {
    const text = 'Plaintes : douleur.\nMÉDICATION ACTUELLE\nImpact fonctionnel\nMarche 15 minutes.';
    const { sections, marks } = distributeTidied(text, { language: 'fr' });
    expect(sections).toEqual({
      appreciation: '',
      plaintes: 'Douleur.\nMÉDICATION ACTUELLE',
      impact: 'Marche 15 minutes.',
    });
    expect(marks.map(({ part, reason }) => [part, reason])).toEqual([['plaintes', 'unknown-heading']]);
    const unsplit = distributeTidied('Loisirs : ne danse plus et ne cuisine plus.', { language: 'fr' });
    expect(unsplit.marks.map(({ reason }) => reason)).toEqual(['unknown-heading']);
  });

  it('finds the part of the sentences of the cases', () => {
    let right = 0;
    let all = 0;
    for (const name of CASE_NAMES) {
      const { language, subjective } = CASES[name];
      const { sections } = distributeTidied(subjective, { language });
      for (const [part, text] of Object.entries(sections)) {
        const found = distributeTidied(text, { language }).sections;
        all += wordsOf(text).length;
        right += wordsOf(found[part as keyof typeof found]).length;
      }
    }
    expect(right / all).toBeGreaterThan(0.9);
  });
});

describe('the conclusion', () => {
  const request = { language: 'fr' as const, normals: DEFAULT_NORMALS };

  it('is none from a new report, and from regions not examined', () => {
    const data = {
      ...buildDefaults(MEDICAL_EVALUATION, { today: '2026-03-05', language: 'fr' }),
      mandatSoins: true,
      diagnosticsCnesst: 'Entorse',
    };
    expect(unconfirmedFields(MEDICAL_EVALUATION, data, buildMeta('fr')).length).toBeGreaterThan(0);
    expect(
      generateConclusion({ type: MEDICAL_EVALUATION, ...request, data, meta: buildMeta('fr') }),
    ).toBeNull();
    expect(generateConclusion({ type: MEDICAL_EVALUATION, ...request, data })).toBeNull();
    const meta = { confirmed: [], notExamined: ['spine'] as const };
    expect(
      generateConclusion({ type: MEDICAL_EVALUATION, ...request, data: { rachisFlexion: '40' }, meta }),
    ).toBeNull();
  });

  it('says nothing of what is normal, not done or confirmed as none', () => {
    const normal = Object.fromEntries(
      MEDICAL_EVALUATION.fields.flatMap((field): [FieldId, string][] => {
        if (field.kind === 'degrees' && field.normal !== undefined)
          return [[field.id, String(DEFAULT_NORMALS[field.normal])]];
        return field.kind === 'choice' && ['result', 'ligament'].includes(field.options ?? '')
          ? [[field.id, 'Non fait']]
          : [];
      }),
    );
    const data = { ...normal, antecedentsMedicaux: 'Aucun antécédent médical rapporté.' };
    const meta = { confirmed: ['antecedentsMedicaux', 'rachisFlexion'] as const, notExamined: [] };
    const conclusion = generateConclusion({ type: MEDICAL_EVALUATION, ...request, data, meta });
    expect(conclusion?.conclusionResume).toEqual([]);
  });

  it('tells every abnormal choice and angle of the catalogue once, and names its field', () => {
    const abnormal = MEDICAL_EVALUATION.fields.flatMap((field): [FieldId, string][] => {
      if (field.kind === 'degrees' && field.normal !== undefined)
        return [[field.id, String(DEFAULT_NORMALS[field.normal] === 0 ? 5 : 1)]];
      const bad: Partial<Record<string, string>> = {
        result: 'Positif',
        ligament: 'Retardé',
        patella: 'Anormal',
        translation: 'Anormale',
        hindfoot: 'Absent',
        strength: '3/5',
        sensitivity: '1/2',
        reflex: '0',
        babinski: 'En extension',
        pulse: 'Absent',
      };
      const value = field.kind === 'choice' ? bad[field.options ?? ''] : undefined;
      return value === undefined ? [] : [[field.id, value]];
    });
    for (const language of ['fr', 'en'] as const) {
      const conclusion = generateConclusion({
        type: MEDICAL_EVALUATION,
        ...request,
        language,
        data: Object.fromEntries(abnormal),
      });
      const sentences = conclusion?.conclusionResume ?? [];
      // A movement that is lost on both sides is told once for both.
      const named = sentences.flatMap(({ fields }) => fields);
      expect([...new Set(named)].toSorted()).toEqual(abnormal.map(([id]) => id).toSorted());
      expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
      for (const { text } of sentences) expect(text).toMatch(/^[\p{Lu}].*\.$/u);
    }
  });

  it('answers the ticked points of the mandate alone, each with its blank', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }), (ticks) => {
        const flags = MEDICAL_EVALUATION.fields.filter(({ kind }) => kind === 'flag').map(({ id }) => id);
        const data = {
          rachisFlexion: '60',
          ...Object.fromEntries(flags.map((id, index) => [id, ticks[index] ?? false])),
        };
        const conclusion = generateConclusion({ type: MEDICAL_EVALUATION, ...request, data });
        if (conclusion === null) throw new Error('no conclusion');
        const blanks =
          Object.values(conclusionTexts(conclusion))
            .join('\n')
            .match(/\[[^\]]*médecin\]/gu) ?? [];
        expect(blanks).toHaveLength(ticks.filter(Boolean).length);
        const named = CONCLUSION_FIELDS.flatMap((field) => conclusion[field].flatMap(({ fields }) => fields));
        expect(named.filter((id) => flags.includes(id))).toEqual(
          flags.filter((_, index) => ticks[index] ?? false),
        );
      }),
    );
  });

  it.each([
    ['fr', 'male', 'selon le travailleur'],
    ['fr', 'female', 'selon la travailleuse'],
    ['fr', undefined, 'selon la personne évaluée'],
    ['en', 'male', 'in his own account'],
    ['en', 'female', 'in her own account'],
    ['en', undefined, 'in their own account'],
  ] as const)('speaks of the worker in the gender chosen (%s, %s)', (language, gender, words) => {
    const conclusion = generateConclusion({
      type: MEDICAL_EVALUATION,
      ...request,
      language,
      gender,
      data: { impactAvq: 'autonome' },
    });
    expect(conclusion?.conclusionResume[0]?.text).toContain(words);
  });

  it('gives an angle that is no number as it was written', () => {
    const data = { rachisRotationG: '20 avec douleur', hanchesAbductionDroitPassif: '20 à 25' };
    const conclusion = generateConclusion({ type: MEDICAL_EVALUATION, ...request, data });
    expect(conclusion?.conclusionResume.map(({ text }) => text)).toEqual([
      'Rotation gauche du rachis\u00A0: 20 avec douleur (normale\u00A0: 30°).',
      'Abduction passive de la hanche droite\u00A0: 20 à 25 (normale\u00A0: 40°).',
    ]);
  });
});
