import { generateConclusion } from '@constat/assistance/local';
import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { DEVELOPMENT_ENGLISH_REPORTS } from '../../../packages/assistance/local/conclusion/reports/development-english.test-data.ts';
import { DEVELOPMENT_FRENCH_REPORTS } from '../../../packages/assistance/local/conclusion/reports/development-french.test-data.ts';
import { HELD_OUT_ENGLISH_REPORTS } from '../../../packages/assistance/local/conclusion/reports/held-out-english.test-data.ts';
import { HELD_OUT_FRENCH_REPORTS } from '../../../packages/assistance/local/conclusion/reports/held-out-french.test-data.ts';
import { HELD_OUT_3_REPORTS } from '../../../packages/assistance/local/conclusion/reports/held-out-3.test-data.ts';
import { HELD_OUT_2_REPORTS } from '../../../packages/assistance/local/conclusion/reports/held-out-2.test-data.ts';
import { ENGLISH_FINDINGS } from '../../../packages/assistance/local/conclusion/findings-english.test-data.ts';
import { FRENCH_FINDINGS } from '../../../packages/assistance/local/conclusion/findings-french.test-data.ts';
import { EVALUATED, EVENT_TOLD } from '../../../packages/assistance/local/conclusion/findings.test-data.ts';
import {
  HELD_OUT_OPENINGS,
  OPENINGS,
} from '../../../packages/assistance/local/conclusion/opening-identity.test-data.ts';
import { checkConclusion } from './check-conclusion.ts';

const REPORTS = [
  ...DEVELOPMENT_FRENCH_REPORTS,
  ...DEVELOPMENT_ENGLISH_REPORTS,
  ...HELD_OUT_FRENCH_REPORTS,
  ...HELD_OUT_ENGLISH_REPORTS,
  ...HELD_OUT_2_REPORTS,
  ...HELD_OUT_3_REPORTS,
];

describe('the check of a conclusion against its sources', () => {
  it.each(REPORTS)('finds nothing in what the rules write: $name', (report) => {
    const { data, language, gender, confirmed = [], notExamined = [] } = report;
    const request = {
      type: MEDICAL_EVALUATION,
      data,
      language,
      gender,
      meta: { confirmed, notExamined },
      normals: DEFAULT_NORMALS,
    };
    const conclusion = generateConclusion(request);
    if (conclusion === null) throw new Error('no conclusion');
    const { differences } = checkConclusion(conclusion, request).fidelity;
    expect(differences.map(({ kind, source, proposal }) => [kind, source?.text, proposal?.text])).toEqual([]);
  });

  const told = [
    ...FRENCH_FINDINGS.map((example) => ({ language: 'fr' as const, employment: '', ...example })),
    ...ENGLISH_FINDINGS.map((example) => ({ language: 'en' as const, employment: '', ...example })),
  ].map(({ told: paragraphs, language, employment }) => ({
    language,
    employment,
    history: [EVENT_TOLD[language], ...paragraphs].join('\n\n'),
  }));
  const openings = [...OPENINGS, ...HELD_OUT_OPENINGS].map((example) => ({
    ...example,
    history: example.told,
  }));

  it.each([...told, ...openings])(
    'finds nothing in what they write of « $history »',
    ({ language, employment, history }) => {
      const data = { historiqueEvolution: history, emploi: employment, dateEvaluation: EVALUATED };
      const request = { type: MEDICAL_EVALUATION, data, language, normals: DEFAULT_NORMALS };
      const conclusion = generateConclusion(request);
      if (conclusion === null) throw new Error('no conclusion');
      expect(checkConclusion(conclusion, request).fidelity.differences).toEqual([]);
    },
  );

  it('finds an angle and a side that the report does not hold', () => {
    const report = DEVELOPMENT_FRENCH_REPORTS[1];
    if (report === undefined) throw new Error('no report');
    const request = {
      type: MEDICAL_EVALUATION,
      data: report.data,
      language: 'fr' as const,
      normals: DEFAULT_NORMALS,
    };
    const conclusion = generateConclusion(request);
    if (conclusion === null) throw new Error('no conclusion');
    const changed = conclusion.conclusionResume.map((sentence) => ({
      ...sentence,
      text: sentence.text.replace('perte de 25°', 'perte de 45°').replace('aucune fracture', 'une fracture'),
    }));
    const { fidelity } = checkConclusion({ ...conclusion, conclusionResume: changed }, request);
    expect(fidelity.differences.length).toBeGreaterThanOrEqual(2);
  });
});
