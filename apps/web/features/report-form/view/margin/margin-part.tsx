import type { ReactNode } from 'react';

/** One kind of what stands in the margin of a text, under its name and how many there are. */
export function MarginPart({
  title,
  icon,
  count,
  isToLookAt = false,
  children,
}: {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly count?: number;
  /** The physician has to look at it. */
  readonly isToLookAt?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <h4 className="mb-1.5 flex items-center gap-2 font-bold">
        {icon}
        {title}
        {count !== undefined && (
          <span
            className={`ml-auto min-w-6 rounded-full px-2 text-center text-sm font-semibold tabular-nums ${
              isToLookAt ? 'bg-warn-soft text-warn' : 'text-muted'
            }`}
          >
            {count}
          </span>
        )}
      </h4>
      {children}
    </section>
  );
}
