import { useId } from 'react';
import type { ReactNode } from 'react';

/** What a native control must carry to belong to its Field. */
export interface FieldControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  /** Id of the control; made up when left out. */
  readonly htmlFor?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  readonly className?: string;
  /** The native control, given what ties it to the label, the hint and the error; or any control with that `htmlFor`. */
  readonly children: ReactNode | ((control: FieldControlProps) => ReactNode);
}

/** A label, a native control, a hint and an error that are tied together for every reader. */
export function Field({
  label,
  htmlFor,
  hint,
  error,
  isRequired,
  className,
  children,
}: FieldProps): ReactNode {
  const made = useId();
  const id = htmlFor ?? made;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [hintId, errorId].filter((part) => part !== undefined).join(' ');
  const control: FieldControlProps = {
    id,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': isRequired === true ? true : undefined,
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {typeof children === 'function' ? children(control) : children}
      {hint !== undefined && (
        <p id={hintId} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} role="alert" className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
