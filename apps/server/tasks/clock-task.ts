import { parseArgs } from 'node:util';
import { systemClock } from '../platform/clock.ts';
import type { Clock } from '../platform/clock.ts';
import { parseConfig } from '../platform/config.ts';
import { StartError } from '../platform/start-error.ts';
import { terminalLanguage } from '../platform/terminal-language.ts';
import { openStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { confirmTime, knownTime } from '../retention/stored-time.ts';
import { judgeTime } from '../retention/trusted-time.ts';
import type { ErasureState } from '../retention/trusted-time.ts';
import { commandLine } from '../platform/command-line.ts';

interface Output {
  write(text: string): unknown;
}

const MESSAGES = {
  fr: {
    usage: `Usage : ${commandLine('clock')} [confirm]`,
    times: (present: string, known: string) =>
      `Heure de l’ordinateur : ${present}\nDernière heure connue : ${known}\n`,
    none: 'aucune',
    running: 'L’heure est tenue pour juste; ce qui vient à son terme est effacé.\n',
    delayed: `Rien n’est effacé à son terme avant 24 heures de marche. Si l’heure est juste : ${commandLine('clock')} confirm\n`,
    stopped: `Plus rien n’est effacé à son terme. Si l’heure est juste : ${commandLine('clock')} confirm\n`,
    confirmed:
      'L’heure de l’ordinateur est désormais tenue pour juste. Un serveur en marche en tient compte en moins de deux minutes.\n',
  },
  en: {
    usage: `Usage: ${commandLine('clock')} [confirm]`,
    times: (present: string, known: string) =>
      `Time of the computer: ${present}\nLatest known time: ${known}\n`,
    none: 'none',
    running: 'The time is taken for right; what comes to its term is erased.\n',
    delayed: `Nothing is erased at its term before 24 hours of running. If the time is right: ${commandLine('clock')} confirm\n`,
    stopped: `Nothing is erased at its term any more. If the time is right: ${commandLine('clock')} confirm\n`,
    confirmed:
      'The time of the computer is now taken for right. A running server heeds it in less than two minutes.\n',
  },
} satisfies Record<string, Record<ErasureState, string> & Record<string, unknown>>;

/**
 * `npm run clock`: shows the time of the computer and the latest known one; with `confirm` takes the first for right.
 * @returns the exit code: 0, 1 for a failure, 2 for wrong arguments
 */
export async function runClockTask(
  args: readonly string[],
  surroundings: {
    readonly environment: Readonly<Record<string, string | undefined>>;
    readonly out: Output;
    readonly err: Output;
    readonly clock?: Clock;
  },
): Promise<number> {
  const { environment, out, err, clock = systemClock } = surroundings;
  const messages = MESSAGES[terminalLanguage(environment)];
  const confirms = readArguments(args);
  if (confirms === null) {
    err.write(`${messages.usage}\n`);
    return 2;
  }
  let store: Store | undefined;
  try {
    store = await openStore(parseConfig(environment));
    const known = await knownTime(store);
    const now = clock.now();
    const iso = (time: number) => new Date(time).toISOString();
    out.write(messages.times(iso(now), known === null ? messages.none : iso(known.trusted)));
    if (confirms) {
      await confirmTime(store, now);
      out.write(messages.confirmed);
    } else {
      const { state } = judgeTime(known ?? { trusted: now, waitMs: null }, { now, ranMs: 0 });
      out.write(messages[state]);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    err.write(`${error.message}\n`);
    return 1;
  } finally {
    await store?.close();
  }
}

/** Whether it is to confirm; null for arguments that mean nothing. */
function readArguments(args: readonly string[]): boolean | null {
  try {
    const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
    if (positionals.length === 0) return false;
    return positionals.length === 1 && positionals[0] === 'confirm' ? true : null;
  } catch {
    return null;
  }
}
