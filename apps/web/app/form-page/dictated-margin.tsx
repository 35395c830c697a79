import type { ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { doubtfulTexts, RecordLine, useRecordings } from '../../features/dictation/index.late.ts';
import { SECTION_FIELDS } from '../../features/dictation/index.ts';
import type { SectionId } from '../../features/dictation/index.ts';
import { useReportScreen, useReportState } from '../../features/report-form/index.ts';
import { useStore } from '../../shared/external-store.ts';
import { MarginPart, showPassage } from '../../features/report-form/index.late.ts';

/** Letters around a doubtful word, so that it is told from another like it. */
const AROUND = 24;

function DoubtfulPlaces({ field }: { readonly field: ReportField }): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  const found = useStore(doubtfulTexts).filter((words) => words.field === field.id);
  if (found.length === 0) return null;
  const text = report.get(field.id);
  return (
    <MarginPart title={t`Mots douteux`} count={found.length} isToLookAt>
      <ul>
        {found.map(({ id, start, end, text: word }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => showPassage(field.id, start, end)}
              className="block w-full truncate rounded-control px-1 py-0.5 text-left text-[15px] hover:bg-accent-soft"
            >
              <span className="sr-only">{t`Aller à`} </span>
              {text.slice(Math.max(0, start - AROUND), start).replace(/^\S*\s/u, '…')}
              <b className="text-warn">{word}</b>
              {text.slice(end, end + AROUND)}
            </button>
          </li>
        ))}
      </ul>
    </MarginPart>
  );
}

function Dictations({ section }: { readonly section: SectionId }): ReactNode {
  const { t } = useLingui();
  const reportId = useReportState((state) => state.reportId);
  const formId = useReportState((state) => state.place?.savedFormId ?? null);
  const { data = [] } = useRecordings({ reportId, formId });
  const own = data.filter((recording) => recording.section === section);
  if (own.length === 0) return null;
  return (
    <MarginPart title={t`Dictées`} count={own.length}>
      <ul>
        {own.toReversed().map((recording) => (
          <RecordLine key={recording.id} recording={recording} />
        ))}
      </ul>
    </MarginPart>
  );
}

/** What was dictated into a text: the words that are to be looked at, and the dictations, to be heard again. */
export function DictatedMargin({ field }: { readonly field: ReportField }): ReactNode {
  const sections = Object.entries(SECTION_FIELDS) as readonly (readonly [SectionId, string])[];
  const section = sections.find(([, id]) => id === field.id)?.[0];
  return (
    <>
      <DoubtfulPlaces field={field} />
      {section !== undefined && <Dictations section={section} />}
    </>
  );
}
