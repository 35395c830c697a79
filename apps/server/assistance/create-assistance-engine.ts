import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { AssistanceEngine } from './engine.ts';
import { createLocalEngine } from './local-engine.ts';
import { createServedEngine } from './served/create-served-engine.ts';

/** The engine that the settings name. */
export function createAssistanceEngine(settings: Config['assist'], clock: Clock): AssistanceEngine {
  const { engine, url, key, model } = settings;
  if (engine === 'local') return createLocalEngine();
  return createServedEngine({ provider: engine, url, key, model: model ?? '' }, { clock });
}
