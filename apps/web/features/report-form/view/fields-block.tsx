import type { FieldId, FieldsBlock, ReportField } from '@constat/report/catalogue';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { FieldControl } from './field-control.tsx';
import { FieldRow } from './field-row.tsx';
import { IdentityBlock } from './identity-block.tsx';

function CheckboxRow({ field }: { readonly field: ReportField }): ReactNode {
  const localised = useLocalised();
  return (
    <label
      htmlFor={field.id}
      className="flex min-h-9 items-start gap-3 rounded-control px-2 py-1.5 hover:bg-accent-soft has-checked:bg-accent-soft"
    >
      <span className="pt-0.5">
        <FieldControl field={field} />
      </span>
      <span>{localised(field.label)}</span>
    </label>
  );
}

const BESIDE_GRID = 'min-[1424px]:alone:grid-cols-1!';

/** Fields as their block lays them out. */
export function FieldsBlockView({
  block,
  isNarrow = false,
}: {
  readonly block: FieldsBlock<FieldId>;
  /** Beside the measuring grid, where there is room for one field alone. */
  readonly isNarrow?: boolean;
}): ReactNode {
  switch (block.layout) {
    case 'identity':
      return <IdentityBlock fields={block.fields} />;
    case 'checkboxes':
      return (
        <div className="grid gap-x-4 gap-y-1 lg:grid-cols-2">
          {block.fields.map((field) => (
            <CheckboxRow key={field.id} field={field} />
          ))}
        </div>
      );
    case 'grid':
      return (
        <div className={`grid items-end gap-4 sm:grid-cols-2 2xl:grid-cols-3 ${isNarrow ? BESIDE_GRID : ''}`}>
          {block.fields.map((field) => (
            <FieldRow key={field.id} field={field} />
          ))}
        </div>
      );
    case 'stack':
      return (
        // Two short texts, such as palpation and inspection, stand side by side where there is room.
        <div
          className={
            block.fields.length === 2
              ? `grid gap-4 xl:grid-cols-2 ${isNarrow ? BESIDE_GRID : ''}`
              : 'space-y-4'
          }
        >
          {block.fields.map((field) => (
            <FieldRow key={field.id} field={field} />
          ))}
        </div>
      );
  }
}
