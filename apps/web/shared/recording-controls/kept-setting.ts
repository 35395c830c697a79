import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';
import { readSetting, writeSetting } from '../device/page-device.ts';

/** A choice of the physician for this computer, as every part of the page that follows it sees it. */
export interface KeptSetting<Value> {
  /** The hook that follows it. */
  readonly useValue: () => Value;
  readonly change: (next: Value) => void;
}

/**
 * Keeps a choice under that name.
 * @param parse reads what was kept; what cannot be read is the default
 */
export function createKeptSetting<Value>(
  name: string,
  parse: (text: string | null) => Value,
  write: (value: Value) => string = JSON.stringify,
): KeptSetting<Value> {
  const { subscribe, notify } = createListeners();
  let read: { readonly text: string | null; readonly value: Value } | null = null;
  const current = (): Value => {
    const text = readSetting(name);
    if (read === null || read.text !== text) read = { text, value: parse(text) };
    return read.value;
  };
  return {
    useValue: () => useSyncExternalStore(subscribe, current),
    change(next) {
      writeSetting(name, write(next));
      notify();
    },
  };
}
