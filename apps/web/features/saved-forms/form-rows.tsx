import type { SavedFormItem } from '@constat/contract';
import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';

/** Rows drawn at first, and more at each wish: thousands at once would make the list slow to open. */
const ROWS = 50;

/** A list of saved forms, one row each, by parts. */
export function FormRows({
  forms,
  children,
}: {
  readonly forms: readonly SavedFormItem[];
  /** Draws the row of one form, with its key. */
  readonly children: (form: SavedFormItem) => ReactNode;
}): ReactNode {
  const [shown, setShown] = useState(ROWS);
  const left = forms.length - shown;
  return (
    <ul className="max-h-[400px] divide-y divide-line overflow-y-auto rounded-control border border-line bg-raised">
      {forms.slice(0, shown).map(children)}
      {left > 0 && (
        <li className="p-2 text-center">
          <Button size="small" onClick={() => setShown(shown + ROWS)}>
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
