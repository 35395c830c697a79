import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { LogoMark } from '../../shared/ui/logo.tsx';

/** What is left of a page once Constat was quit. */
export function ClosedScreen(): ReactNode {
  const { t } = useLingui();
  const main = useRef<HTMLElement>(null);
  // What had the focus has gone; a screen reader reads this from its beginning.
  useEffect(() => main.current?.focus(), []);
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-lg flex-col items-start justify-center gap-4 p-6 outline-none"
    >
      <LogoMark className="size-10" />
      <h1 className="text-3xl font-bold tracking-tight">{t`Constat est fermé.`}</h1>
      <p className="text-lg">{t`Vous pouvez fermer cette fenêtre.`}</p>
      <p className="text-muted">
        {t`Pour rouvrir Constat, double-cliquez sur son icône, comme à la première ouverture.`}
      </p>
    </main>
  );
}
