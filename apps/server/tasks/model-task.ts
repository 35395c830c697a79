import path from 'node:path';
import { parseArgs } from 'node:util';
import { terminalLanguage } from '../platform/terminal-language.ts';
import type { TerminalLanguage } from '../platform/terminal-language.ts';
import type { KnownModel } from '../speech/models/catalogue.ts';
import { findKnownModel, KNOWN_MODELS, totalBytes } from '../speech/models/catalogue.ts';
import { listModelFolders } from '../speech/models/find-installed-model.ts';
import type { ModelMessages } from '../speech/models/model-messages.ts';
import { copyList, MODEL_MESSAGES } from '../speech/models/model-messages.ts';
import { modelDirectory } from '../speech/models/model-directory.ts';
import { PullFailed } from '../speech/models/pull-failed.ts';
import { pullModel } from '../speech/models/pull-model.ts';
import { showProgress } from './show-progress.ts';
import type { Terminal } from './show-progress.ts';
import { verifyModel } from '../speech/models/verify-model.ts';

export interface ModelTaskSurroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly out: Terminal;
  readonly err: Terminal;
  readonly signal?: AbortSignal;
  /** What can be fetched; the catalogue by default. */
  readonly knownModels?: readonly KnownModel[];
}

/** Runs `npm run model -- list|pull|verify` and gives the exit code: 0, 1 for a failure, 2 for wrong arguments. */
export async function runModelTask(
  args: readonly string[],
  surroundings: ModelTaskSurroundings,
): Promise<number> {
  const { environment, out, err } = surroundings;
  const parsed = readArguments(args);
  const messages = MODEL_MESSAGES[parsed?.language ?? terminalLanguage(environment)];
  const directory = modelDirectory(environment);
  switch (parsed?.verb) {
    case 'list':
      return list(directory, messages, surroundings);
    case 'verify':
      return verify(directory, parsed.id, messages, out);
    case 'pull': {
      const known = (surroundings.knownModels ?? KNOWN_MODELS).find((model) => model.id === parsed.id);
      if (known !== undefined) return pull(directory, known, messages, surroundings);
      err.write(parsed.id === undefined ? `${messages.usage}\n` : `${messages.unknownModel(parsed.id)}\n`);
      return 2;
    }
    default:
      err.write(`${messages.usage}\n`);
      return 2;
  }
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { lang: { type: 'string' } },
      allowPositionals: true,
    });
    const [verb, id, ...rest] = positionals;
    if (rest.length > 0 || (values.lang !== undefined && !isLanguage(values.lang))) return undefined;
    return { verb, id, language: values.lang };
  } catch {
    return undefined;
  }
}

function isLanguage(value: string): value is TerminalLanguage {
  return value === 'fr' || value === 'en';
}

async function list(
  directory: string,
  messages: ModelMessages,
  { out, knownModels }: ModelTaskSurroundings,
): Promise<number> {
  const known = knownModels ?? KNOWN_MODELS;
  out.write(`${messages.directory(directory)}\n\n`);
  const seen = new Set<string>();
  for (const folder of await listModelFolders(directory)) {
    if (folder.state === 'complete') {
      const { id, description } = folder.model;
      seen.add(id);
      out.write(`${id}  ${description.name}  [${messages.installed}]  ${description.languages.join(' ')}\n`);
    } else {
      const id = path.basename(folder.directory);
      seen.add(id);
      const state =
        folder.state === 'invalid'
          ? messages.invalid(folder.problem)
          : messages.incomplete(folder.missingFiles);
      out.write(`${id}  [${state}]\n`);
    }
  }
  known.forEach((model, index) => {
    if (seen.has(model.id)) return;
    const state = index === 0 ? `${messages.available}, ${messages.recommended}` : messages.available;
    out.write(
      `${model.id}  ${model.description.name}  [${state}]  ${messages.size(totalBytes(model))}  ${model.licence}\n`,
    );
  });
  return 0;
}

async function pull(
  directory: string,
  known: KnownModel,
  messages: ModelMessages,
  { out, err, signal }: ModelTaskSurroundings,
): Promise<number> {
  const target = path.join(directory, known.id);
  const progress = showProgress(out, messages);
  try {
    const pulled = await pullModel(known, directory, {
      onProgress: (state) => progress.show(state),
      ...(signal && { signal }),
    });
    progress.end();
    if (!pulled.fetched) {
      out.write(`${messages.alreadyThere(known.id)}\n`);
      return 0;
    }
    out.write(`${messages.pulled(known.id, target)}\n${messages.licence(known.licence, known.origin)}\n`);
    for (const file of pulled.unverifiedFiles) {
      out.write(`${messages.notVerified(file, pulled.model.description.received?.[file]?.sha256 ?? '')}\n`);
    }
    return 0;
  } catch (error) {
    progress.end();
    if (signal?.aborted === true) {
      err.write(`${messages.interrupted}\n`);
      return 1;
    }
    if (!(error instanceof PullFailed)) throw error;
    err.write(`${messages.failures(error)}\n`);
    if (error.failure === 'offline')
      err.write(`${messages.copyByHand(target)}\n${copyList(known, messages)}\n`);
    return 1;
  }
}

async function verify(
  directory: string,
  id: string | undefined,
  messages: ModelMessages,
  out: Terminal,
): Promise<number> {
  const folders = (await listModelFolders(directory)).filter(
    (folder) => id === undefined || folderId(folder) === id,
  );
  if (folders.length === 0) {
    out.write(
      `${id === undefined || findKnownModel(id) !== undefined ? messages.noModel : messages.unknownModel(id)}\n`,
    );
    return 1;
  }
  let sound = true;
  for (const folder of folders) {
    out.write(`${folderId(folder)}\n`);
    if (folder.state === 'invalid') out.write(`  ${messages.invalid(folder.problem)}\n`);
    if (folder.state === 'incomplete') out.write(`  ${messages.incomplete(folder.missingFiles)}\n`);
    if (folder.state !== 'complete') {
      sound = false;
      continue;
    }
    for (const { name, state } of await verifyModel(folder.model)) {
      out.write(`  ${name}  ${messages.states[state]}\n`);
      sound &&= state !== 'changed' && state !== 'missing';
    }
  }
  return sound ? 0 : 1;
}

function folderId(folder: Awaited<ReturnType<typeof listModelFolders>>[number]): string {
  return folder.state === 'complete' ? folder.model.id : path.basename(folder.directory);
}
