import { TOAST_MS } from '@constat/contract/limits';

export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly look?: 'default' | 'destructive';
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** A toast with the number that tells it from the one before. */
export interface ShownToast extends Toast {
  readonly id: number;
}

const listeners = new Set<() => void>();
let current: ShownToast | null = null;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let next: { readonly toast: Toast; readonly isWanted: () => boolean } | null = null;

function set(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast for 5 s in place of the one shown. */
export function showToast(toast: Toast): void {
  lastId += 1;
  set({ ...toast, id: lastId });
  resumeToast();
}

/**
 * Shows a toast once the one shown is gone, so that its action can still be pressed; at once when there is none.
 * @param isWanted asked when its turn comes: what it tells of may be over by then
 */
export function showToastNext(toast: Toast, isWanted: () => boolean): void {
  if (current === null) showToast(toast);
  else next = { toast, isWanted };
}

/** Takes the toast away; the one that waits for its turn comes. */
export function dismissToast(): void {
  clearTimeout(timer);
  const following = next;
  next = null;
  if (following?.isWanted() === true) showToast(following.toast);
  else set(null);
}

/** Holds the toast while it is read or focused. */
export function holdToast(): void {
  clearTimeout(timer);
}

/** Lets the time run again, from its beginning. */
export function resumeToast(): void {
  clearTimeout(timer);
  timer = setTimeout(dismissToast, TOAST_MS);
}

export function currentToast(): ShownToast | null {
  return current;
}

/** Hears of every change until the returned function is called. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
