import { execFile } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  linkSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { secretSource } from './installation-secret.ts';

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'constat-secret-'));
  file = path.join(dataDir, 'constat.key');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const source = () => secretSource({ dataDir, key: null });

describe('the key file', () => {
  test('is made once, for its owner alone, and read again', () => {
    expect(source().read()).toEqual([]);
    const made = source().first();
    expect(source().first()).toEqual(made);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(source().read()).toEqual([made]);
    expect(readdirSync(dataDir)).toEqual(['constat.key']);
  });

  test('is one for all processes that ask for it at once', async () => {
    const module = path.resolve(import.meta.dirname, 'installation-secret.ts');
    const program = `import { secretSource } from ${JSON.stringify(module)};
      process.stdout.write(secretSource({ dataDir: ${JSON.stringify(dataDir)}, key: null }).first().id);`;
    const run = promisify(execFile);
    const asked = Array.from({ length: 6 }, () =>
      run(process.execPath, ['--input-type=module-typescript', '-e', program]),
    );
    const ids = (await Promise.all(asked)).map(({ stdout }) => stdout);
    expect(source().read()).toHaveLength(1);
    expect(new Set(ids)).toEqual(new Set([source().first().id]));
  });

  test('holds the earlier secret beside the new one until it is told to keep one only', () => {
    const first = source().renew();
    const second = source().renew();
    expect(source().read()).toEqual([second, first]);
    source().keepOnly(second.id);
    expect(source().read()).toEqual([second]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('that is replaced is written over, unless somebody keeps it under another name', () => {
    source().renew();
    const former = readFileSync(file, 'utf8');
    const handle = openSync(file, 'r');
    source().renew();
    expect(readFileSync(handle, 'utf8')).toBe('\0'.repeat(former.length));
    closeSync(handle);
    const kept = path.join(dataDir, 'kept');
    linkSync(file, kept);
    const linked = readFileSync(kept, 'utf8');
    source().renew();
    expect(readFileSync(kept, 'utf8')).toBe(linked);
    expect(source().read()).toHaveLength(3);
  });

  test.each(['', 'constat-key-1 short\n', 'another file\n', 'constat-key-1\n'])(
    'with other content (%j) is refused in one line, and stays',
    (content) => {
      writeFileSync(file, content);
      expect(() => source().read()).toThrow(/constat\.key : [^\n]+ \/ [^\n]+$/u);
      expect(() => source().renew()).toThrow('constat.key');
      expect(readFileSync(file, 'utf8')).toBe(content);
    },
  );

  test('is read with the line ends of another system', () => {
    const made = source().renew();
    writeFileSync(file, readFileSync(file, 'utf8').replace('\n', '\r\n'));
    chmodSync(file, 0o600);
    expect(source().read()).toEqual([made]);
  });
});

describe('the setting', () => {
  test('gives the same secret each time, another one for another phrase, and leaves no file', () => {
    const of = (key: string) => secretSource({ dataDir, key });
    const phrase = 'une phrase de trente-deux lettres ou plus';
    const [secret] = of(phrase).read();
    expect(of(phrase).renew()).toEqual(secret);
    expect(of(`${phrase} `).read()).not.toEqual([secret]);
    expect(secret?.key).toHaveLength(32);
    // Composed or not, the accents are the same.
    expect(of('é'.repeat(40)).read()).toEqual(of('e\u0301'.repeat(40)).read());
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
