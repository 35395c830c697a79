import { useState } from 'react';
import type { ReactNode } from 'react';
import { SignedOutScreens } from '../features/account/index.signed-out.ts';
import { StartScreen, FirstAccountLink, useSetUp } from '../features/accounts/index.signed-out.ts';
import { isLaunched } from '../features/launcher/index.ts';
import { LoadingScreen } from './errors/loading-screen.tsx';
import { QuitButton } from './shell/quit-button.tsx';

/** The same on somebody's own computer, which begins with a choice. */
function SignedOutOfLauncher(): ReactNode {
  const { data, isPending } = useSetUp();
  const [isTrying, setTrying] = useState(false);
  const quit = <QuitButton look="text" />;
  if (isPending) return <LoadingScreen />;
  if (data?.mayDemonstrate === true) return <StartScreen quit={quit} onBegun={() => setTrying(true)} />;
  return <SignedOutScreens beginsAtSignIn={isTrying} firstOpening={<FirstAccountLink />} tools={quit} />;
}

/** The landing page and the sign-in, which leads to the first account while there is none. */
export function SignedOut(): ReactNode {
  return isLaunched() ? <SignedOutOfLauncher /> : <SignedOutScreens firstOpening={<FirstAccountLink />} />;
}
