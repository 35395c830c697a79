import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { findBrowser } from '../../e2e/support/find-browser.ts';

const QUIET = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-crash-restore-bubble',
  '--remote-debugging-port=0',
];
/** How long a browser may take to start, in milliseconds. */
const START_MS = 30_000;

export interface KillableBrowser {
  readonly page: Page;
  /** Ends every process of the browser at once, as a power cut would. Resolves when they are gone. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A browser in a process of its own, with a profile that outlives it and a microphone that hears a WAV file.
 * @throws when it does not start in time
 */
export async function startKillableBrowser(profile: string, microphone: string): Promise<KillableBrowser> {
  const child = spawn(
    findBrowser(),
    [
      ...QUIET,
      ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${microphone}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // A group of its own: the browser is many processes, and all of them die at once.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: process.platform !== 'win32' },
  );
  const browser = await connect(child);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('the browser has no profile');
  const page = context.pages()[0] ?? (await context.newPage());
  const kill = async () => {
    const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
    endGroup(child);
    await gone;
  };
  return {
    page,
    kill,
    async close() {
      await browser.close().catch(() => undefined);
      await kill();
    },
  };
}

async function connect(child: ChildProcess): Promise<Browser> {
  let said = '';
  const address = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the browser did not start:\n${said}`)), START_MS);
    child.stderr?.on('data', (data: Buffer) => {
      said += data.toString();
      const found = /DevTools listening on (ws:\S+)/u.exec(said)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the browser ended with ${code}:\n${said}`)));
  });
  return chromium.connectOverCDP(await address);
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
