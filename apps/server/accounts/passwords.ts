import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane; argon2id is the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a random password that nobody knows, at the same cost: nobody signs in with it. */
export const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$xcQwpC8c9IBERo7Cx4Vycw$yUdCfXvqYLeKzFCtYPIwXhlpodbgXJw/FGmEMzjerKU';

/** The PHC string of a password, taken exactly as typed. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** True when the password is that of the hash; without a hash it takes as long, and is false. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? NOBODY, password);
  return passwordHash !== undefined && matches;
}
