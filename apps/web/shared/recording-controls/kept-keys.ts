import { useSyncExternalStore } from 'react';
import { readSetting, writeSetting } from '../device/page-device.ts';
import { parseKeys } from './key-binding.ts';
import type { RecordingKeys } from './key-binding.ts';

const NAME = 'recording_keys';
const listeners = new Set<() => void>();
let read: { readonly text: string | null; readonly keys: RecordingKeys } | null = null;

function currentKeys(): RecordingKeys {
  const text = readSetting(NAME);
  if (read?.text !== text) read = { text, keys: parseKeys(text) };
  return read?.keys ?? parseKeys(text);
}

/** Remembers the physician's keys on this computer: keyboards differ from one to the next. */
export function changeKeys(next: RecordingKeys): void {
  writeSetting(NAME, JSON.stringify(next));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The keys that record, followed. */
export function useKeptKeys(): RecordingKeys {
  return useSyncExternalStore(subscribe, currentKeys);
}
