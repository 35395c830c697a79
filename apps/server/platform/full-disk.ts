import { classifyError } from './classify-error.ts';

/** Awaits a write that a reader can do without: a full disk must not keep a physician from reading. */
export async function unlessDiskIsFull(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (classifyError(error).code !== 'STORAGE_FULL') throw error;
  }
}
