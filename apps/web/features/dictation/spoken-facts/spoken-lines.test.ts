import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { Recording } from '@constat/contract';
import { buildMeta } from '@constat/report/rules';
import { describe, expect, it } from 'vitest';
import { findSpokenLines } from './spoken-lines.ts';

type Segment = Recording['segments'][number];

function segment(index: number, text: string, change: Partial<Segment> = {}): Segment {
  const words = text
    .split(' ')
    .map((word, at) => ({ text: word, start: at, end: at + 0.8, confidence: 0.9 }));
  const span = { index, startMs: index * 60_000, endMs: (index + 1) * 60_000 };
  return { ...span, state: 'transcribed', hasAudio: true, text, words, ...change };
}

function record(texts: readonly string[], change: Partial<Recording> = {}): Recording {
  return {
    id: 'one',
    formId: null,
    section: 'section7',
    language: 'fr',
    reportLanguage: 'fr',
    startedAt: '2026-03-02T14:00:00Z',
    durationMs: 60_000,
    doubtful: 0,
    withoutText: 0,
    withAudio: 1,
    keptUntil: null,
    audioErasedAt: null,
    erasedAt: null,
    segments: texts.map((text, index) => segment(index, text)),
    writing: { startsSentence: true, undone: [], voiceCommands: [], verbatimCommands: [] },
    reviewed: [],
    settledFacts: [],
    ...change,
  };
}

const report = (historiqueEvolution: string, more: object = {}) => ({
  type: MEDICAL_EVALUATION,
  formData: { historiqueEvolution, ...more },
  meta: { ...buildMeta('fr'), confirmed: [], notExamined: [] },
});

/** Each line as `fate: quoted passage with [facts]`. */
function listed(recordings: readonly Recording[], text: string, more?: object): readonly string[] {
  return findSpokenLines(recordings, report(text, more)).flatMap(({ lines }) =>
    lines.map(({ quote, printed }) => {
      const said = quote.map((piece) => (piece.isFact ? `[${piece.text}]` : piece.text)).join(' ');
      const there = printed?.quote.map((piece) => (piece.isFact ? `[${piece.text}]` : piece.text)).join('');
      return there === undefined ? said : `${said} → ${there}`;
    }),
  );
}

const SAID = 'le Lachman est positif à droite point la flexion est à soixante degrés point';
const WRITTEN = 'Le Lachman est positif à droite. La flexion est à 60°.';

describe('what was said and is not in the report', () => {
  it('is nothing while the text stands, whatever its field', () => {
    expect(listed([record([SAID])], WRITTEN)).toEqual([]);
    expect(listed([record([SAID])], '', { conclusionResume: WRITTEN })).toEqual([]);
  });

  it('is one line for a deleted sentence, with the place of its words in the audio', () => {
    const text = 'La flexion est à 60°.';
    expect(listed([record([SAID])], text)).toEqual(['le [Lachman] est [positif] à [droite]']);
    const [found] = findSpokenLines([record([SAID])], report(text));
    expect(found?.lines[0]?.at).toEqual({ chunk: 0, start: 0, end: 5.8 });
    const silent = record([], { segments: [segment(0, SAID, { hasAudio: false })] });
    expect(findSpokenLines([silent], report(text))[0]?.lines[0]?.at).toBeNull();
  });

  it('is quoted beside what stands in its place', () => {
    expect(listed([record([SAID])], 'Le Lachman est positif à droite. La flexion est à 55°.')).toEqual([
      'la flexion est à [soixante degrés] → …est positif à droite. La flexion est à [55°].',
    ]);
  });

  it('counts as the review corrected it', () => {
    const reviewed = [{ id: '0:3 positif', text: 'négatif' }];
    const corrected = [record([SAID], { reviewed })];
    expect(listed(corrected, WRITTEN.replace('positif', 'négatif'))).toEqual([]);
    expect(listed(corrected, 'La flexion est à 60°.')).toEqual(['le [Lachman] est [négatif] à [droite]']);
  });

  it('is no longer listed once it is settled, also when a segment before it gets its text later', () => {
    const two = (first: Segment) => record([], { segments: [first, segment(1, SAID)] });
    const failed = segment(0, '', { state: 'failed', words: [] });
    const text = 'La flexion est à 60°.';
    const [found] = findSpokenLines([two(failed)], report(text));
    const settledFacts = [...(found?.lines[0]?.facts ?? [])];
    expect(settledFacts).toEqual(['test 1:1-1', 'test-result 1:3-3', 'side 1:5-5']);
    expect(listed([{ ...two(failed), settledFacts }], text)).toEqual([]);
    const later = { ...two(segment(0, 'il boite point')), settledFacts };
    expect(listed([later], text)).toEqual([]);
    expect(listed([{ ...later, settledFacts: settledFacts.slice(1) }], text)).toEqual([
      'le [Lachman] est positif à droite',
    ]);
  });

  it('is nothing of a recording whose words are erased, or that was made in the other language', () => {
    const erased = record([], { erasedAt: '2026-04-01T14:00:00Z', segments: [], writing: null });
    expect(listed([erased, record([SAID], { reportLanguage: 'en' })], '')).toEqual([]);
  });

  it('is nothing where the mark of a segment without text bears a number', () => {
    const failed = record([], { segments: [segment(0, '', { state: 'failed', words: [] })] });
    expect(listed([failed], '')).toEqual([]);
  });

  it('may stand in a table of the examination', () => {
    const said = record(['la flexion est à soixante-cinq degrés point']);
    expect(listed([said], 'Il boite.', { rachisFlexion: '65' })).toEqual([]);
    expect(listed([said], 'Il boite.')).toEqual(['la flexion est à [soixante-cinq degrés]']);
  });

  it('may stand there as « normale », which no number does', () => {
    const base = report('Il boite.');
    const stated = { ...base, meta: { ...base.meta, statedNormal: ['rachisFlexion'] as const } };
    const linesOf = (text: string, kept: typeof base | typeof stated) =>
      findSpokenLines([record([text])], kept).flatMap(({ lines }) => lines);
    expect(linesOf('la flexion est normale point', base)).toHaveLength(1);
    expect(linesOf('la flexion est normale point', stated)).toEqual([]);
    expect(linesOf('la flexion est à soixante-cinq degrés point', stated)).toHaveLength(1);
    expect(linesOf('la flexion est à quatre-vingt-dix degrés point', stated)).toHaveLength(1);
  });
});
