import type { FieldId, TableBlock } from '@constat/report/catalogue';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../shared/i18n/localized.ts';
import { BlockForm } from './block-form.tsx';
import { FillButton } from './table/fill-button.tsx';
import { TableHeader } from './table/table-header.tsx';
import { TableRowView } from './table/table-row.tsx';
import { useFillNormals } from './table/use-fill-normals.ts';
import { useTableKeys } from './table/use-table-keys.ts';
import { TableConfirmation } from './unconfirmed.tsx';

/** A table of measures or tests; each cell is a native control named by its row, side and mode. */
export function TableBlockView({ table }: { readonly table: TableBlock<FieldId> }): ReactNode {
  const localized = useLocalized();
  const element = useRef<HTMLTableElement>(null);
  useTableKeys(element, table, useFillNormals());
  const title = localized(table.title);
  const titleId = `${table.id}-title`;
  const fields = table.rows.flatMap((row) => row.cells);
  const hasNormals = table.rows.some((row) => row.normal !== undefined);
  return (
    <BlockForm className="relative overflow-x-auto rounded-control border border-line bg-raised">
      <table id={table.id} ref={element} aria-labelledby={titleId} className="w-full border-collapse">
        <caption className="px-2 py-1 text-left">
          <span className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span id={titleId} className="font-semibold">
              {title}
            </span>
            <span className="flex flex-wrap items-center gap-1">
              {fields.some((field) => field.prefill !== undefined) && (
                <TableConfirmation fields={fields} name={title} />
              )}
              <FillButton fields={fields} name={title} />
            </span>
          </span>
        </caption>
        <TableHeader table={table} hasNormals={hasNormals} />
        <tbody className="divide-y divide-line">
          {table.rows.map((row) => (
            <TableRowView key={row.label.fr} table={table} row={row} />
          ))}
        </tbody>
      </table>
    </BlockForm>
  );
}
