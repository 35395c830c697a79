import { availableParallelism, cpus } from 'node:os';
import { Refusal } from '../../apps/server/platform/refusal.ts';
import { terminalLanguage } from '../../apps/server/platform/terminal-language.ts';
import { chooseAssistance, chooseSpeech } from './choose-engines.ts';
import type { Environment } from './choose-engines.ts';
import { compareRuns } from './compare-runs.ts';
import { drawRun } from './draw-run.ts';
import { evaluateSpeech } from './evaluate-speech.ts';
import { evaluateTexts } from './evaluate-texts.ts';
import { EvaluationFailure } from './evaluation-failure.ts';
import { FAILURE_MESSAGES, sayFailure, sayItemFailure } from './failure-messages.ts';
import { LABELS } from './labels.ts';
import { ownPeakMegabytes, recognitionMegabytes } from './process-memory.ts';
import { readArguments } from './read-arguments.ts';
import type { EvaluateArguments } from './read-arguments.ts';
import { readOwnRecordings, readSampleRecordings } from './recordings.ts';
import { readRun, runOf, writeRun } from './results.ts';
import type { EngineRun, SpeechItem, TextItem } from './results.ts';
import { readTextCases } from './text-cases.ts';

interface Output {
  write(text: string): unknown;
}

export interface EvaluationSurroundings {
  readonly environment: Environment;
  readonly out: Output;
  /** Where progress and failures are shown. */
  readonly err: Output;
  /** Aborted when the person stops: what is done by then is printed. */
  readonly signal: AbortSignal;
  /** Seconds that a served engine may take for one answer; those of the product where it is absent. */
  readonly answerSeconds?: number;
}

/** Runs `npm run evaluate` and gives the exit code: 0, 1 where an engine gave no result at all, 2 for wrong arguments. */
export async function runEvaluation(
  args: readonly string[],
  surroundings: EvaluationSurroundings,
): Promise<number> {
  const { environment, out, err } = surroundings;
  let language = terminalLanguage(environment);
  try {
    const wanted = readArguments(args);
    language = wanted.printedLanguage ?? language;
    if (wanted.compare !== null) {
      const [first, second] = wanted.compare;
      out.write(`${compareRuns(await readRun(first), await readRun(second), language)}\n`);
      return 0;
    }
    return await evaluate(wanted, { ...surroundings, language });
  } catch (error) {
    if (!(error instanceof EvaluationFailure)) throw error;
    err.write(`${sayFailure(error, language)}\n`);
    if (error.code === 'nothing-to-evaluate' || error.code === 'unknown-option')
      err.write(`\n${FAILURE_MESSAGES[language].usage}\n`);
    return 2;
  }
}

type Context = EvaluationSurroundings & { readonly language: 'fr' | 'en' };

async function evaluate(wanted: EvaluateArguments, context: Context): Promise<number> {
  const { environment, out, signal, language, answerSeconds } = context;
  // Both are looked at before the first of them is run: a run may take an hour.
  const assistance =
    wanted.assist === null
      ? null
      : chooseAssistance({ where: wanted.assist, model: wanted.assistModel, environment, answerSeconds });
  const speech = wanted.speech === null ? null : await evaluateRecordings(wanted, wanted.speech, context);
  const texts = assistance === null ? null : await evaluateCases(assistance, wanted, context);
  const run = runOf({
    at: new Date().toISOString(),
    machine: {
      system: `${process.platform}-${process.arch}`,
      processor: cpus()[0]?.model ?? '',
      threads: availableParallelism(),
    },
    isStopped: signal.aborted,
    speech,
    assistance: texts,
  });
  out.write(`${drawRun(run, { language, details: wanted.details })}\n`);
  if (wanted.json !== null) {
    await writeRun(wanted.json, run);
    out.write(`\n${LABELS[language].kept(wanted.json)}\n`);
  }
  const isEmpty = (engine: EngineRun<SpeechItem> | EngineRun<TextItem> | null) =>
    engine !== null && engine.items.every(({ failure }) => failure !== null);
  return isEmpty(speech) || isEmpty(texts) ? 1 : 0;
}

async function evaluateRecordings(
  { speechModel, recordings, maySendRecordings, language }: EvaluateArguments,
  where: string,
  { environment, signal, answerSeconds, ...context }: Context,
): Promise<EngineRun<SpeechItem>> {
  const { engine, name } = await chooseSpeech({ where, model: speechModel, environment, answerSeconds });
  try {
    if (recordings !== null && name.leavesMachine && !maySendRecordings)
      throw new EvaluationFailure('recordings-would-leave', name.host ?? '');
    const own = recordings === null ? [] : await readOwnRecordings(recordings, language);
    const material = [...(await readSampleRecordings(language)), ...own];
    const began = performance.now();
    await engine.warmUp().catch((cause: unknown) => {
      if (!(cause instanceof Refusal)) throw cause;
      throw new EvaluationFailure('model-damaged', name.model ?? where, { cause });
    });
    const loadSeconds = name.engine === 'embedded' ? (performance.now() - began) / 1000 : null;
    let megabytes: number | null = null;
    const items = await evaluateSpeech(engine, material, {
      signal,
      onItem(item, done, of) {
        // A process that was replaced takes its figure with it.
        const now = name.engine === 'embedded' ? recognitionMegabytes() : null;
        if (now !== null) megabytes = Math.max(megabytes ?? 0, now);
        showProgress(item, `${done}/${of}`, context);
      },
    });
    return { name, loadSeconds, megabytes, items };
  } finally {
    await engine.close();
  }
}

async function evaluateCases(
  { engine, name }: ReturnType<typeof chooseAssistance>,
  { language }: EvaluateArguments,
  { signal, ...context }: Context,
): Promise<EngineRun<TextItem>> {
  try {
    const items = await evaluateTexts(engine, readTextCases(language), {
      signal,
      onItem: (item, done, of) => showProgress(item, `${done}/${of}`, context),
    });
    return { name, loadSeconds: null, megabytes: name.engine === 'local' ? ownPeakMegabytes() : null, items };
  } finally {
    await engine.close();
  }
}

function showProgress(
  { id, seconds, failure }: SpeechItem | TextItem,
  done: string,
  { err, language }: Pick<Context, 'err' | 'language'>,
): void {
  const outcome = failure === null ? `${seconds.toFixed(2)} s` : sayItemFailure(failure, language);
  err.write(`${done}  ${id}  ${outcome}\n`);
}
