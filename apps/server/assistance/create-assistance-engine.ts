import type { Clock } from '../platform/clock.ts';
import type { MayLeave } from '../transfers/transfer-consent.ts';
import type { Config } from '../platform/config.ts';
import type { AssistanceEngine } from './engine.ts';
import { createLocalEngine } from './local-engine.ts';
import { createServedEngine } from './served/create-served-engine.ts';

/** The engine that the settings name; one on another machine asks before each try whether it may be used. */
export function createAssistanceEngine(
  settings: Config['assist'],
  { clock, mayLeave }: { readonly clock: Clock; readonly mayLeave: MayLeave },
): AssistanceEngine {
  const { engine, url, key, model } = settings;
  if (engine === 'local') return createLocalEngine();
  return createServedEngine({ provider: engine, url, key, model: model ?? '' }, { clock, mayLeave });
}
