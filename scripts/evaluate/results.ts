import { readFile, writeFile } from 'node:fs/promises';
import type { TextLanguage } from '../../packages/assistance/fidelity/index.ts';
import type { Config } from '../../apps/server/platform/config.ts';
import type { Category } from './categories.ts';
import type { ChangedFact } from './compare-facts.ts';
import { EvaluationFailure } from './evaluation-failure.ts';
import type { ItemFailure } from './classify-failure.ts';
import type { Operation } from './text-cases.ts';
import type { WordErrors } from './word-errors.ts';

/** What stands in the file of a run, so that another file is not taken for one. */
const FORMAT = 'constat-evaluation';
/** Raised when the members or the meaning of a figure change. */
const VERSION = 1;

/** A fact that the result states otherwise, as it is kept. */
export interface KeptFact extends Pick<ChangedFact, 'change' | 'kind' | 'foundBy'> {
  readonly category: Category;
  readonly reference: string | null;
  readonly result: string | null;
  /** Whether the page marks it for the physician: the check of a proposal, or the doubt on a spoken word. */
  readonly isMarked: boolean;
}

export type Counts = Readonly<Partial<Record<Category, number>>>;

/** Which engine was run, and where. */
export interface EngineName {
  readonly engine: 'embedded' | Config['assist']['engine'];
  readonly model: string | null;
  /** Host of a served engine. */
  readonly host: string | null;
  readonly leavesMachine: boolean;
}

interface Item {
  readonly id: string;
  readonly language: TextLanguage;
  /** Seconds until the answer stood, or until it failed. */
  readonly seconds: number;
  readonly failure: ItemFailure | null;
  /** Tells whether two runs were given the same. */
  readonly materialHash: string;
}

/** One recording. Of a failed one, all that was said counts as neither right nor wrong. */
export interface SpeechItem extends Item {
  readonly set: 'samples' | 'own';
  readonly heard: HeardRecording | null;
}

export interface HeardRecording {
  readonly audioSeconds: number;
  readonly said: string;
  readonly heard: string;
  /** The same two as the product writes them. */
  readonly expected: string;
  readonly written: string;
  readonly heardErrors: WordErrors;
  readonly writtenErrors: WordErrors;
  readonly stated: Counts;
  readonly changed: readonly KeptFact[];
}

/** One call of a text engine. */
export interface TextItem extends Item {
  readonly operation: Operation;
  readonly proposed: ProposedText | null;
}

export interface ProposedText {
  readonly source: string;
  readonly proposal: string;
  readonly stated: Counts;
  readonly changed: readonly KeptFact[];
  /** Marks that the check puts on the proposal. */
  readonly marks: number;
  /** Those of them that a right proposal gets too: what a spoken correction takes back. */
  readonly needlessMarks: number;
  /** Of the phrases that a hand chose in this text, those that the proposal still has word for word; null without any. */
  readonly phrases: { readonly of: number; readonly missing: readonly string[] } | null;
  /** Sentences of a conclusion that name no source: the page keeps them apart. */
  readonly unsourced: number;
}

export interface EngineRun<One extends Item> {
  readonly name: EngineName;
  /** Seconds until a model of this computer was ready; null where nothing is loaded. */
  readonly loadSeconds: number | null;
  /** The most memory that the engine took, in megabytes; null where that cannot be measured. */
  readonly megabytes: number | null;
  readonly items: readonly One[];
}

/** Everything that one run of the task found. */
export interface Run {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  /** ISO-8601. */
  readonly at: string;
  readonly machine: { readonly system: string; readonly processor: string; readonly threads: number };
  /** True where the person stopped it before its end. */
  readonly isStopped: boolean;
  readonly speech: EngineRun<SpeechItem> | null;
  readonly assistance: EngineRun<TextItem> | null;
}

export function runOf(parts: Omit<Run, 'format' | 'version'>): Run {
  return { format: FORMAT, version: VERSION, ...parts };
}

/** Writes a run, for its owner alone: with own recordings it holds what was said. @throws EvaluationFailure */
export async function writeRun(file: string, run: Run): Promise<void> {
  try {
    await writeFile(file, `${JSON.stringify(run, null, 1)}\n`, { mode: 0o600 });
  } catch (cause) {
    throw new EvaluationFailure('file-not-written', file, { cause });
  }
}

/** @throws EvaluationFailure for a file that is none of a run, or of one with other figures */
export async function readRun(file: string): Promise<Run> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    throw new EvaluationFailure('file-not-read', file, { cause });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new EvaluationFailure('file-not-of-a-run', file);
  }
  const run = value as Partial<Run> | null;
  if (typeof run !== 'object' || run?.format !== FORMAT)
    throw new EvaluationFailure('file-not-of-a-run', file);
  if (run.version !== VERSION) throw new EvaluationFailure('file-of-another-version', file);
  const engines = [run.speech, run.assistance];
  if (!engines.every((one) => one === null || Array.isArray(one?.items)))
    throw new EvaluationFailure('file-not-of-a-run', file);
  return run as Run;
}
