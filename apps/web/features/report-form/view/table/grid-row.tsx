import type { FieldId, ReportField, TableBlock, TableRow } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../shared/i18n/language.ts';
import { useLocalised } from '../../../../shared/i18n/localised.ts';
import { useNormals } from '../report-context.tsx';
import { optionsOf } from './choices.tsx';
import { AsideCell, GridCell } from './grid-cell.tsx';
import { useMarkText } from './mark-text.ts';
import type { RowMark, SideDifference } from './row-figures.ts';
import { slotClass, tableLayout } from './table-layout.ts';
import { useRowFigures } from './use-row-figures.ts';

/** What is to be looked at in a row, announced when it appears and shown while the row is in use. */
function MarkWords({ id, marks }: { readonly id: string; readonly marks: readonly RowMark[] }): ReactNode {
  const textOf = useMarkText();
  const lines = marks.map((mark) => (
    <span key={`${mark.kind} ${mark.cell}`} className="block first-letter:uppercase">
      {textOf(mark)}
    </span>
  ));
  return (
    <>
      <output id={id} className="sr-only">
        {lines}
      </output>
      {marks.length > 0 && (
        <span aria-hidden="true" className="mg-words">
          {lines}
        </span>
      )}
    </>
  );
}

/** What the choices of a test say in words, each behind its sign, shown while the row is in use. */
function Meanings({ field }: { readonly field: ReportField }): ReactNode {
  const { language } = useLanguage();
  const told = optionsOf(field).flatMap(({ value, short }) => {
    const meaning = field.meanings?.[value]?.[language];
    return meaning === undefined ? [] : [`${short?.[language] ?? value} ${meaning}`];
  });
  if (told.length === 0) return null;
  return (
    <td className="contents">
      <span aria-hidden="true" className="mg-words mg-meanings">
        {told.join(' · ')}
      </span>
    </td>
  );
}

function Difference({
  difference,
  unit,
  place,
}: {
  readonly difference: SideDifference | null;
  readonly unit: string;
  readonly place: 'only' | 'first' | 'second';
}): ReactNode {
  const { t, i18n } = useLingui();
  const isNumber = difference?.kind === 'number';
  return (
    <td
      className="mg-difference"
      data-place={place}
      data-large={(isNumber ? difference.isLarge : difference !== null) || undefined}
    >
      {difference === null ? null : isNumber ? (
        <>
          <span className="sr-only">{t`écart`} </span>
          {`${i18n.number(difference.amount)}${unit}`}
        </>
      ) : (
        <>
          <span aria-hidden="true">{t`D ≠ G`}</span>
          <span className="sr-only">{t`côtés différents`}</span>
        </>
      )}
    </td>
  );
}

/** A movement or test: its name, the normal that it is measured against, its cells, and what differs between the sides. */
export const GridRow = memo(function GridRow({
  table,
  row,
}: {
  readonly table: TableBlock<FieldId>;
  readonly row: TableRow<FieldId>;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const normals = useNormals();
  const { kind, order, slots, asides } = tableLayout(table);
  const { marks, cells, differences } = useRowFigures(table, row, normals);
  const isMeasured = row.cells.some((cell) => cell.kind === 'degrees');
  const marksId = isMeasured ? `${row.cells[0]?.id ?? ''}-marks` : undefined;
  const marked = new Set(marks.map(({ cell }) => cell));
  const [first] = row.cells;
  const unit = first?.kind === 'degrees' ? '°' : first?.unit === undefined ? '' : `\u00A0${first.unit}`;
  const label = localised(row.label);
  const hasDifferences = kind === 'sides' || differences.length > 0;
  const places = differences.length > 1 ? (['first', 'second'] as const) : (['only'] as const);
  const normal = row.normal === undefined ? null : `${normals[row.normal]}°`;
  return (
    <tr
      className="mg-row hover:bg-accent-soft focus-within:bg-accent-soft"
      data-normal={normal === null ? undefined : ''}
      data-measures={isMeasured || asides.length > 0 || undefined}
      data-aside={asides.length === 0 ? undefined : kind === 'single' ? 'one' : 'several'}
      data-marked={marks.length > 0 || undefined}
    >
      <th scope="row" className="mg-name">
        {label}
      </th>
      <td className="mg-normal">
        {normal !== null && (
          <>
            <span className="mg-narrow">{t`normale`} </span>
            {normal}
          </>
        )}
      </td>
      {order.map((index, place) => {
        const field = row.cells[index];
        const slot = slots[place];
        if (field === undefined || slot === undefined) return null;
        return (
          <GridCell
            key={field.id}
            field={field}
            slot={slotClass(slot)}
            figures={cells[field.id]}
            isMarked={marked.has(field.id)}
            marksId={marksId}
          />
        );
      })}
      {asides.map((index) => {
        const field = row.cells[index];
        const column = table.columns[index];
        if (field === undefined || column === undefined) return null;
        return (
          <AsideCell
            key={field.id}
            field={field}
            name={localised(field.label)}
            word={field.kind === 'choice' ? t`douleur` : t`niveau`}
          />
        );
      })}
      {hasDifferences &&
        places.map((place, part) => (
          <Difference key={place} place={place} unit={unit} difference={differences[part] ?? null} />
        ))}
      {first?.meanings !== undefined && <Meanings field={first} />}
      {marksId !== undefined && (
        <td className="contents">
          <MarkWords id={marksId} marks={marks} />
        </td>
      )}
    </tr>
  );
});
