/** « Voulu »: why a line of the review stands as it is. */
import { INTENDED_LIMITS } from '@constat/report/rules';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../shared/ui/button.tsx';
import { inputClass } from '../../../shared/ui/controls.ts';

export interface Intending {
  /** The reason that is kept, or undefined. */
  readonly reason: string | undefined;
  /** Keeps a reason, or takes it back; null for whom may not. */
  readonly onIntend: ((reason: string | null) => void) | null;
  /** What the line is about, for whoever hears the button alone. */
  readonly about: string;
}

function ReasonForm({
  about,
  onKeep,
  onCancel,
}: {
  readonly about: string;
  readonly onKeep: (reason: string) => void;
  readonly onCancel: () => void;
}): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The press that opened the form leads here.
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className="mt-1 flex basis-full flex-wrap items-end gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') setMissing(true);
        else onKeep(reason.trim());
      }}
    >
      <div className="min-w-0 flex-1 basis-64">
        <label htmlFor={id} className="block text-sm text-muted">
          {t`Raison`} <span className="sr-only">({about})</span>
        </label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          ref={input}
          maxLength={INTENDED_LIMITS.reason}
          value={reason}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            onCancel();
          }}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
          }}
          className={inputClass}
        />
        {isMissing && (
          <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-danger">
            {t`Écrivez une raison.`}
          </p>
        )}
      </div>
      <Button type="submit" variant="primary">{t`Garder la raison`}</Button>
      <Button onClick={onCancel}>{t`Annuler`}</Button>
    </form>
  );
}

/** The reason of a line, or the way to give one. */
export function IntendedReason({ reason, onIntend, about }: Intending): ReactNode {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The press that changed the line goes on from the button that stands in its place.
  const then = (act: () => void): void => {
    flushSync(act);
    button.current?.focus();
  };
  if (reason !== undefined)
    return (
      <p className="flex basis-full flex-wrap items-baseline gap-x-2 text-sm">
        <span>
          <strong>{t`Voulu :`}</strong> {reason}
        </span>
        {onIntend !== null && (
          <Button
            ref={button}
            size="small"
            variant="ghost"
            className="max-sm:min-h-11 print:hidden"
            aria-label={t`Retirer la raison : ${about}`}
            onClick={() => then(() => onIntend(null))}
          >
            {t`Retirer`}
          </Button>
        )}
      </p>
    );
  if (onIntend === null) return null;
  return isOpen ? (
    <ReasonForm
      about={about}
      onKeep={(written) =>
        then(() => {
          setOpen(false);
          onIntend(written);
        })
      }
      onCancel={() => then(() => setOpen(false))}
    />
  ) : (
    <Button
      ref={button}
      size="small"
      variant="ghost"
      className="-ml-2 max-sm:min-h-11 print:hidden"
      aria-label={t`Voulu, avec une raison : ${about}`}
      onClick={() => setOpen(true)}
    >
      {t`Voulu…`}
    </Button>
  );
}
