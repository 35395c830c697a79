import type { ReactNode } from 'react';
import { ChoosePasswordScreen } from '../features/accounts/choose-password-screen.tsx';
import { SetUpScreen } from '../features/accounts/set-up-screen.tsx';
import { useAddressSecret } from './address-secret.ts';
import type { OpenPage } from './address-secret.ts';
import { QuitButton } from './shell/quit-button.tsx';

/** The pages that are open to everyone by their address, whoever is signed in. */
export function OpenScreens({ page }: { readonly page: OpenPage }): ReactNode {
  const secret = useAddressSecret();
  return page === '/set-up' ? (
    <SetUpScreen secret={secret} tools={<QuitButton look="text" />} />
  ) : (
    <ChoosePasswordScreen secret={secret} />
  );
}
