import type { User } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { useSignOut } from './use-sign-out.ts';

/**
 * Asks for the password again over the open screen, so that the text on it is not lost. Somebody else who signs in gets
 * a fresh page.
 */
export function SignInAgainDialog({
  user,
  isOpen,
}: {
  readonly user: User;
  readonly isOpen: boolean;
}): ReactNode {
  const { t } = useLingui();
  const { signOut, isSigningOut } = useSignOut();
  const [credentials, setCredentials] = useState({ username: user.username, password: '' });
  return (
    <Dialog
      title={t`Session expirée`}
      isOpen={isOpen}
      width="narrow"
      role="alertdialog"
      footer={
        <Button variant="ghost" isPending={isSigningOut} onClick={signOut}>
          {t`Quitter sans me reconnecter`}
        </Button>
      }
    >
      <p className="mb-4">
        <Trans>
          Votre session est terminée. Reconnectez-vous pour continuer; votre texte est encore à l’écran.
        </Trans>
      </p>
      <LoginForm
        value={credentials}
        onChange={setCredentials}
        onSignedIn={(userId) => {
          setCredentials({ username: user.username, password: '' });
          if (userId !== user.id) window.location.assign('/');
        }}
      />
    </Dialog>
  );
}
