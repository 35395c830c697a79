import { useState } from 'react';
import type { ReactNode } from 'react';
import { LandingPage } from './landing-page.tsx';
import { LoginScreen } from './login-screen.tsx';

/**
 * What is open to everyone: the landing page and the login screen.
 * @param firstOpening shown on the login screen: the way to the first account, while there is none
 * @param tools shown on both, beside the choice of the language
 */
export function SignedOutScreens({
  firstOpening,
  tools,
  beginsAtSignIn = false,
}: {
  readonly firstOpening: ReactNode;
  readonly tools?: ReactNode;
  readonly beginsAtSignIn?: boolean;
}): ReactNode {
  const [isSigningIn, setSigningIn] = useState(beginsAtSignIn);
  return isSigningIn ? (
    <LoginScreen tools={tools} firstOpening={firstOpening} onBack={() => setSigningIn(false)} />
  ) : (
    <LandingPage tools={tools} onSignIn={() => setSigningIn(true)} />
  );
}
