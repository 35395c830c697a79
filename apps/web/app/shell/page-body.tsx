import type { ReactNode } from 'react';
import { classNames } from '../../shared/ui/class-names.ts';

/** The main part of a screen, where the focus goes when the screen is entered. */
export function PageBody({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classNames('mx-auto w-full px-4 py-6 outline-none sm:px-6', className)}
    >
      {children}
    </main>
  );
}
