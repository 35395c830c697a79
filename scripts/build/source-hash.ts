/** Tells whether what was built still comes of the sources as they are. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const IGNORED = new Set(['dist', 'node_modules']);

function* filesUnder(path: string): Generator<string> {
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) if (!IGNORED.has(entry.name)) yield* filesUnder(join(path, entry.name));
}

/**
 * The same as long as the files of these folders, and these files, are: their names and what they hold. Tests do not count.
 * @param isRead leaves files out
 */
export function hashSources(
  root: string,
  sources: readonly string[],
  isRead: (file: string) => boolean = () => true,
): string {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesUnder(source))
      if (!file.endsWith('.test.ts') && isRead(file))
        hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
