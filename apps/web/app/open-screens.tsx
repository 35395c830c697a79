import type { ReactNode } from 'react';
import { ChoosePasswordScreen, SetUpScreen } from '../features/accounts/index.pages.ts';
import { useAddressSecret } from './address-secret.ts';
import type { OpenPage } from './address-secret.ts';
import { IdentityCallback } from './identity-callback.tsx';
import { QuitButton } from './shell/quit-button.tsx';

/** The pages that are open to everyone by their address, whoever is signed in. */
export function OpenScreens({ page }: { readonly page: OpenPage }): ReactNode {
  const secret = useAddressSecret();
  if (page === '/identity') return <IdentityCallback />;
  return page === '/set-up' ? (
    <SetUpScreen secret={secret} tools={<QuitButton look="text" />} />
  ) : (
    <ChoosePasswordScreen secret={secret} />
  );
}
