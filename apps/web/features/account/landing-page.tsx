import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { LanguageToggle } from '../../shared/ui/language-toggle.tsx';
import { Wordmark } from '../../shared/ui/logo.tsx';
import { Protractor } from './protractor.tsx';

/** The first page of who has not signed in. */
export function LandingPage({
  tools,
  onSignIn,
}: {
  readonly tools?: ReactNode;
  readonly onSignIn: () => void;
}): ReactNode {
  const { t } = useLingui();
  return (
    <div className="mx-auto flex min-h-dvh max-w-6xl flex-col px-4 sm:px-6">
      <header className="flex items-center justify-between py-4">
        <Wordmark />
        <div className="flex items-center gap-2">
          {tools}
          <LanguageToggle />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="outline-none grid flex-1 items-center gap-x-12 gap-y-8 py-8 lg:grid-cols-[1.1fr_1fr]"
      >
        <div>
          <h1 className="text-4xl leading-tight font-bold tracking-tight sm:text-5xl">
            <Trans>Évaluations médicales CNESST</Trans>
          </h1>
          <p className="mt-4 max-w-prose text-xl text-muted">
            <Trans>Accès sécurisé aux formulaires d’évaluation médicale.</Trans>
          </p>
          <Button variant="primary" size="large" className="mt-8" onClick={onSignIn}>
            {t`Connexion`}
          </Button>
          <p className="mt-10 max-w-prose border-l-2 border-line pl-4 text-muted">
            {t`Du micro au rapport\u00A0: dicter, relire, corriger, sauvegarder, exporter. En français et en anglais.`}
          </p>
        </div>
        <Protractor className="w-full max-w-xl justify-self-center" />
      </main>
      <footer className="border-t border-line py-4 text-sm text-muted">© 2025 Constat</footer>
    </div>
  );
}
