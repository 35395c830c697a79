import type { SigningMethod } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { MethodWords } from './method-words.ts';

/** The ways to sign, each with what it is and what it is not. */
export function MethodChoice<Method extends SigningMethod>({
  methods,
  words,
  method,
  error,
  onChoose,
}: {
  /** In the order in which they are offered. */
  readonly methods: readonly Method[];
  readonly words: Readonly<Record<Method, MethodWords>>;
  readonly method: Method | null;
  readonly error: string | undefined;
  readonly onChoose: (method: Method) => void;
}): ReactNode {
  const { t } = useLingui();
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-1 text-lg font-bold">{t`Comment signer`}</legend>
      <div className="divide-y divide-line rounded-control border border-line-strong bg-raised">
        {methods.map((one) => (
          <div key={one} className="flex items-start gap-3 px-3 py-2.5 has-checked:bg-accent-soft">
            <input
              id={`${id}-${one}`}
              type="radio"
              name={id}
              checked={method === one}
              aria-describedby={`${id}-${one}-hint`}
              // Takes the focus where none is chosen.
              data-refused={error !== undefined && one === methods[0] ? '' : undefined}
              className="mt-0.5 size-5 shrink-0"
              onChange={() => onChoose(one)}
            />
            <div className="min-w-0">
              <label htmlFor={`${id}-${one}`} className="block font-semibold">
                {words[one].label}
              </label>
              <p id={`${id}-${one}-hint`} className="text-sm text-muted">
                {words[one].hint}
              </p>
            </div>
          </div>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
