import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildDefaults, buildMeta } from '@constat/report/rules';
import { describe, expect, it } from 'vitest';
import { contradictionsOf, findIssues, reviewReport } from './index.ts';

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
            start: 33,
            end: 44,
            statement: texts.historiqueEvolution,
          },
          {
            field: 'conclusionResume',
            quote: 'Une déchirure méniscale du genou gauche est retenue.',
            marked: { start: 27, end: 39 },
            start: 27,
            end: 39,
            statement: texts.conclusionResume,
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

describe('what the texts alone say in two ways, for the mark beside a field', () => {
  const report = (data: object) => ({ type: MEDICAL_EVALUATION, formData: { ...formData, ...data }, meta });

  it('has the name of the line of the review, also where a rule of the whole report shows it', () => {
    const images = report({
      originalEventDate: '2024-04-05',
      historiqueEvolution: 'L’IRM du 3 juin 2024 est normale.',
      conclusionResume: 'L’IRM du 13 juin 2024 est normale.',
    });
    const [mark, ...others] = contradictionsOf(images, 'fr');
    expect([mark?.kind, others]).toEqual(['date', []]);
    const lines = reviewReport(images, 'fr', 'Zz').lines.filter(
      ({ issue }) => issue.kind === 'contradiction',
    );
    expect(lines).toMatchObject([{ id: mark?.line, issue: { contradiction: 'act-date' } }]);
  });

  it('is what the review compares: no earlier lesion, and no former dose', () => {
    const earlier = report({
      originalEventDate: '2024-04-05',
      diagnosticsCnesst: 'Entorse du genou droit',
      historiqueEvolution: 'Entorse du genou gauche en 2011, guérie.',
      conclusionDiagnostic: 'Entorse du genou droit.',
    });
    expect(contradictionsOf(earlier, 'fr')).toEqual([]);
    const dose = report({
      historiqueEvolution: 'Il a pris du naproxène 250 mg.',
      medicationActuelle: 'Naproxène 500 mg.',
    });
    expect(contradictionsOf(dose, 'fr')).toEqual([]);
  });
});
