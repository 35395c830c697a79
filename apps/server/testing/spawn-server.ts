import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { asInCheckout, serverProgram } from './programs.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;
/** Of the environment of the tests, what a process of Constat starts with. */
export const BARE: NodeJS.ProcessEnv = { PATH, NODE_COMPILE_CACHE, CONSTAT_KEY_PLACE: 'file' };

/** The real server in a process of its own. */
export interface SpawnedServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** What was printed so far. */
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Sends the signal and answers the exit code, null after SIGKILL. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/**
 * Starts the server and waits for its address.
 * @param main its program, when not that of the other tests
 * @throws with its standard error when it ends first
 */
export async function spawnServer(
  env: Record<string, string>,
  { main = serverProgram(), cwd }: { readonly main?: string; readonly cwd?: string } = {},
): Promise<SpawnedServer> {
  const child = spawn(process.execPath, [main], {
    ...(cwd !== undefined && { cwd }),
    env: { ...BARE, PORT: '0', CONSTAT_SPEECH_ENGINE: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killed = () => child.kill('SIGKILL');
  process.once('exit', killed);
  let [stdout, stderr] = ['', ''];
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const exited = once(child, 'close').then(() => process.off('exit', killed));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      const address = /^Constat : (\S+)$/mu.exec(stdout)?.[1];
      if (address !== undefined) resolve(address);
    });
    void exited.then(() => reject(new Error(stderr)));
  });
  return {
    url,
    process: child,
    stdout: () => asInCheckout(stdout),
    stderr: () => asInCheckout(stderr),
    async end(signal) {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

/** Signs the sample physician in; answers the `Cookie` header. */
export async function signInSample(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'medecin', password: 'demo-medecin' }),
  });
  if (answer.status !== 200) throw new Error(`signing in answers ${answer.status}`);
  return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

/** Runs the server where it should not start; answers its exit code and what it printed. */
export async function spawnRefused(
  env: Record<string, string>,
): Promise<{ code: number | null; stderr: string; stdout: string }> {
  const child = spawn(process.execPath, [serverProgram()], {
    env: { ...BARE, PORT: '0', CONSTAT_SPEECH_ENGINE: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
    // It started after all: the test is to fail, not to wait.
    child.kill('SIGKILL');
  });
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  await once(child, 'close');
  return { code: child.exitCode, stderr: asInCheckout(stderr), stdout: asInCheckout(stdout) };
}
