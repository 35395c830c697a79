import { readFileSync } from 'node:fs';
import { writeDictation } from '@constat/dictation/written';
import type { SpokenWord } from '@constat/dictation/written';
import { describe, expect, it } from 'vitest';
import { partOf } from '../../language/drawn.test-data.ts';
import { formatHistory, formatSubjective } from '../local/index.ts';
import { EDITS, EDITS_HELD_OUT } from './edits.test-data.ts';
import { traceFacts } from './index.ts';
import type { PrintedText, TracedFact, TracedRecording } from './index.ts';

const CASES = [
  '01-fr-F-entorse-lombaire',
  '02-fr-F-fracture-cheville',
  '03-en-F-hip-labral',
  '04-fr-M-coiffe-epaule',
  '05-en-F-cervical-radiculopathy',
] as const;
const TURNED: Readonly<Record<string, string>> = {
  droit: 'gauche',
  droite: 'gauche',
  gauche: 'droite',
  right: 'left',
  left: 'right',
  négatif: 'positif',
  négative: 'positive',
  positif: 'négatif',
  positive: 'negative',
  negative: 'positive',
};

const READ = new Map<string, ReturnType<typeof readAnew>>();

function readCase(id: string): ReturnType<typeof readAnew> {
  const read = READ.get(id) ?? readAnew(id);
  READ.set(id, read);
  return read;
}

function readAnew(id: string) {
  const file = new URL(`../../dictation/written/cases/${id}.json`, import.meta.url);
  const { section7_raw, section8_raw } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const language = id.includes('-fr-') ? ('fr' as const) : ('en' as const);
  const record = (name: string, raw = '') => {
    const words: readonly SpokenWord[] = raw.split(' ').map((text, at) => ({ text, start: at, end: at + 1 }));
    return { id: name, section: name, words, written: writeDictation(words, { language }) };
  };
  return { language, recordings: [record('section7', section7_raw), record('section8', section8_raw)] };
}

function dictate(words: string): TracedRecording {
  const spoken = words.split(' ').map((text) => ({ text }));
  return {
    id: 'one',
    section: 'section7',
    words: spoken,
    written: writeDictation(spoken, { language: 'fr' }),
  };
}

function print(text: string, field = 'section7'): PrintedText {
  return { field, text };
}

function isMissed({ fate }: TracedFact): boolean {
  return fate === 'absent' || fate === 'edited';
}

describe.each(CASES)('from the words to the report (%s)', (id) => {
  const { language, recordings } = readCase(id);
  const asWritten = recordings.map((one) => print(one.written.text, one.id));
  const formatted = asWritten.map(({ field, text }) =>
    print(
      field === 'section7' ? formatHistory(text, { language }) : formatSubjective(text, { language }),
      field,
    ),
  );

  it.each([
    ['as it was written', asWritten],
    ['as it was formatted', formatted],
  ])('finds every spoken fact in the report %s', (_, printed) => {
    const facts = traceFacts(recordings, printed, language);
    expect(facts.length).toBeGreaterThan(80);
    expect(facts.filter(isMissed).map(({ passage }) => passage.text)).toEqual([]);
    for (const { place } of facts) {
      const page = printed.find(({ field }) => field === place?.field);
      if (place !== null) expect(page?.text.slice(place.start, place.end)).toBe(place.text);
    }
  });

  it('misses each fact that is taken out of the report, or turned', () => {
    const placed = traceFacts(recordings, formatted, language).filter(({ place }) => place !== null);
    // Of « ni fracture ni luxation » either says what both say.
    const once = placed.filter(({ said, passage }) => said !== 'ni' || !/\bni\b.*\bni\b/u.test(passage.text));
    // In each report more than twenty facts, but where all are done.
    const drawn = partOf(once);
    expect(drawn.length).toBeGreaterThan(15);
    const kept = drawn.flatMap(({ place, said }) =>
      ['', TURNED[place?.text.toLowerCase() ?? ''] ?? 'autre']
        .filter((instead) => {
          const report = formatted.map((page) => {
            if (place === null || page.field !== place.field) return page;
            return print(page.text.slice(0, place.start) + instead + page.text.slice(place.end), page.field);
          });
          return !traceFacts(recordings, report, language).some(isMissed);
        })
        .map((instead) => `${said} → ${instead}`),
    );
    expect(kept).toEqual([]);
  });
});

describe.each([
  ['edits by hand', EDITS],
  ['edits that were held out', EDITS_HELD_OUT],
])('%s', (_, edits) => {
  const all = CASES.flatMap((id) => edits[id].map((edit) => ({ id, ...edit })));

  it.each(all)('list what they take away: $before → $after', ({ id, before, after, listed }) => {
    const { language, recordings } = readCase(id);
    const report = recordings.map(({ id: section, written: { text } }) => {
      if (section !== 'section7') return print(formatSubjective(text, { language }), section);
      const formatted = formatHistory(text, { language }).replaceAll('\u00A0', ' ').replaceAll("'", '’');
      expect(formatted.split(before)).toHaveLength(2);
      return print(formatted.replace(before, after), section);
    });
    const missed = traceFacts(recordings, report, language).filter(isMissed);
    expect(missed.map(({ fate, said }) => [fate, said])).toEqual(listed);
  });
});

describe('what became of a spoken fact', () => {
  const said = dictate('le Lachman est positif à droite point la flexion est à cent vingt degrés point');
  const fates = (...texts: readonly PrintedText[]) =>
    traceFacts([said], texts, 'fr').map(({ kind, fate, place }) => [kind, fate, place?.text ?? null]);

  it('is placed wherever the report says it', () => {
    const report = [
      print('La flexion est à 120°.', 'section9'),
      print('À droite, le Lachman est positif.', 'section11'),
    ];
    expect(fates(...report)).toEqual([
      ['test', 'placed', 'Lachman'],
      ['test-result', 'placed', 'positif'],
      ['side', 'placed', 'droite'],
      ['number', 'placed', '120°'],
    ]);
  });

  it('is edited where another value stands for the same thing', () => {
    expect(fates(print('Le Lachman est négatif à droite. La flexion est à 110°.'))).toEqual([
      ['test', 'placed', 'Lachman'],
      ['test-result', 'edited', 'négatif'],
      ['side', 'placed', 'droite'],
      ['number', 'edited', '110°'],
    ]);
  });

  it('is absent where nothing of it stands', () => {
    expect(fates(print('La flexion est à 120°.')).slice(0, 3)).toEqual([
      ['test', 'absent', null],
      ['test-result', 'absent', null],
      ['side', 'absent', null],
    ]);
  });

  it('does not stand for two facts with one place', () => {
    const twice = dictate('douleur au genou droit point le genou droit est enflé point');
    const facts = traceFacts([twice], [print('Douleur au genou droit.')], 'fr');
    expect(facts.filter(({ kind }) => kind === 'side').map(({ fate }) => fate)).toEqual(['placed', 'absent']);
  });

  it('is removed by a spoken command, with the words that it stands in', () => {
    const corrected = dictate('infiltration du genou à droite correction à gauche point');
    const facts = traceFacts([corrected], [print('Infiltration du genou à gauche.')], 'fr');
    expect(facts.map(({ said: words, fate, from, to }) => [words, fate, from, to])).toEqual([
      ['droite', 'removed', 4, 4],
      ['gauche', 'placed', 7, 7],
    ]);
    expect(facts[0]?.passage.text).toContain('infiltration du genou à droite');
  });

  it('is none where its words are those of a command', () => {
    const created = '2025-01-01T00:00:00.000Z';
    const voiceCommands = [
      { trigger: 'insérer gabarit douze', replacement: 'Examen sans particularité.', created },
    ];
    const words = 'insérer gabarit douze la flexion est à soixante degrés point'
      .split(' ')
      .map((text) => ({ text }));
    const written = writeDictation(words, { language: 'fr', voiceCommands });
    expect(written.text).toContain('Examen sans particularité.');
    const facts = traceFacts(
      [{ id: 'one', section: 'section7', words, written }],
      [print(written.text)],
      'fr',
    );
    expect(facts.map(({ said: spoken, fate }) => [spoken, fate])).toEqual([['soixante degrés', 'placed']]);
  });

  it('is placed where it was dictated again and printed once, not where the same is said of something else', () => {
    const again = ['le Lachman est positif à droite point', 'le Lachman est positif à droite point'];
    const recordings = again.map((said, at) => ({ ...dictate(said), id: String(at) }));
    const missed = (text: string, all = recordings) =>
      traceFacts(all, [print(text)], 'fr')
        .filter(isMissed)
        .map(({ recording, said }) => [recording, said]);
    expect(missed('Le Lachman est positif à droite.')).toEqual([]);
    const other = { ...dictate('il a une douleur constante à la hanche droite point'), id: 'other' };
    expect(missed('Le Lachman est positif à droite.', [...recordings, other])).toEqual([
      ['other', 'douleur'],
      ['other', 'droite'],
    ]);
  });

  it('is quoted with its sentence, without the mark that ends it', () => {
    const two = dictate('la flexion est à cent vingt degrés point il boite depuis trois semaines point');
    const facts = traceFacts([two], [print('Rien.')], 'fr');
    expect(facts.map(({ passage }) => passage.text)).toEqual([
      'la flexion est à cent vingt degrés',
      'il boite depuis trois semaines',
    ]);
  });

  it('is followed when a denial is lost', () => {
    const denied = dictate('il n’y a pas de fracture du poignet point');
    const facts = traceFacts([denied], [print('Il y a une fracture du poignet.')], 'fr');
    expect(facts.filter(isMissed).map(({ kind }) => kind)).toEqual(['negation']);
  });

  it.each([
    ['douleur au genou droit point'],
    ['deux virgule cinq'],
    ['le Lachman est négatif à droite point'],
  ])('is found in « %s » said forty thousand words long', (phrase) => {
    const words = Array.from({ length: 40_000 / phrase.split(' ').length }, () => phrase.split(' ')).flat();
    const spoken = words.map((text) => ({ text }));
    const recording = {
      id: 'long',
      section: 'section7',
      words: spoken,
      written: { corrections: [], tokens: [] },
    };
    const facts = traceFacts([recording], [print(writeDictation(spoken, { language: 'fr' }).text)], 'fr');
    expect(facts.length).toBeGreaterThan(10_000);
    expect(facts.filter(isMissed).length).toBeLessThan(facts.length / 100);
  });
});
