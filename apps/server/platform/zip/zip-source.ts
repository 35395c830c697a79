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

/** Runs `work` over a file that stays open meanwhile. */
export async function withFileSource<Result>(
  file: string,
  work: (source: ZipSource) => Promise<Result>,
): Promise<Result> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    return await work({
      size,
      read: async (offset, length) => {
        const buffer = Buffer.alloc(length);
        const { bytesRead } = await handle.read(buffer, 0, length, offset);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await handle.close();
  }
}
