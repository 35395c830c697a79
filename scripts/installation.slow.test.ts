import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const PACKAGE = { name: 'zztest', version: '1.0.0' };

/** `npm start` that is under way, with what it has written so far. */
interface Start {
  readonly ended: Promise<number | null>;
  readonly output: () => string;
}

describe('the installation before a task', () => {
  let folder: string;
  let lock: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'constat-installation-'));
    lock = join(folder, '.constat-install.lock');
    mkdirSync(join(folder, 'scripts'));
    for (const copied of ['run.mjs', join('scripts', 'install')])
      cpSync(join(import.meta.dirname, '..', copied), join(folder, copied), { recursive: true });
    writeFileSync(join(folder, 'scripts', 'start.ts'), "console.log('started');\n");
    writeFileSync(join(folder, '.npmrc'), '');
    writeFileSync(join(folder, 'package.json'), JSON.stringify(PACKAGE));
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ ...PACKAGE, lockfileVersion: 3, packages: { '': PACKAGE } }),
    );
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const start = (): Start => {
    const child = spawn(process.execPath, [join(folder, 'run.mjs'), 'start'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'en' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    return { ended: new Promise((resolve) => child.on('close', resolve)), output: () => output };
  };

  it('is done once by several that start at once, and all of them go on', async () => {
    const all = Array.from({ length: 3 }, start);
    expect(await Promise.all(all.map(({ ended }) => ended))).toEqual([0, 0, 0]);
    for (const { output } of all) expect(output()).toContain('started');
    expect(all.filter(({ output }) => output().includes('Installing the dependencies'))).toHaveLength(1);
    expect(existsSync(lock)).toBe(false);
  });

  it('says that it waits for another one, and goes on after it', async () => {
    writeFileSync(lock, String(process.pid));
    const { ended, output } = start();
    await expect.poll(output, { timeout: 10_000 }).toContain(`(process ${process.pid}): waiting for it`);
    expect(output()).not.toContain('Installing');
    rmSync(lock);
    expect(await ended).toBe(0);
    expect(output()).toContain('started');
  });

  it.each([
    ['was killed', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
    ['was killed before it wrote its number', () => ''],
  ])('does not wait for one that %s', async (_, left) => {
    writeFileSync(lock, left());
    const { ended, output } = start();
    expect(await ended).toBe(0);
    expect(output()).toContain('started');
    expect(output()).not.toContain('waiting');
    expect(existsSync(lock)).toBe(false);
  });

  it('that fails leaves no lock behind', async () => {
    // What the lock file does not hold is not installed.
    const dependencies = { zzmissing: '1.0.0' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...PACKAGE, dependencies }));
    const { ended, output } = start();
    expect(await ended).toBe(1);
    expect(output()).toContain('The installation failed');
    expect(existsSync(lock)).toBe(false);
  });
});
