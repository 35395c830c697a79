import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** A SHA-256 in progress over what a file holds. @throws the file system's error when it cannot be read */
export async function digestFile(file: string): Promise<Hash> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash;
}
