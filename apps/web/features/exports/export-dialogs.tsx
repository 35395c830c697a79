import type { ReactNode } from 'react';
import { OptionsDialog } from './options-dialog.tsx';
import { PreflightDialog } from './preflight-dialog.tsx';
import type { Exports } from './use-exports.ts';
import type { ExportStanding } from '@constat/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '../../shared/ui/button.tsx';

/** Says where an export stands that takes long, and ends it. */
function ProgressCard({ exports }: { readonly exports: Exports }): ReactNode {
  const { t } = useLingui();
  const { standing, cancel } = exports.progress;
  const { tellWindow } = exports;
  const sayOf = (known: ExportStanding): string => {
    if (known.state !== 'waiting') return t`Le document est en préparation…`;
    const { ahead } = known;
    return t`En attente : ${plural(ahead, { one: 'au plus # exportation avant la vôtre', other: 'au plus # exportations avant la vôtre' })}`;
  };
  const said = standing === null ? '' : sayOf(standing);
  useEffect(() => {
    if (said !== '') tellWindow(said);
  }, [said, tellWindow]);
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4 max-sm:bottom-18 print:hidden">
      {standing !== null && (
        <span className="pointer-events-auto flex items-center gap-3 rounded-card border border-line-strong bg-raised p-3 shadow-lift">
          {said}
          <Button size="small" onClick={cancel}>{t`Annuler l’exportation`}</Button>
        </span>
      )}
    </output>
  );
}

/** The dialogs of the exports, of which at most one is open, and what becomes of a long one. */
export function ExportDialogs(props: {
  readonly exports: Exports;
  /** What another part of the page has to show before the export. */
  readonly further?: ReactNode;
  /** Brings a field or a section of the form into view once the dialog is gone. */
  readonly onShow: (id: string) => void;
}): ReactNode {
  return (
    <>
      <PreflightDialog {...props} />
      <OptionsDialog exports={props.exports} />
      <ProgressCard exports={props.exports} />
    </>
  );
}
