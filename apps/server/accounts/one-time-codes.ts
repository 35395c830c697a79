import { Secret, TOTP } from 'otpauth';
import { fingerprint } from '../platform/ids.ts';

/** As every app takes it: RFC 6238 with SHA-1, six digits, 30 seconds. */
const PERIOD_S = 30;
const SEED_BYTES = 20;
/** A code of the 30 seconds before and after counts too: the clock of a telephone may be a little off. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

/** A new seed, in base32. */
export function newSeed(): string {
  return new Secret({ size: SEED_BYTES }).base32;
}

/** The address that an app reads from a QR code. */
export function seedAddress(seed: string, username: string): string {
  return totpOf(seed, username).toString();
}

/** Which 30 seconds since 1970 a code belongs to, around now; null where it is none of them. */
export function stepOfCode(seed: string, code: string, now: number): number | null {
  const delta = totpOf(seed, '').validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD_S) + delta;
}

/** Ten new recovery codes of 80 bits, as they are shown. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ size: RECOVERY_BYTES }).base32.replaceAll(/(.{4})(?=.)/gu, '$1-'),
  );
}

/** What is kept of a recovery code, however it was typed. */
export function recoveryHash(code: string): string {
  return fingerprint(code.replaceAll(/[\s-]/gu, '').toUpperCase());
}

function totpOf(seed: string, label: string): TOTP {
  return new TOTP({ issuer: 'Constat', label, secret: Secret.fromBase32(seed), period: PERIOD_S });
}
