import type { ReactNode } from 'react';
import { useCurrentUser } from '../../shared/session.ts';
import { FactorsCard } from './factors-card.tsx';
import { LeaveDemonstration } from './leave-demonstration.tsx';
import { PasswordCard } from './password-card.tsx';
import { useSetUp } from './set-up-api.ts';

/** How one signs in: password, code and passkeys; for an account of the demonstration, the way to one of one's own. */
export function OwnSignIn(): ReactNode {
  const { user } = useCurrentUser();
  const { data, isPending } = useSetUp();
  if (user === null || isPending) return null;
  // Whoever is signed in before there is an account has one of the demonstration.
  const isSample = data !== undefined && data.state !== 'closed';
  if (isSample) return <LeaveDemonstration />;
  return (
    <>
      <PasswordCard username={user.username} />
      <FactorsCard />
    </>
  );
}
