import { useEffect } from 'react';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { deviceOf } from '../../shared/device/page-device.ts';

/** Keeps the report on the device whenever the page may be about to go, and gives way to another tab with the same one. */
export function useKeeping(report: WorkingReport): void {
  useEffect(() => {
    const keep = (): void => report.flush();
    const keepWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') report.flush();
    };
    const warn = (event: BeforeUnloadEvent): void => {
      report.flush();
      if (report.isAtRisk) event.preventDefault();
    };
    const device = deviceOf(report.owner);
    const stopGivingWay = device.onElsewhere(({ kind, reportId }) => {
      if (kind === 'working-report' && device.read(kind, { reportId }) !== null) report.yieldTo(reportId);
    });
    document.addEventListener('visibilitychange', keepWhenHidden);
    window.addEventListener('pagehide', keep);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('visibilitychange', keepWhenHidden);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('beforeunload', warn);
      stopGivingWay();
      report.flush();
    };
  }, [report]);
}
