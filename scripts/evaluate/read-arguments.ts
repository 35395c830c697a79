import { parseArgs } from 'node:util';
import type { TextLanguage } from '../../packages/assistance/fidelity/index.ts';
import { EvaluationFailure } from './evaluation-failure.ts';

export interface EvaluateArguments {
  readonly speech: string | null;
  readonly speechModel: string | null;
  readonly assist: string | null;
  readonly assistModel: string | null;
  /** Folder of own recordings. */
  readonly recordings: string | null;
  /** Whether own recordings may go to a server on another machine. */
  readonly maySendRecordings: boolean;
  /** Of the cases and recordings; null for both. */
  readonly language: TextLanguage | null;
  /** File that the results are written to. */
  readonly json: string | null;
  readonly compare: readonly [string, string] | null;
  /** Whether each changed fact is shown. */
  readonly details: boolean;
  /** Of what is printed; null for the terminal's. */
  readonly printedLanguage: TextLanguage | null;
}

const OPTIONS = {
  speech: { type: 'string' },
  'speech-model': { type: 'string' },
  assist: { type: 'string' },
  'assist-model': { type: 'string' },
  recordings: { type: 'string' },
  'send-recordings': { type: 'boolean' },
  language: { type: 'string' },
  json: { type: 'string' },
  compare: { type: 'boolean' },
  details: { type: 'boolean' },
  lang: { type: 'string' },
} as const;

/** @throws EvaluationFailure that names the option at fault */
export function readArguments(args: readonly string[]): EvaluateArguments {
  const key = args.find((one) => /^--(?:[a-z]+-)*(?:key|token)(?:=|$)/u.test(one));
  // It would stand in the history of the terminal and in the list of processes.
  if (key !== undefined) throw new EvaluationFailure('key-on-command-line', key.replace(/=.*$/u, ''));
  const { values, positionals } = parse(args);
  const { compare: isComparison = false } = values;
  const [first, second] = positionals;
  if (isComparison && (first === undefined || second === undefined || positionals.length > 2))
    throw new EvaluationFailure('compare-takes-two');
  if (!isComparison && first !== undefined) throw new EvaluationFailure('unknown-option', first);
  if (!isComparison && values.speech === undefined && values.assist === undefined)
    throw new EvaluationFailure('nothing-to-evaluate');
  return {
    speech: values.speech ?? null,
    speechModel: values['speech-model'] ?? null,
    assist: values.assist ?? null,
    assistModel: values['assist-model'] ?? null,
    recordings: values.recordings ?? null,
    maySendRecordings: values['send-recordings'] ?? false,
    language: languageOf(values.language),
    json: values.json ?? null,
    compare: first === undefined || second === undefined ? null : [first, second],
    details: values.details ?? false,
    printedLanguage: languageOf(values.lang),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    const named = /'(?<option>[^' ]+)/u.exec(cause instanceof Error ? cause.message : '')?.groups?.['option'];
    throw new EvaluationFailure('unknown-option', named ?? '', { cause });
  }
}

function languageOf(value: string | undefined): TextLanguage | null {
  if (value === undefined) return null;
  if (value === 'fr' || value === 'en') return value;
  throw new EvaluationFailure('language-unknown', value);
}
