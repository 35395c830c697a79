import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The mark: a goniometer whose arc draws the C of Constat. Decorative; the name stands beside it. */
export function LogoMark({ className }: { readonly className?: string }): ReactNode {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classNames('shrink-0', className)}>
      <rect width="32" height="32" rx="7" className="fill-accent" />
      <g fill="none" strokeLinecap="round" className="stroke-on-accent">
        <path d="M23.2 10.2a9.2 9.2 0 1 0 0 11.6" strokeWidth="2.8" />
        <path d="M16 16h10.5" strokeWidth="2" />
        <path d="M16 16l6.6-8.2" strokeWidth="2" opacity="0.6" />
      </g>
      <circle cx="16" cy="16" r="2.1" className="fill-on-accent" />
    </svg>
  );
}

/** The mark and the name of the product. */
export function Wordmark(): ReactNode {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark className="size-8" />
      <span className="text-xl font-bold tracking-tight">Constat</span>
    </span>
  );
}
