import type { ReactNode } from 'react';
import { SignedOutScreens } from '../features/account/signed-out-screens.tsx';
import { FirstOpening } from '../features/accounts/first-opening.tsx';

/** The landing page and the sign-in, which leads to the first account while there is none. */
export function SignedOut(): ReactNode {
  return <SignedOutScreens firstOpening={<FirstOpening />} />;
}
