import { useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';

export interface CommandRow {
  readonly trigger: string;
  readonly badge: string;
  readonly text: string;
}

export interface CommandRowsProps {
  readonly label: string;
  readonly rows: readonly CommandRow[];
  readonly onEdit: (trigger: string) => void;
  readonly onRemove: (trigger: string) => void;
}

/** The commands of a list, each with what it stands for. */
export function CommandRows({ label, rows, onEdit, onRemove }: CommandRowsProps): ReactNode {
  const { t } = useLingui();
  if (rows.length === 0) return <EmptyState title={t`Aucune commande`} />;
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {rows.map(({ trigger, badge, text }) => (
        <li key={trigger} className="flex items-start gap-2 py-2">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold">« {trigger} »</span>
              {badge !== '' && <Badge>{badge}</Badge>}
            </p>
            <p className="line-clamp-2 text-sm break-words text-muted">{text}</p>
          </div>
          <IconButton label={t`Modifier « ${trigger} »`} onClick={() => onEdit(trigger)}>
            <Pencil aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton label={t`Supprimer « ${trigger} »`} onClick={() => onRemove(trigger)}>
            <Trash2 aria-hidden="true" className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
