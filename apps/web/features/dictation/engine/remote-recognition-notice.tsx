import { Trans } from '@lingui/react/macro';
import { Cloud } from 'lucide-react';
import type { ReactNode } from 'react';

/** Said wherever sound is sent to another machine. */
export function RemoteRecognitionNotice({ host }: { readonly host: string }): ReactNode {
  return (
    <p className="flex items-start gap-1.5 text-sm font-semibold text-warn">
      <Cloud aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        <Trans>Le son part à {host}; il ne peut pas être dépouillé des noms.</Trans>
      </span>
    </p>
  );
}
