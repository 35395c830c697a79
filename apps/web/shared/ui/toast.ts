import { ACTION_TOAST_MS, TOAST_MS } from '@constat/contract/limits';
import { createStore } from '../external-store.ts';

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

/** Why the time of a toast does not run: something is on it, or another window is looked at. */
type Hold = 'pointer' | 'focus' | 'other-window';

const holds = new Set<Hold>();
const shown = createStore<ShownToast | null>(null);
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let next: { readonly toast: Toast; readonly isWanted: () => boolean } | null = null;

function begin(): void {
  clearTimeout(timer);
  const current = shown.get();
  if (current === null || holds.size > 0) return;
  timer = setTimeout(dismissToast, current.action === undefined ? TOAST_MS : ACTION_TOAST_MS);
}

/** Shows a toast for 5 s, or 10 s where it has an action, in place of the one shown. */
export function showToast(toast: Toast): void {
  lastId += 1;
  // What is on the new one tells so itself: the one that was held is gone.
  holds.clear();
  shown.set({ ...toast, id: lastId });
  begin();
}

/**
 * Shows a toast once the one shown is gone, so that its action can still be pressed; at once when there is none.
 * @param isWanted asked when its turn comes: what it tells of may be over by then
 */
export function showToastNext(toast: Toast, isWanted: () => boolean): void {
  if (shown.get() === null) showToast(toast);
  else next = { toast, isWanted };
}

/** Takes the toast away; the one that waits for its turn comes. */
export function dismissToast(): void {
  clearTimeout(timer);
  const following = next;
  next = null;
  if (following?.isWanted() === true) showToast(following.toast);
  else shown.set(null);
}

/** Holds the toast that is shown until it is let go. */
export function holdToast(by: Hold): void {
  holds.add(by);
  clearTimeout(timer);
}

/** Lets the time run again, from its beginning, once nothing else holds the toast. */
export function resumeToast(by: Hold): void {
  holds.delete(by);
  begin();
}

/** The toast that is shown; null for none. */
export const currentToast = shown.get;

/** Hears of every change until the returned function is called. */
export const subscribeToToast = shown.subscribe;
