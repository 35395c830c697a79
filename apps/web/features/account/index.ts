/** The physician’s account: what the shell of the pages needs. */
export { useSignOut } from './use-sign-out.ts';

/** The dialog in which a physician whose session has ended signs in again. */
export const loadSignInAgainDialog = async () =>
  (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog;

/** What covers the page while it is locked. */
export const loadLockCover = async () => (await import('./lock-cover.tsx')).LockCover;
