import { lexiconOf } from '@constat/language/lexicon';
import { describe, expect, it } from 'vitest';
import { proseSentences } from '../written/examples/prose/sentences.test-data.ts';
import { defaultVerbatimCommands, defaultVoiceCommands } from '../commands/index.ts';
import { writeDictation } from '../written/index.ts';
import { DRUGS, NAMES } from './entries.test-data.ts';
import { proposeEntries, Vocabulary } from './index.ts';
import type { VocabularyEntry } from './index.ts';
import { readMisheard } from './misheard.test-data.ts';

const CREATED = '2026-03-02T14:00:00.000Z';
const ENTRIES = [...NAMES, ...DRUGS];

function isKnownIn(language: 'fr' | 'en'): (form: string) => boolean {
  const lexicon = lexiconOf(language);
  return (form) => lexicon.isKnownWord(form) || lexicon.isKnownName(form);
}

/** A word with `?` was recognised with low confidence. */
function propose(
  said: string,
  entries: readonly (string | VocabularyEntry)[],
  language: 'fr' | 'en' = 'fr',
  isKnown: ((form: string) => boolean) | null = isKnownIn(language),
) {
  const words = said
    .split(' ')
    .map((word) => ({ text: word.replace('?', ''), confidence: word.includes('?') ? 0.4 : 0.95 }));
  const vocabulary = new Vocabulary(
    entries.map((entry) =>
      typeof entry === 'string' ? { term: entry, kind: 'other' as const, heard: [] } : entry,
    ),
    language,
  );
  const written = writeDictation(words, {
    language,
    voiceCommands: defaultVoiceCommands(language, CREATED),
    verbatimCommands: defaultVerbatimCommands(CREATED),
  });
  return proposeEntries(written, words, vocabulary, { language, isKnown }).map(
    ({ heard, entry }) => `${heard} → ${entry.term}`,
  );
}

describe('an entry is proposed', () => {
  it.each([
    ['fr', 'il prend du lirica depuis mars', 'Lyrica', 'lirica → Lyrica'],
    ['fr', 'il prend du trame? a? dol? depuis mars', 'Tramadol', 'trame a dol → Tramadol'],
    ['fr', "il prend de l'élavile le soir", 'Elavil', 'élavile → Elavil'],
    ['fr', 'vu par le docteur terrio le matin', 'Thériault', 'terrio → Thériault'],
    ['fr', 'vu par monsieur gagner? le matin', 'Gagné', 'gagner → Gagné'],
    ['fr', 'le robaxacète, le matin', 'Robaxacet', 'robaxacète → Robaxacet'],
    ['fr', 'son employeur est rio? tinto? alcane?', 'Rio Tinto Alcan', 'rio tinto alcane → Rio Tinto Alcan'],
    ['en', 'he takes lyric? a? at night', 'Lyrica', 'lyric a → Lyrica'],
    ['en', 'seen by doctor tromblay in March', 'Tremblay', 'tromblay → Tremblay'],
    ['en', 'he takes gabapentene daily', 'Gabapentin', 'gabapentene → Gabapentin'],
  ] as const)('%s: %s', (language, said, term, proposal) => {
    expect(propose(said, [term], language)).toEqual([proposal]);
  });

  it('for each place where it was misheard, the nearest entry of several', () => {
    expect(propose('du lirica le matin et du lirika le soir', ['Lyrica', 'Lasix', 'Larivée'])).toEqual([
      'lirica → Lyrica',
      'lirika → Lyrica',
    ]);
  });

  it('for a form that the physician says is heard, however far its sounds', () => {
    const entry = { term: 'Sintrom', kind: 'drug', heard: ['saint rhum', 'zzint'] } as const;
    expect(propose('il prend du saint? rhum? et du zzint', [entry])).toEqual([
      'saint rhum → Sintrom',
      'zzint → Sintrom',
    ]);
  });

  it('with its own capitals for a word in none', () => {
    expect(propose('il prend du celebrex', ['Celebrex'])).toEqual(['celebrex → Celebrex']);
    expect(propose('il prend du Celebrex', ['Celebrex'])).toEqual([]);
  });

  it('for doubtful words alone while no lexicon is at hand', () => {
    expect(propose('il prend du lirica et du lirica?', ['Lyrica'], 'fr', null)).toEqual(['lirica → Lyrica']);
  });
});

describe('nothing is proposed', () => {
  it.each([
    [
      'for a word of the lexicon recognised with confidence',
      'une douleur à gagner du terrain',
      ['Gagné', 'EAU', 'Ha'],
    ],
    [
      'for it even where the physician says that it is heard so',
      'la marche à pied',
      [{ term: 'EAU', kind: 'other', heard: ['a', 'à'] }],
    ],
    [
      'for numbers',
      'flexion de sept? fois dix? et deux? kilos? le six? mai?',
      ['Sète', 'Dix', 'Deux', 'Cyr', 'Cis', 'Mai'],
    ],
    ['for ranks', 'le deuxième? doigt', ['Deuxiaime']],
    ['for marks', 'un point? douloureux virgule? une virgule? blanche', ['Virgul', 'Poin', 'Viregule']],
    ['for sides', 'genou gauche? puis droit? et droite? zzo?', ['Goche', 'Droi', 'Drouate', 'Drouate Zo']],
    ['for negations', 'pas? de douleur sans? raideur aucune? enflure', ['Pas', 'Sanz', 'Okune', 'Pah']],
    ['for spoken corrections', 'au coude correction? au poignet plutôt? faible', ['Correctionne', 'Plutaut']],
    ['for levels', 'hernie L? quatre? L? cinq?', ['Elkatre', 'Elle', 'Saint-Elle', 'Quatrel']],
    ['for an entry of a sound or two', 'haut? eau? oh? zzo', ['EAU', 'Ho']],
    ['across a mark', 'il vient de la?, rivière?', ['Larivière']],
  ] as const)('%s', (_what, said, entries) => {
    expect(propose(said, entries)).toEqual([]);
  });

  it('in English either', () => {
    const said = 'left? knee? right? ankle no? swelling not? tender period? two? weeks comma? third? finger';
    expect(
      propose(said, ['Lefte', 'Wright', 'Noe', 'Nott', 'Perriod', 'Tou', 'Kama', 'Thurd'], 'en'),
    ).toEqual([]);
  });

  it('inside a verbatim passage', () => {
    expect(propose('début verbatim du lirica fin verbatim', ['Lyrica'])).toEqual([]);
    expect(propose('début verbatim lirica fin verbatim', ['Lyrica'])).toEqual([]);
    expect(propose('ouvrir les guillemets du lirica fermer les guillemets', ['Lyrica'])).toEqual([]);
  });

  it('for a spoken correction that found nothing to restate', () => {
    expect(propose('bonjour monsieur. Je? reprends? demain', ['Jereprend', 'Reprend'])).toEqual([]);
  });

  it('without entries', () => {
    expect(propose('du lirica', [])).toEqual([]);
  });
});

describe.each(['fr', 'en'] as const)('over the prose of a report, %s', (language) => {
  const vocabulary = new Vocabulary(ENTRIES, language);
  const isKnown = isKnownIn(language);
  /** Proposals per 1,000 words, none of which was said. */
  const falseRate = (confidence: number, every: number): number => {
    let count = 0;
    let length = 0;
    for (const { spoken } of proseSentences(language).filter((_, index) => index % every === 0)) {
      const words = spoken.split(' ').map((text) => ({ text, confidence }));
      const written = writeDictation(words, { language });
      length += words.length;
      count += proposeEntries(written, words, vocabulary, { language, isKnown }).length;
    }
    return (1000 * count) / length;
  };

  it.each([
    [0.95, 0, 1],
    [0.65, 0, 1],
    [0.5, 3, 2],
  ])(
    'with 500 entries and every word at %d, at most %d of 1,000 words are proposed away',
    (at, most, every) => {
      expect(ENTRIES).toHaveLength(500);
      expect(falseRate(at, every)).toBeLessThanOrEqual(most);
    },
  );

  it('finds what was misheard, of doubtful words and of words in no lexicon', () => {
    expect(readMisheard(language, 'held-out', 0.4, isKnown)).toBeGreaterThanOrEqual(
      language === 'fr' ? 0.9 : 0.78,
    );
    expect(readMisheard(language, 'held-out', 0.9, isKnown)).toBeGreaterThanOrEqual(
      language === 'fr' ? 0.55 : 0.2,
    );
  });
});

describe('a long text', () => {
  it('is gone through with 2,000 entries', () => {
    const entries = Array.from({ length: 2_000 }, (_, index): VocabularyEntry => {
      const name = NAMES[index % NAMES.length]?.term ?? '';
      return { term: `${name} ${'aeiou'[index % 5]}${'ptkbdg'[index % 6]}`, kind: 'name', heard: [] };
    });
    const vocabulary = new Vocabulary(entries, 'fr');
    const isKnown = isKnownIn('fr');
    const words = Array.from({ length: 5_000 }, (_, index) => ({
      text: `zz${'aeiou'[index % 5]}${'rlmnst'[index % 6]}${'aeiouy'[index % 7] ?? ''}${index % 97}x`.replaceAll(
        /\d/gu,
        'b',
      ),
      confidence: 0.3,
    }));
    const written = writeDictation(words, { language: 'fr' });
    expect(proposeEntries(written, words, vocabulary, { language: 'fr', isKnown })).toBeInstanceOf(Array);
  });

  it('is gone through where it repeats itself without end', () => {
    const words = Array.from({ length: 40_000 }, () => ['trame', 'a', 'dol'])
      .flat()
      .map((text) => ({ text, confidence: 0.3 }));
    const tokens: {
      text: string;
      start: number;
      end: number;
      origin: { from: number; to: number };
      marks: readonly ['low-confidence'];
    }[] = [];
    let text = '';
    for (const [index, word] of words.entries()) {
      const start = text.length;
      text += `${word.text} `;
      tokens.push({
        text: word.text,
        start,
        end: text.length - 1,
        origin: { from: index, to: index },
        marks: ['low-confidence'],
      });
    }
    const vocabulary = new Vocabulary([{ term: 'Tramadol', kind: 'drug', heard: [] }], 'fr');
    const options = { language: 'fr', isKnown: null } as const;
    expect(proposeEntries({ text, tokens }, words, vocabulary, options)).toHaveLength(40_000);
  });
});
