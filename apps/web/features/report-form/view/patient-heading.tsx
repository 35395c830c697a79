import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDay } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { useAnswer } from './report-context.tsx';

/** The heading of the page: the worker's name, once it is filled in, else what is written. */
export function PatientHeading(): ReactNode {
  const { t } = useLingui();
  const name = useAnswer('patientName').trim();
  return (
    <h1
      className="truncate font-serif text-lg leading-snug font-semibold sm:text-xl"
      title={name === '' ? undefined : name}
    >
      {name === '' ? (
        t`Rapport d’évaluation médicale`
      ) : (
        <>
          <span className="sr-only">{t`Rapport d’évaluation médicale, dossier :`} </span>
          {name}
        </>
      )}
    </h1>
  );
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(Date.parse(text));

/** For whom the report is, and of which day; in a window that has room for it. */
export function ReportSubtitle(): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const evaluation = useAnswer('dateEvaluation');
  const event = useAnswer('originalEventDate');
  const day = (date: string): string => formatDay(`${date}T12:00`, language);
  return (
    <p className="min-w-0 truncate text-sm leading-snug text-muted max-xl:sr-only">
      {t`CNESST, médecin évaluateur`}
      {isDay(evaluation) && <> · {t`évaluation du ${day(evaluation)}`}</>}
      {isDay(event) && <> · {t`événement du ${day(event)}`}</>} ·
    </p>
  );
}
