import { open } from 'node:fs/promises';

/** Bytes that can be read at any place, in memory or in a file. */
export interface ZipSource {
  readonly size: number;
  read(offset: number, length: number): Promise<Buffer>;
}

export function bytesSource(bytes: Uint8Array): ZipSource {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    size: whole.byteLength,
    read: (offset, length) => Promise.resolve(whole.subarray(offset, offset + length)),
  };
}

/** A file that stays open until it is closed. */
export async function openFileSource(file: string): Promise<ZipSource & { close(): Promise<void> }> {
  const handle = await open(file, 'r');
  const { size } = await handle.stat();
  return {
    size,
    async read(offset, length) {
      // A directory may tell of more than there is.
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - offset)));
      const { bytesRead } = await handle.read(buffer, 0, buffer.byteLength, offset);
      return buffer.subarray(0, bytesRead);
    },
    close: () => handle.close(),
  };
}
