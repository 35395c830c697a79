import './beside-form.css';
import { useCallback, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FinalPages } from '../../../features/final-pages/index.ts';
import { useProfile } from '../../../features/account/profile-api.ts';
import { jumpToEntry, regionAnchor, useReportState } from '../../../features/report-form/index.ts';
import type { WorkingReport } from '../../../features/report-form/index.ts';
import { takeRoomBeside } from '../../../shared/ui/room-beside.ts';
import { useIsOverForm } from '../navigation-state.ts';
import type { ReportActs } from '../use-report-acts.ts';
import { showFinalPages } from './shown-pages.ts';

export interface FinalPagesWithFormProps {
  readonly report: WorkingReport;
  readonly acts: ReportActs;
}

const close = (): void => showFinalPages(false);

/** The pane over the form, like a page of its own; what is below takes no focus meanwhile. */
function Over({
  headingId,
  children,
}: {
  readonly headingId: string;
  readonly children: ReactNode;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      className="fp-over"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      {children}
    </dialog>
  );
}

/** The pane at the right of the form, which makes room for it. */
function Beside({ children }: { readonly children: ReactNode }): ReactNode {
  useLayoutEffect(takeRoomBeside, []);
  return <div className="fp-beside print:hidden">{children}</div>;
}

/** The final pages of the report that is open, in step with its form. */
export function FinalPagesWithForm({ report, acts }: FinalPagesWithFormProps): ReactNode {
  const { data: profile } = useProfile();
  const type = useReportState((state) => state.type);
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
  const read = useCallback(() => {
    const { reportId, title } = report.getState();
    return { reportId, ...report.content(), ...(title === null ? {} : { title }) };
  }, [report]);
  const Around = isOver ? Over : Beside;
  return (
    <Around headingId={headingId}>
      <FinalPages
        headingId={headingId}
        type={type}
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
    </Around>
  );
}
