import { describe, expect, it } from 'vitest';
import { ENGLISH_TERMS } from './english/terms.ts';
import { FRENCH_TERMS } from './french/terms.ts';
import {
  familiesOf,
  inflect,
  isKnownName,
  isKnownWord,
  lexiconOf,
  readForm,
  sameFamily,
  synonymsOf,
  termClassesOf,
} from './index.ts';
import { listTerms } from './terms.ts';

describe('readForm', () => {
  it('gives every reading of an ambiguous form', () => {
    const readings = readForm('présente', 'fr');
    expect(readings).toContainEqual({
      lemma: 'présent',
      partOfSpeech: 'adjective',
      gender: 'feminine',
      number: 'singular',
    });
    for (const person of [1, 3]) {
      expect(readings).toContainEqual({
        lemma: 'présenter',
        partOfSpeech: 'verb',
        verbForm: 'finite',
        mood: 'indicative',
        tense: 'present',
        person,
        number: 'singular',
      });
    }
    expect(readForm('left', 'en').map(({ lemma, partOfSpeech }) => `${lemma} ${partOfSpeech}`)).toEqual(
      expect.arrayContaining(['left adjective', 'left noun', 'leave verb']),
    );
  });

  it('reads participles under their verb, with gender and number', () => {
    expect(readForm('infiltrées', 'fr')).toEqual([
      {
        lemma: 'infiltrer',
        partOfSpeech: 'verb',
        verbForm: 'participle',
        gender: 'feminine',
        number: 'plural',
      },
    ]);
    expect(readForm('swollen', 'en')).toContainEqual({
      lemma: 'swell',
      partOfSpeech: 'verb',
      verbForm: 'participle',
    });
  });

  it.each([
    ['GENOUX', 'genou'],
    ['oedème', 'œdème'],
    ['manoeuvres', 'manœuvre'],
    ['aujourd’hui', "aujourd'hui"],
  ])('reads %s whatever its capitals, ligatures and apostrophes', (form, lemma) => {
    expect(readForm(form, 'fr').map((reading) => reading.lemma)).toContain(lemma);
  });

  it.each([
    ['fr', 'sous-acromiale', 'sous-acromial', 'adjective'],
    ['fr', 'lombo-sacrées', 'lombo-sacré', 'adjective'],
    ['fr', 'chondroplasties', 'chondroplastie', 'noun'],
    ['en', 'nonadherent', 'nonadherent', 'adjective'],
    ['en', 'chondroplasties', 'chondroplasty', 'noun'],
    ['en', 'concomitantly', 'concomitantly', 'adverb'],
  ] as const)('reads in %s what no table has from its parts: %s', (language, form, lemma, partOfSpeech) => {
    expect(readForm(form, language)).toContainEqual(expect.objectContaining({ lemma, partOfSpeech }));
  });

  it.each(['travailleru', 'chevile', 'radiograhpie', 'sursaq', '', '-', 'x'.repeat(100_000)])(
    'does not take %.20s for a word',
    (form) => {
      expect(isKnownWord(form, 'fr')).toBe(false);
      expect(isKnownWord(form, 'en')).toBe(false);
    },
  );
});

describe('names', () => {
  it('knows names apart from common words', () => {
    expect(isKnownName('Montréal', 'fr')).toBe(true);
    expect(isKnownName('Toronto', 'en')).toBe(true);
    expect(isKnownName('genou', 'fr')).toBe(false);
    expect(isKnownWord('Toronto', 'en')).toBe(false);
  });
});

describe('inflect', () => {
  it.each([
    ['infirmier', 'infirmière'],
    ['ingénieur', 'ingénieure'],
    ['chauffeur', 'chauffeuse'],
    ['agent', 'agente'],
    ['opérateur', 'opératrice'],
    ['vendeur', 'vendeuse'],
    ['médecin', 'médecin'],
    ['physiothérapeute', 'physiothérapeute'],
  ])('gives %s the feminine %s', (masculine, feminine) => {
    const request = { partOfSpeech: 'noun', gender: 'feminine', number: 'singular' } as const;
    expect(inflect(masculine, request, 'fr')).toBe(feminine);
  });

  it.each([
    ['fr', 'œil', { partOfSpeech: 'noun', number: 'plural' }, 'yeux'],
    ['fr', 'vieux', { partOfSpeech: 'adjective', gender: 'feminine', number: 'plural' }, 'vieilles'],
    [
      'fr',
      'atteindre',
      { partOfSpeech: 'verb', verbForm: 'participle', gender: 'feminine', number: 'singular' },
      'atteinte',
    ],
    [
      'fr',
      'sous-cutané',
      { partOfSpeech: 'adjective', gender: 'feminine', number: 'plural' },
      'sous-cutanées',
    ],
    ['en', 'be', { partOfSpeech: 'verb', tense: 'past', person: 3, number: 'plural' }, 'were'],
    ['en', 'tear', { partOfSpeech: 'verb', verbForm: 'participle' }, 'torn'],
    ['en', 'diagnosis', { partOfSpeech: 'noun', number: 'plural' }, 'diagnoses'],
    ['en', 'good', { partOfSpeech: 'adjective', degree: 'comparative' }, 'better'],
  ] as const)('in %s, of %s', (language, lemma, request, form) => {
    expect(inflect(lemma, request, language)).toBe(form);
  });

  it('goes there and back: each form of a term is read as the term', () => {
    const lost = listTerms(FRENCH_TERMS)
      .filter(({ kind }) => kind === 'adjective')
      .flatMap(({ lemma }) =>
        (['masculine', 'feminine'] as const).flatMap((gender) =>
          (['singular', 'plural'] as const).flatMap((number) => {
            const form = inflect(lemma, { partOfSpeech: 'adjective', gender, number }, 'fr');
            const back = readForm(form ?? '', 'fr').some(
              (reading) => reading.lemma === lemma && (reading.gender ?? gender) === gender,
            );
            return back ? [] : [`${lemma} ${gender} ${number}: ${form}`];
          }),
        ),
      );
    expect(lost).toEqual([]);
  });

  it('gives nothing for an unknown word or a form that a word lacks', () => {
    expect(inflect('xyzzy', { partOfSpeech: 'noun' }, 'fr')).toBeUndefined();
    expect(inflect('genou', { partOfSpeech: 'noun', gender: 'feminine' }, 'fr')).toBeUndefined();
  });
});

describe('families, synonyms and classes', () => {
  it('joins forms through their words', () => {
    expect(sameFamily('infiltrés', 'infiltration', 'fr')).toBe(true);
    expect(sameFamily('swollen', 'swelling', 'en')).toBe(true);
    expect(sameFamily('douloureuses', 'douleurs', 'fr')).toBe(true);
    expect(familiesOf('xyzzy', 'en')).toEqual(['xyzzy']);
  });

  it.each([
    ['fr', 'stable', 'instable'],
    ['fr', 'flexion', 'extension'],
    ['fr', 'opérer', 'réopérer'],
    ['fr', 'hypoesthésie', 'hyperesthésie'],
    ['fr', 'positif', 'position'],
    ['en', 'painful', 'painless'],
    ['en', 'stable', 'unstable'],
    ['en', 'positive', 'position'],
  ] as const)('keeps apart in %s: %s, %s', (language, first, second) => {
    expect(sameFamily(first, second, language)).toBe(false);
  });

  it('gives what an expression may be said by', () => {
    expect(synonymsOf('lombalgie', 'fr')).toContain('douleur lombaire');
    expect(synonymsOf('douleur lombaire', 'fr')).toContain('lombalgie');
    expect(synonymsOf('low back pain', 'en')).toContain('lumbar pain');
  });

  it('tells the class of a term from any form', () => {
    expect(termClassesOf('chevilles', 'fr')).toContain('anatomy');
    expect(termClassesOf('Sprains', 'en')).toEqual(['diagnosis']);
    expect(termClassesOf('maison', 'fr')).toEqual([]);
    expect(Object.keys(FRENCH_TERMS).sort()).toEqual(Object.keys(ENGLISH_TERMS).sort());
  });
});

describe('long input', () => {
  it('reads a hundred thousand words and keeps what it holds bounded', () => {
    const lexicon = lexiconOf('fr');
    let known = 0;
    for (let index = 0; index < 100_000; index += 1) {
      if (lexicon.isKnownWord(index % 2 === 0 ? 'genoux' : `mot${index}`)) known += 1;
    }
    expect(known).toBe(50_000);
  });
});
