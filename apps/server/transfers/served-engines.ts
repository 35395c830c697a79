import { endpointOf } from '../assistance/served/question.ts';
import type { Provider } from '../assistance/served/question.ts';
import { fingerprint } from '../platform/ids.ts';
import { isLoopback } from '../platform/loopback.ts';
import type { Config } from '../platform/config.ts';
import { DEFAULT_SPEECH_MODEL } from '../speech/served/served-engine.ts';

/** A served engine, as the settings name it. */
export interface ServedEngine {
  /** Of its kind, its address and its model: a consent is for these three alone. */
  readonly id: string;
  readonly kind: 'text' | 'speech';
  readonly engine: Provider;
  readonly host: string;
  /** Without what signs in. */
  readonly address: string;
  readonly model: string;
}

type Settings = Pick<Config, 'assist' | 'speech'>;

/**
 * The engines of the settings that text or sound would leave this machine for. Every address but those of the loopback
 * is outside, one of the same network too.
 */
export const outsideEngines = (settings: Settings): readonly ServedEngine[] =>
  servedEngines(settings).filter(({ address }) => !isHere(address));

/** The served engines of this machine. What such a program sends on, this one cannot see. */
export const enginesOfThisMachine = (settings: Settings): readonly ServedEngine[] =>
  servedEngines(settings).filter(({ address }) => isHere(address));

const isHere = (address: string): boolean => isLoopback(new URL(address).hostname);

function servedEngines({ assist, speech }: Settings): readonly ServedEngine[] {
  const engines: ServedEngine[] = [];
  if (assist.engine !== 'local') {
    const { engine, url, model } = assist;
    engines.push(describe('text', endpointOf({ provider: engine, url }), { engine, model: model ?? '' }));
  }
  if (speech.engine !== 'embedded' && speech.engine !== 'off') {
    const { engine, url, model } = speech;
    // An engine that is not listed is one that nobody was asked about.
    if (url === null) throw new Error(`the speech engine ${engine} has no address`);
    engines.push(describe('speech', new URL(url), { engine, model: model ?? DEFAULT_SPEECH_MODEL }));
  }
  return engines;
}

function describe(
  kind: ServedEngine['kind'],
  { origin, pathname, host }: URL,
  { engine, model }: Pick<ServedEngine, 'engine' | 'model'>,
): ServedEngine {
  const address = `${origin}${pathname.replace(/\/+$/u, '').replace(/\/v1$/u, '')}`;
  const id = fingerprint(`${kind}\n${address}\n${model}`).slice(0, 32);
  return { id, kind, engine, host, address, model };
}
