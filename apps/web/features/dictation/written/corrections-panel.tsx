import type { Correction } from '@constat/dictation/written';
import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';

export interface CorrectionsPanelProps {
  readonly corrections: readonly Correction[];
  readonly undone: readonly number[];
  readonly onUndone: (undone: readonly number[]) => void;
}

/** What spoken corrections took back, each with the way to have it written again. */
export function CorrectionsPanel({ corrections, undone, onUndone }: CorrectionsPanelProps): ReactNode {
  const { t } = useLingui();
  if (corrections.length === 0 && undone.length === 0) return null;
  return (
    <Card aria-labelledby="spoken-corrections" className="p-4">
      <h2 id="spoken-corrections" className="font-bold">
        <Trans>Corrections dictées</Trans>
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {corrections.map(({ id, command, removed }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-1.5">
            <p className="min-w-0 flex-1 basis-60">
              <span className="text-muted">{command}</span>
              {' : '}
              <del>{removed}</del>
            </p>
            <Button
              size="small"
              icon={<Undo2 aria-hidden="true" className="size-4" />}
              aria-label={t`Rétablir « ${removed} »`}
              onClick={() => onUndone([...undone, id])}
            >
              {t`Rétablir`}
            </Button>
          </li>
        ))}
      </ul>
      {undone.length > 0 && (
        <Button size="small" variant="ghost" onClick={() => onUndone([])}>
          {t`Appliquer de nouveau toutes les corrections`}
        </Button>
      )}
    </Card>
  );
}
