/**
 * The server never loads the recognition library itself: only programs of their own do, which keeps what is under the GPL
 * apart (`docs/decisions/0079-one-part-under-the-gpl.md`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LIBRARY = 'sherpa-onnx-node';
/** What runs in the process of the server, the launcher or a task. */
const PROGRAMS = ['main.js', 'launcher.js', 'task.js'];
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"'\n]+)["']/gu;

/** The files of a bundle that those programs load, at their start or later, and that import the library. */
export function findLibraryInServer(bundle: string, programs: readonly string[] = PROGRAMS): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const waiting = programs.map((name) => join(bundle, name));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    // Examples in the comments of packages name files too.
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      if (name === LIBRARY) found.push(file.slice(bundle.length + 1));
      if (/^\.{1,2}\/[\w@./-]+\.js$/u.test(name)) waiting.push(join(dirname(file), name));
    }
  }
  return found;
}
