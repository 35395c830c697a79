import { FUNCTION_KEYS } from './device-acts.ts';
import type { FunctionKey } from './device-acts.ts';
import { createKeptSetting } from './kept-setting.ts';

/** What a key of a dictation microphone can be given to do over the form. */
export const FUNCTION_ACTS = ['none', 'undo', 'redo', 'next-doubt', 'next-blank', 'drop', 'save'] as const;

export type FunctionAct = (typeof FUNCTION_ACTS)[number];

/** What each key does. */
export type KeptFunctions = Readonly<Record<FunctionKey, FunctionAct>>;

export const DEFAULT_FUNCTIONS: KeptFunctions = {
  'function-1': 'undo',
  'function-2': 'next-doubt',
  'function-3': 'next-blank',
  'function-4': 'save',
};

/** Reads kept meanings; what cannot be read is the default. */
export function parseFunctions(text: string | null): KeptFunctions {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    // What another version or another hand wrote is read as nothing.
  }
  const actOf = (key: FunctionKey): FunctionAct => {
    const act: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, key) : undefined;
    return FUNCTION_ACTS.find((one) => one === act) ?? DEFAULT_FUNCTIONS[key];
  };
  return Object.fromEntries(FUNCTION_KEYS.map((key) => [key, actOf(key)])) as KeptFunctions;
}

const kept = createKeptSetting('dictation_functions', parseFunctions);

/** Remembers what the keys do, on this computer: microphones differ from one to the next. */
export const changeFunctions = kept.change;

/** What the keys of a dictation microphone do, followed. */
export const useKeptFunctions = kept.useValue;
