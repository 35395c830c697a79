import { once } from 'node:events';
import { readFileSync, rmSync, statSync, writeFileSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { launchIn, logOf, nextOpened, prepareHome } from './launched.test-data.ts';
import type { Home, Launched } from './launched.test-data.ts';

let home: Home;
let running: Launched[];
beforeEach(() => {
  home = prepareHome();
  running = [];
});
afterEach(async () => {
  for (const { process, ended } of running) {
    process.kill('SIGTERM');
    await ended;
  }
  rmSync(home.folder, { recursive: true, force: true });
});

function launch(env: Readonly<Record<string, string>> = {}): Launched {
  const launched = launchIn(home, env);
  running.push(launched);
  return launched;
}

const answers = async (address: string): Promise<boolean> =>
  fetch(`${address}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
const quit = (address: string): Promise<Response> =>
  fetch(`${address}/api/launcher/quit`, { method: 'POST', headers: { origin: address } });
const modeOf = (...name: string[]): number => statSync(path.join(home.data, ...name)).mode & 0o777;

/** Each test starts the whole server, some of them four times. */
const PATIENT = { timeout: 120_000 } as const;

describe('a start', PATIENT, () => {
  test('opens the browser at the server of this person, and ends with it when a page asks', async () => {
    // Settings of other ways to run Constat have no part in it.
    const first = launch({
      PORT: '1',
      HOST: '192.0.2.1',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    const address = await nextOpened(home);
    expect(address).toMatch(/^http:\/\/localhost:2[34]\d{3}$/u);
    expect(await answers(address)).toBe(true);
    expect([modeOf(), modeOf('port'), modeOf('launcher.json'), modeOf('logs', 'constat.log')]).toEqual([
      0o700, 0o600, 0o600, 0o600,
    ]);
    expect((await (await fetch(`${address}/api/set-up`)).json()) as object).toMatchObject({
      state: 'open',
      mayDemonstrate: true,
    });
    expect((await quit(address)).status).toBe(202);
    expect(await first.ended).toBe(0);
    expect(await answers(address)).toBe(false);

    // The next one has the same address, and so all that the browser keeps under it.
    launch();
    expect(await nextOpened(home, 1)).toBe(address);
    expect(logOf(home)).toContain('the server has ended with 0');
  });

  test('finds the one that runs, opens the browser at it and ends, also while the first is still starting', async () => {
    const first = launch();
    const second = launch();
    const [one, other] = [await nextOpened(home), await nextOpened(home, 1)];
    expect(other).toBe(one);
    const ended = await Promise.race([first.ended.then(() => 'first'), second.ended.then(() => 'second')]);
    const [quick, living] = ended === 'first' ? [first, second] : [second, first];
    expect(await quick.ended).toBe(0);
    expect(await launch().ended).toBe(0);
    expect(home.opened()).toEqual([one, one, one]);
    expect(living.process.exitCode).toBeNull();
    expect(await answers(one)).toBe(true);
  });

  test('prints the address where no browser opens, and ends in order at SIGTERM', async () => {
    const launched = launch({ CONSTAT_OPENER: path.join(home.folder, 'none') });
    await expect.poll(launched.output, { timeout: 40_000 }).toMatch(/\nhttp:\/\/localhost:2[34]\d{3}\n$/u);
    expect(logOf(home)).toContain('no browser was opened');
    const address = launched.output().trimEnd().split('\n').at(-1) ?? '';
    expect(await answers(address)).toBe(true);
    launched.process.kill('SIGTERM');
    expect(await launched.ended).toBe(0);
    expect(await answers(address)).toBe(false);
    expect(() => statSync(path.join(home.data, 'launcher.json'))).toThrow('ENOENT');
  });
});

describe('after a fault', PATIENT, () => {
  test('what a power cut or a killed launcher has left is taken over, and its server has ended', async () => {
    const first = launch();
    const address = await nextOpened(home);
    first.process.kill('SIGKILL');
    await first.ended;
    expect(readFileSync(path.join(home.data, 'launcher.json'), 'utf8')).toContain(new URL(address).port);
    launch();
    expect(await nextOpened(home, 1)).toBe(address);
    expect(await answers(address)).toBe(true);
  });

  test('a server that fails is started again, three times at most, and then told of', async () => {
    const launched = launch();
    const address = await nextOpened(home);
    const pids = new Set<number>();
    for (let failures = 1; failures <= 4; failures += 1) {
      await expect.poll(() => serverOf(launched, pids), { timeout: 40_000 }).toBeDefined();
      const pid = serverOf(launched, pids) ?? 0;
      pids.add(pid);
      await expect.poll(() => answers(address), { timeout: 40_000 }).toBe(true);
      process.kill(pid, 'SIGKILL');
    }
    const page = await (await fetch(await nextOpened(home, 1))).text();
    expect(page).toContain('s’arrête sans cesse');
    expect(page).toContain('keeps ending');
    expect(await answers(address)).toBe(false);
  });
});

describe('a start that is refused shows a page in both languages, with the log', PATIENT, () => {
  async function failurePage(earlier = 0): Promise<string> {
    const answer = await fetch(await nextOpened(home, earlier));
    expect(answer.status).toBe(200);
    return answer.text();
  }

  test('another program has the port: no other one is taken', async () => {
    const other = createServer((_request, response) => void response.end('other')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    mkdirSync(home.data, { recursive: true });
    writeFileSync(path.join(home.data, 'port'), `${port}\n`);
    const launched = launch();
    const page = await failurePage();
    expect(page).toContain(`Un autre programme occupe le port ${port}`);
    expect(page).toContain(`Another program has port ${port}`);
    expect(page).toContain(path.join(home.data, 'logs', 'constat.log'));
    expect(logOf(home)).toContain(`occupe le port ${port}`);
    expect(readFileSync(path.join(home.data, 'port'), 'utf8')).toBe(`${port}\n`);
    other.close();
    launched.process.kill('SIGTERM');
    expect(await launched.ended).toBe(1);
  });

  test('the server is refused its start, by a setting or by its database', async () => {
    launch({ CONSTAT_PDF_COMPILER: 'none' });
    const page = await failurePage();
    expect(page).toContain('CONSTAT_PDF_COMPILER\u00A0: une de ces valeurs est attendue');
    expect(page).toContain('CONSTAT_PDF_COMPILER: one of these values is expected');
    expect(page).not.toContain('    at ');
  });

  test('the remembered port is damaged', async () => {
    mkdirSync(home.data, { recursive: true });
    writeFileSync(path.join(home.data, 'port'), '\0\0\0\0');
    launch();
    expect(await failurePage()).toContain('ne peut être lu');
    expect(readFileSync(path.join(home.data, 'port'), 'utf8')).toBe('\0\0\0\0');
  });

  test('the data folder cannot be made', async () => {
    writeFileSync(path.join(home.folder, 'data'), '');
    launch();
    expect(await failurePage()).toContain('Le dossier des données ne peut être créé');
  });

  test('nobody else finds the page, and it runs nothing', async () => {
    mkdirSync(home.data, { recursive: true });
    writeFileSync(path.join(home.data, 'port'), 'none');
    launch();
    const address = await nextOpened(home);
    expect((await fetch(new URL('/', address))).status).toBe(404);
    const { headers } = await fetch(address);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/u);
  });
});

/** The server that this launcher runs now, where it is not one of those. */
function serverOf({ process: { pid } }: Launched, earlier: ReadonlySet<number>): number | undefined {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  return children.find((child) => child > 0 && !earlier.has(child) && isServer(child));
}

function isServer(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server/main.ts');
  } catch {
    return false;
  }
}
