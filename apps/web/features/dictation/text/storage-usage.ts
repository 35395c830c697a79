import { device } from '../../../shared/device/page-device.ts';

/** The room that texts are taken to have on the device, in bytes (Dictation §9). */
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

/** Bytes that the texts of this physician take on the device. */
export function readStorageBytes(): number {
  return device().bytes;
}
