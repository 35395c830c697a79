import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'title'
> {
  /** The accessible name, shown as a tooltip too. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A square button with an icon alone, 36 px wide. */
export function IconButton({
  label,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-control text-muted transition-colors',
        'enabled:hover:bg-accent-soft enabled:hover:text-accent-text disabled:opacity-50',
        className,
      )}
    >
      {children}
    </button>
  );
}
