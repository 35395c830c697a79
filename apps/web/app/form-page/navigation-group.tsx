import { ChevronRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { readSetting, writeSetting } from '../../shared/device/page-device.ts';
import { Spinner } from '../../shared/ui/spinner.tsx';

/** One act of the navigation. */
export function Entry(props: {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly onPress: () => void;
  readonly count?: number | undefined;
  readonly isPending?: boolean;
}): ReactNode {
  const { label, Icon, onPress, count, isPending = false } = props;
  return (
    <li>
      <button
        type="button"
        // A button that is disabled loses the focus, and the dialog that follows could not give it back.
        aria-disabled={isPending || undefined}
        aria-busy={isPending || undefined}
        onClick={() => {
          if (!isPending) onPress();
        }}
        className="flex min-h-8 w-full items-center gap-2.5 rounded-control px-2 py-1 text-left text-[0.95rem] leading-tight hover:bg-accent-soft hover:text-accent-text"
      >
        {isPending ? <Spinner /> : <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />}
        <span className="flex-1">{label}</span>
        {count !== undefined && (
          <span className="rounded-full bg-sunken px-2 text-sm font-semibold text-muted tabular-nums">
            {count}
          </span>
        )}
      </button>
    </li>
  );
}

const OPEN_GROUPS_KEY = 'constat_form_navigation_groups';

/** A group of the navigation that stays folded until the physician opens it, on this computer. */
export function FoldedGroup({
  id,
  title,
  count,
  children,
}: {
  readonly id: 'forms' | 'patients';
  readonly title: string;
  readonly count: number | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const openGroups = (): readonly string[] => (readSetting(OPEN_GROUPS_KEY) ?? '').split(' ');
  const [isOpen, setOpen] = useState(() => openGroups().includes(id));
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open === isOpen) return;
        setOpen(open);
        const rest = openGroups().filter((name) => name !== id && name !== '');
        writeSetting(OPEN_GROUPS_KEY, [...rest, ...(open ? [id] : [])].join(' ') || null);
      }}
      className="group/fold"
    >
      <summary className="flex min-h-8 list-none items-center gap-2 rounded-control px-2 py-1 text-[0.95rem] leading-tight font-semibold text-muted hover:bg-accent-soft hover:text-accent-text [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open/fold:rotate-90"
        />
        <h2 className="flex-1 whitespace-nowrap">{title}</h2>
        {count !== undefined && <span className="text-sm tabular-nums">{count}</span>}
      </summary>
      <div className="mb-2">{isOpen && children}</div>
    </details>
  );
}
