import type { ReportField } from '@constat/report/catalogue';
import { isBlankDocument } from '@constat/report/rules/documents';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { showToast } from '../../../../shared/ui/toast.ts';
import { DocumentRow } from './document-row.tsx';
import { useDocumentRows } from './use-document-rows.ts';

/** The documents of a field as rows that can be changed, added and removed. */
export function DocumentsEditor({ field }: { readonly field: ReportField }): ReactNode {
  const { t } = useLingui();
  const { rows, change, add, remove } = useDocumentRows(field.id);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  // The row whose date takes the focus once it is drawn; the button where there is none.
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const row = list.current?.querySelector(`[data-row="${wanted.current}"]`);
    const target = row?.querySelector('input') ?? addButton.current;
    wanted.current = null;
    target?.focus();
  });

  const addAfter = (id?: string): void => {
    wanted.current = add(id);
  };
  const removeRow = (id: string): void => {
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    if (row === undefined) return;
    wanted.current = (rows[at + 1] ?? rows[at - 1])?.id ?? 'none';
    const undo = remove(id);
    if (isBlankDocument(row.document)) return;
    showToast({
      title: t`Document retiré`,
      action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo },
    });
  };

  return (
    <>
      {rows.length > 0 && (
        <ol ref={list} className="mb-2 space-y-3 sm:space-y-1.5">
          {rows.map(({ id, document }, index) => (
            <DocumentRow
              key={id}
              id={id}
              document={document}
              number={index + 1}
              onChange={(part, text) => change(id, part, text)}
              // One blank row is enough.
              onEnter={() => !isBlankDocument(document) && addAfter(id)}
              onRemove={() => removeRow(id)}
            />
          ))}
        </ol>
      )}
      <Button
        ref={addButton}
        variant="ghost"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => addAfter()}
      >
        {t`Ajouter un document`}
      </Button>
    </>
  );
}
