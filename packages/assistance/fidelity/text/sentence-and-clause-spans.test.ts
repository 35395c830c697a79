import { describe, expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import type { TextLanguage } from '../difference.ts';

/** The sentences that the comparison reads in a text, each as its words. */
function sentencesOf(text: string, language: TextLanguage): readonly string[] {
  const [{ tokens, unit }] = readFacts([text], language);
  const found: string[] = [];
  tokens.forEach(({ start, end }, at) => {
    const last = found.at(-1) ?? '';
    if (at > 0 && unit[at] === unit[at - 1])
      found[found.length - 1] = last + text.slice(tokens[at - 1]?.end ?? start, end);
    else found.push(text.slice(start, end));
  });
  return found;
}

describe('a period of a word written for short ends no sentence', () => {
  it.each([
    'Il prend p. ex. du naproxène au besoin.',
    'Il a vu le Dr. Roy en mai.',
    'Elle évite la torsion, la flexion, etc., depuis mai.',
    'Douleur à l’effort, c.-à-d. à la marche.',
    'Le dossier no. 1234 est complet.',
    'Revu par J. Roy, M.D., en juin.',
    'Il se couche à 9 p.m. depuis mai.',
    'Voir fig. 3 du rapport.',
    'Marche 20 min. au plus.',
    'Opéré à l’hôpital Ste. Justine en mai.',
    'Raideur à droite vs. gauche.',
    'Plaie de 5 cm env. à la cuisse.',
    'La Dre. Tremblay et al. notent une raideur.',
  ])('in French: « %s »', (text) => {
    expect(sentencesOf(text, 'fr')).toEqual([text]);
  });

  it.each([
    'He takes naproxen, e.g. at night.',
    'He was seen by Dr. Roy in May.',
    'She avoids bending, twisting, etc., since May.',
    'File no. 1234 is complete.',
    'Seen by J. Roy, M.D., in June.',
    'He goes to bed at 9 p.m. since May.',
    'See fig. 3 of the report.',
    'Walks 20 min. at most.',
    'Right side vs. left side.',
    'A wound of approx. 5 cm at the thigh.',
    'He sleeps 6 h at most, cf. his diary.',
    'Mrs. Roy limps, i.e. favours the left leg.',
  ])('in English: "%s"', (text) => {
    expect(sentencesOf(text, 'en')).toEqual([text]);
  });
});

describe('a period of such a word may end its sentence as well', () => {
  it.each([
    ['Il prend du naproxène, etc. Il dort mal.', 'fr'],
    ['Il se couche à 9 p.m. Il dort mal.', 'fr'],
    ['Connu pour SEP. Il boite.', 'fr'],
    ['Il a dit no. Il est parti.', 'fr'],
    ['Vu par J. Roy, M.D. Il boite.', 'fr'],
    ['Entorse de grade I. Il boite.', 'fr'],
    ['He stopped naproxen, ibuprofen, etc. He sleeps badly.', 'en'],
    ['He goes to bed at 9 p.m. He sleeps badly.', 'en'],
    ['Known for MS. He limps.', 'en'],
    ['Asked if it helped, she said no. He left.', 'en'],
    ['Seen by J. Roy, M.D. He limps.', 'en'],
    ['Sprain, grade I. He limps.', 'en'],
  ] as const)('« %s » (%s)', (text, language) => {
    expect(sentencesOf(text, language)).toHaveLength(2);
  });
});

describe('a comma ends a clause, but for the decimal one between two glued numbers', () => {
  it.each([
    ['Flexion 9,5 cm', 1],
    ['Flexion 9, 5 cm', 2],
    ['Flexion 9 ,5 cm', 2],
    ['Flexion,5 cm', 2],
    ['Flexion 9,raideur', 2],
    ['Flexion 9,5 cm, extension 3,4 cm', 2],
    // Words that open the clause after their comma hold no other one but a decimal.
    ['Le soir 3,5 mg, il dort', 1],
    ['Le soir 3, 5 mg, il dort', 2],
  ])('« %s »', (text, clauses) => {
    const [{ clause }] = readFacts([text], 'fr');
    expect(new Set(clause).size).toBe(clauses);
  });
});
