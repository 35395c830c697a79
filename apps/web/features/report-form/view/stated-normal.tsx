import type { ReportField } from '@constat/report/catalogue';
import { statedWord } from '@constat/report/document/stated-word';
import { canBeStatedNormal } from '@constat/report/rules';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, ReactNode } from 'react';
import { useReportScreen, useReportState } from './report-context.tsx';

interface StatedNormal {
  /** For the input of the field. */
  readonly props: {
    readonly placeholder?: string;
    readonly 'aria-describedby'?: string;
    readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
  readonly isStated: boolean;
  /** What the input is described by, unseen; it stands beside it. */
  readonly note: ReactNode;
}

const NOT_STATED: StatedNormal = { props: {}, isStated: false, note: null };

/**
 * How the empty input of an angle shows that the physician said it is normal: a word that a typed number replaces. To
 * delete it as one deletes a number takes it back.
 */
export function useStatedNormal(field: ReportField, describedBy: string | undefined): StatedNormal {
  const { t } = useLingui();
  const { report } = useReportScreen();
  const language = useReportState((state) => state.meta.reportLanguage);
  const isStated = useReportState(
    (state) => state.meta.statedNormal?.includes(field.id) === true && report.isStatedNormal(field.id),
  );
  if (!isStated || !canBeStatedNormal(field)) return NOT_STATED;
  const noteId = `${field.id}-stated`;
  return {
    props: {
      placeholder: statedWord(language),
      'aria-describedby': describedBy === undefined ? noteId : `${describedBy} ${noteId}`,
      onKeyDown: ({ key, currentTarget }) => {
        if ((key === 'Backspace' || key === 'Delete') && currentTarget.value === '')
          report.takeNormalBack(field.id);
      },
    },
    isStated: true,
    note: (
      <span id={noteId} className="sr-only">
        {t`Dite normale, sans mesure`}
      </span>
    ),
  };
}
