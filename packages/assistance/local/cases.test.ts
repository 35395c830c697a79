import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildDefaults, buildMeta, withoutHistoryAnnouncement } from '@constat/report/rules';
import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { CASES, CASE_NAMES } from './cases.test-data.ts';
import {
  CONCLUSION_FIELDS,
  distributeTidied,
  formatHistory,
  formatSubjective,
  generateConclusion,
} from './index.ts';

const golden = (name: string, what: string): string =>
  path.join(import.meta.dirname, 'goldens', `${name}.${what}.txt`);
const NUMBERS = /\d+(?:[.,]\d+)?/gu;
const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}'’/%°,.-]+/gu) ?? [])
    .map((word) => word.replaceAll(/[.,]+$/gu, '').toLowerCase())
    .sort();

interface Checks {
  readonly checks: { readonly must_keep: readonly string[]; readonly negations: readonly string[] };
}

function checksOf(name: string): Checks['checks'] {
  const file = new URL(`../../dictation/written/cases/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as Checks).checks;
}

describe.each(CASE_NAMES)('the case %s', (name) => {
  const { language, gender, history, subjective, examination } = CASES[name];

  it('has its section 7 in dated paragraphs, with every word but its title', async () => {
    const formatted = formatHistory(history, { language });
    await expect(formatted).toMatchFileSnapshot(golden(name, 'section7'));
    expect(wordsOf(formatted)).toEqual(wordsOf(withoutHistoryAnnouncement(history)));
    const plain = (text: string): string => text.replaceAll('\u00A0', ' ').replaceAll('’', "'");
    for (const negation of checksOf(name).negations) {
      if (plain(history).includes(negation)) expect(plain(formatted)).toContain(negation);
    }
    expect(formatHistory(formatted, { language }), 'again changes nothing').toBe(formatted);
  });

  it('has its section 8 under three headings, with every word of the parts', async () => {
    const formatted = formatSubjective(subjective, { language });
    await expect(formatted).toMatchFileSnapshot(golden(name, 'section8'));
    const { sections, marks } = distributeTidied(subjective, { language });
    expect(marks).toEqual([]);
    for (const part of Object.values(sections)) expect(part).not.toBe('');
    expect(wordsOf(formatted)).toEqual(expect.arrayContaining(wordsOf(Object.values(sections).join('\n'))));
  });

  it('has a conclusion in which every sentence names its sources', async () => {
    const { sections } = distributeTidied(subjective, { language });
    const data = {
      ...buildDefaults(MEDICAL_EVALUATION, { today: '2026-03-05', language }),
      ...examination,
      historiqueEvolution: history,
      appreciationEvolution: sections.appreciation,
      plaintesproblemes: sections.plaintes,
      impactAvq: sections.impact,
    };
    const conclusion = generateConclusion({
      type: MEDICAL_EVALUATION,
      data,
      meta: buildMeta(language),
      language,
      gender,
      normals: DEFAULT_NORMALS,
    });
    if (conclusion === null) throw new Error('no conclusion');
    const shown = CONCLUSION_FIELDS.map((field) =>
      [field, ...conclusion[field].map(({ text, fields }) => `${text}  ⟨${fields.join(', ')}⟩`)].join('\n'),
    ).join('\n\n');
    await expect(shown).toMatchFileSnapshot(golden(name, 'conclusion'));
    const sources: Readonly<Record<string, string | boolean | undefined>> = data;
    for (const { text, fields } of CONCLUSION_FIELDS.flatMap((field) => conclusion[field])) {
      expect(fields.length).toBeGreaterThan(0);
      const known = `${fields.map((id) => String(sources[id])).join(' ')} ${Object.values(DEFAULT_NORMALS).join(' ')} 5/5 2/2 2+`;
      const values = (known.match(NUMBERS) ?? []).map((number) => Number(number.replace(',', '.')));
      for (const number of text.replaceAll(/L\d|S\d|< 50/gu, '').match(NUMBERS) ?? []) {
        // A loss is the difference of two angles that the sentence names.
        const isDifference = values.some((one) =>
          values.some((other) => one - other === Number(number.replace(',', '.'))),
        );
        expect(known.includes(number) || isDifference, `${number} in ${text}`).toBe(true);
      }
    }
  });
});
