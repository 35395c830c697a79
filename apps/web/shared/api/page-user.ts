import { onSession } from './session-events.ts';

/**
 * The account that this page works for, from its first sign-in until it signs out. All pages of a browser share one
 * cookie, so another page may sign somebody else in: what this page sends then is refused by the server, because every
 * call names the account that it is sent for.
 */
let user: string | null = null;

/** The name of that account in every call. */
export const PAGE_USER_HEADER = 'X-Constat-User';

/** This page works for that account, unless it works for one already. */
export function claimPage(userId: string): void {
  user ??= userId;
}

/** Id of the account, or null while nobody is signed in here. */
export function pageUser(): string | null {
  return user;
}

onSession((event) => {
  if (event === 'left') user = null;
});
