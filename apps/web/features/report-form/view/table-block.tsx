import type { FieldId, Localized, ReportField, TableBlock, TableRow } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../shared/i18n/localized.ts';
import { normalsOf } from '../state/normals.ts';
import { FieldControl } from './field-control.tsx';
import { useReportScreen, useReportState } from './report-context.tsx';
import { PrefilledValue, TableConfirmation, markId } from './unconfirmed.tsx';

const HEAD = 'px-2 py-1 text-sm font-semibold text-muted';

interface ColumnGroup {
  readonly label: Localized;
  readonly span: number;
}

/** Neighbouring columns with the same group, as one heading each. */
function columnGroups(table: TableBlock<FieldId>): readonly ColumnGroup[] {
  const groups: ColumnGroup[] = [];
  for (const { group } of table.columns) {
    if (group === undefined) continue;
    const last = groups.at(-1);
    if (last?.label === group) groups[groups.length - 1] = { label: group, span: last.span + 1 };
    else groups.push({ label: group, span: 1 });
  }
  return groups;
}

function Cell({ field }: { readonly field: ReportField }): ReactNode {
  const label = useLocalized()(field.label);
  if (field.prefill === undefined) return <FieldControl field={field} isCell aria-label={label} />;
  return (
    <PrefilledValue field={field} isCell>
      <FieldControl field={field} isCell aria-label={label} aria-describedby={markId(field.id)} />
    </PrefilledValue>
  );
}

function NormalCell({ row }: { readonly row: TableRow<FieldId> }): ReactNode {
  const { profile } = useReportScreen();
  const own = useReportState((state) => state.meta.normals);
  const normals = normalsOf(own, profile?.normals ?? {});
  return (
    <td className="px-2 py-1 text-right text-muted tabular-nums">
      {row.normal === undefined ? null : `${normals[row.normal]}°`}
    </td>
  );
}

function Header({
  table,
  hasNormals,
}: {
  readonly table: TableBlock<FieldId>;
  readonly hasNormals: boolean;
}): ReactNode {
  const { t } = useLingui();
  const localized = useLocalized();
  const groups = columnGroups(table);
  const rowSpan = groups.length > 0 ? 2 : 1;
  return (
    <thead className="border-b border-line bg-sunken align-bottom">
      <tr>
        <th rowSpan={rowSpan} scope="col" className="sticky left-0 bg-sunken">
          <span className="sr-only">{t`Élément examiné`}</span>
        </th>
        {groups.length > 0
          ? groups.map(({ label, span }) => (
              <th
                key={label.fr}
                scope="colgroup"
                colSpan={span}
                className={`${HEAD} border-l border-line text-center`}
              >
                {localized(label)}
              </th>
            ))
          : table.columns.map(({ label }) => (
              <th key={label.fr} scope="col" className={`${HEAD} text-left`}>
                {localized(label)}
              </th>
            ))}
        {hasNormals && (
          <th rowSpan={rowSpan} scope="col" className={`${HEAD} text-right`}>
            {t`Normale`}
          </th>
        )}
      </tr>
      {groups.length > 0 && (
        <tr>
          {table.columns.map(({ label, group }, index) => (
            <th
              key={`${group?.fr} ${label.fr}`}
              scope="col"
              className={`${HEAD} text-left ${group === table.columns[index - 1]?.group ? '' : 'border-l border-line'}`}
            >
              {localized(label)}
            </th>
          ))}
        </tr>
      )}
    </thead>
  );
}

/** A table of measures or tests; each cell is a native control named by its row, side and mode. */
export function TableBlockView({ table }: { readonly table: TableBlock<FieldId> }): ReactNode {
  const localized = useLocalized();
  const title = localized(table.title);
  const fields = table.rows.flatMap((row) => row.cells);
  const hasNormals = table.rows.some((row) => row.normal !== undefined);
  return (
    <div className="relative overflow-x-auto rounded-control border border-line bg-raised">
      <table id={table.id} className="w-full border-collapse">
        <caption className="px-2 py-1.5 text-left">
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-semibold">{title}</span>
            {fields.some((field) => field.prefill !== undefined) && (
              <TableConfirmation fields={fields} name={title} />
            )}
          </span>
        </caption>
        <Header table={table} hasNormals={hasNormals} />
        <tbody className="divide-y divide-line">
          {table.rows.map((row) => (
            <tr key={row.label.fr} className="hover:bg-accent-soft focus-within:bg-accent-soft">
              <th
                scope="row"
                className="sticky left-0 min-w-20 bg-raised px-2 py-1 text-left leading-snug font-normal max-sm:text-sm sm:min-w-44"
              >
                {localized(row.label)}
              </th>
              {row.cells.map((field) => (
                <td key={field.id} className="px-0.5 py-0.5 sm:px-1">
                  <Cell field={field} />
                </td>
              ))}
              {hasNormals && <NormalCell row={row} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
