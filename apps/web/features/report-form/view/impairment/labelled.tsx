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
  readonly children: ReactNode;
}): ReactNode {
  return (
    <label className={classNames('min-w-0', className)}>
      <span className="block text-sm text-muted">
        {label}
        <span className="sr-only"> {of}</span>
      </span>
      {children}
    </label>
  );
}
