import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** What a hash costs: memory in KiB, passes over it, and lanes that are worked on side by side. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane. */
const COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
/** Of what a stored hash may ask: a changed one must not take all of the memory, or a processor for minutes. */
const MOST: PasswordCost = { memory: 262_144, passes: 16, parallelism: 16 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Of a random password that nobody knows, at the same cost: nobody signs in with it. */
export const UNUSABLE_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$xcQwpC8c9IBERo7Cx4Vycw$yUdCfXvqYLeKzFCtYPIwXhlpodbgXJw/FGmEMzjerKU';

/** Salts and hashes of 8 to 64 bytes, in base64 without padding. */
const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{11,86})$/u;

/** In a thread of Node's own: other requests are served meanwhile. */
const derive = promisify(argon2);

/** The PHC string of a password, taken exactly as typed. */
export async function hashPassword(password: string, cost: PasswordCost = COST): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await derive('argon2id', { message: password, nonce, tagLength: HASH_BYTES, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`;
}

/**
 * True when the password is that of the hash, whatever its cost was; without a hash it takes as long, and is false.
 * @throws for a hash that is none, or that asks for more than a hash may
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const { cost, nonce, hash } = readHash(passwordHash ?? UNUSABLE_HASH);
  const given = await derive('argon2id', { message: password, nonce, tagLength: hash.length, ...cost });
  const matches = timingSafeEqual(given, hash);
  return passwordHash !== undefined && matches;
}

interface StoredHash {
  readonly cost: PasswordCost;
  readonly nonce: Buffer;
  readonly hash: Buffer;
}

function readHash(phc: string): StoredHash {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(phc) ?? [];
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const isWithin =
    cost.memory >= 8 * cost.parallelism &&
    (['memory', 'passes', 'parallelism'] as const).every(
      (part) => cost[part] >= 1 && cost[part] <= MOST[part],
    );
  if (!isWithin) throw new Error('the stored password hash cannot be read');
  return { cost, nonce: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/u, '');
}
