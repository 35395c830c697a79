import { buildOfScript } from '@constat/contract/pages';
import { createListeners } from '../listeners.ts';

/**
 * The build that this page was loaded from, and whether the server has another one by now. An older page writes no
 * reports: the server refuses them, because both may know the fields otherwise. Its text stays on the device.
 */
let own: string | null = null;
let changed = false;

const listeners = createListeners();

/** The name of the build behind a document; null where the scripts are of no build, as in development. */
export function findBuild(page: Pick<Document, 'querySelectorAll'>): string | null {
  for (const script of page.querySelectorAll('script[type="module"]')) {
    const build = buildOfScript(script.getAttribute('src') ?? '');
    if (build !== null) return build;
  }
  return null;
}

/** This page is of that build. */
export function claimBuild(build: string | null): void {
  own = build;
  changed = false;
}

/** The build of this page, or null. */
export function ownBuild(): string | null {
  return own;
}

/** Hears from an answer which build the server has. */
export function noteServerBuild(build: string | null): void {
  if (own !== null && build !== null && build !== own) announcePagesChanged();
}

/** The server has another build: told once, and true from then on. */
export function announcePagesChanged(): void {
  if (changed) return;
  changed = true;
  listeners.notify();
}

/** True once the server is known to have another build than this page. It never becomes false again. */
export function pagesChanged(): boolean {
  return changed;
}

/** Hears of it once, until the returned function is called; not when it is known already. */
export const onPagesChanged = listeners.subscribe;
