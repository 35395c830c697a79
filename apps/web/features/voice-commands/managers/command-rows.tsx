import { useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
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
  /** True when there are commands, of which the rows are those searched for. */
  readonly isSearch: boolean;
  readonly onEdit: (trigger: string) => void;
  readonly onRemove: (trigger: string) => void;
  /** The command whose row takes the focus, given anew each time; null leaves the focus alone. */
  readonly last: LastCommand | null;
}

/** The command that was worked on last, or the one after it where it is gone; empty where there is none. */
export interface LastCommand {
  readonly trigger: string;
}

/** The commands of a list, each with what it stands for. */
export function CommandRows({ label, rows, isSearch, onEdit, onRemove, last }: CommandRowsProps): ReactNode {
  const { t } = useLingui();
  if (rows.length === 0)
    return <EmptyState title={isSearch ? t`Aucune commande ne correspond` : t`Aucune commande`} />;
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {rows.map((row) => (
        <Row key={row.trigger} row={row} last={last} onEdit={onEdit} onRemove={onRemove} />
      ))}
    </ul>
  );
}

function Row({
  row: { trigger, badge, text },
  last,
  onEdit,
  onRemove,
}: Pick<CommandRowsProps, 'last' | 'onEdit' | 'onRemove'> & { readonly row: CommandRow }): ReactNode {
  const { t } = useLingui();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (last?.trigger === trigger) item.current?.querySelector('button')?.focus();
  }, [last, trigger]);
  return (
    <li ref={item} className="flex items-start gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{t`« ${trigger} »`}</span>
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
  );
}
