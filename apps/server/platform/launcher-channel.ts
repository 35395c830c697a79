import type { Environment } from './setting.ts';

/** What the launcher hears from the server that it has started, over the channel between the two processes. */
export type LauncherMessage =
  /** It listens, at that address. */
  | { readonly ready: string }
  /** It does not start: one line in each language. */
  | { readonly failed: { readonly fr: string; readonly en: string } };

/** What it says to have the server end in order: Windows has no signal that does. */
const STOP = 'stop';

/**
 * Ends the server when the launcher asks for it, or is gone.
 * @param close ends the process in order, once
 * @returns the same, for a page that asks; null where no launcher has started this process
 */
export function followLauncher(env: Environment, close: () => void): (() => void) | null {
  if (env['CONSTAT_LAUNCHER'] === undefined || process.send === undefined) return null;
  process.on('message', (message) => {
    if (message === STOP) close();
  });
  process.once('disconnect', close);
  // The channel alone keeps no process alive whose start was refused.
  process.channel?.unref();
  return close;
}

/** Tells the launcher; nothing happens without one. */
export function tellLauncher(message: LauncherMessage): void {
  if (process.env['CONSTAT_LAUNCHER'] === undefined || !process.connected) return;
  process.send?.(message);
}
