import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { describeFailure } from '../api/client.ts';
import { useMessage } from '../i18n/localised.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** « Erreur de chargement » with what the server said and a way to try again. */
export function LoadingFailure({
  error,
  onRetry,
}: {
  readonly error: Error;
  readonly onRetry: () => void;
}): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  return (
    <Notice look="danger">
      <p className="font-semibold">{say('loadingError')}</p>
      <p>{describeFailure(error)}</p>
      <Button size="small" className="mt-2" onClick={onRetry}>{t`Réessayer`}</Button>
    </Notice>
  );
}
