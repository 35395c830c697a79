import type { User } from '@constat/contract';

/** What a user may see of an account; `administers` as `policies/access.ts` has it. */
export function presentUser(user: Omit<User, 'administers'>, administers: boolean): User {
  const { id, username, email, displayName, role } = user;
  return { id, username, email, displayName, role, administers };
}
