import { describe, expect, test } from 'vitest';
import { build } from './build-report.test-data.ts';
import { documentStrings } from './index.ts';

describe('the overall text of section 8', () => {
  const input =
    'Appréciation subjective de l’évolution : amélioration de 50 %\nPlaintes et problèmes :\n- douleur lombaire\nImpact sur les AVQ :\nconduite limitée';
  const parts = {
    appreciationEvolution: 'Amélioration de 50 %',
    plaintesproblemes: 'Douleur lombaire',
    impactAvq: 'Conduite limitée.',
  };

  test.each([input, `Section 8 questionnaire subjectif et état actuel\n${input}`])(
    'is left out when its three parts hold all of it (%#)',
    (section8Input) => {
      expect(documentStrings(build({ section8Input, ...parts }), 'pdf').join()).not.toContain(
        'Texte d’ensemble',
      );
    },
  );

  test.each([
    ['non', 'sinon'],
    ['5', '15'],
    ['5', '-5'],
    ['il dort', 'il dortoir'],
  ])('%j is not taken for said in %j', (section8Input, plaintesproblemes) => {
    expect(documentStrings(build({ section8Input, plaintesproblemes }), 'pdf')).toContain(section8Input);
  });

  test.each([{ ...parts, impactAvq: '' }, { section8Input: `${input}\nne dort plus` }, {}])(
    'is printed when something of it would be missing (%#)',
    (change) => {
      expect(
        documentStrings(
          build({ section8Input: input, ...(Object.keys(change).length === 1 ? parts : {}), ...change }),
          'pdf',
        ),
      ).toContain('Texte d’ensemble');
    },
  );
});
