import path from 'node:path';
import type { AssistanceEngine } from '../../apps/server/assistance/engine.ts';
import { createLocalEngine } from '../../apps/server/assistance/local-engine.ts';
import { createServedEngine as createServedText } from '../../apps/server/assistance/served/create-served-engine.ts';
import { asksForKey, endpointOf, PROVIDERS } from '../../apps/server/assistance/served/question.ts';
import type { Provider } from '../../apps/server/assistance/served/question.ts';
import { systemClock } from '../../apps/server/platform/clock.ts';
import { isLoopback } from '../../apps/server/platform/loopback.ts';
import { createEmbeddedEngine } from '../../apps/server/speech/embedded/create-embedded-engine.ts';
import { findKnownModel } from '../../apps/server/speech/models/catalogue.ts';
import { listModelFolders, readModelFolder } from '../../apps/server/speech/models/find-installed-model.ts';
import type { InstalledModel, ModelFolder } from '../../apps/server/speech/models/find-installed-model.ts';
import { modelDirectory } from '../../apps/server/speech/models/model-directory.ts';
import {
  createServedEngine as createServedSpeech,
  DEFAULT_SPEECH_MODEL,
} from '../../apps/server/speech/served/served-engine.ts';
import type { WarmableSpeechEngine } from '../../apps/server/speech/warmable-speech-engine.ts';
import { EvaluationFailure } from './evaluation-failure.ts';
import type { EngineName } from './results.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** An engine to evaluate, with what it is called in the results. */
export interface Chosen<Engine> {
  readonly engine: Engine;
  readonly name: EngineName;
}

interface Wanted {
  /** A folder, the name of a pulled model, an address, or the word for an engine. */
  readonly where: string;
  readonly model: string | null;
  readonly environment: Environment;
  /** Seconds that a served engine may take for one answer; those of the product where it is absent. */
  readonly answerSeconds?: number | undefined;
}

/** Who names an address on the command line has chosen to send fictional texts and voices there. */
const mayLeave = () => Promise.resolve(true);

/** @throws EvaluationFailure where there is no such model, or none that is complete */
export async function chooseSpeech({
  where,
  model,
  environment,
  answerSeconds,
}: Wanted): Promise<Chosen<WarmableSpeechEngine>> {
  const url = addressOf(where);
  if (url !== null) {
    const key = keyOf(environment, 'CONSTAT_SPEECH_KEY');
    const engine = createServedSpeech({
      url: url.href,
      model: model ?? DEFAULT_SPEECH_MODEL,
      mayLeave,
      ...(key !== null && { key }),
      ...(answerSeconds !== undefined && { timeoutSeconds: answerSeconds }),
    });
    return { engine, name: servedName('openai', url, model ?? DEFAULT_SPEECH_MODEL) };
  }
  const { directory, description } = await findModel(where, environment);
  const engine = createEmbeddedEngine({ modelDirectory: directory });
  return { engine, name: { engine: 'embedded', model: description.name, host: null, leavesMachine: false } };
}

/** @throws EvaluationFailure for what is no engine, and where a model or a key is missing */
export function chooseAssistance({
  where,
  model,
  environment,
  answerSeconds,
}: Wanted): Chosen<AssistanceEngine> {
  if (where === 'local')
    return {
      engine: createLocalEngine(),
      name: { engine: 'local', model: null, host: null, leavesMachine: false },
    };
  const named = PROVIDERS.find((provider) => provider === where);
  const given = named === undefined ? where : environment['CONSTAT_ASSIST_URL'] || null;
  const served = { provider: named ?? 'openai', url: given };
  const url = addressOf(given ?? endpointOf(served).href);
  if (url === null) throw new EvaluationFailure('assist-unknown', where);
  if (model === null) throw new EvaluationFailure('assist-model-missing', where);
  const key = keyOf(environment, 'CONSTAT_ASSIST_KEY');
  if (asksForKey(served) && key === null) throw new EvaluationFailure('key-missing', 'CONSTAT_ASSIST_KEY');
  const engine = createServedText(
    { provider: served.provider, url: url.href, key, model },
    {
      clock: systemClock,
      mayLeave,
      ...(answerSeconds !== undefined && { timeLimitMs: answerSeconds * 1000 }),
    },
  );
  return { engine, name: servedName(served.provider, url, model) };
}

/** An address, or null for anything else. @throws EvaluationFailure for one that holds a key, which would be kept */
function addressOf(where: string): URL | null {
  if (!/^https?:\/\//iu.test(where) || !URL.canParse(where)) return null;
  const url = new URL(where);
  if (url.username !== '' || url.password !== '' || url.search !== '')
    throw new EvaluationFailure('key-in-address', `${url.protocol}//${url.host}`);
  return url;
}

function servedName(engine: Provider, { host, hostname }: URL, model: string): EngineName {
  return { engine, model, host, leavesMachine: !isLoopback(hostname) };
}

function keyOf(environment: Environment, name: string): string | null {
  const key = environment[name]?.trim() ?? '';
  return key === '' ? null : key;
}

async function findModel(where: string, environment: Environment): Promise<InstalledModel> {
  const installed = modelDirectory(environment);
  const isName = path.basename(where) === where && where !== '..' && where !== '.';
  const folders = [path.resolve(where), ...(isName ? [path.join(installed, where)] : [])];
  for (const folder of folders) {
    const found = await readModelFolder(folder);
    if (found !== null) return complete(found);
  }
  if (isName && findKnownModel(where) !== undefined) throw new EvaluationFailure('model-not-pulled', where);
  const names = (await listModelFolders(installed)).flatMap((found) =>
    found.state === 'complete' ? [found.model.id] : [],
  );
  throw new EvaluationFailure('model-unknown', where, { detail: names.join(', ') });
}

function complete(found: ModelFolder): InstalledModel {
  if (found.state === 'complete') return found.model;
  const { directory } = found;
  if (found.state === 'invalid')
    throw new EvaluationFailure('model-invalid', directory, { detail: found.problem });
  throw new EvaluationFailure('model-incomplete', directory, { detail: found.missingFiles.join(', ') });
}
