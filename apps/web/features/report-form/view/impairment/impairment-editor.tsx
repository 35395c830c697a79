import type { ReportField } from '@constat/report/catalogue';
import { isBlankSequela, otherTables } from '@constat/report/rules/impairment';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useImpairmentTable } from '../../../../shared/impairment-table.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useAnswer } from '../report-context.tsx';
import { Calculation } from './calculation.tsx';
import { SequelaRow } from './sequela-row.tsx';
import { TableNote } from './table-note.tsx';
import { useSequelae } from './use-sequelae.ts';

/** The sequelae of a field as rows that can be changed, added, ordered and removed, with what follows from them. */
export function ImpairmentEditor({ field }: { readonly field: ReportField }): ReactNode {
  const { t } = useLingui();
  const [isBegun, setBegun] = useState(false);
  const isHeld = useAnswer(field.id) !== '';
  // Once there is something to look up.
  const { data: answer } = useImpairmentTable(isBegun || isHeld);
  const loaded = answer?.table ?? null;
  const { rows, impairment, table, ...acts } = useSequelae(field.id, loaded);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  // Drawn at once, so that the focus is there before anything else is typed: on a control of a row, on its first field, or
  // on the button where there is no row.
  const focusAfter = (act: () => string, control = 'input'): void => {
    let id = '';
    flushSync(() => {
      id = act();
    });
    const row = list.current?.querySelector(`[data-row="${id}"]`);
    (row?.querySelector<HTMLElement>(control) ?? addButton.current)?.focus();
  };
  const offerUndo = (title: string, undo: () => void): void =>
    showToast({ title, action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo } });

  const addAfter = (after?: string): void =>
    focusAfter(() => {
      setBegun(true);
      return acts.add(after);
    });
  const removeRow = (id: string): void => {
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    if (row === undefined) return;
    focusAfter(() => {
      const undo = acts.remove(id);
      if (!isBlankSequela(row.sequela)) offerUndo(t`Séquelle retirée`, undo);
      return (rows[at + 1] ?? rows[at - 1])?.id ?? '';
    });
  };

  return (
    <>
      {rows.length > 0 && (
        <ol ref={list} className="mb-2 space-y-2">
          {rows.map(({ id, sequela }, index) => (
            <SequelaRow
              key={id}
              {...{ id, sequela, table }}
              tables={impairment.tables}
              number={index + 1}
              count={rows.length}
              onChange={(change) => acts.change(id, change)}
              // One blank row is enough.
              onEnter={() => !isBlankSequela(sequela) && addAfter(id)}
              onMove={(by) =>
                focusAfter(
                  () => {
                    acts.move(id, by);
                    return id;
                  },
                  by === -1 ? 'button' : 'button:nth-of-type(2)',
                )
              }
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
        {t`Ajouter une séquelle`}
      </Button>
      <Calculation impairment={impairment} onFix={acts.fix} />
      {rows.length > 0 && answer !== undefined && (
        <TableNote
          loaded={loaded}
          others={otherTables(impairment, loaded)}
          mayChange={answer.mayChange}
          onRetake={() => offerUndo(t`Pourcentages repris du barème chargé`, acts.retake())}
        />
      )}
    </>
  );
}
