/**
 * The pages that are open to everyone by an address whose secret stands behind `#`, or that an identity provider leads to. The secret is taken out of the address
 * as soon as it is seen, and is kept in the memory of the page alone.
 */
import { createStore, useStore } from '../shared/external-store.ts';

const OPEN_PAGES = ['/set-up', '/choose-password', '/identity'] as const;
export type OpenPage = (typeof OPEN_PAGES)[number];

/** The page that the address names; null for one that asks who is there. */
export const openPage: OpenPage | null =
  OPEN_PAGES.find((path) => path === window.location.pathname.replace(/\/$/u, '')) ?? null;

const secret = createStore<string | null>(null);

function take(): void {
  const { hash, pathname } = window.location;
  if (hash.length <= 1) return;
  window.history.replaceState(null, '', pathname);
  secret.set(hash.slice(1));
}

/** Takes the secret of the address, and of each one that is opened in this page later. */
export function takeAddressSecret(): void {
  take();
  window.addEventListener('hashchange', take);
}

/** The secret that was behind the `#`; null where there was none. */
export function useAddressSecret(): string | null {
  return useStore(secret);
}
