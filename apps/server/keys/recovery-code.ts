import {
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { KEY_BYTES, openBytes, SEAL_BYTES, sealBytes, UnreadableSeal } from './sealed-bytes.ts';

/** 144 bits that nobody guesses, and 16 that tell a slip of the pen. */
const SEED_BYTES = 18;
const CHECK_BYTES = 2;
/** Without the letters that are read as digits: no I, L, O and U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;
/** A key that is locked for one code: a public key of its own, then the sealed key. */
const LOCKED_BYTES = KEY_BYTES + KEY_BYTES + SEAL_BYTES;
/** What precedes the 32 bytes of an X25519 key in DER. */
const PRIVATE_HEAD = Buffer.from('302e020100300506032b656e04220420', 'hex');
const PUBLIC_HEAD = Buffer.from('302a300506032b656e032100', 'hex');

/** A new code for the recovery sheet: 32 letters and digits in groups of four. */
export function newRecoveryCode(): string {
  const seed = randomBytes(SEED_BYTES);
  return writeCode(Buffer.concat([seed, checkOf(seed)]));
}

/**
 * The code as it was printed, from what somebody typed: lower case, without the hyphens, an O for a zero.
 * @returns null for what is no recovery code
 */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015-]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/gu, '1');
  const bytes = readLetters(letters);
  if (bytes?.length !== SEED_BYTES + CHECK_BYTES) return null;
  const seed = bytes.subarray(0, SEED_BYTES);
  return checkOf(seed).equals(bytes.subarray(SEED_BYTES)) ? writeCode(bytes) : null;
}

/** What is kept of a code: with it a key can be locked, and not opened. 32 bytes in base64url. */
export function recoveryLockOf(code: string): string {
  return rawPublicKey(createPublicKey(privateKeyOf(code))).toString('base64url');
}

/** Locks a key for whoever holds one of the codes; null where there is none. */
export function lockForRecovery(key: Uint8Array, locks: readonly string[], place: string): Buffer | null {
  if (locks.length === 0) return null;
  return Buffer.concat(locks.map((lock) => lockForOne(key, lock, place)));
}

function lockForOne(key: Uint8Array, lock: string, place: string): Buffer {
  const once = generateKeyPairSync('x25519');
  const publicKey = rawPublicKey(once.publicKey);
  const shared = sharedKey(once.privateKey, publicKeyOf(Buffer.from(lock, 'base64url')), publicKey);
  return Buffer.concat([publicKey, sealBytes(shared, key, place)]);
}

/** @throws UnreadableSeal where it was locked for other codes */
export function openWithCode(code: string, locked: Uint8Array, place: string): Buffer {
  for (let start = 0; start + LOCKED_BYTES <= locked.length; start += LOCKED_BYTES) {
    try {
      return openOne(code, locked.subarray(start, start + LOCKED_BYTES), place);
    } catch (error) {
      if (!(error instanceof UnreadableSeal)) throw error;
    }
  }
  throw new UnreadableSeal();
}

function openOne(code: string, locked: Uint8Array, place: string): Buffer {
  const publicKey = Buffer.from(locked.subarray(0, KEY_BYTES));
  const shared = sharedKey(privateKeyOf(code), publicKeyOf(publicKey), publicKey);
  return openBytes(shared, locked.subarray(KEY_BYTES), place);
}

function sharedKey(privateKey: KeyObject, publicKey: KeyObject, salt: Uint8Array): Buffer {
  const secret = diffieHellman({ privateKey, publicKey });
  return Buffer.from(hkdfSync('sha256', secret, salt, 'constat recovery', KEY_BYTES));
}

function privateKeyOf(code: string): KeyObject {
  const seed = readLetters(code.replaceAll('-', ''))?.subarray(0, SEED_BYTES) ?? Buffer.alloc(0);
  const raw = Buffer.from(hkdfSync('sha256', seed, '', 'constat recovery code', KEY_BYTES));
  return createPrivateKey({ key: Buffer.concat([PRIVATE_HEAD, raw]), format: 'der', type: 'pkcs8' });
}

function publicKeyOf(raw: Buffer): KeyObject {
  return createPublicKey({ key: Buffer.concat([PUBLIC_HEAD, raw]), format: 'der', type: 'spki' });
}

function rawPublicKey(key: KeyObject): Buffer {
  return key.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_HEAD.length);
}

function checkOf(seed: Uint8Array): Buffer {
  return createHash('sha256').update(seed).digest().subarray(0, CHECK_BYTES);
}

function writeCode(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = Array.from(bits.match(/.{5}/gu) ?? [], (five) => LETTERS[Number.parseInt(five, 2)]).join(
    '',
  );
  return (letters.match(new RegExp(`.{${GROUP}}`, 'gu')) ?? []).join('-');
}

function readLetters(letters: string): Buffer | null {
  const values = Array.from(letters, (letter) => LETTERS.indexOf(letter));
  if (values.includes(-1) || (values.length * 5) % 8 !== 0) return null;
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('');
  return Buffer.from(Array.from(bits.match(/.{8}/gu) ?? [], (eight) => Number.parseInt(eight, 2)));
}
