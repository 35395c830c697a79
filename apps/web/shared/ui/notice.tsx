import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const LOOKS = {
  info: 'border-accent bg-accent-soft text-ink',
  warn: 'border-warn bg-warn-soft text-ink',
  danger: 'border-danger bg-danger-soft text-ink',
} as const;

/** A message inside the page. `danger` is announced at once. */
export function Notice({
  look = 'info',
  className,
  children,
}: {
  readonly look?: keyof typeof LOOKS;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div
      role={look === 'danger' ? 'alert' : undefined}
      className={classNames('rounded-control border-l-4 px-3 py-2', LOOKS[look], className)}
    >
      {children}
    </div>
  );
}
