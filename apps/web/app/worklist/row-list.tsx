import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';

/** Rows drawn at first, and more at each wish. */
const ROWS = 20;

/** The reports of one list, a row each, by parts. */
export function RowList<Item>({
  items,
  children,
}: {
  readonly items: readonly Item[];
  /** Draws the row of one item, with its key. */
  readonly children: (item: Item, at: number) => ReactNode;
}): ReactNode {
  const [shown, setShown] = useState(ROWS);
  const left = items.length - shown;
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {items.slice(0, shown).map(children)}
      {left > 0 && (
        <li className="p-3 text-center">
          <Button className="max-sm:min-h-11" onClick={() => setShown(shown + ROWS)}>
            <Plural
              value={left}
              one="Afficher le suivant (# restant)"
              other="Afficher les suivants (# restants)"
            />
          </Button>
        </li>
      )}
    </ul>
  );
}
