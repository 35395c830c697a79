import type { StoredVocabularyEntry } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { Pencil, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '../../shared/ui/badge.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { useRemoveEntry, useSaveEntry } from '../../shared/vocabulary-api.ts';
import { EntryForm } from './entry-form.tsx';
import { useKindNames } from './kind-names.ts';

/** The entries found, each to be changed or taken out; what was taken out can be put back. */
export function EntryList({ entries }: { readonly entries: readonly StoredVocabularyEntry[] }): ReactNode {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const removal = useRemoveEntry();
  const restoring = useSaveEntry();
  const close = (id: string) => {
    flushSync(() => setEdited(null));
    // The button that opened the form is there again.
    list.current?.querySelector<HTMLElement>(`[data-entry="${id}"] button`)?.focus();
  };
  const fail = ({ message }: Error) => showToast({ title: message, look: 'destructive' });
  const remove = ({ id, ...entry }: StoredVocabularyEntry) => {
    // The row goes with the button that has the focus.
    list.current?.focus({ preventScroll: true });
    removal.mutate(id, {
      onError: fail,
      onSuccess: () =>
        showToast({
          title: t`« ${entry.term} » a été retiré`,
          action: {
            label: t({ message: 'Annuler', context: 'undo' }),
            onPress: () => restoring.mutate(entry, { onError: fail }),
          },
        }),
    });
  };
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={t`Entrées du vocabulaire`}
      className="max-h-96 divide-y divide-line overflow-y-auto rounded-control border border-line outline-none scroll-shadows"
    >
      {entries.map((entry) => (
        <li key={entry.id} data-entry={entry.id}>
          {edited === entry.id ? (
            <EntryForm entry={entry} onDone={() => close(entry.id)} />
          ) : (
            <EntryRow entry={entry} onEdit={() => setEdited(entry.id)} onRemove={() => remove(entry)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function EntryRow({
  entry,
  onEdit,
  onRemove,
}: {
  readonly entry: StoredVocabularyEntry;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}): ReactNode {
  const { t } = useLingui();
  const names = useKindNames();
  const { term } = entry;
  const heard = entry.heard.join(', ');
  return (
    <div className="flex items-center gap-2 py-0.5 pr-1 pl-3">
      <div className="min-w-0 flex-1">
        <span className="font-semibold break-words">{term}</span>
        {heard !== '' && (
          <span className="block text-sm break-words text-muted">{t`entendu comme : ${heard}`}</span>
        )}
      </div>
      <Badge>{names[entry.kind]}</Badge>
      <span className="flex shrink-0">
        <IconButton label={t`Modifier « ${term} »`} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton label={t`Retirer « ${term} »`} onClick={onRemove}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </span>
    </div>
  );
}
