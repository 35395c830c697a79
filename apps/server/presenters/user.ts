import type { User } from '@constat/contract';

/** What a user may see of an account. */
export function presentUser(user: User): User {
  const { id, username, email, displayName, role } = user;
  return { id, username, email, displayName, role };
}
