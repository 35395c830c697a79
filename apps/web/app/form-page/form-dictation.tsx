import { useNavigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useProfile } from '../../features/account/profile-api.ts';
import { FloatingButton } from '../../features/floating-dictation/index.ts';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { useCommandLists, useCommands } from '../../features/voice-commands/index.ts';

export interface FormDictationProps {
  readonly report: WorkingReport;
  readonly owner: string;
}

/** The floating button over the form, with the physician's own commands and in the report's language. */
export function FormDictation({ report, owner }: FormDictationProps): ReactNode {
  const navigate = useNavigate();
  const { data: profile } = useProfile();
  const { commands } = useCommands(useCommandLists(owner));
  const language = useSyncExternalStore(report.subscribe, () => report.getState().meta.reportLanguage);
  return (
    <FloatingButton
      language={language}
      commands={commands}
      allowsRemote={profile?.remoteRecognition === true}
      onOpenDictation={(section) => {
        report.flush();
        void navigate({ to: '/dictation', search: section === null ? {} : { section } });
      }}
    />
  );
}
