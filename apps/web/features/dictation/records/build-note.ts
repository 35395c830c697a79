import type { RecordingNote } from '@constat/contract';
import type { Chunk } from '@constat/dictation/recorder';
import { writeDictation } from '@constat/dictation/written';
import type { WrittenText } from '@constat/dictation/written';
import type { RecognitionLanguage } from '../recording/session-view.ts';
import type { RecordedPlace } from '../sections.ts';
import { doubtfulWords, listenedWords } from '../listening/listened-words.ts';
import type { HeardWord } from '../written/heard-words.ts';
import type { CommandLists } from '../written/use-written.ts';

export interface DeliveredDictation {
  readonly reportId: string;
  readonly section: RecordedPlace;
  readonly language: RecognitionLanguage;
  readonly reportLanguage: 'fr' | 'en';
  /** ISO-8601. */
  readonly startedAt: string;
  readonly chunks: readonly Chunk[];
  readonly words: readonly HeardWord[];
  readonly written: WrittenText;
  readonly commands: CommandLists;
  readonly startsSentence: boolean;
  readonly undone: readonly number[];
}

/** What the server is told of a dictation whose text stands in the editor. */
export function buildNote(dictation: DeliveredDictation): RecordingNote {
  const { reportId, section, language, reportLanguage, startedAt, startsSentence, undone } = dictation;
  return {
    reportId,
    section,
    language,
    reportLanguage,
    startedAt,
    segments: dictation.chunks.map(({ startMs, endMs, status }) => ({
      startMs: Math.round(startMs),
      endMs: Math.round(endMs),
      isSilent: status.kind === 'discarded',
    })),
    writing: { startsSentence, undone: [...undone], ...usedCommands(dictation) },
    doubtful: doubtfulWords(listenedWords(dictation.written, dictation.words)).length,
  };
}

/** The commands that this text owes something to: a list that is edited later must not rewrite the record. */
function usedCommands({
  words,
  written,
  commands,
  reportLanguage,
  startsSentence,
  undone,
}: DeliveredDictation): Pick<RecordingNote['writing'], 'voiceCommands' | 'verbatimCommands'> {
  const verbatim = new Set(written.verbatimSections.map(({ trigger }) => trigger));
  const voice = new Set(written.usedCommands);
  const used = {
    voiceCommands: commands.voiceCommands.filter(({ trigger }) => voice.has(trigger)),
    verbatimCommands: commands.verbatimCommands.filter(({ trigger }) => verbatim.has(trigger)),
  };
  const again = writeDictation(words, { language: reportLanguage, startsSentence, undone, ...used });
  const kept = again.text === written.text ? used : commands;
  return { voiceCommands: [...kept.voiceCommands], verbatimCommands: [...kept.verbatimCommands] };
}
