import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessage } from '../../shared/i18n/localised.ts';
import { FullScreen } from './full-screen.tsx';

/** For an address that leads nowhere. */
export function NotFoundPage(): ReactNode {
  const say = useMessage();
  return (
    <FullScreen>
      <div>
        <h1 className="text-2xl font-bold">{say('pageNotFound')}</h1>
        <p className="mt-1">
          <Trans>
            Aucun écran de Constat ne se trouve à cette adresse. Vos rapports sont là où vous les avez
            laissés.
          </Trans>
        </p>
        <p className="mt-1 text-sm text-muted">{say('pageNotFoundHint')}</p>
      </div>
      <Link to="/" className="font-semibold text-accent-text underline underline-offset-4">
        {say('backHome')}
      </Link>
    </FullScreen>
  );
}
