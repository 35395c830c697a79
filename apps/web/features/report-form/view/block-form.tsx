import type { ReactNode } from 'react';

/**
 * The native form around the controls of one block. At each key, a browser's own completion reads every control of the
 * form that the key went to: over the whole report that costs more than all else that a key does.
 */
export function BlockForm({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <form noValidate className={className} onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}
