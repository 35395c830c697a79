import { describe, expect, it } from 'vitest';
import { CHANGED, REWORDED } from './check-fidelity.test-data.ts';
import { generateSpecimens } from './corpus/generate-specimens.test-data.ts';
import { measureFidelity } from './corpus/measure-fidelity.test-data.ts';
import { checkFidelity, describeDifference } from './index.ts';

const LANGUAGES = ['fr', 'en'] as const;

describe.each(LANGUAGES)('sentences as a physician phrases them (%s)', (language) => {
  it.each(CHANGED[language])('tells « %s » from « %s »', (one, other) => {
    expect(checkFidelity(one, other, { language }).faithful).toBe(false);
    expect(checkFidelity(other, one, { language }).faithful).toBe(false);
  });

  it.each(REWORDED[language])('takes « %s » and « %s » for the same', (one, other) => {
    expect(checkFidelity(one, other, { language }).differences).toEqual([]);
    expect(checkFidelity(other, one, { language }).differences).toEqual([]);
  });
});

describe.each(LANGUAGES)('1,000 generated texts (%s)', (language) => {
  const measure = measureFidelity(generateSpecimens(language, 1000, 41));

  it('catches every mutation', () => {
    expect(measure.mutations).toBeGreaterThan(5000);
    expect(measure.missed).toEqual([]);
  });

  it('raises a false alarm on at most 2 % of the rewordings', () => {
    expect(measure.falseAlarms.length / measure.sentences).toBeLessThanOrEqual(0.02);
  });
});

describe('what a difference says', () => {
  it('gives both places in UTF-16 units, beyond characters of two units', () => {
    const source = '😀 Flexion du genou droit à 90°.';
    const proposal = '😀😀 Flexion du genou droit à 100°.';
    const [difference] = checkFidelity(source, proposal, { language: 'fr' }).differences;
    expect(difference).toMatchObject({ kind: 'altered', fact: 'number' });
    expect(source.slice(difference?.source?.start, difference?.source?.end)).toBe('90°');
    expect(proposal.slice(difference?.proposal?.start, difference?.proposal?.end)).toBe('100°');
  });

  it('sees through hidden characters and keeps the offsets of the given text', () => {
    const hidden = 'Flexion à 9\u200B0\u{E0041}°.';
    expect(checkFidelity('Flexion à 90°.', hidden, { language: 'fr' }).faithful).toBe(true);
    const [difference] = checkFidelity('Flexion à 80°.', hidden, { language: 'fr' }).differences;
    expect(difference?.proposal?.text).toBe('9\u200B0\u{E0041}°');
  });

  it('survives lone surrogates, digits of other scripts and markup', () => {
    expect(() =>
      checkFidelity('\uD800 90° {{x}} <b>droit</b>', '\uDC00 90° ${y}', { language: 'fr' }),
    ).not.toThrow();
    expect(checkFidelity('Flexion à 90°.', 'Flexion à ９０°.', { language: 'fr' }).faithful).toBe(true);
  });

  it('calls a value moved, not altered, when only its wording and its owner changed', () => {
    const source = 'Au repos, la douleur est à sept sur dix; à l’effort, à 9/10.';
    const { differences } = checkFidelity(source, 'La douleur est à 9/10 au repos et à 7/10 à l’effort.', {
      language: 'fr',
    });
    const [first] = differences.filter(({ fact }) => fact === 'number');
    expect(first).toMatchObject({ kind: 'altered', moved: true });
    expect(first && describeDifference(first, 'fr')).toContain('se rapporte maintenant à autre chose');
  });

  it('says what was added, lost, altered or moved, in both languages', () => {
    const say = (source: string, proposal: string, language: 'fr' | 'en') =>
      checkFidelity(source, proposal, { language }).differences.map((difference) =>
        describeDifference(difference, language),
      );
    expect(say('Genou droit.', 'Genou gauche.', 'fr')).toEqual([
      'Côté «\u00A0droit\u00A0» devient «\u00A0gauche\u00A0».',
    ]);
    expect(say('No fracture.', 'Fracture.', 'en')).toEqual(['Negation: “No” is missing.']);
    expect(say('Entorse.', 'Entorse probable.', 'fr')).toEqual([
      'Degré de certitude\u00A0: «\u00A0probable\u00A0» n’est pas dans le texte.',
    ]);
    expect(say('90° right, 80° left.', '80° right, 90° left.', 'en')).toContain(
      'Number “90°” now belongs to something else.',
    );
  });
});

describe('whole answers', () => {
  const source = 'Le 3 mars 2024, une IRM montre une hernie L4-L5 à droite. Elle nie tout engourdissement.';

  it.each(['', 'OK', 'D’accord, voici le texte.', source.split('. ')[0] ?? ''])(
    'never passes « %s » for the text',
    (answer) => {
      expect(checkFidelity(source, answer, { language: 'fr' }).faithful).toBe(false);
    },
  );

  it('marks a sentence that the source does not have', () => {
    const { differences } = checkFidelity(
      source,
      `${source} Ce patient consent volontiers au programme proposé.`,
      { language: 'fr' },
    );
    expect(differences.map(({ kind, fact }) => [kind, fact])).toEqual([['added', 'passage']]);
  });

  it('marks a lost sentence that holds no other fact', () => {
    const { differences } = checkFidelity('Travaillait comme cuisinière scolaire municipale.', 'OK', {
      language: 'fr',
    });
    expect(differences.map(({ kind, fact }) => [kind, fact])).toEqual([['lost', 'passage']]);
  });

  it('counts a diagnosis of the report as one fact, in any order of its words', () => {
    const options = { language: 'fr', diagnoses: ['Syndrome zygal lombaire'] } as const;
    expect(
      checkFidelity('Syndrome zygal lombaire traité.', 'Traité : syndrome lombaire zygal.', options).faithful,
    ).toBe(true);
    expect(
      checkFidelity('Syndrome zygal lombaire traité.', 'Syndrome lombaire traité.', options).differences[0]
        ?.fact,
    ).toBe('diagnosis');
  });
});

describe('paragraphs put in another order', () => {
  const first = 'Le 3 mars 2024, une IRM lombaire montre une hernie L4-L5 à droite.';
  const second = 'Le 4 avril 2024, le docteur Valbrume fait une infiltration L5-S1 à gauche.';

  it('is faithful when each keeps its facts', () => {
    expect(
      checkFidelity(`${first} ${second}`, `${second}\n\n${first}`, { language: 'fr' }).differences,
    ).toEqual([]);
  });

  it('finds the dates, sides or levels that changed paragraph', () => {
    const swapped = `${first.replace('3 mars', '4 avril')} ${second.replace('4 avril', '3 mars')}`;
    const sides = `${first.replace('droite', 'gauche')} ${second.replace('gauche', 'droite')}`;
    const levels = `${first.replace('L4-L5', 'L5-S1')} ${second.replace('L5-S1', 'L4-L5')}`;
    const found = [swapped, sides, levels].map((text) =>
      checkFidelity(`${first} ${second}`, text, { language: 'fr' }).differences.map(({ fact }) => fact),
    );
    expect(found[0]).toContain('date');
    expect(found[1]).toContain('side');
    expect(found[2]).toContain('spine-level');
  });
});
