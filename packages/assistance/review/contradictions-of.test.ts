import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildDefaults, buildMeta } from '@constat/report/rules';
import { describe, expect, it } from 'vitest';
import { findIssues } from './index.ts';

const formData = buildDefaults(MEDICAL_EVALUATION, { today: '2026-03-02', language: 'fr' });
const meta = buildMeta('fr');

describe('what the report says in two ways', () => {
  const texts = {
    historiqueEvolution: 'Déchirure du ménisque interne du genou droit.',
    conclusionResume: 'Une déchirure méniscale du genou gauche est retenue.',
  };

  it('is quoted from both places, in order of the page', () => {
    const issues = findIssues(
      { type: MEDICAL_EVALUATION, formData: { ...formData, ...texts }, meta },
      'fr',
      'Visite',
    );
    expect(issues.filter(({ kind }) => kind === 'contradiction')).toEqual([
      {
        kind: 'contradiction',
        contradiction: 'side',
        places: [
          {
            field: 'historiqueEvolution',
            quote: '…du ménisque interne du genou droit.',
            marked: { start: 24, end: 35 },
          },
          {
            field: 'conclusionResume',
            quote: 'Une déchirure méniscale du genou gauche est retenue.',
            marked: { start: 27, end: 39 },
          },
        ],
      },
    ]);
  });

  it('is not sought in the antecedents, which tell of other lesions', () => {
    const before = { antecedentsLesion: 'Déchirure du ménisque interne du genou gauche en 2010.' };
    const after = { historiqueEvolution: texts.historiqueEvolution };
    const issues = findIssues(
      { type: MEDICAL_EVALUATION, formData: { ...formData, ...before, ...after }, meta },
      'fr',
      'Visite',
    );
    expect(issues.filter(({ kind }) => kind === 'contradiction')).toEqual([]);
  });

  it('is nothing where both places agree', () => {
    const agreed = { ...texts, conclusionResume: 'Une déchirure méniscale du genou droit est retenue.' };
    const issues = findIssues(
      { type: MEDICAL_EVALUATION, formData: { ...formData, ...agreed }, meta },
      'fr',
      'Visite',
    );
    expect(issues.filter(({ kind }) => kind === 'contradiction')).toEqual([]);
  });
});
