import { classifyError } from './classify-error.ts';

/**
 * Awaits a write that a reader can do without: a full disk, or a database that nobody may write to for the moment, must
 * not keep a physician from reading.
 */
export async function unlessDiskIsFull(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    const { code } = classifyError(error);
    if (code !== 'STORAGE_FULL' && code !== 'STORAGE_UNAVAILABLE') throw error;
  }
}
