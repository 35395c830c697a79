import type { Recording } from '@constat/contract';
import type { Chunk } from '@constat/dictation/recorder';
import { writeDictation } from '@constat/dictation/written';
import { describe, expect, it } from 'vitest';
import { heardWords } from '../written/heard-words.ts';
import type { CommandLists } from '../written/use-written.ts';
import { buildNote } from './build-note.ts';
import { writeRecord } from './write-record.ts';

const COMMANDS: CommandLists = {
  voiceCommands: [
    { trigger: 'insérer suivi', replacement: 'Revoir dans trois mois.', created: '2026-01-01' },
    { trigger: 'insérer autre chose', replacement: 'Non dit.', created: '2026-01-01' },
  ],
  verbatimCommands: [
    {
      trigger: 'citation',
      category: 'quotes',
      description: '',
      language: 'fr',
      created: '2026-01-01',
    },
  ],
};

function chunk(index: number, text: string | null): Chunk {
  const words = (text ?? '').split(' ').map((word, at) => ({
    text: word,
    start: at * 0.4,
    end: at * 0.4 + 0.3,
    confidence: word === 'Lachmann' ? 0.4 : 0.9,
  }));
  return {
    index,
    startMs: index * 60_000,
    endMs: (index + 1) * 60_000,
    preRoll: false,
    attempts: 1,
    status:
      text === null
        ? { kind: 'failed', code: 'NETWORK', goesOn: false }
        : { kind: 'done', result: { text, words, wordCount: words.length, confidence: 0.9 } },
  };
}

function dictate(chunks: readonly Chunk[], options: { undone?: number[]; startsSentence?: boolean } = {}) {
  const { undone = [], startsSentence = true } = options;
  const words = heardWords(chunks, 'fr');
  const written = writeDictation(words, { language: 'fr', ...COMMANDS, undone, startsSentence });
  const place = { reportId: 'r', section: 'section7', language: 'auto', reportLanguage: 'fr' } as const;
  const rest = { startedAt: '2026-03-02T14:00:00Z', commands: COMMANDS, undone, startsSentence };
  return { written, note: buildNote({ ...place, ...rest, chunks, words, written }) };
}

/** The dictation as the server gives it back. */
function stored(chunks: readonly Chunk[], note: ReturnType<typeof buildNote>): Recording {
  const { startedAt, section, language, reportLanguage, writing, doubtful } = note;
  return {
    id: 'x',
    formId: null,
    section,
    language,
    reportLanguage,
    startedAt,
    writing,
    doubtful,
    durationMs: 0,
    withoutText: 0,
    withAudio: 0,
    keptUntil: null,
    audioErasedAt: null,
    erasedAt: null,
    reviewed: [],
    settledFacts: [],
    segments: chunks.map(({ index, startMs, endMs, status }) => ({
      index,
      startMs,
      endMs,
      hasAudio: false,
      state: status.kind === 'done' ? 'transcribed' : 'missing',
      text: status.kind === 'done' ? status.result.text : '',
      words: status.kind === 'done' ? [...(status.result.words ?? [])] : [],
    })),
  };
}

describe('a stored dictation', () => {
  const chunks = [
    chunk(0, 'le signe de Lachmann est absent point insérer suivi'),
    chunk(1, null),
    chunk(2, 'citation le genou lâche fin citation flexion quatre-vingt-dix degrés'),
  ];

  it('reads as it was written, its lost segment included, whatever became of the commands', () => {
    const { written, note } = dictate(chunks);
    const record = writeRecord(stored(chunks, note));
    expect(record.written).toEqual(written);
    expect(written.text).toContain('Revoir dans trois mois.');
    expect(written.text).toContain('[non transcrit : segment 2, 01:00–02:00]');
    expect(written.text).toMatch(/«\sle genou lâche\s»/u);
    expect(note.doubtful).toBe(1);
    // Only what was used goes along.
    expect(note.writing.voiceCommands.map(({ trigger }) => trigger)).toEqual(['insérer suivi']);
    expect(note.writing.verbatimCommands).toHaveLength(1);
  });

  it('keeps the corrections that were taken back, and whether it began a sentence', () => {
    const spoken = [chunk(0, 'le genou droit correction le genou gauche est stable')];
    const free = dictate(spoken).written;
    const [correction] = free.corrections;
    if (correction === undefined) throw new Error('nothing was corrected');
    const { written, note } = dictate(spoken, { undone: [correction.id], startsSentence: false });
    expect(written.text).not.toBe(free.text);
    expect(writeRecord(stored(spoken, note)).written).toEqual(written);
  });

  it('may hold no word', () => {
    const silent: readonly Chunk[] = [{ ...chunk(0, ''), status: { kind: 'discarded' } }];
    const { note } = dictate(silent);
    expect(note.segments).toEqual([{ startMs: 0, endMs: 60_000, isSilent: true }]);
    const state = { ...stored(silent, note), segments: [] };
    expect(writeRecord(state).written.text).toBe('');
  });
});
