import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { asInCheckout, taskProgram } from './programs.ts';
import { BARE } from './spawn-server.ts';

/** What a task printed, and how it ended. */
export interface ScriptAnswer {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs a script of `npm run` as its launcher does, in English where nothing else is asked for.
 * @param typed what somebody types at the terminal
 */
export async function runScript(
  task: 'account' | 'audit' | 'backup' | 'restore' | 'key' | 'snapshots' | 'verify-report',
  args: readonly string[],
  {
    dataDir,
    typed = '',
    env = {},
  }: { readonly dataDir: string; readonly typed?: string; readonly env?: Readonly<Record<string, string>> },
): Promise<ScriptAnswer> {
  const child = execFile(process.execPath, [...taskProgram(task), ...args], {
    env: { ...BARE, LANG: 'en_CA.UTF-8', CONSTAT_DATA_DIR: dataDir, ...env },
  });
  child.stdin?.end(typed);
  let [out, err] = ['', ''];
  child.stdout?.on('data', (piece: string) => (out += piece));
  child.stderr?.on('data', (piece: string) => (err += piece));
  await once(child, 'close');
  return { code: child.exitCode, out: asInCheckout(out), err: asInCheckout(err) };
}
