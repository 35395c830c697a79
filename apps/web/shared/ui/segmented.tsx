import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A choice among a few, as adjoining toggle buttons; the chosen one is pressed. */
export function Segmented<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly {
    readonly value: T;
    readonly text: string;
    readonly name?: string;
    readonly lang?: string;
  }[];
  readonly onChange: (value: T) => void;
}): ReactNode {
  return (
    <fieldset
      aria-label={label}
      className="inline-flex min-w-0 rounded-control border border-line-strong bg-raised p-0.5"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          lang={option.lang}
          aria-pressed={option.value === value}
          aria-label={option.name}
          onClick={() => onChange(option.value)}
          className={classNames(
            'min-h-7 min-w-8 rounded-[0.25rem] px-2 text-sm font-semibold',
            option.value === value ? 'bg-accent text-on-accent' : 'text-muted hover:text-accent-text',
          )}
        >
          {option.text}
        </button>
      ))}
    </fieldset>
  );
}
