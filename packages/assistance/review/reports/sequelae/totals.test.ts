/** The total that section 12 computes, beside what the conclusion says of the impairment. */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { writeImpairment } from '@constat/report/rules/impairment';
import type { Impairment } from '@constat/report/rules/impairment';
import { buildMeta } from '@constat/report/rules';
import type { FormData } from '@constat/report/rules';
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../../index.ts';
import { sequela } from './sequelae.test-data.ts';
import { CLEAN_BESIDE_TOTAL, PLANTED_BESIDE_TOTAL } from './totals.test-data.ts';

const KNEE = {
  fr: ['genou', 'Entorse du genou gauche avec séquelles fonctionnelles'],
  en: ['knee', 'Left knee sprain with functional sequelae'],
} as const;
const DIAGNOSIS = { fr: 'Entorse du genou gauche.', en: 'Left knee sprain.' } as const;

const sequelae = (language: 'fr' | 'en', dpjv: Impairment['dpjv']['dap']): string => {
  const [organ, description] = KNEE[language];
  return writeImpairment({
    sequelae: [sequela(['left', organ, description, '2'])],
    dpjv: { dap: dpjv, pe: null },
    tables: [],
  });
};

function review(language: 'fr' | 'en', change: FormData, dpjv: Impairment['dpjv']['dap'] = DPJV) {
  const formData: FormData = {
    dateEvaluation: '2026-02-02',
    originalEventDate: '2025-04-05',
    conclusionDiagnostic: DIAGNOSIS[language],
    sequelles: sequelae(language, dpjv),
    ...change,
  };
  const meta = { ...buildMeta(language), confirmed: MEDICAL_EVALUATION.fields.map(({ id }) => id) };
  return reviewReport({ type: MEDICAL_EVALUATION, formData, meta }, language, 'Visite');
}

const DPJV = { sum: '2', percent: '0,2', origin: null };

function contradictions(
  language: 'fr' | 'en',
  field: FieldId,
  text: string,
  dpjv: Impairment['dpjv']['dap'] = DPJV,
) {
  return review(language, { [field]: text }, dpjv).lines.flatMap(({ issue }) =>
    issue.kind === 'contradiction' ? [issue] : [],
  );
}

describe('beside the total of section 12', () => {
  it.each(PLANTED_BESIDE_TOTAL)(
    '%s (%s): %s « %s » is found, with both passages',
    (kind, language, field, text, says) => {
      const found = contradictions(language, field, text).filter(
        ({ contradiction, places }) =>
          contradiction === kind && places.some((place) => place.field === 'sequelles'),
      );
      expect(found).toHaveLength(1);
      const quotes = found.flatMap(({ places }) =>
        places.map(({ quote }) => quote.replaceAll('\u00A0', ' ')),
      );
      for (const words of says) expect(quotes.join('\n')).toContain(words);
    },
  );

  it.each(CLEAN_BESIDE_TOTAL)('(%s) %s « %s » contradicts nothing', (language, field, text) => {
    expect(contradictions(language, field, text)).toEqual([]);
  });

  it('no percentage differs while the calculation is incomplete', () => {
    expect(contradictions('fr', 'conclusionPourcentageAtteinte', '10 %', null)).toEqual([]);
  });
});

describe('the percentage that the mandate asks', () => {
  const box = (language: 'fr' | 'en', change: FormData, dpjv: Impairment['dpjv']['dap'] = DPJV) =>
    review(language, { mandatAtteintePourcentage: true, ...change }, dpjv).mandate.find(
      ({ flag }) => flag === 'mandatAtteintePourcentage',
    );

  it.each([
    ['fr', {}, 'Total calculé : 2,20 %'],
    ['fr', { conclusionAtteintePermanente: 'Une atteinte permanente existe.' }, 'Total calculé : 2,20 %'],
    ['en', {}, 'Computed total: 2.20%'],
  ] as const)('is computed and not written (%s, %j)', (language, change, quote) => {
    const found = box(language, change);
    expect(found).toMatchObject({
      state: 'open',
      reason: 'not-written',
      field: 'conclusionPourcentageAtteinte',
      computed: 220,
      passage: { field: 'sequelles' },
    });
    expect(found?.passage?.quote.replaceAll('\u00A0', ' ')).toBe(quote);
  });

  it.each([
    [{ conclusionPourcentageAtteinte: '2,2 %' }, 'answered', null],
    [{ conclusionPourcentageAtteinte: 'À déterminer.' }, 'open', 'unfinished'],
    [{ conclusionPourcentageAtteinte: 'Voir le barème.' }, 'open', 'other-point'],
  ] as const)('with %j is %s (%s)', (change, state, reason) => {
    expect(box('fr', change)).toMatchObject({ state, reason, computed: null });
  });

  it('is open while the calculation is incomplete, and not asked where the mandate does not ask it', () => {
    expect(box('fr', {}, null)).toMatchObject({ state: 'open', reason: 'blank', computed: null });
    expect(box('fr', { mandatAtteintePourcentage: false })).toMatchObject({ state: 'none', computed: null });
  });
});
