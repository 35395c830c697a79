import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFactors } from '../../features/accounts/index.ts';
import { PointLine, useShownPages, useStoredPages } from '../../features/exports/index.late.ts';
import { useReportState } from '../../features/report-form/index.ts';
import { useSavedForms } from '../../features/saved-forms/index.ts';
import {
  SignedReportActions,
  SignedBanner,
  TermLine,
  VersionChain,
} from '../../features/signing/index.late.ts';
import type { SignedBannerProps } from '../../features/signing/index.ts';
import { knowsPasskeys } from '../../shared/sign-in/passkeys.ts';
import { jumpToPassage } from './jump-to-passage.ts';

/** Where the report that is open stands, with its stored pages; one of them is handed over at a time. */
export function SignedReport(props: Pick<SignedBannerProps, 'formId' | 'signing'>): ReactNode {
  const pages = useStoredPages();
  const show = useShownPages();
  const factors = useFactors();
  const navigate = useNavigate();
  const type = useReportState((state) => state.type);
  const language = useReportState(({ meta }) => meta.reportLanguage);
  const { data: forms } = useSavedForms();
  const form = forms?.find(({ id }) => id === props.formId);
  const named = {
    name: form?.summary?.workerName || (form?.title ?? ''),
    evaluationDate: form?.summary?.evaluationDate ?? '',
  };
  const [running, setRunning] = useState<string | null>(null);
  const alone = async <Done,>(act: (path: string) => Promise<Done>, path: string): Promise<Done | null> => {
    if (running !== null) return null;
    setRunning(path);
    return act(path).finally(() => setRunning(null));
  };
  const files = {
    running,
    download: (path: string) => void alone(pages.download, path),
    print: async (path: string) => (await alone(pages.print, path)) === true,
    show,
  };
  return (
    <SignedBanner
      {...props}
      files={files}
      renderFurther={(answer) => (
        <SignedReportActions
          formId={props.formId}
          answer={answer}
          hasPasskeys={knowsPasskeys() && (factors.data?.passkeys.length ?? 0) > 0}
          files={files}
          onReplaced={({ id }) => void navigate({ to: '/forms/cnesst-medical', search: { draft: id } })}
        />
      )}
      renderRecords={({ term, versions }) => (
        <>
          <TermLine
            formId={props.formId}
            report={named}
            term={term}
            onErased={() => void navigate({ to: '/forms' })}
          />
          <VersionChain
            formId={props.formId}
            versions={versions}
            files={files}
            renderIssue={(issue, titleId) => (
              <PointLine
                issue={issue}
                mandate={[]}
                titleId={titleId}
                context={{ type, language, onShow: jumpToPassage }}
              />
            )}
          />
        </>
      )}
    />
  );
}
