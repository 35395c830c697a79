import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useProfile } from '../../features/account/index.profile.ts';
import {
  FormStrip,
  KeptMarks,
  useFormDevices,
  useFormRecorder,
  useKeptDoubts,
} from '../../features/dictation/index.late.ts';
import { FloatingButton } from '../../features/floating-dictation/index.ts';
import { useCommandLists, useCommands } from '../../features/voice-commands/index.ts';
import { DictationToldBox } from '../../features/report-form/index.ts';
import { deviceOf } from '../../shared/device/page-device.ts';
import type { ReportSession } from '../report-session.ts';
import { identityOf } from './report-identity.ts';
import { createSpokenForm } from './spoken-form.ts';
import type { ReportActs } from './use-report-acts.ts';

export interface FormDictationProps {
  readonly session: ReportSession;
  readonly acts: ReportActs;
}

/**
 * Dictation over the form: a strip for its own fields, and the floating button for any other text field, with the
 * physician's own commands and in the report's language.
 */
export function FormDictation({ session, acts }: FormDictationProps): ReactNode {
  const { report } = session;
  const navigate = useNavigate();
  const { data: profile } = useProfile();
  const { commands } = useCommands(useCommandLists(report.owner));
  const language = useSyncExternalStore(report.subscribe, () => report.getState().meta.reportLanguage);
  const date = useSyncExternalStore(report.subscribe, () => report.get('dateEvaluation'));
  const [form] = useState(() => createSpokenForm(session));
  useEffect(() => form.adopt(profile, acts));
  const dictation = useFormRecorder({ form, commands, identity: () => identityOf(report) });
  useFormDevices(dictation, form);
  const reportId = useSyncExternalStore(report.subscribe, () => report.getState().reportId);
  const [device] = useState(() => deviceOf(report.owner));
  useKeptDoubts(reportId, device, { speech: dictation.recorder.speech, form });
  const openDictation = (section: string | null): void => {
    report.flush();
    void navigate({ to: '/dictation', search: section === null ? {} : { section } });
  };
  return (
    <>
      <FloatingButton
        language={language}
        commands={commands}
        allowsRemote={profile?.remoteRecognition === true}
        form={dictation}
        onOpenDictation={openDictation}
      />
      {dictation.isOpen ? (
        <FormStrip
          dictation={dictation}
          form={form}
          worker={identityOf(report).visit}
          date={date}
          told={<DictationToldBox report={report} />}
          onChangeTarget={() => acts.open({ kind: 'palette' })}
          onOpenDictation={() => openDictation(null)}
        />
      ) : (
        <KeptMarks dictation={dictation} form={form} />
      )}
    </>
  );
}
