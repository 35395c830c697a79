/**
 * Small values kept by the browser. A browser may refuse storage (private mode, policy, full disk): reading then gives
 * null and writing gives false, so that a screen can say that nothing was kept.
 */

function read(area: () => Storage, key: string): string | null {
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
}

function write(area: () => Storage, key: string, value: string | null): boolean {
  try {
    if (value === null) area().removeItem(key);
    else area().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

const local = (): Storage => window.localStorage;
const session = (): Storage => window.sessionStorage;

/** A value shared by all tabs, or null. */
export function readLocal(key: string): string | null {
  return read(local, key);
}

/** Keeps a value for all tabs (null removes it); false when the browser refused. */
export function writeLocal(key: string, value: string | null): boolean {
  return write(local, key, value);
}

/** The keys of everything that all tabs share; none when the browser refuses. */
export function localKeys(): readonly string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

/** A value of this tab, or null. */
export function readSession(key: string): string | null {
  return read(session, key);
}

/** Keeps a value for this tab (null removes it); false when the browser refused. */
export function writeSession(key: string, value: string | null): boolean {
  return write(session, key, value);
}
