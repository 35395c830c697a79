import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { anchorsOf } from './anchors.ts';
import { useProgress } from './progress/use-progress.ts';
import { useReportType } from './report-context.tsx';
import { twoFigures } from './section-links.tsx';
import { scrollToNextAnchor } from './scroll-to-anchor.ts';
import { useCurrentSection } from './use-current-section.ts';

/** On a phone: the section being read, with what waits in it, and the way to the one before and after. */
export function SectionStepper({
  isShown,
  onList,
}: {
  /** The sections are on the page; they are not while a report is on its way. */
  readonly isShown: boolean;
  /** Shows the list of all sections. */
  readonly onList: () => void;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const type = useReportType();
  const anchors = anchorsOf(type);
  const current = useCurrentSection(anchors, isShown);
  const anchor = anchors.find(({ id }) => id === current);
  const waiting = useProgress().find(({ id }) => id === current)?.unconfirmed ?? 0;
  const waitingText = twoFigures(waiting);
  return (
    <div className="flex h-13 min-w-0 flex-1 items-center rounded-[8px] border border-line-strong bg-raised">
      <IconButton
        label={t`Section ou région précédente`}
        onClick={() => scrollToNextAnchor(type, -1)}
        className="size-11"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onList}
        className="flex h-full min-w-0 flex-1 flex-col items-center justify-center leading-tight"
      >
        <span className="max-w-full truncate text-sm font-bold">
          {anchor === undefined ? '' : `${anchor.number} · ${localised(anchor.shortTitle)}`}
        </span>
        {/* Its place is kept, so that the name does not move when it goes. */}
        <span className="min-h-4 text-xs text-muted tabular-nums">
          {waiting > 0 && t`${waitingText} à confirmer`}
        </span>
      </button>
      <IconButton
        label={t`Section ou région suivante`}
        onClick={() => scrollToNextAnchor(type, 1)}
        className="size-11"
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
