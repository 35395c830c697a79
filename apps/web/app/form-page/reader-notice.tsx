import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { takeOverReport } from '../../shared/report-writer-lock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

/** Says that another tab writes this report, with the way to write it here. */
export function ReaderNotice(): ReactNode {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <Notice className="my-3 flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-64">
        <Trans>Ce rapport est ouvert dans un autre onglet, qui l’écrit. Ici, il se lit seulement.</Trans>
      </p>
      <Button
        variant="primary"
        isPending={isAsking}
        onClick={() => {
          setAsking(true);
          void takeOverReport().finally(() => setAsking(false));
        }}
      >
        {t`Écrire ici`}
      </Button>
    </Notice>
  );
}
