import type { FieldId, ReportField, TableBlock, TableRow } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../../shared/i18n/localized.ts';
import { FieldControl } from '../field-control.tsx';
import { useNormals } from '../report-context.tsx';
import { PrefilledValue, markId } from '../unconfirmed.tsx';
import { RowMarkLine, RowMarkList } from './row-mark-list.tsx';
import { useRowMarks } from './use-row-marks.ts';

function Cell({
  field,
  marksId,
}: {
  readonly field: ReportField;
  readonly marksId: string | undefined;
}): ReactNode {
  const label = useLocalized()(field.label);
  const isPrefilled = field.prefill !== undefined;
  const describedBy = [isPrefilled ? markId(field.id) : undefined, marksId].filter((id) => id !== undefined);
  const control = (
    <FieldControl
      field={field}
      isCell
      aria-label={label}
      {...(describedBy.length > 0 ? { 'aria-describedby': describedBy.join(' ') } : {})}
    />
  );
  if (!isPrefilled) return control;
  return (
    <PrefilledValue field={field} isCell>
      {control}
    </PrefilledValue>
  );
}

/** A movement or test, its cells, the normal that it is measured against, and what is remarkable in it. */
export const TableRowView = memo(function TableRowView({
  table,
  row,
}: {
  readonly table: TableBlock<FieldId>;
  readonly row: TableRow<FieldId>;
}): ReactNode {
  const { t } = useLingui();
  const localized = useLocalized();
  const normals = useNormals();
  const marks = useRowMarks(table, row, normals);
  const isMeasured = row.cells.some((cell) => cell.kind === 'degrees');
  const marksId = isMeasured ? `${row.cells[0]?.id ?? ''}-marks` : undefined;
  const marked = new Set(marks.flatMap((mark) => mark.cells));
  const normal = row.normal === undefined ? null : `${normals[row.normal]}°`;
  const hasNormals = table.rows.some((other) => other.normal !== undefined);
  return (
    <>
      <tr className="group/row hover:bg-accent-soft focus-within:bg-accent-soft">
        <th
          scope="row"
          className="sticky left-0 z-1 min-w-20 bg-raised px-2 py-1 text-left leading-snug font-normal group-focus-within/row:bg-accent-soft group-hover/row:bg-accent-soft max-sm:text-sm sm:min-w-44"
        >
          {localized(row.label)}
          {normal !== null && (
            <span className="block text-muted tabular-nums sm:hidden">
              <span className="sr-only">{t`Normale`} </span>
              <span aria-hidden="true">{t({ message: 'N', context: 'normal value, abbreviated' })} </span>
              {normal}
            </span>
          )}
          {marksId !== undefined && <RowMarkList id={marksId} marks={marks} />}
        </th>
        {row.cells.map((field, index) => (
          <td
            key={field.id}
            data-marked={marked.has(field.id) || undefined}
            className={`group/cell px-0.5 py-0.5 sm:px-1 ${
              index > 0 && table.columns[index]?.group !== table.columns[index - 1]?.group
                ? 'border-l border-line'
                : ''
            }`}
          >
            <Cell field={field} marksId={marksId} />
          </td>
        ))}
        {hasNormals && (
          <td className="px-2 py-1 text-right text-muted tabular-nums max-sm:hidden">{normal}</td>
        )}
      </tr>
      <RowMarkLine marks={marks} span={table.columns.length + 1} />
    </>
  );
});
