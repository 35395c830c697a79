import type { SavedFormItem } from '@constat/contract';
import type { ReactNode } from 'react';
import { RowsByPart } from '../../shared/ui/rows-by-part.tsx';

/** A list of saved forms, one row each, in a frame that scrolls. */
export function FormRows({
  forms,
  children,
}: {
  readonly forms: readonly SavedFormItem[];
  /** Draws the row of one form, with its key. */
  readonly children: (form: SavedFormItem) => ReactNode;
}): ReactNode {
  return (
    <RowsByPart items={forms} atOnce={50} className="max-h-[400px] overflow-y-auto rounded-control bg-raised">
      {children}
    </RowsByPart>
  );
}
