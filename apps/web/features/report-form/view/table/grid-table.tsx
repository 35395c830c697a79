import './measuring-grid.css';
import type { FieldId, TableBlock } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../../shared/i18n/localised.ts';
import { BlockForm } from '../block-form.tsx';
import { Confirmation } from '../unconfirmed.tsx';
import { FillButton } from './fill-button.tsx';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { gridRuns, slotClass, tableLayout } from './table-layout.ts';
import type { TableLayout } from './table-layout.ts';
import { useFillNormals } from './use-fill-normals.ts';
import { useTableKeys } from './use-table-keys.ts';

/** The headings of a table: for screen readers alone where the heading of the sides stands above. */
function TableHeadings({
  table,
  layout,
}: {
  readonly table: TableBlock<FieldId>;
  readonly layout: TableLayout;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const { kind, order, slots, asides, parts } = layout;
  const isShown = kind === 'columns';
  const nameOf = (index: number): string => {
    const column = table.columns[index];
    if (column === undefined) return '';
    return column.group === undefined
      ? localised(column.label)
      : `${localised(column.group)}, ${localised(column.label)}`;
  };
  return (
    <thead className={isShown ? 'rounded-t-control bg-sunken text-sm text-muted' : 'sr-only'}>
      <tr className={isShown ? 'mg-row' : undefined}>
        <th scope="col" className="mg-name">
          <span className="sr-only">{t`Élément examiné`}</span>
        </th>
        <th scope="col" className="mg-normal">
          <span className="sr-only">{t`Normale`}</span>
        </th>
        {order.map((index, place) => (
          <th key={index} scope="col" className={`mg-cell font-semibold ${slotClass(slots[place])}`}>
            {nameOf(index)}
          </th>
        ))}
        {asides.map((index) => (
          <th key={index} scope="col">
            {nameOf(index)}
          </th>
        ))}
        {kind === 'sides' &&
          (parts.length > 0 ? parts : [undefined]).map((part) => (
            <th key={part?.fr ?? ''} scope="col">
              {t`Écart entre les côtés`} {part === undefined ? null : localised(part)}
            </th>
          ))}
      </tr>
    </thead>
  );
}

/** A table of measures or tests; each cell is a native control named by its row, side and mode. */
function GridTable({ table }: { readonly table: TableBlock<FieldId> }): ReactNode {
  const localised = useLocalised();
  const element = useRef<HTMLTableElement>(null);
  useTableKeys(element, table, useFillNormals());
  const title = localised(table.title);
  const titleId = `${table.id}-title`;
  const fields = table.rows.flatMap((row) => row.cells);
  const prefilled = fields.filter((field) => field.prefill !== undefined);
  return (
    <BlockForm>
      <table id={table.id} ref={element} aria-labelledby={titleId} className="mg-table">
        <caption>
          <span className="flex min-h-8 flex-wrap items-center justify-between gap-x-3">
            <span id={titleId} className="font-semibold">
              {title}
            </span>
            <span className="flex flex-wrap items-center gap-1">
              {prefilled.length > 0 && <Confirmation fields={prefilled} name={title} />}
              <FillButton fields={fields} name={title} />
            </span>
          </span>
        </caption>
        <TableHeadings table={table} layout={tableLayout(table)} />
        <tbody>
          {table.rows.map((row) => (
            <GridRow key={row.label.fr} table={table} row={row} />
          ))}
        </tbody>
      </table>
    </BlockForm>
  );
}

/** The tables of a part of the examination, on one layout of columns. */
export function MeasuringGrid({ tables }: { readonly tables: readonly TableBlock<FieldId>[] }): ReactNode {
  return (
    <div className="mg-tables">
      {gridRuns(tables).map((run) => (
        <div key={run.tables[0]?.id}>
          {run.hasSides && <GridHead parts={run.parts} hasNormals={run.hasNormals} />}
          {run.tables.map((table) => (
            <GridTable key={table.id} table={table} />
          ))}
        </div>
      ))}
    </div>
  );
}
