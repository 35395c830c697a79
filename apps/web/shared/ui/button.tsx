import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

const LOOKS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent not-aria-disabled:enabled:hover:bg-accent-hover',
  secondary:
    'border-line-strong bg-raised text-ink not-aria-disabled:enabled:hover:border-accent not-aria-disabled:enabled:hover:text-accent-text',
  ghost: 'border-transparent text-accent-text not-aria-disabled:enabled:hover:bg-accent-soft',
  danger: 'border-transparent bg-danger text-on-danger not-aria-disabled:enabled:hover:bg-danger-hover',
};

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** A decorative icon before the label. */
  readonly icon?: ReactNode;
  /** Shows that the act is under way and takes no second press; the label stays. */
  readonly isPending?: boolean;
  /** Takes no press for now; unlike a disabled button it keeps the focus that it has. */
  readonly isUnavailable?: boolean;
  readonly size?: 'small' | 'normal' | 'large';
}

const SIZES = {
  small: 'min-h-7 px-2 py-0.5 text-sm',
  normal: 'min-h-9 px-3.5 py-1.5',
  large: 'min-h-12 px-6 py-2.5 text-lg',
} as const;

/** A native button; `type` is `button` unless told otherwise. */
export function Button({
  variant = 'secondary',
  icon,
  isPending = false,
  isUnavailable = false,
  size = 'normal',
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps): ReactNode {
  const isInert = isPending || isUnavailable;
  return (
    <button
      {...rest}
      type={type}
      // A button that is disabled loses the focus, and the keyboard its place.
      aria-disabled={isInert || undefined}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (isInert) event.preventDefault();
        else onClick?.(event);
      }}
      className={classNames(
        'inline-flex items-center justify-center gap-2 rounded-control border font-semibold transition-colors',
        'disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60',
        SIZES[size],
        LOOKS[variant],
        className,
      )}
    >
      {isPending ? <Spinner /> : icon}
      {children}
    </button>
  );
}
