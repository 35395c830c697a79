import { holdsMicrophone } from '@constat/dictation/recorder';
import type { FieldId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { Keyboard } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { currentLanguage } from '../../shared/i18n/language.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import type { TabReport } from '../../shared/kept-reports.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { DictationSettings } from './dictation-settings.tsx';
import { ControlsDialog } from './controls/controls-dialog.tsx';
import { useRecorderControls } from './controls/use-recorder-controls.ts';
import { EngineCard } from './engine/engine-card.tsx';
import { ListeningView } from './listening/listening-view.tsx';
import { LevelMeter } from './recording/level-meter.tsx';
import { readMicrophoneSupport } from './recording/microphone-support.ts';
import { RecorderButtons } from './recording/recorder-buttons.tsx';
import { RecorderNotices } from './recording/recorder-notices.tsx';
import { RecorderStatus } from './recording/recorder-status.tsx';
import type { RecognitionLanguage } from './recording/session-view.ts';
import { useFailureToasts } from './recording/use-failure-toasts.ts';
import { UnsupportedCard } from './recording/unsupported-card.tsx';
import { RecordsCard } from './records/records-card.tsx';
import type { SectionTarget } from './records/section-target.ts';
import { RecoveredTexts } from './recovery/recovered-texts.tsx';
import { RecoveryList } from './recovery/recovery-list.tsx';
import { ReportName } from './report-name.tsx';
import { useSectionNames } from './section-names.ts';
import { isSectionId } from './sections.ts';
import type { SectionId } from './sections.ts';
import { SessionStats } from './stats/session-stats.tsx';
import { FinalTextEditor } from './text/final-text-editor.tsx';
import { removeEmergencyBackup } from './text/emergency-backup.ts';
import { insertTranscript } from './text/insert-text.ts';
import { useFinalText } from './text/use-final-text.ts';
import { ChunkProgress } from './upload/chunk-progress.tsx';
import { FailedChunks } from './upload/failed-chunks.tsx';
import { useDictation } from './use-dictation.ts';
import { CorrectionsPanel } from './written/corrections-panel.tsx';
import { LiveTextCard } from './written/live-text-card.tsx';
import type { CommandLists } from './written/use-written.ts';
import { VerbatimPanel } from './written/verbatim-panel.tsx';

export interface DictationWorkspaceProps {
  /** The report that is dictated into: what was kept of another one is named, never opened by itself. */
  readonly report: TabReport;
  readonly initialSection: SectionId | null;
  /** The present text of a field of that report. */
  readonly answer: (field: FieldId) => string;
  /** The physician wants the text in that section of the report. */
  readonly onSave: (section: SectionId, text: string) => void;
  readonly commands: CommandLists;
  /** Commands of the physician's own making. */
  readonly customCount: number;
  /** The buttons that open the managers. */
  readonly tools: ReactNode;
}

/**
 * Dictate into a section: microphone on the left, text on the right under what needs attention, so that a late finding
 * moves no button of the recorder.
 */
export function DictationWorkspace({
  report,
  answer,
  initialSection,
  onSave,
  commands,
  customCount,
  tools,
}: DictationWorkspaceProps): ReactNode {
  const { t } = useLingui();
  const message = useMessage();
  const names = useSectionNames();
  const [support] = useState(readMicrophoneSupport);
  const [section, setSection] = useState(initialSection);
  const [reportLanguage] = useState(() => report.language ?? currentLanguage());
  const [language, setLanguage] = useState<RecognitionLanguage>(reportLanguage);
  const [sectionError, setSectionError] = useState<string>();
  const [areControlsOpen, setControlsOpen] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const final = useFinalText(area, initialSection, { report, answer });
  const { session, view, ms, dictation } = useDictation({
    report,
    mime: support.kind === 'ready' ? support.mime : '',
    final,
    language: reportLanguage,
    commands,
  });
  const { written, live, words, undone, setUndone } = dictation;
  const { recorder } = view;
  const isBusy =
    holdsMicrophone(recorder) || recorder.kind === 'requesting' || recorder.kind === 'processing';
  const resumeUpload = useCallback(() => session.resumeUpload(), [session]);

  const chooseSection = (next: SectionId | null) => {
    setSection(next);
    setSectionError(undefined);
    final.open(next);
  };
  const start = () => {
    if (section === null) setSectionError(message('selectSection'));
    else void session.start({ report, section, language });
  };
  const safe = useFailureToasts(recorder, session);
  const acts = {
    recorder,
    onStart: start,
    onPause: safe.pause,
    onResume: safe.resume,
    onStop: () => void session.stop(),
  };
  const devices = useRecorderControls(acts, area);
  const save = () => {
    if (section === null || final.text.trim() === '') {
      showToast({ title: message('noTextToSave'), look: 'destructive' });
      return;
    }
    if (view.id !== null) removeEmergencyBackup(view.id);
    onSave(section, final.text);
  };

  const target: SectionTarget = {
    isOpen: (asked) => asked === section && !isBusy,
    change: (_section, change) =>
      final.attempt((text) => change(text, final.cursor())) ? final.takeBack : null,
  };

  return (
    <div className="flex flex-col gap-4">
      {support.kind !== 'ready' && <UnsupportedCard kind={support.kind} />}
      <div className="grid items-start gap-4 lg:grid-cols-[23rem_1fr] lg:grid-rows-[auto_1fr]">
        <Card aria-label={t`Enregistrement`} className="flex flex-col gap-3 p-4">
          <ReportName visit={report.visit} />
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
              <RecorderButtons {...acts} />
              <Button
                size="small"
                variant="ghost"
                icon={<Keyboard aria-hidden="true" className="size-4" />}
                onClick={() => setControlsOpen(true)}
              >
                {t`Touches et microphone à dicter`}
              </Button>
              {areControlsOpen && <ControlsDialog devices={devices} onClose={() => setControlsOpen(false)} />}
            </>
          )}
          <RecorderNotices view={view} />
          <ChunkProgress recorder={recorder} onResume={resumeUpload} onCancel={() => void session.cancel()} />
        </Card>
        <div className="flex min-w-0 flex-col gap-4 lg:row-span-2">
          {isBusy && recorder.kind !== 'requesting' && (
            <LiveTextCard
              live={live}
              language={reportLanguage}
              pace={view.heard.pace}
              isListening={holdsMicrophone(recorder)}
            />
          )}
          <RecoveryList
            report={report}
            isBusy={isBusy}
            version={`${view.id ?? ''} ${recorder.kind}`}
            onTranscribe={async (stored) => {
              if (isSectionId(stored.section) && stored.section !== section) chooseSection(stored.section);
              return session.recover(stored);
            }}
          />
          <RecoveredTexts
            report={report}
            isBusy={isBusy}
            version={`${view.id ?? ''} ${recorder.kind}`}
            onInsert={(asked, added) => {
              if (isSectionId(asked) && asked !== section) chooseSection(asked);
              if (!isSectionId(asked) && section === null) return null;
              final.replace((text) => insertTranscript(text, text.length, added));
              return final.takeBack;
            }}
          />
          <EngineCard onReady={resumeUpload} />
          <FailedChunks recorder={recorder} onRetry={safe.retry} />
          <FinalTextEditor
            final={final}
            area={area}
            sectionName={section === null ? null : names[section]}
            language={reportLanguage}
            isBusy={isBusy}
            onSave={save}
            tools={tools}
          />
          {recorder.kind === 'done' && view.id !== null && words.length > 0 && (
            <ListeningView
              key={view.id}
              recordingId={view.id}
              written={written}
              words={words}
              language={reportLanguage}
              onChangeText={final.attempt}
            />
          )}
          <CorrectionsPanel corrections={written.corrections} undone={undone} onUndone={setUndone} />
          <VerbatimPanel sections={written.verbatimSections} />
        </div>
        <div className="flex flex-col gap-4">
          <SessionStats
            view={view}
            ms={ms}
            verbatimCount={written.verbatimSections.length}
            triggers={written.usedCommands}
            customCount={customCount}
          />
          <RecordsCard report={report} section={section} target={target} />
        </div>
      </div>
    </div>
  );
}
