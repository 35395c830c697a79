import { cpSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist');

/**
 * Puts the built pages into that folder under another identity, as an update would: each script has another name, and the
 * page and the scripts ask for it by that name. Returns the name of the entry script.
 */
export function copyAsRebuilt(folder: string): string {
  cpSync(BUILT, folder, { recursive: true });
  const page = join(folder, 'index.html');
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const entry = /\ssrc="\/assets\/(index-[\w-]+\.js)"/u.exec(readFileSync(page, 'utf8'))?.[1];
  if (entry === undefined) throw new Error('the built page names no entry script');
  for (const file of [page, ...scripts.map((name) => join(assets, name))]) {
    let text = readFileSync(file, 'utf8');
    for (const name of scripts) text = text.replaceAll(name, rebuiltName(name));
    writeFileSync(file, text);
  }
  for (const name of scripts) renameSync(join(assets, name), join(assets, rebuiltName(name)));
  return rebuiltName(entry);
}

function rebuiltName(script: string): string {
  return script.replace(/\.js$/u, '-Rebuilt.js');
}
