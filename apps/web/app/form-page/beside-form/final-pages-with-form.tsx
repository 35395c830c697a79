import { useCallback, useId } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FinalPages } from '../../../features/final-pages/index.ts';
import { useReportProfile } from '../../../features/account/index.profile.ts';
import {
  jumpToEntry,
  regionAnchor,
  usePlaceInForm,
  useReportState,
} from '../../../features/report-form/index.ts';
import { readForExport } from '../read-for-export.ts';
import { useIsOverForm } from '../navigation-state.ts';
import type { BesideFormProps } from './lazy-beside.ts';
import { PaneWithForm } from './pane-with-form.tsx';
import { showBeside } from './shown-beside.ts';

const close = (): void => showBeside(null);

/** The final pages of the report that is open, in step with its form. */
export function FinalPagesWithForm({ report, acts }: BesideFormProps): ReactNode {
  const { data: profile } = useReportProfile(
    useReportState(({ place: saved }) => saved?.savedFormId ?? null),
  );
  const type = useReportState((state) => state.type);
  const place = usePlaceInForm(type);
  const isOver = useIsOverForm();
  const headingId = useId();
  const { running, run } = acts.exports;
  const goTo = useCallback(
    (source: string): void => {
      // The form takes no focus while something lies over it.
      if (isOver) flushSync(close);
      const region = type.regions.find(({ id }) => id === source);
      jumpToEntry(region === undefined ? source : regionAnchor(region.id));
    },
    [isOver, type],
  );
  const read = useCallback(() => readForExport(report), [report]);
  return (
    <PaneWithForm isOver={isOver} headingId={headingId} onClose={close}>
      <FinalPages
        headingId={headingId}
        type={type}
        place={place}
        subscribe={report.subscribe}
        read={read}
        section12Everywhere={profile?.exportSettings?.section12Everywhere === true}
        isOver={isOver}
        onGoTo={goTo}
        isPdfPending={running === 'pdf'}
        onPdf={() => {
          // What is asked before an export would lie below a pane that covers the form.
          if (isOver) flushSync(close);
          run('pdf');
        }}
        onClose={close}
      />
    </PaneWithForm>
  );
}
