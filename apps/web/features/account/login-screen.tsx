import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { LanguageToggle } from '../../shared/ui/language-toggle.tsx';
import { Wordmark } from '../../shared/ui/logo.tsx';
import { LoginForm } from './login-form.tsx';
import type { Credentials } from './login-form.tsx';
import { SampleAccounts } from './sample-accounts.tsx';

/** Where one signs in. */
export function LoginScreen({
  tools,
  firstOpening,
  onBack,
}: {
  readonly tools?: ReactNode;
  readonly firstOpening: ReactNode;
  readonly onBack: () => void;
}): ReactNode {
  const { t } = useLingui();
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' });
  useEffect(() => document.querySelector<HTMLInputElement>('input[name="username"]')?.focus(), []);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-6xl items-center justify-between px-4 py-4 sm:px-6">
        <Wordmark />
        <div className="flex items-center gap-2">
          {tools}
          <LanguageToggle />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="outline-none mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 pb-16"
      >
        <h1 className="text-3xl font-bold tracking-tight">{t`Connexion`}</h1>
        <div className="mt-6">
          <LoginForm value={credentials} onChange={setCredentials} />
        </div>
        <Button variant="ghost" className="mt-2 self-center" onClick={onBack}>
          {t`Retour à l’accueil`}
        </Button>
        <SampleAccounts onUse={({ username, password }) => setCredentials({ username, password })} />
        {firstOpening}
      </main>
    </div>
  );
}
