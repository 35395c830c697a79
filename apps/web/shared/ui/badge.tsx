import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const LOOKS = {
  neutral: 'bg-sunken text-muted',
  accent: 'bg-accent-soft text-accent-text',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
} as const;

/** A short word of state; the colour repeats what the word says. */
export function Badge({
  look = 'neutral',
  className,
  children,
}: {
  readonly look?: keyof typeof LOOKS;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-sm font-semibold whitespace-nowrap',
        LOOKS[look],
        className,
      )}
    >
      {children}
    </span>
  );
}
