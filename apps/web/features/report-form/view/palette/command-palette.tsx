import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { inputClass } from '../../../../shared/ui/controls.ts';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { findEntries } from './find-entries.ts';
import { useReportType } from '../report-context.tsx';
import type { PaletteEntry } from './find-entries.ts';
import { PaletteRow } from './palette-row.tsx';

export interface PaletteAction extends PaletteEntry {
  readonly kind: 'action';
  /** The keys that do the same. */
  readonly keys?: string;
  readonly run: () => void;
}

/** Rows shown at most; more words narrow the rest. */
const SHOWN = 60;

function Palette({
  actions,
  onChoose,
}: {
  readonly actions: readonly PaletteAction[];
  readonly onChoose: (entry: PaletteEntry) => void;
}): ReactNode {
  const { t } = useLingui();
  const type = useReportType();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const entries = useMemo(() => findEntries(type, asked, actions).slice(0, SHOWN), [type, asked, actions]);
  const { length: count } = entries;
  useEffect(() => input.current?.focus(), []);

  /** The text and the rows are one column, walked with the arrows. */
  const walk = (event: KeyboardEvent): void => {
    const rows = [...(list.current?.querySelectorAll('button') ?? [])];
    const column = [input.current, ...rows].filter((stop) => stop !== null);
    const at = column.findIndex((stop) => stop === document.activeElement);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      column[(at + step + column.length) % column.length]?.focus();
    } else if (event.key === 'Enter' && at === 0) {
      event.preventDefault();
      // What is shown may be a keystroke behind what is asked.
      const [first] = findEntries(type, query, actions);
      if (first !== undefined) onChoose(first);
    } else if (at > 0 && (event.key.length === 1 || event.key === 'Backspace') && event.key !== ' ') {
      input.current?.focus();
    }
  };

  return (
    <>
      <input
        ref={input}
        type="text"
        aria-label={t`Chercher une section, un champ ou une action`}
        autoComplete="off"
        spellCheck={false}
        placeholder={t`genou flexion, conclusion, export…`}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={walk}
        className={inputClass}
      />
      <output className={count === 0 ? 'block py-8 text-center text-muted' : 'sr-only'}>
        {count === 0 ? t`Aucun résultat` : t`Résultats\u00A0: ${count}`}
      </output>
      <ul ref={list} aria-label={t`Résultats`} className="-mx-2 mt-2">
        {entries.map((entry, index) => (
          <PaletteRow
            key={entry.id}
            entry={entry}
            isFirst={index === 0}
            onKeyDown={walk}
            onChoose={() => onChoose(entry)}
          />
        ))}
      </ul>
    </>
  );
}

/** Jumps to any section or field by its name in either language, and runs the acts of the page. */
export function CommandPalette({
  isOpen,
  actions,
  onJump,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly actions: readonly PaletteAction[];
  readonly onJump: (id: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const choose = (entry: PaletteEntry): void => {
    onClose();
    const action = actions.find(({ id }) => id === entry.id);
    if (action === undefined) onJump(entry.id);
    else action.run();
  };
  return (
    <Dialog title={t`Aller à…`} isOpen={isOpen} onClose={onClose}>
      {isOpen && <Palette actions={actions} onChoose={choose} />}
    </Dialog>
  );
}
