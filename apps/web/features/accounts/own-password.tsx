import type { ReactNode } from 'react';
import { useCurrentUser } from '../../shared/session.ts';
import { LeaveDemonstration } from './leave-demonstration.tsx';
import { PasswordCard } from './password-card.tsx';
import { useSetUp } from './set-up-api.ts';

/** One's own password; for an account of the demonstration, the way to an account of one's own. */
export function OwnPassword(): ReactNode {
  const { user } = useCurrentUser();
  const { data, isPending } = useSetUp();
  if (user === null || isPending) return null;
  // Whoever is signed in before there is an account has one of the demonstration.
  const isSample = data !== undefined && data.state !== 'closed';
  return isSample ? <LeaveDemonstration /> : <PasswordCard username={user.username} />;
}
