import { expandAbbreviations } from './abbreviations/expand-abbreviations.ts';
import { writeNumbers } from './write-numbers.ts';
import { writePunctuation } from './punctuation/write-punctuation.ts';
import { renderWrittenText } from './render-written-text.ts';
import { correctSpoken } from './self-correction/correct-spoken.ts';
import { textOf } from './dictation-token.ts';
import type { Token } from './dictation-token.ts';
import { tokeniseText, tokeniseWords } from './tokenise-dictation.ts';
import { setType } from './typography/set-type.ts';
import { protectVerbatim } from './verbatim/protect-verbatim.ts';
import { insertCommands } from './voice-commands/insert-commands.ts';
import { STAGES } from './written-text.ts';
import type { SpokenWord, Stage, StageResult, WriteOptions, WrittenText } from './written-text.ts';

type RunStage = (
  tokens: readonly Token[],
  options: WriteOptions,
  words: readonly SpokenWord[],
) => readonly Token[];

const RUN: Readonly<Record<Stage, RunStage>> = {
  verbatim: (tokens, options) => protectVerbatim(tokens, options.verbatimCommands ?? [], options.language),
  punctuation: (tokens, options) => writePunctuation(tokens, options.language),
  'self-correction': (tokens, options, words) => correctSpoken(tokens, words, options),
  'voice-commands': (tokens, options) =>
    insertCommands(tokens, options.voiceCommands ?? [], options.language),
  numbers: (tokens, options) => writeNumbers(tokens, options.language),
  abbreviations: (tokens, options) =>
    expandAbbreviations(tokens, options.language, options.abbreviations ?? 'expand'),
  typography: (tokens, options) =>
    options.typography === false ? tokens : setType(tokens, options.language, options.startsSentence ?? true),
};

/** Writes a dictation: the whole pipeline over the words of the whole transcript. */
export function writeDictation(words: readonly SpokenWord[], options: WriteOptions): WrittenText {
  return renderWrittenText(runAll(tokeniseWords(words, options.language), options, words));
}

/** The same for a plain text; origins are then indexes of its words between white space. */
export function writeText(text: string, options: WriteOptions): WrittenText {
  return renderWrittenText(runAll(tokeniseText(text, options.language), options, []));
}

/** The words with their spoken punctuation written and nothing else changed: what was said, in its sentences. */
export function punctuateDictation(
  words: readonly SpokenWord[],
  options: Pick<WriteOptions, 'language' | 'verbatimCommands'>,
): WrittenText {
  const tokens = RUN.verbatim(tokeniseWords(words, options.language), options, words);
  return renderWrittenText(RUN.punctuation(tokens, options, words));
}

/** The text after each stage, for the "Test" box. */
export function stages(words: readonly SpokenWord[], options: WriteOptions): readonly StageResult[] {
  let tokens: readonly Token[] = tokeniseWords(words, options.language);
  return STAGES.map((stage) => {
    tokens = RUN[stage](tokens, options, words);
    return { stage, text: textOf(tokens) };
  });
}

function runAll(
  tokens: readonly Token[],
  options: WriteOptions,
  words: readonly SpokenWord[],
): readonly Token[] {
  let written = tokens;
  for (const stage of STAGES) written = RUN[stage](written, options, words);
  return written;
}
