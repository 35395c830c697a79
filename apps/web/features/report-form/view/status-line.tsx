import type { ReportSigning } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { CloudCheck, Eye, FileClock, HardDriveDownload, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { onReportRole, reportRole } from '../../../shared/report-writer-lock.ts';
import { useIsAssistant } from '../../../shared/session.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { statusText } from '../state/report-status.ts';
import { useAnswer, useReportState } from './report-context.tsx';

/** What is said, without the worker's name at its end: the heading above has it. It stays for a screen reader. */
function WithoutName({ text }: { readonly text: string }): ReactNode {
  const name = useAnswer('patientName').trim();
  const rest = name !== '' && text.endsWith(name) ? text.slice(0, -name.length) : text;
  const end = /\s?:\s$/u.exec(rest);
  if (rest === text || end === null) return text;
  return (
    <>
      {rest.slice(0, end.index)}
      <span className="sr-only">
        {end[0]}
        {name}
      </span>
    </>
  );
}

/**
 * Where the report is kept, in words. Announced when it changes.
 * @param lock of a report that is locked or signed: that is said instead, unless the server lacks something; null in work
 */
export function StatusLine({ lock }: { readonly lock: ReportSigning['state'] | null }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const status = useReportState((state) => state.status);
  const isReader = useSyncExternalStore(onReportRole, reportRole) === 'reader';
  const reading = t`Lecture seule\u00A0: un autre onglet écrit ce rapport`;
  const told = isReader
    ? ({ text: reading, details: [], look: 'quiet' } as const)
    : statusText(status, language);
  const { details, look } = told;
  const isLockTold = !isReader && lock !== null && look === 'quiet';
  const text = !isLockTold ? told.text : lock === 'signed' ? t`Rapport signé` : t`Rapport verrouillé`;
  const isAssistant = useIsAssistant();
  const { sync } = status;
  const { kind } = sync;
  const isGone = kind === 'device-only' && sync.reason === 'gone';
  // An assistant cannot make another draft of it, and is told so elsewhere.
  const said = isAssistant && isGone ? details.slice(0, -1) : details;
  const onServer = !isReader && kind === 'on-server';
  const Icon = isReader
    ? Eye
    : look === 'danger'
      ? TriangleAlert
      : onServer
        ? CloudCheck
        : kind === 'device-only'
          ? HardDriveDownload
          : FileClock;
  return (
    <output
      data-look={look}
      className={classNames(
        'flex min-w-0 flex-1 basis-56 items-center gap-x-1.5 text-sm leading-snug',
        look === 'danger' ? 'font-semibold text-danger' : 'text-muted',
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames('size-4 shrink-0', onServer && look === 'quiet' && 'text-ok')}
      />
      <span className="min-w-0">
        <WithoutName text={text} />
        {said.map((detail) => (
          <span key={detail} className="font-normal">
            {' '}
            · {detail}
          </span>
        ))}
      </span>
    </output>
  );
}
