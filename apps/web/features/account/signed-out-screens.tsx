import { useState } from 'react';
import type { ReactNode } from 'react';
import { LandingPage } from './landing-page.tsx';
import { LoginScreen } from './login-screen.tsx';

/**
 * What is open to everyone: the landing page and the login screen.
 * @param firstOpening shown on the login screen: the way to the first account, while there is none
 */
export function SignedOutScreens({ firstOpening }: { readonly firstOpening: ReactNode }): ReactNode {
  const [isSigningIn, setSigningIn] = useState(false);
  return isSigningIn ? (
    <LoginScreen firstOpening={firstOpening} onBack={() => setSigningIn(false)} />
  ) : (
    <LandingPage onSignIn={() => setSigningIn(true)} />
  );
}
