import { isMinute } from '@constat/report/rules';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { formatTime, localMinute } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { inputClass } from '../../../shared/ui/controls.ts';
import type { WorkingReport } from '../state/working-report.ts';
import { useReportScreen } from './report-context.tsx';

function useToldAt(report: WorkingReport): string | undefined {
  return useSyncExternalStore(report.subscribe, () => report.getState().meta.dictationToldAt);
}

const note = (report: WorkingReport, isTold: boolean): void =>
  report.noteDictationTold(isTold ? localMinute(new Date()) : null);

/** Says in section 3 that the worker was told of the dictation, and when; the physician can change the time. */
export function DictationToldField(): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  const toldAt = useToldAt(report);
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1">
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={toldAt !== undefined}
          onChange={({ target }) => note(report, target.checked)}
        />
        {t`Dictée annoncée au travailleur`}
      </label>
      {toldAt !== undefined && (
        <input
          type="datetime-local"
          aria-label={t`Dictée annoncée le`}
          className={`${inputClass} w-auto!`}
          value={toldAt}
          // A time that is half typed is none: the one that stands is kept.
          onChange={({ target }) => isMinute(target.value) && report.noteDictationTold(target.value)}
        />
      )}
    </div>
  );
}

/** The same where something is dictated, in one short line. */
export function DictationToldBox({ report }: { readonly report: WorkingReport }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const toldAt = useToldAt(report);
  return (
    <label className="flex items-center gap-1.5 text-sm whitespace-nowrap text-muted max-lg:min-h-9">
      <input
        type="checkbox"
        className="size-4 shrink-0"
        aria-label={t`Dictée annoncée au travailleur`}
        checked={toldAt !== undefined}
        onChange={({ target }) => note(report, target.checked)}
      />
      {toldAt === undefined ? t`Dictée annoncée` : t`Annoncée à ${formatTime(toldAt, language)}`}
    </label>
  );
}
