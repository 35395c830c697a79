/** The secret in a keychain: rules of first use, of moving and of what does not answer; the system's own where there is one. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { openStore } from '../store/store.ts';
import { secretSource } from './installation-secret.ts';
import type { KeyPlace } from './installation-secret.ts';
import { KeychainSilent, systemKeychain } from './keychain.ts';
import type { Keychain } from './keychain.ts';
import { runScript } from '../testing/run-script.ts';
import { spawnRefused } from '../testing/spawn-server.ts';

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'constat-keychain-'));
  file = path.join(dataDir, 'constat.key');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const content = () => readFileSync(file, 'utf8');
const isInKeychain = () => /^constat-keychain-1 [\da-f-]{36}\n$/u.test(content());

/** A keychain in memory, for the rules alone. */
function buildKeychain() {
  const entries = new Map<string, string>();
  const state = { isSilent: false };
  const answer = <Result>(act: () => Result): Result => {
    if (state.isSilent) throw new KeychainSilent('locked');
    return act();
  };
  const keychain: Keychain = {
    read: (account) => answer(() => entries.get(account) ?? null),
    write: (account, text) => answer(() => void entries.set(account, text)),
    remove: (account) => answer(() => void entries.delete(account)),
  };
  return { entries, state, keychain };
}

type Built = ReturnType<typeof buildKeychain>;
const source = ({ keychain }: Pick<Built, 'keychain'>, keyPlace: KeyPlace = 'auto', at = dataDir) =>
  secretSource({ dataDir: at, key: null, keyPlace, keychain });
const opens = async () => {};

describe('a new installation', () => {
  test.each(['auto', 'keychain'] as const)(
    'has its secret in a keychain that answers (%s), and no key in a file',
    (place) => {
      const built = buildKeychain();
      const made = source(built, place).first();
      expect(isInKeychain()).toBe(true);
      expect(content()).not.toContain(Buffer.from(made.key).toString('base64url'));
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(source(built, 'file').read()).toEqual([made]);
      expect(source(built, place).first()).toEqual(made);
      expect(built.entries.size).toBe(1);
    },
  );

  test('has it in a file where the keychain does not answer, or is not wanted', () => {
    const built = buildKeychain();
    const other = path.join(dataDir, 'other');
    const made = source(built, 'file', other).first();
    expect(source(built, 'auto', other).read()).toEqual([made]);
    built.state.isSilent = true;
    const kept = source(built).first();
    expect(source(built).read()).toEqual([kept]);
    expect(content()).toMatch(/^constat-key-1 /u);
    expect(built.entries.size).toBe(0);
  });

  test('is refused where it has to be the keychain and none answers; nothing is made', () => {
    const built = buildKeychain();
    built.state.isSilent = true;
    expect(() => source(built, 'keychain').first()).toThrow(/^CONSTAT_KEY_PLACE : [^\n]+ \/ [^\n]+$/u);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('shares no entry with another one of the same person, and keeps it where its folder is renamed', () => {
    const built = buildKeychain();
    const [one, other] = [path.join(dataDir, 'one'), path.join(dataDir, 'other')];
    const secrets = [one, other].map((at) => source(built, 'auto', at).first());
    expect(new Set(secrets.map(({ id }) => id)).size).toBe(2);
    expect(built.entries.size).toBe(2);
    expect(source(built, 'auto', one).read()).toEqual([secrets[0]]);
    expect(source(built, 'auto', other).read()).toEqual([secrets[1]]);
  });

  test('that has a key file goes on with it', () => {
    const built = buildKeychain();
    const made = source(built, 'file').first();
    for (const place of ['auto', 'keychain'] as const) expect(source(built, place).first()).toEqual(made);
    expect(built.entries.size).toBe(0);
  });
});

describe('a secret in a keychain', () => {
  test('that does not answer, is empty or holds something else ends the start, and is never made anew', () => {
    const built = buildKeychain();
    const made = source(built).first();
    const [account, text] = [...built.entries][0] ?? ['', ''];
    const refused = /^Constat, [\da-f-]{36} : [^\n]+ \/ [^\n]+npm run key -- recover$/u;
    const expectRefused = () => {
      for (const act of ['read', 'first', 'renew'] as const)
        expect(() => source(built)[act]()).toThrow(refused);
      expect(() => source(built).keepOnly(made.id)).toThrow(refused);
    };
    built.state.isSilent = true;
    expectRefused();
    built.state.isSilent = false;
    built.entries.delete(account);
    expectRefused();
    built.entries.set(account, 'something else');
    expectRefused();
    built.entries.set(account, text);
    expect(source(built).first()).toEqual(made);
    expect(isInKeychain()).toBe(true);
  });

  test('is asked for once, and anew where another one is wanted', () => {
    const built = buildKeychain();
    const made = source(built).first();
    const running = source(built);
    expect(running.read([made.id])).toEqual([made]);
    const next = source(built).renew();
    built.state.isSilent = true;
    expect(running.read([made.id])).toEqual([made]);
    expect(() => running.read([next.id])).toThrow('npm run key');
    built.state.isSilent = false;
    expect(running.read([next.id])).toEqual([next, made]);
  });

  test('is renewed there, and keeps the present one alone afterwards', () => {
    const built = buildKeychain();
    const first = source(built).first();
    const second = source(built).renew();
    expect(source(built).read()).toEqual([second, first]);
    source(built).keepOnly(second.id);
    expect(source(built).read()).toEqual([second]);
    expect(isInKeychain()).toBe(true);
    expect(built.entries.size).toBe(1);
  });

  test('that is lost is replaced for the holder of the recovery code alone', () => {
    const built = buildKeychain();
    const lost = source(built).first();
    built.state.isSilent = true;
    const made = source(built).recovered();
    expect(made.id).not.toBe(lost.id);
    expect(source(built).read()).toEqual([made]);
    expect(content()).toMatch(/^constat-key-1 /u);
    built.state.isSilent = false;
    expect(source(built).recovered()).toEqual(made);
  });
});

describe('moving the secret', () => {
  test('takes it to the keychain and back, the same, and the former place forgets it', async () => {
    const built = buildKeychain();
    const made = source(built, 'file').first();
    const written = content();
    const seen: string[][] = [];
    const verify = async (secrets: readonly { readonly id: string }[]) =>
      void seen.push(secrets.map(({ id }) => id));
    await source(built).move('keychain', verify);
    expect(isInKeychain()).toBe(true);
    expect(source(built).read()).toEqual([made]);
    await source(built).move('keychain', verify);
    await source(built).move('file', verify);
    expect(content()).toBe(written);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(built.entries.size).toBe(0);
    expect(seen).toEqual([[made.id], [made.id]]);
    expect(readdirSync(dataDir)).toEqual(['constat.key']);
  });

  test.each(['keychain', 'file'] as const)(
    'to %s changes nothing where what was read back does not open',
    async (to) => {
      const built = buildKeychain();
      const made = source(built, to === 'keychain' ? 'file' : 'auto').first();
      const before = [content(), [...built.entries]];
      const failing = Promise.reject(new Error('does not open'));
      await expect(source(built).move(to, () => failing)).rejects.toThrow('does not open');
      expect([content(), [...built.entries]]).toEqual(before);
      expect(source(built).read()).toEqual([made]);
    },
  );

  test('to a keychain that does not answer changes nothing', async () => {
    const built = buildKeychain();
    const made = source(built, 'file').first();
    built.state.isSilent = true;
    await expect(source(built).move('keychain', opens)).rejects.toThrow(/^Constat, /u);
    expect(source(built).read()).toEqual([made]);
  });

  test('is refused where the secret is a setting', async () => {
    const key = 'une phrase de trente-deux lettres ou plus';
    await expect(secretSource({ dataDir, key }).move('keychain', opens)).rejects.toThrow('CONSTAT_KEY');
  });
});

/** True where this session has a keychain that takes and gives back what is put there. */
function answers(): boolean {
  const account = newId();
  try {
    systemKeychain(5_000).write(account, 'zz');
    const isKept = systemKeychain(5_000).read(account) === 'zz';
    systemKeychain(5_000).remove(account);
    return isKept;
  } catch {
    return false;
  }
}

// Nobody's keychain is asked for unless that is wanted: it may put a question on a screen.
const isWanted = process.env['DBUS_SESSION_BUS_ADDRESS'] !== undefined && process.platform === 'linux';
const isRequired = process.env['CONSTAT_REQUIRE_KEYCHAIN'] === '1';
const hasKeychain = isRequired || (isWanted && answers());
const session = Object.fromEntries(
  ['DBUS_SESSION_BUS_ADDRESS', 'XDG_RUNTIME_DIR', 'HOME'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

describe.runIf(hasKeychain)("the system's own keychain", () => {
  const env = { ...session, CONSTAT_KEY_PLACE: 'auto' };
  const key = (...args: readonly string[]) => runScript('key', args, { dataDir, env });

  test('holds the secret of a new installation, which is moved, renewed and found again', async () => {
    const state = await key();
    expect([state.code, state.err]).toEqual([0, '']);
    expect(state.out).toContain('system keychain (Constat, ');
    expect(isInKeychain()).toBe(true);
    const [, account = ''] = content().trim().split(' ');
    const inKeychain = systemKeychain().read(account) ?? '';
    expect(inKeychain).toMatch(/^constat-key-1 [\w-]{43}\n$/u);
    expect((await key('rotate')).code).toBe(0);
    expect(systemKeychain().read(account)).not.toBe(inKeychain);
    expect((await key('move', 'file')).out).toContain(file);
    expect(systemKeychain().read(account)).toBeNull();
    expect(content()).toMatch(/^constat-key-1 /u);
    expect((await key('move', 'keychain')).code).toBe(0);
    expect((await key()).out).toContain('system keychain (Constat, ');
    await key('move', 'file');
  });

  test('that is out of reach keeps the server from starting, and loses nothing', async () => {
    await key();
    const [, account = ''] = content().trim().split(' ');
    const refused = await spawnRefused({ CONSTAT_DATA_DIR: dataDir, CONSTAT_KEY_PLACE: 'auto' });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^Constat, [\da-f-]{36} : [^\n]+ \/ [^\n]+npm run key -- recover\n$/u);
    expect((await key()).code).toBe(0);
    systemKeychain().remove(account);
  });
});

describe('where no keychain answers', () => {
  test('a new installation has its key file within seconds, and its server starts with it', async () => {
    const env = { CONSTAT_KEY_PLACE: 'auto' };
    const began = performance.now();
    const state = await runScript('key', [], { dataDir, env });
    expect(performance.now() - began).toBeLessThan(20_000);
    expect([state.code, state.err]).toEqual([0, '']);
    expect(state.out).toContain(file);
    expect(content()).toMatch(/^constat-key-1 /u);
    const moved = await runScript('key', ['move', 'keychain'], { dataDir, env });
    expect([moved.code, moved.err]).toEqual([1, expect.stringMatching(/^Constat, [^\n]+\n$/u)]);
    await (await openStore({ dataDir, databaseUrl: null })).close();
  });

  test('a restore with the code of the sheet replaces no secret that the present database needs', async () => {
    const store = await openStore({ dataDir, databaseUrl: null });
    const { code } = await store.recoverySheets.begin(1);
    await store.close();
    const copy = path.join(dataDir, 'copy.db');
    expect((await runScript('backup', [copy], { dataDir })).code).toBe(0);
    const named = `constat-keychain-1 ${newId()}\n`;
    writeFileSync(file, named);
    const restore = () =>
      runScript('restore', [copy, '--recovery'], {
        dataDir,
        typed: `${code}\n`,
        env: { CONSTAT_KEY_PLACE: 'file' },
      });
    const refused = await restore();
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('npm run key -- recover')]);
    expect(content()).toBe(named);
    rmSync(path.join(dataDir, 'constat.db'));
    const restored = await restore();
    expect([restored.code, restored.out]).toEqual([0, expect.stringContaining('accounts: 0')]);
    expect(content()).toMatch(/^constat-key-1 /u);
  });

  test('a call that takes too long is ended', () => {
    const began = performance.now();
    expect(() => systemKeychain(1).read(newId())).toThrow(KeychainSilent);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test.each([['move'], ['move', 'elsewhere'], ['move', 'file', 'now'], ['rotate', 'file']])(
    'refuses %s %s with its usage',
    async (...args) => {
      expect(await runScript('key', args, { dataDir })).toEqual({
        code: 2,
        out: '',
        err: expect.stringContaining('move keychain|file'),
      });
    },
  );
});
