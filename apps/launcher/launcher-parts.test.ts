import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dataFolder } from './data-folder.ts';
import { openerOf } from './open-address.ts';
import { RotatingLog } from './rotating-log.ts';
import { serverEnvironment } from './server-process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'constat-launcher-parts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each<[NodeJS.Platform, Record<string, string>, string, string]>([
  [
    'win32',
    { LOCALAPPDATA: 'C:\\Users\\zz\\AppData\\Local' },
    'C:\\Users\\zz',
    'C:\\Users\\zz\\AppData\\Local\\Constat',
  ],
  ['win32', {}, 'C:\\Users\\zz', 'C:\\Users\\zz\\AppData\\Local\\Constat'],
  ['darwin', { XDG_DATA_HOME: '/zz' }, '/Users/zz', '/Users/zz/Library/Application Support/Constat'],
  ['linux', { XDG_DATA_HOME: '/zz/share' }, '/home/zz', '/zz/share/constat'],
  ['linux', { XDG_DATA_HOME: 'relative' }, '/home/zz', '/home/zz/.local/share/constat'],
  ['linux', {}, '/home/zz', '/home/zz/.local/share/constat'],
  ['darwin', { CONSTAT_DATA_DIR: '/else/where' }, '/Users/zz', '/else/where'],
])('on %s, %j and the home %s, the data lie in %s', (platform, env, home, expected) => {
  expect(dataFolder(env, platform, home)).toBe(expected);
});

test('each system’s own opener gets the address as it is, or the one that is named', () => {
  const address = 'http://localhost:23456/?a=b&c=d#e';
  expect(openerOf(address, {}, 'win32')).toEqual({
    program: 'rundll32.exe',
    args: ['url.dll,FileProtocolHandler', address],
  });
  expect(openerOf(address, {}, 'darwin')).toEqual({ program: '/usr/bin/open', args: [address] });
  expect(openerOf(address, {}, 'linux')).toEqual({ program: 'xdg-open', args: [address] });
  expect(openerOf(address, { CONSTAT_OPENER: 'zz' }, 'linux')).toEqual({ program: 'zz', args: [address] });
});

test('the server keeps what a person set, but for where it listens and where its data lie', () => {
  const env = { CONSTAT_ASSIST_ENGINE: 'local', PORT: '80', CONSTAT_TRUST_PROXY: '1', CONSTAT_OPENER: 'zz' };
  expect(serverEnvironment(env, { folder, port: 23_456, instance: 'zz' })).toEqual({
    CONSTAT_ASSIST_ENGINE: 'local',
    HOST: 'localhost',
    PORT: '23456',
    CONSTAT_DATA_DIR: folder,
    CONSTAT_LAUNCHER: 'zz',
    NODE_COMPILE_CACHE: path.join(folder, 'cache'),
  });
});

test('the log keeps its latest lines in four files of bounded size, for their owner alone', () => {
  const log = new RotatingLog(path.join(folder, 'logs'), 1_000);
  for (let line = 0; line < 200; line += 1) log.write(`${String(line).padStart(99, '.')}\n`);
  const files = readdirSync(path.join(folder, 'logs')).toSorted();
  expect(files).toEqual(['constat.1.log', 'constat.2.log', 'constat.3.log', 'constat.log']);
  const kept = ['constat.3.log', 'constat.2.log', 'constat.1.log', 'constat.log'].map((name) =>
    readFileSync(path.join(folder, 'logs', name), 'utf8'),
  );
  for (const text of kept) expect(text.length).toBeLessThanOrEqual(1_000);
  const numbers = kept
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => Number(line.replaceAll('.', '')));
  expect(numbers).toEqual(Array.from({ length: 40 }, (_, at) => 160 + at));
  for (const name of files) expect(statSync(path.join(folder, 'logs', name)).mode & 0o777).toBe(0o600);
});

test('a log that cannot be written keeps nobody from anything', () => {
  const log = new RotatingLog(path.join(folder, 'none\0'));
  expect(() => log.say('zz')).not.toThrow();
});
