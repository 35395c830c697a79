import type { FieldId, Localized, TableBlock } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../../shared/i18n/localized.ts';

const HEAD = 'px-1.5 py-1 text-sm font-semibold text-muted sm:px-2';

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

/** The headings of a table. The column of normals gives way on narrow screens, where each row says its own. */
export function TableHeader({
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
          <th rowSpan={rowSpan} scope="col" className={`${HEAD} text-right max-sm:hidden`}>
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
