import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A decorative turning ring; say in words what is awaited. */
export function Spinner({ className }: { readonly className?: string }): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-4 animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}
