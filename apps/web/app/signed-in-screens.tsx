import type { User } from '@constat/contract';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { SignInAgainDialog } from '../features/account/sign-in-again-dialog.tsx';
import { forgetOnSignOut } from './forget-on-sign-out.ts';
import { createAppRouter } from './router.tsx';

/** Every screen behind the sign-in, and the question for the password when the session was lost. */
export function SignedInScreens({
  user,
  isLost,
}: {
  readonly user: User;
  readonly isLost: boolean;
}): ReactNode {
  const [router] = useState(createAppRouter);
  useEffect(() => forgetOnSignOut(user.id), [user.id]);
  return (
    <>
      <RouterProvider router={router} />
      <SignInAgainDialog user={user} isOpen={isLost} />
    </>
  );
}
