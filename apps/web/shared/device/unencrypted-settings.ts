/**
 * What lies in clear, because it is nobody's: the language of the screens, and the notes that a sign-out or a lock has not
 * reached the server yet. A browser may refuse: reading then gives null, and writing does nothing.
 */
export type UnencryptedSetting = 'constat_language' | 'constat_sign_out' | 'constat_lock';

export function readUnencrypted(name: UnencryptedSetting): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a value; null removes it. */
export function writeUnencrypted(name: UnencryptedSetting, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}
