import type { ReactNode } from 'react';

/** Tells a password manager whose password a form asks for; nobody sees it. */
export function UsernameForManagers({ username }: { readonly username: string }): ReactNode {
  return <input hidden readOnly name="username" autoComplete="username" value={username} />;
}
