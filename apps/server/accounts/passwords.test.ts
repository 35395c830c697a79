import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from './create-account.ts';
import { buildServer, PASSWORD } from '../testing/build-server.ts';
import type { TestServer } from '../testing/build-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

/** An account whose password costs what it costs outside of the tests. */
const addAccount = (username: string) =>
  createAccount(server, {
    username,
    password: PASSWORD,
    displayName: 'Dr Zz Fictif',
    email: 'zz@example.invalid',
    role: 'physician',
  });

let asked = 0;
/** The status of a sign-in, each from an address of its own, so that no guess slows another one down. */
async function signIn(username: string, password: string): Promise<number> {
  asked += 1;
  const remoteAddress = `10.0.${asked >> 8}.${asked & 255}`;
  const payload = { username, password };
  return (await server.app.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress }))
    .statusCode;
}

test('a password is kept as argon2id, with a salt of its own, at the cost that OWASP advises', async () => {
  const names = ['zzone', 'zztwo'];
  for (const name of names) await addAccount(name);
  const kept = await Promise.all(
    names.map(async (name) => (await server.store.users.findByUsername(name))?.passwordHash ?? ''),
  );
  for (const phc of kept) {
    const [, algorithm, version, cost, salt = '', hash = ''] = phc.split('$');
    expect([algorithm, version, cost]).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
    expect([Buffer.from(salt, 'base64').length, Buffer.from(hash, 'base64').length]).toEqual([16, 32]);
  }
  expect(kept[0]).not.toBe(kept[1]);
});

test('a password of 64 to 128 characters of any script is verified to its last character', async () => {
  const character = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });
  const passwords = fc.array(fc.oneof({ weight: 5, arbitrary: character }, fc.constant(' ')), {
    minLength: 64,
    maxLength: 128,
  });
  let count = 0;
  await fc.assert(
    fc.asyncProperty(passwords, character, async (characters, other) => {
      fc.pre(characters.at(-1) !== other);
      const username = `zzlong${(count += 1)}`;
      const password = characters.join('');
      await server.signUp({ username, password });
      expect(await signIn(username, [...characters.slice(0, -1), other].join(''))).toBe(401);
      expect(await signIn(username, characters.slice(0, -1).join(''))).toBe(401);
      expect(await signIn(username, `${password} `)).toBe(401);
      expect(await signIn(username, password)).toBe(200);
    }),
    { numRuns: 12 },
  );
});

test('an unknown name and a disabled account take as long as a wrong password', async () => {
  await addAccount('zzknown');
  const disabled = await addAccount('zzdisabled');
  await server.store.users.disable(disabled, server.clock.now());
  const attempts = { zzknown: 'wrong one', zznobody: PASSWORD, zzdisabled: PASSWORD };
  const times = new Map<string, number[]>();
  for (let round = 0; round < 9; round += 1) {
    for (const [name, password] of Object.entries(attempts)) {
      const start = performance.now();
      expect(await signIn(name, password)).toBe(401);
      times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
    }
  }
  const middle = (name: string) => times.get(name)?.toSorted((a, b) => a - b)[4] ?? 0;
  for (const name of ['zznobody', 'zzdisabled'])
    expect(middle(name) / middle('zzknown')).toBeGreaterThan(0.6);
});
