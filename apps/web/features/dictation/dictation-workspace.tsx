import { chunksOf, holdsMicrophone, assembleTranscript } from '@constat/dictation/recorder';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useMessage } from '../../shared/i18n/localized.ts';
import { Card } from '../../shared/ui/card.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { DictationSettings } from './dictation-settings.tsx';
import { EngineCard } from './engine/engine-card.tsx';
import { LevelMeter } from './recording/level-meter.tsx';
import { readMicrophoneSupport } from './recording/microphone-support.ts';
import { RecorderButtons } from './recording/recorder-buttons.tsx';
import { RecorderNotices } from './recording/recorder-notices.tsx';
import { RecorderStatus } from './recording/recorder-status.tsx';
import type { RecognitionLanguage } from './recording/session-view.ts';
import { UnsupportedCard } from './recording/unsupported-card.tsx';
import { RecoveryList } from './recovery/recovery-list.tsx';
import { useSectionNames } from './section-names.ts';
import { isSectionId } from './sections.ts';
import type { SectionId } from './sections.ts';
import { SessionStats } from './stats/session-stats.tsx';
import { FinalTextEditor } from './text/final-text-editor.tsx';
import { handBack } from './text/hand-back.ts';
import { useFinalText } from './text/use-final-text.ts';
import { readReportLanguage } from './text/working-report.ts';
import { ChunkProgress } from './upload/chunk-progress.tsx';
import { FailedChunks } from './upload/failed-chunks.tsx';
import { useDictation } from './use-dictation.ts';

export interface DictationWorkspaceProps {
  /** Id of the user: recordings and unsaved texts of others are not shown. */
  readonly owner: string;
  readonly initialSection: SectionId | null;
  /** The text has been handed to the form of that section. */
  readonly onSaved: (section: SectionId) => void;
}

/** Dictate into a section: microphone on the left, text on the right, what needs attention above. */
export function DictationWorkspace({ owner, initialSection, onSaved }: DictationWorkspaceProps): ReactNode {
  const { t } = useLingui();
  const message = useMessage();
  const names = useSectionNames();
  const [support] = useState(readMicrophoneSupport);
  const [section, setSection] = useState(initialSection);
  const [reportLanguage] = useState(readReportLanguage);
  const [language, setLanguage] = useState<RecognitionLanguage>(reportLanguage);
  const [sectionError, setSectionError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const final = useFinalText(area, initialSection, owner);
  const { session, view, ms } = useDictation(
    support.kind === 'ready' ? support.mime : '',
    final,
    reportLanguage,
  );
  const { recorder } = view;
  const isBusy =
    holdsMicrophone(recorder) || recorder.kind === 'requesting' || recorder.kind === 'processing';
  const live = isBusy ? assembleTranscript(chunksOf(recorder), reportLanguage) : '';
  const resumeUpload = useCallback(() => session.resumeUpload(), [session]);

  const chooseSection = (next: SectionId | null) => {
    setSection(next);
    setSectionError(undefined);
    final.open(next);
  };
  const start = () => {
    if (section === null) setSectionError(message('selectSection'));
    else void session.start({ owner, section, language });
  };
  const save = () => {
    if (section === null || final.text.trim() === '') {
      showToast({ title: message('noTextToSave'), look: 'destructive' });
      return;
    }
    if (!handBack(section, final.text, Date.now())) {
      showToast({ title: message('saveError'), look: 'destructive' });
      return;
    }
    final.forget();
    onSaved(section);
  };

  return (
    <div className="flex flex-col gap-4">
      {support.kind !== 'ready' && <UnsupportedCard kind={support.kind} />}
      <RecoveryList
        owner={owner}
        isBusy={isBusy}
        version={`${view.id ?? ''} ${recorder.kind}`}
        onTranscribe={async (stored) => {
          if (isSectionId(stored.section) && stored.section !== section) chooseSection(stored.section);
          return session.recover(stored);
        }}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[23rem_1fr] lg:grid-rows-[auto_1fr]">
        <Card aria-label={t`Enregistrement`} className="flex flex-col gap-3 p-4">
          <DictationSettings
            section={section}
            language={language}
            isLocked={isBusy}
            error={sectionError}
            onSection={chooseSection}
            onLanguage={setLanguage}
          />
          {support.kind === 'ready' && (
            <>
              <hr className="border-line" />
              <RecorderStatus recorder={recorder} ms={ms} />
              <LevelMeter loudness={session.loudness} />
              <RecorderButtons
                recorder={recorder}
                onStart={start}
                onPause={session.pause}
                onResume={session.resume}
                onStop={() => void session.stop()}
              />
            </>
          )}
          <RecorderNotices view={view} />
          <ChunkProgress recorder={recorder} onResume={resumeUpload} onCancel={() => void session.cancel()} />
        </Card>
        <div className="flex min-w-0 flex-col gap-4 lg:row-span-2">
          <EngineCard onReady={resumeUpload} />
          <FailedChunks recorder={recorder} onRetry={session.retry} />
          {live !== '' && (
            <Card aria-labelledby="live-transcript" className="p-4">
              <h2 id="live-transcript" className="font-bold">
                <Trans>Reconnu jusqu’ici</Trans>
              </h2>
              <p lang={reportLanguage} className="mt-1">
                {live}
              </p>
            </Card>
          )}
          <FinalTextEditor
            final={final}
            area={area}
            sectionName={section === null ? null : names[section]}
            language={reportLanguage}
            isBusy={isBusy}
            onSave={save}
          />
        </div>
        <SessionStats view={view} ms={ms} />
      </div>
    </div>
  );
}
