import type { ReactNode } from 'react';
import { useMessage } from '../../shared/i18n/localised.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FullScreen } from './full-screen.tsx';

/** The fallback of an uncaught error. Another sentence may stand in for its own. */
export function ApplicationErrorScreen({ detail }: { readonly detail?: string }): ReactNode {
  const say = useMessage();
  return (
    <FullScreen>
      <div role="alert">
        <h1 className="text-2xl font-bold">{say('applicationError')}</h1>
        <p className="mt-1">{detail ?? say('applicationErrorDetail')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {say('reloadPage')}
        </Button>
        <Button onClick={() => window.location.assign('/')}>{say('backHome')}</Button>
      </div>
    </FullScreen>
  );
}
