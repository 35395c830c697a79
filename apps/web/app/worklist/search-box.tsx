import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { inputClass } from '../../shared/ui/controls.ts';
import { classNames } from '../../shared/ui/class-names.ts';

/** True where a key that is typed is meant for what has the focus. */
function takesKeys(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** The search of the worklist: « / » leads there, Escape empties it. Nothing that is typed leaves the page. */
export function SearchBox({
  text,
  onChange,
}: {
  readonly text: string;
  readonly onChange: (text: string) => void;
}): ReactNode {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const reach = (event: KeyboardEvent): void => {
      const isChord = event.ctrlKey || event.metaKey || event.altKey;
      const isCovered = document.documentElement.hasAttribute('data-dialog');
      if (event.key !== '/' || isChord || isCovered || takesKeys(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, []);
  return (
    <search className="relative order-last w-full min-w-0 sm:max-w-md lg:order-none lg:flex-[1.3]">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        type="text"
        role="searchbox"
        aria-label={t`Chercher un nom, un dossier, un diagnostic ou une date`}
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        placeholder={t`Nom, dossier ou date`}
        value={text}
        className={classNames(inputClass, 'min-h-11 ps-10 pe-10 sm:min-h-10')}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          onChange('');
        }}
      />
      <kbd
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 hidden -translate-y-1/2 rounded border border-line-strong px-1.5 font-sans text-sm leading-5 text-muted sm:block"
      >
        /
      </kbd>
    </search>
  );
}
