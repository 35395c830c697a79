import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../../../../shared/ui/class-names.ts';

/** A control of a row under its label, whose name says which row. */
export function Labelled({
  label,
  of,
  className,
  children,
}: {
  readonly label: string;
  readonly of: string;
  readonly className?: string;
  /** @param id of the control */
  readonly children: (id: string) => ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className="block text-sm text-muted">
        {label}
        <span className="sr-only"> {of}</span>
      </label>
      {children(id)}
    </div>
  );
}
