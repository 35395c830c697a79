import { useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from '../storage.ts';
import { parseKeys } from './key-binding.ts';
import type { RecordingKeys } from './key-binding.ts';

const KEY = 'recording_keys';
const listeners = new Set<() => void>();
let keys: RecordingKeys | null = null;

function currentKeys(): RecordingKeys {
  keys ??= parseKeys(readLocal(KEY));
  return keys;
}

/** Remembers the keys on this computer: keyboards differ from one to the next. */
export function changeKeys(next: RecordingKeys): void {
  keys = next;
  writeLocal(KEY, JSON.stringify(next));
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
