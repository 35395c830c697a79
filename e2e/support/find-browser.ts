import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

const PLACES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    String.raw`Google\Chrome\Application\chrome.exe`,
    String.raw`Chromium\Application\chrome.exe`,
    String.raw`Microsoft\Edge\Application\msedge.exe`,
  ].flatMap((tail) =>
    ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
      const base = process.env[name];
      return base === undefined ? [] : [join(base, tail)];
    }),
  ),
};

function onPath(): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/**
 * The installed Chrome, Chromium or Edge; `CONSTAT_BROWSER` names another.
 * @throws with one line that says how to get one
 */
export function findBrowser(): string {
  const named = process.env['CONSTAT_BROWSER'];
  const found = (named === undefined ? [...onPath(), ...(PLACES[process.platform] ?? [])] : [named]).find(
    existsSync,
  );
  if (found === undefined) {
    throw new Error(
      'No Chrome, Chromium or Edge found: install one (Debian: apt install chromium), or set CONSTAT_BROWSER to its path.',
    );
  }
  return found;
}
