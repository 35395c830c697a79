import { reviewReport } from '@constat/assistance/review';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildDefaults, buildMeta } from '@constat/report/rules';
import type { FormData } from '@constat/report/rules';
import { describe, expect, it } from 'vitest';
import { boxOfPoint, countReview } from './review-counts.ts';

const ASKED: FormData = {
  mandatDiagnostic: true,
  mandatSoins: true,
  mandatAtteinte: true,
  mandatLimitations: true,
  historiqueEvolution: 'Déchirure du ménisque interne du genou droit, opérée.',
  conclusionResume: 'Une déchirure méniscale du genou gauche est retenue.',
  conclusionDiagnostic: 'Déchirure du ménisque interne.',
  conclusionSoinsTraitements: 'Soins à préciser […].',
  conclusionAtteintePermanente: 'Prématuré, car la lésion n’est pas consolidée.',
};

function reviewOf(formData: FormData, notExamined: readonly 'knees'[] = []) {
  const defaults = buildDefaults(MEDICAL_EVALUATION, { today: '2026-03-02', language: 'fr' });
  const report = {
    type: MEDICAL_EVALUATION,
    formData: { ...defaults, ...formData },
    meta: { ...buildMeta('fr'), notExamined },
  };
  return reviewReport(report, 'fr', 'Titre');
}

describe('the counts of a review', () => {
  const review = reviewOf({ ...ASKED, genouxPalpation: 'Indolore.' }, ['knees']);
  const counts = countReview(review, {});

  it('tell answered points from those to complete and those without an answer', () => {
    expect(counts).toMatchObject({ asked: 4, answered: 2, unfinished: 1, unanswered: 1, intended: 0 });
  });

  it('tell what is listed by kind', () => {
    expect(counts).toMatchObject({ contradictions: 1, notPrinted: 1, blanks: 1, words: 0, glyphs: 0 });
    expect(counts.unconfirmed).toBeGreaterThan(20);
  });

  it('leave out what has a reason', () => {
    const reasons = Object.fromEntries(
      review.lines
        .filter(({ issue }) => issue.kind === 'contradiction' || issue.kind === 'mandate')
        .map(({ id }) => [id, 'Voulu.']),
    );
    expect(countReview(review, reasons)).toMatchObject({
      asked: 4,
      answered: 2,
      unfinished: 0,
      unanswered: 0,
      contradictions: 0,
      intended: 3,
    });
  });

  it('forget a reason once its passage has changed', () => {
    const [line] = review.lines.filter(({ issue }) => issue.kind === 'contradiction');
    const reasons = { [line?.id ?? '']: 'Voulu.' };
    const changed = reviewOf({ ...ASKED, conclusionResume: 'Déchirure du ménisque du genou gauche.' });
    expect(countReview(review, reasons).contradictions).toBe(0);
    expect(countReview(changed, reasons)).toMatchObject({ contradictions: 1, intended: 0 });
  });

  it('stand for the five points of section 212 as the worst of their boxes', () => {
    const states = ([1, 2, 3, 4, 5] as const).map((point) => boxOfPoint(review.mandate, point)?.state);
    expect(states).toEqual(['answered', 'none', 'open', 'premature', 'open']);
  });

  it('stand for a point as its open box without a reason before the one with a reason', () => {
    const two = reviewOf({ mandatAtteinte: true, mandatAtteintePourcentage: true });
    const boxWith = (struck: readonly string[]): string | undefined =>
      boxOfPoint(two.mandate, 4, ({ flag }) => struck.includes(flag))?.flag;
    expect(boxWith([])).toBe('mandatAtteinte');
    expect(boxWith(['mandatAtteinte'])).toBe('mandatAtteintePourcentage');
    expect(boxWith(['mandatAtteinte', 'mandatAtteintePourcentage'])).toBe('mandatAtteinte');
  });
});
