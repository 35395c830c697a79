/** The room that the browser's small storage is taken to have, in bytes (Dictation §9). */
export const STORAGE_BUDGET_BYTES = 10_000_000;
/** Shares of the budget (Dictation §4 and §9). */
const WARNING = 0.7;
const CRITICAL = 0.9;
/** Old backups are removed above this share (Dictation §9). */
export const CLEANUP_SHARE = 0.85;

export type StorageLevel = 'normal' | 'warning' | 'critical';

/** @param share of the budget, 0 to 1 */
export function storageLevel(share: number): StorageLevel {
  if (share > CRITICAL) return 'critical';
  return share > WARNING ? 'warning' : 'normal';
}

/** Bytes that the browser's small storage holds for this site; 0 where it is refused. */
export function readStorageBytes(): number {
  try {
    return [window.localStorage, window.sessionStorage].reduce((sum, area) => {
      for (let index = 0; index < area.length; index += 1) {
        const key = area.key(index) ?? '';
        // Browsers keep two bytes for each unit of text.
        sum += 2 * (key.length + (area.getItem(key)?.length ?? 0));
      }
      return sum;
    }, 0);
  } catch {
    return 0;
  }
}
