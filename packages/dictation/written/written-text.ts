import type { DictationLanguage, TextField, VerbatimCommand, VoiceCommand } from '../commands/index.ts';

/** One word as the engine heard it. Times are seconds from the start of the recording. */
export interface SpokenWord {
  readonly text: string;
  readonly start?: number;
  readonly end?: number;
  /** 0 to 1. */
  readonly confidence?: number;
  /** Index of the chunk it came from. */
  readonly chunk?: number;
}

/** The spoken words that a written one came from: indexes, `to` included. */
export interface Origin {
  readonly from: number;
  readonly to: number;
}

/**
 * What is to be known of a written token. `ambiguous`: left as spoken, to be read by the physician;
 * `low-confidence`: the engine was under 0.6 on one of its words; `verbatim`: protected; `quoted`: between quotation
 * marks; `field`: to be filled; `command`: from a voice command; `abbreviation`: expanded, or known and left.
 */
export type Mark =
  | 'ambiguous'
  | 'low-confidence'
  | 'verbatim'
  | 'quoted'
  | 'field'
  | 'command'
  | 'abbreviation';

/** A piece of the written text; offsets are UTF-16 units in it. */
export interface WrittenToken {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly origin: Origin | null;
  readonly marks: readonly Mark[];
}

/** Why a passage was left as spoken. */
export type AmbiguityReason =
  | 'punctuation-or-word'
  | 'number'
  | 'level'
  | 'date'
  | 'correction'
  | 'abbreviation'
  | 'verbatim-not-closed'
  | 'no-open-field';

export interface Ambiguity {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly reason: AmbiguityReason;
}

/** What a spoken correction took back. Giving its `id` in `undone` writes it all as spoken again. */
export interface Correction {
  /** Index of the spoken word at which the command starts. */
  readonly id: number;
  /** The words of the command. */
  readonly command: string;
  /** The text taken back. */
  readonly removed: string;
  readonly removedOrigin: Origin | null;
  /** Where in the written text it stood. */
  readonly at: number;
}

/** An abbreviation that was recognised, and whether it was written out. */
export interface KnownAbbreviation {
  readonly start: number;
  readonly end: number;
  readonly letters: string;
  readonly expansion: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly expanded: boolean;
}

export interface WriteOptions {
  readonly language: DictationLanguage;
  readonly voiceCommands?: readonly VoiceCommand[];
  readonly verbatimCommands?: readonly VerbatimCommand[];
  /** `expand` (default) writes sure abbreviations out; `keep` leaves all as dictated. */
  readonly abbreviations?: 'expand' | 'keep';
  /** Whether stage 7 runs; true by default. */
  readonly typography?: boolean;
  /** Whether the text begins a sentence; true by default. */
  readonly startsSentence?: boolean;
  /** Ids of the corrections that the physician undid. */
  readonly undone?: readonly number[];
}

/** The written text and everything that is known of it. */
export interface WrittenText {
  readonly text: string;
  readonly tokens: readonly WrittenToken[];
  readonly verbatimSections: readonly { readonly text: string; readonly trigger: string }[];
  readonly fields: readonly TextField[];
  readonly ambiguous: readonly Ambiguity[];
  readonly corrections: readonly Correction[];
  readonly abbreviations: readonly KnownAbbreviation[];
  /** Triggers of the voice commands used, in order, each time. */
  readonly usedCommands: readonly string[];
  /** Confidence of the text as written: the least of the abbreviations written out; 1 where none is. */
  readonly confidence: number;
}

export const STAGES = [
  'verbatim',
  'punctuation',
  'self-correction',
  'voice-commands',
  'numbers',
  'abbreviations',
  'typography',
] as const;

export type Stage = (typeof STAGES)[number];

/** The text as it stands after a stage. */
export interface StageResult {
  readonly stage: Stage;
  readonly text: string;
}
