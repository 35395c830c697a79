import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'title'
> {
  /** The accessible name, shown as a tooltip too. */
  readonly label: string;
  /** Takes no press for now; unlike a disabled button it keeps the focus that it has. */
  readonly isUnavailable?: boolean;
  readonly children: ReactNode;
}

/** A square button with an icon alone, 36 px wide. */
export function IconButton({
  label,
  isUnavailable = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isUnavailable || undefined}
      onClick={(event) => {
        if (isUnavailable) event.preventDefault();
        else onClick?.(event);
      }}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-control text-muted transition-colors',
        'not-aria-disabled:hover:bg-accent-soft not-aria-disabled:hover:text-accent-text aria-disabled:opacity-50',
        className,
      )}
    >
      {children}
    </button>
  );
}
