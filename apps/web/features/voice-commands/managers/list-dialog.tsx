import { foldPhrase } from '@constat/language/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { inputClass } from '../../../shared/ui/controls.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import type { CommandList, Keeping } from '../lists/command-list.ts';
import { CommandRows } from './command-rows.tsx';
import type { CommandRow, LastCommand } from './command-rows.tsx';

export interface ListDialogProps<T extends { readonly trigger: string }> {
  readonly title: string;
  readonly explanation: ReactNode;
  readonly list: CommandList<T>;
  readonly shipped: readonly T[];
  readonly onClose: () => void;
  readonly rowOf: (command: T) => CommandRow;
  readonly Files: ComponentType<{
    readonly commands: readonly T[];
    readonly onChange: (commands: readonly T[]) => void;
  }>;
  /** The form of one command, null for a new one; `others` are the commands beside it. */
  readonly Form: ComponentType<{
    readonly command: T | null;
    readonly others: readonly T[];
    readonly onSave: (command: T) => void;
    readonly onCancel: () => void;
  }>;
}

function KeepingLine({ keeping }: { readonly keeping: Keeping }): ReactNode {
  switch (keeping) {
    case 'server':
      return <Trans>Conservées dans votre compte, sur le serveur.</Trans>;
    case 'device':
      return <Trans>Conservées sur cet appareil; elles iront dans votre compte dès que possible.</Trans>;
    case 'nowhere':
      return <Trans>Ce navigateur refuse de les conserver : exportez-les.</Trans>;
  }
}

/** The manager of a list of commands: look, search, add, change, remove, import, export. */
export function ListDialog<T extends { readonly trigger: string }>(props: ListDialogProps<T>): ReactNode {
  const { t } = useLingui();
  const { list, rowOf, Files, Form } = props;
  const { commands, keeping } = useSyncExternalStore(list.subscribe, list.get);
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<string | null>(null);
  // The button that was pressed goes with the form or the row: the focus takes its place again.
  const [last, setLast] = useState<LastCommand | null>(null);
  const fresh = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (last?.trigger === '') fresh.current?.focus();
  }, [last]);
  const undo = { label: t({ message: 'Annuler', context: 'undo' }), onPress: () => list.change(commands) };
  const wanted = foldPhrase(search);
  const isWanted = ({ trigger, text }: CommandRow) => foldPhrase(`${trigger} ${text}`).includes(wanted);
  const rows = commands.map(rowOf).filter(isWanted);
  const command = commands.find(({ trigger }) => trigger === edited) ?? null;
  const others = commands.filter((one) => one !== command);
  const missing = props.shipped.filter(
    (one) => !commands.some(({ trigger }) => foldPhrase(trigger) === foldPhrase(one.trigger)),
  );

  return (
    <Dialog title={props.title} isOpen onClose={props.onClose} width="wide">
      {edited === null ? (
        <div className="flex flex-col gap-3">
          <p className="text-muted">{props.explanation}</p>
          <div className="flex flex-wrap items-end gap-2">
            <Field label={t`Chercher`} className="min-w-48 flex-1">
              {(control) => (
                <input
                  autoComplete="off"
                  {...control}
                  type="search"
                  className={inputClass}
                  value={search}
                  onChange={({ target }) => setSearch(target.value)}
                />
              )}
            </Field>
            <Button
              ref={fresh}
              variant="primary"
              icon={<Plus aria-hidden="true" className="size-4" />}
              onClick={() => setEdited('')}
            >
              {t`Nouvelle commande`}
            </Button>
          </div>
          <CommandRows
            label={props.title}
            rows={rows}
            isSearch={commands.length > 0}
            onEdit={setEdited}
            last={last}
            onRemove={(trigger) => {
              const at = rows.findIndex((row) => row.trigger === trigger);
              setLast({ trigger: (rows[at + 1] ?? rows[at - 1])?.trigger ?? '' });
              list.change(commands.filter((one) => one.trigger !== trigger));
              showToast({ title: t`Commande supprimée`, action: undo });
            }}
          />
          <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
            <Files commands={commands} onChange={list.change} />
            {missing.length > 0 && (
              <Button
                size="small"
                variant="ghost"
                onClick={() => {
                  list.change([...commands, ...missing]);
                  showToast({ title: t`Commandes d’origine rétablies`, action: undo });
                }}
              >
                {t`Rétablir les commandes d’origine`}
              </Button>
            )}
            <output className="ml-auto text-sm text-muted">
              <Plural value={commands.length} one="# commande." other="# commandes." />{' '}
              <KeepingLine keeping={keeping} />
            </output>
          </div>
        </div>
      ) : (
        <Form
          command={command}
          others={others}
          onCancel={() => {
            setLast({ trigger: edited });
            setEdited(null);
          }}
          onSave={(saved) => {
            list.change(
              command === null
                ? [...commands, saved]
                : commands.map((one) => (one === command ? saved : one)),
            );
            setLast({ trigger: isWanted(rowOf(saved)) ? saved.trigger : '' });
            setEdited(null);
            showToast({ title: t`Commande sauvegardée` });
          }}
        />
      )}
    </Dialog>
  );
}
