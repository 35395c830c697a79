import { REASON_LENGTH } from '@constat/contract/limits';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { textareaClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';

export interface ChosenReason {
  /** Null before anything is chosen. */
  readonly choice: number | 'other' | null;
  /** The reason in words. */
  readonly text: string;
}

/** Why a record is deleted: one of the usual reasons, or the physician's own words. */
export function ReasonChoice({
  ref,
  reason,
  isRefused,
  onChange,
}: {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly reason: ChosenReason;
  /** Nothing, or nothing but blanks, was given. */
  readonly isRefused: boolean;
  readonly onChange: (reason: ChosenReason) => void;
}): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const usual = [t`Créé par erreur`, t`Doublon`, t`Remis au dossier de la clinique`];
  const choices = [
    ...usual.map((label, choice) => ({ choice, label, text: label })),
    { choice: 'other', label: t`Autre`, text: '' } as const,
  ];
  const isOther = reason.choice === 'other';
  const hasNoChoice = isRefused && !isOther;
  const describedBy = `${id}-hint${hasNoChoice ? ` ${id}-error` : ''}`;
  return (
    <fieldset ref={ref} aria-describedby={describedBy}>
      <legend className="mb-1 font-semibold">{t`Motif`}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-control border border-line">
        {choices.map(({ choice, label, text }) => (
          <label
            key={choice}
            className="flex min-h-11 items-center gap-3 px-3 py-2 hover:bg-accent-soft has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={id}
              checked={reason.choice === choice}
              className="size-5 shrink-0"
              onChange={() => onChange({ choice, text })}
            />
            {label}
          </label>
        ))}
      </div>
      {hasNoChoice && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-semibold text-danger">
          {t`Choisissez un motif.`}
        </p>
      )}
      {isOther && (
        <Field
          label={t`Précisez`}
          className="mt-3"
          isRequired
          error={isRefused ? t`Écrivez le motif.` : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              value={reason.text}
              rows={2}
              autoComplete="off"
              maxLength={REASON_LENGTH}
              className={textareaClass}
              onChange={(event) => onChange({ choice: 'other', text: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
        {t`Le motif reste au journal, sans le rapport. N’y nommez personne.`}
      </p>
    </fieldset>
  );
}
