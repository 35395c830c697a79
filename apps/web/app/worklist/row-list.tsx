import type { ReactNode } from 'react';
import { RowsByPart } from '../../shared/ui/rows-by-part.tsx';

/** The reports of one list of the home, a row each. */
export function RowList<Item>({
  items,
  children,
}: {
  readonly items: readonly Item[];
  /** Draws the row of one item, with its key. */
  readonly children: (item: Item, at: number) => ReactNode;
}): ReactNode {
  return (
    <RowsByPart items={items} atOnce={20} className="overflow-hidden rounded-card bg-surface">
      {children}
    </RowsByPart>
  );
}
