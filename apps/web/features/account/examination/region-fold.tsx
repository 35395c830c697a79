import type { RegionId } from '@constat/report/catalogue';
import { REGION_TITLES } from '@constat/report/catalogue/offered-types';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';

/** One part of the examination, folded until it is opened. Native, so that a search in the page opens it. */
export function RegionFold({
  region,
  isOpen,
  isHidden = false,
  aside,
  onToggle,
  children,
}: {
  readonly region: RegionId;
  readonly isOpen: boolean;
  readonly isHidden?: boolean;
  /** At the end of its line: what of it was chosen. */
  readonly aside: ReactNode;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}): ReactNode {
  const pick = useLocalised();
  return (
    <details
      open={isOpen}
      hidden={isHidden}
      onToggle={({ currentTarget: { open } }) => onToggle(open)}
      className="group/fold border-t border-line"
    >
      <summary className="-mx-2 flex min-h-11 list-none items-center gap-x-3 rounded-control px-2 py-2 hover:bg-accent-soft [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform group-not-open/fold:-rotate-90"
        />
        <h3 className="min-w-0 flex-1 font-semibold">{pick(REGION_TITLES[region])}</h3>
        <span className="shrink-0 text-sm text-muted">{aside}</span>
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
