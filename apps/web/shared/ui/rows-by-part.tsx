import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

/** A list of which a part is drawn at first, and more at each wish: thousands of rows at once would be slow to open. */
export function RowsByPart<Item>({
  items,
  atOnce,
  className,
  children,
}: {
  readonly items: readonly Item[];
  /** How many rows are drawn at first, and at each wish. */
  readonly atOnce: number;
  readonly className: string;
  /** Draws the row of one item, with its key. */
  readonly children: (item: Item, at: number) => ReactNode;
}): ReactNode {
  const [shown, setShown] = useState(atOnce);
  const left = items.length - shown;
  return (
    <ul className={classNames('divide-y divide-line border border-line', className)}>
      {items.slice(0, shown).map(children)}
      {left > 0 && (
        <li className="p-2 text-center">
          <Button size="small" className="max-sm:min-h-11" onClick={() => setShown(shown + atOnce)}>
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
