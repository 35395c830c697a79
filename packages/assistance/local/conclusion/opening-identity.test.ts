import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { generateConclusion } from '../index.ts';
import { HELD_OUT_OPENINGS, OPENINGS } from './opening-identity.test-data.ts';

describe('the opening of a conclusion', () => {
  it.each([...OPENINGS, ...HELD_OUT_OPENINGS])(
    '($employment) « $told »',
    ({ language, employment, told, line }) => {
      const data = { historiqueEvolution: told, emploi: employment };
      const summary =
        generateConclusion({ type: MEDICAL_EVALUATION, data, language, normals: DEFAULT_NORMALS })
          ?.conclusionResume ?? [];
      expect(summary.map(({ text }) => text.replaceAll('\u00A0', ' '))).toEqual([line]);
    },
  );
});
