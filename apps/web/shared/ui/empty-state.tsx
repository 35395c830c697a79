import type { ReactNode } from 'react';

/** What a list shows when it holds nothing. */
export function EmptyState({
  icon,
  title,
  children,
}: {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-8 text-center text-muted">
      {icon}
      <p className="font-semibold text-ink">{title}</p>
      {children}
    </div>
  );
}
