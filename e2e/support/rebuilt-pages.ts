import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist');

/**
 * Puts the built pages into that folder under another identity, as an update would: their entry script has another name,
 * and nothing but the page asks for it.
 */
export function copyAsRebuilt(folder: string): void {
  cpSync(BUILT, folder, { recursive: true });
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const entry = /\ssrc="\/assets\/(index-[\w-]+\.js)"/u.exec(html)?.[1];
  if (entry === undefined) throw new Error('the built page names no entry script');
  const other = 'index-Rebuilt1.js';
  renameSync(join(folder, 'assets', entry), join(folder, 'assets', other));
  writeFileSync(page, html.replace(`/assets/${entry}`, `/assets/${other}`));
}
