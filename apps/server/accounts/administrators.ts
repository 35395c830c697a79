import type { Repositories } from '../store/repositories/index.ts';

/**
 * The enabled accounts that run the installation: those with the flag or the role, and, as long as nobody has the flag, the
 * only physician there is, who would otherwise be locked out of an installation from before the flag. While there are only
 * accounts of the demonstration, these do.
 */
export async function whoAdministers(users: Repositories['users']): Promise<string[]> {
  const named = await users.administrators();
  const ids = named.map(({ id }) => id);
  if (named.some(({ isAdmin }) => isAdmin === 1)) return ids;
  const [only, ...others] = await users.reporters();
  return only === undefined || others.length > 0 || only.disabledAt !== null ? ids : [...ids, only.id];
}
