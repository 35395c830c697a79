import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A surface with a border, for one coherent thing. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLElement>): ReactNode {
  return (
    <section {...rest} className={classNames('rounded-card border border-line bg-surface', className)} />
  );
}
