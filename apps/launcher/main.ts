/**
 * Starts Constat on somebody's own computer, without a terminal: in a data folder of the person, under one address, in
 * the browser. A second start opens the browser at the first one.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder, makeDataFolder } from './data-folder.ts';
import type { Environment } from './data-folder.ts';
import { showFailure } from './failure-page.ts';
import { claimInstance, readInstance } from './instance-lock.ts';
import type { Instance, InstanceLock } from './instance-lock.ts';
import { openAddress } from './open-address.ts';
import { originOf, rememberedPort, requireFree } from './remembered-port.ts';
import { RotatingLog } from './rotating-log.ts';
import { startServer } from './server-process.ts';
import { StartFailure } from './start-failure.ts';

/** How long a second start waits for the first one to answer, and between two looks at it, in milliseconds. */
const FIRST_ANSWERS_MS = 60_000;
const LOOK_MS = 200;
/** How long the server of a launcher that was killed may take to end, in milliseconds. */
const EARLIER_ENDS_MS = 20_000;
/** A server that fails is started again this often within this time, in milliseconds. */
const RESTARTS = { most: 3, within: 600_000 } as const;

interface Launch {
  readonly env: Environment;
  readonly folder: string;
  readonly log: RotatingLog;
  /** Ends when the launcher is told to. */
  readonly signal: AbortSignal;
  readonly open: (address: string) => Promise<void>;
}

/**
 * Starts Constat, or opens the browser at the one that runs, and shows what keeps it from starting.
 * @returns the exit code, once all has ended
 */
async function launch(env: Environment, platform: NodeJS.Platform, signal: AbortSignal): Promise<number> {
  const folder = dataFolder(env, platform);
  const log = new RotatingLog(path.join(folder, 'logs'));
  const open = (address: string): Promise<void> =>
    openAddress(address, {
      env,
      platform,
      onFailure: (reason) => {
        log.say(`no browser was opened: ${reason}`);
        process.stderr.write(`${address}\n`);
      },
    });
  const start: Launch = { env, folder, log, signal, open };
  try {
    makeDataFolder(folder);
    const lock = await claimOrOpen(start);
    if (lock === null) return 0;
    try {
      await serve(start, lock);
    } finally {
      lock.release();
    }
    return 0;
  } catch (error) {
    const texts = error instanceof StartFailure ? error.texts : UNKNOWN;
    log.say(error instanceof StartFailure ? error.message : String(error));
    process.stderr.write(`${texts.fr}\n${texts.en}\n`);
    await showFailure(texts, { logFile: log.file, open, signal });
    return 1;
  }
}

const UNKNOWN = {
  fr: 'Une erreur inattendue l’empêche. Redémarrez l’ordinateur, puis ouvrez Constat de nouveau.',
  en: 'An unexpected error prevents it. Restart the computer, then open Constat again.',
} as const;

/** Claims the data folder; where another launcher has it, the browser is opened at its pages and the answer is null. */
async function claimOrOpen({ folder, log, open, signal }: Launch): Promise<InstanceLock | null> {
  const until = performance.now() + FIRST_ANSWERS_MS;
  do {
    const lock = claimInstance(folder);
    if (lock !== null) return lock;
    const first = readInstance(folder);
    if (first !== null && (await answers(first))) {
      log.say('a second start opens the browser at the first one');
      await open(originOf(first.port));
      return null;
    }
    await sleep(LOOK_MS);
  } while (performance.now() < until && !signal.aborted);
  throw new StartFailure({
    fr: 'Constat est déjà en cours de démarrage, ou ne répond plus. Attendez quelques minutes, puis ouvrez-le de nouveau; si cela ne suffit pas, redémarrez l’ordinateur.',
    en: 'Constat is already starting, or no longer answers. Wait a few minutes, then open it again; if that is not enough, restart the computer.',
  });
}

/** True where that launcher's own server answers, and not another program on its port. */
async function answers({ id, port }: Instance): Promise<boolean> {
  try {
    const answer = await fetch(`${originOf(port)}/api/launcher`, {
      redirect: 'error',
      signal: AbortSignal.timeout(2_000),
    });
    return answer.ok && ((await answer.json()) as { readonly instance?: unknown }).instance === id;
  } catch {
    return false;
  }
}

/**
 * Runs the server until it is asked to end, by a page or by the system.
 * @throws StartFailure where it does not start, or fails again and again
 */
async function serve({ env, folder, log, signal, open }: Launch, lock: InstanceLock): Promise<void> {
  const port = await rememberedPort(folder);
  await requireFree(port, lock.isTakenOver ? EARLIER_ENDS_MS : 0, folder);
  lock.publish(port);
  const failures: number[] = [];
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    const server = startServer(env, { folder, port, instance: lock.id }, log);
    signal.addEventListener('abort', server.stop, { once: true });
    if (signal.aborted) server.stop();
    try {
      await server.ready;
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    if (isFirst) {
      process.stdout.write(`Constat : ${originOf(port)}\n`);
      if (await answers({ id: lock.id, port })) await open(originOf(port));
      else throw await unreachable(server, port);
    }
    const code = await server.ended;
    signal.removeEventListener('abort', server.stop);
    log.say(`the server has ended with ${code}`);
    if (code === 0) return;
    const now = performance.now();
    failures.push(now);
    if (failures.filter((at) => now - at < RESTARTS.within).length > RESTARTS.most) {
      throw new StartFailure({
        fr: 'Le programme de Constat s’arrête sans cesse. Redémarrez l’ordinateur, puis ouvrez Constat de nouveau.',
        en: 'The program of Constat keeps ending. Restart the computer, then open Constat again.',
      });
    }
  }
}

/** The server listens, and this computer does not reach it. */
async function unreachable(server: ReturnType<typeof startServer>, port: number): Promise<StartFailure> {
  server.stop();
  await server.ended;
  return new StartFailure({
    fr: `Constat a démarré, mais cet ordinateur ne l’atteint pas sous ${originOf(port)}. Un pare-feu ou un mandataire bloque peut-être « localhost ».`,
    en: `Constat has started, but this computer does not reach it at ${originOf(port)}. A firewall or a proxy may block “localhost”.`,
  });
}

if (import.meta.main) {
  const ending = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, () => ending.abort());
  process.exitCode = await launch(process.env, process.platform, ending.signal);
}
