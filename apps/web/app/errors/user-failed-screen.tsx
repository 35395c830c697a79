import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { describeFailure } from '../../shared/api/client.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FullScreen } from './full-screen.tsx';

/** When the server cannot say who is signed in. */
export function UserFailedScreen({
  error,
  onRetry,
}: {
  readonly error: Error;
  readonly onRetry: () => void;
}): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  return (
    <FullScreen>
      <div role="alert">
        <h1 className="text-2xl font-bold">{say('userFailed')}</h1>
        <p className="mt-1 text-muted">{describeFailure(error)}</p>
      </div>
      <Button variant="primary" onClick={onRetry}>
        {t`Réessayer`}
      </Button>
    </FullScreen>
  );
}
