import { useState } from 'react';
import type { ReactNode } from 'react';
import { LandingPage } from './landing-page.tsx';
import { LoginScreen } from './login-screen.tsx';

/** What is open to everyone: the landing page and the login screen. */
export function SignedOutScreens(): ReactNode {
  const [isSigningIn, setSigningIn] = useState(false);
  return isSigningIn ? (
    <LoginScreen onBack={() => setSigningIn(false)} />
  ) : (
    <LandingPage onSignIn={() => setSigningIn(true)} />
  );
}
