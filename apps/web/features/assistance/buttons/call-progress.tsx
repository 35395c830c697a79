import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';

/** A call that takes more than half a second, and the way to end it. The report stays editable. */
export function CallProgress({
  name,
  onCancel,
}: {
  readonly name: string;
  readonly onCancel: () => void;
}): ReactNode {
  const { t } = useLingui();
  return (
    <span className="inline-flex items-center gap-2 text-sm">
      <output className="inline-flex items-center gap-1.5">
        <Spinner />
        {t`Traitement en cours…`}
        <span className="sr-only"> {name}</span>
      </output>
      <Button size="small" onClick={onCancel}>
        <span>
          {t`Arrêter`}
          <span className="sr-only"> : {name}</span>
        </span>
      </Button>
    </span>
  );
}
