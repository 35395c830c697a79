import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

/** Made by `@node-rs/argon2` 2.2.1, which made the hashes of installations before Node's own function did. */
const EARLIER: Readonly<Record<string, string>> = {
  'mot de passe fictif':
    '$argon2id$v=19$m=19456,t=2,p=1$yTKNRfcNY161cgMBgSMmnQ$vZsPzLkAddqvYrXUzZYaFv/fieKpX/j1l/eaEvLWrBg',
  'Éléphant à l’été — 日本 🩺':
    '$argon2id$v=19$m=19456,t=2,p=1$Xx3qWdZqJFjx1zS99iaWUg$amOrz0bjI0jH9TL/azqaqccDusYQVCAmhiuQ/snksHw',
  '': '$argon2id$v=19$m=19456,t=2,p=1$U8Cx4rJTT2sN38M8PgboBg$S/XFSfrfvb2Ou/Qvh3WnOSiC+0jSExUB3zWjRIHHhko',
  ['x'.repeat(128)]:
    '$argon2id$v=19$m=8,t=1,p=1$+eCMcU46BmScYD7MyC+T8A$UtNhHV8Wv/rYVKQpdbM3+kCuOERMiELnKdpRx+rS/l4',
  'four lanes':
    '$argon2id$v=19$m=4096,t=3,p=4$8mIHhbpnfnE1s7Da/weESw$7MzLv9Vq81PjirEkavzM952cyMlMTqU9UQZnVqFGkF8',
  'short output': '$argon2id$v=19$m=64,t=1,p=1$Du/ApM6B9kQmfF7Zf9d39w$9OtiHyK8lUvmrCB/Z7+ajA',
};

test('the hashes of the earlier library are still those of their passwords, and of no other', async () => {
  for (const [password, hash] of Object.entries(EARLIER)) {
    expect(await isPassword(password, hash)).toBe(true);
    expect(await isPassword(`${password} `, hash)).toBe(false);
    const last = hash.at(-1) === 'A' ? 'Q' : 'A';
    expect(await isPassword(password, `${hash.slice(0, -1)}${last}`)).toBe(false);
  }
});

test('hashing and verifying leave the event loop to others', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const hash = await hashPassword('mot de passe fictif');
  const made = turns;
  expect(await isPassword('mot de passe fictif', hash)).toBe(true);
  clearInterval(timer);
  // Both take 20 ms or more each; a blocked loop has no turn at all.
  expect([made, turns - made].every((count) => count >= 3)).toBe(true);
});

test('a stored hash that is damaged, or that asks for too much, is refused before anything is derived', async () => {
  const [good = ''] = Object.values(EARLIER);
  const damaged = [
    '',
    'argon2id',
    good.replace('argon2id', 'argon2i'),
    good.replace('v=19', 'v=16'),
    good.slice(0, -40),
    `${good}$`,
    good.replace('m=19456', 'm=4000000'),
    good.replace('m=19456', 'm=262145'),
    good.replace('m=19456', 'm=7'),
    good.replace('m=19456', 'm=0'),
    good.replace('t=2', 't=17'),
    good.replace('t=2', 't=0'),
    good.replace('p=1', 'p=17'),
    good.replace('p=1', 'p=0'),
    good.replace('m=19456,t=2,p=1', 'm=8,t=2,p=2'),
  ];
  for (const hash of damaged)
    await expect(isPassword('mot de passe fictif', hash)).rejects.toThrow('cannot be read');
});
