import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeFileAtomically } from './write-file-atomically.ts';
import { StartFailure, causeOf } from './start-failure.ts';

/** Below what systems give out by themselves, and where few programs listen. */
const RANGE = { first: 23_100, last: 24_400 } as const;
const TRIES = 50;
/** How often a port that is taken is looked at again, in milliseconds. */
const AGAIN_MS = 200;

/** The name that the pages have: browsers keep what belongs to an origin, which is this name with the port. */
export const originOf = (port: number): string => `http://localhost:${port}`;

/**
 * The port of this installation: chosen once, then the same at every start. Another one would be another origin, under
 * which the browser finds neither the drafts that it keeps nor the passkeys' settings.
 * @throws StartFailure where what is remembered cannot be read, or no port is free at the first start
 */
export async function rememberedPort(folder: string): Promise<number> {
  const file = path.join(folder, 'port');
  const kept = readPort(file);
  if (kept !== null) return kept;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(RANGE.first, RANGE.last + 1);
    if (!(await isFree(port))) continue;
    writeFileAtomically(file, `${port}\n`);
    return port;
  }
  throw new StartFailure({
    fr: 'Aucun port libre n’a été trouvé sur cet ordinateur. Redémarrez-le, puis ouvrez Constat de nouveau.',
    en: 'No free port was found on this computer. Restart it, then open Constat again.',
  });
}

function readPort(file: string): number | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (causeOf(error) === 'ENOENT') return null;
    throw unreadable(file, error);
  }
  const port = /^\d{4,5}$/u.test(text) ? Number(text) : 0;
  if (port < 1024 || port > 65_535) throw unreadable(file);
  return port;
}

function unreadable(file: string, cause?: unknown): StartFailure {
  return new StartFailure(
    {
      fr: `Le fichier qui garde le port de Constat ne peut être lu : ${file}. Écrivez-y le nombre qui suit « localhost: » dans l’adresse que votre navigateur a gardée de Constat (historique ou favoris). Si vous l’effacez, Constat choisit un autre port : les rapports enregistrés restent, mais les textes que ce navigateur n’avait pas encore envoyés resteraient sous l’ancienne adresse.`,
      en: `The file that keeps the port of Constat cannot be read: ${file}. Write into it the number after “localhost:” in the address of Constat that your browser has kept (history or bookmarks). If you delete it, Constat chooses another port: saved reports stay, but texts that this browser had not sent yet would stay under the former address.`,
    },
    cause,
  );
}

/**
 * Waits until nobody listens on the port of this installation.
 * @param waitMs how long, in milliseconds: the server of a launcher that was killed may still be ending
 * @throws StartFailure where another program has it
 */
export async function requireFree(port: number, waitMs: number, folder: string): Promise<void> {
  const until = performance.now() + waitMs;
  while (!(await isFree(port))) {
    if (performance.now() < until) {
      await sleep(AGAIN_MS);
      continue;
    }
    throw new StartFailure({
      fr: `Un autre programme occupe le port ${port}, qui est celui de Constat sur cet ordinateur. Constat n’en prend pas un autre de lui-même : votre navigateur garde sous cette adresse les textes qui ne sont pas encore envoyés. Fermez cet autre programme, ou redémarrez l’ordinateur, puis ouvrez Constat de nouveau. Si cela ne suffit pas, le fichier ${path.join(folder, 'port')} contient ce nombre.`,
      en: `Another program has port ${port}, which is that of Constat on this computer. Constat does not take another one by itself: your browser keeps under this address the texts that are not sent yet. Close that other program, or restart the computer, then open Constat again. If that is not enough, the file ${path.join(folder, 'port')} holds this number.`,
    });
  }
}

/** True where nobody listens on that port of this computer, under either address of `localhost`. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer();
    try {
      server.listen({ host, port, exclusive: true });
      await once(server, 'listening');
    } catch (error) {
      // A system without IPv6 has nobody there.
      if (host === '::1' && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(causeOf(error))) continue;
      return false;
    }
    server.close();
    await once(server, 'close');
  }
  return true;
}
