import { becomesLongSession, chunksOf, assembleTranscript } from '@constat/dictation/recorder';
import { DICTATION_RESULT_MS } from '@constat/contract/limits';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { onServerAnswer } from '../../shared/api/server-events.ts';
import { onSession } from '../../shared/api/session-events.ts';
import type { ReportIdentity } from '../../shared/kept-reports.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { createBrowserSession } from './recording/browser-session.ts';
import type { DictationSession } from './recording/dictation-session.ts';
import type { SessionView } from './recording/session-view.ts';
import { useNotedRecording } from './records/use-noted-recording.ts';
import { useLeaveWarning } from './recording/use-leave-warning.ts';
import { useRecordedTime } from './recording/use-recorded-time.ts';
import { removeEmergencyBackup, removeOldBackups, writeEmergencyBackup } from './text/emergency-backup.ts';
import { CLEANUP_SHARE, STORAGE_BUDGET_BYTES, readStorageBytes } from './text/storage-usage.ts';
import type { FinalText } from './text/use-final-text.ts';
import { useStore } from '../../shared/external-store.ts';
import { beginsSentence, deliverWritten } from './written/deliver-written.ts';
import { useWritten } from './written/use-written.ts';
import type { CommandLists, WrittenDictation } from './written/use-written.ts';

export interface Dictation {
  readonly session: DictationSession;
  readonly view: SessionView;
  /** Milliseconds recorded. */
  readonly ms: number;
  /** What was said, as it will be written. */
  readonly dictation: WrittenDictation;
}

export interface DictationOptions {
  readonly report: ReportIdentity;
  readonly mime: string;
  readonly final: FinalText;
  /** Language of the report. */
  readonly language: 'fr' | 'en';
  readonly commands: CommandLists;
}

/** The dictation of a page: it ends with the page, and its audio stays on the device. */
export function useDictation({ report, mime, final, language, commands }: DictationOptions): Dictation {
  const [session] = useState(() => createBrowserSession(mime));
  const view = useStore(session.view);
  const ms = useRecordedTime(view.recorder);
  const dictation = useWritten(view, language, commands);
  useEffect(() => () => void session.cancel(), [session]);
  useEffect(() => onSession((event) => event === 'opened' && session.resumeUpload()), [session]);
  useEffect(() => onServerAnswer(session.serverAnswered), [session]);
  useLeaveWarning(session, view);
  const onDelivered = useNotedRecording(view, report, language, dictation);
  useDelivery({ session, view, final, dictation, onDelivered });
  useEmergencyBackup(view, { report, language, isKept: final.isKept });
  useLongSessionNotice(ms);
  return { session, view, ms, dictation };
}

/** Puts what was transcribed into the text, once, and then only what changes in it. */
function useDelivery({
  session,
  view,
  final,
  dictation: { written, writeChunk, startsSentence, setStartsSentence },
  onDelivered,
}: Pick<Dictation, 'session' | 'view' | 'dictation'> & {
  readonly final: FinalText;
  readonly onDelivered: () => void;
}): void {
  const { t } = useLingui();
  const { recorder, delivered, id } = view;
  const placed = useRef<{ readonly id: string | null; readonly text: string } | null>(null);
  useEffect(() => {
    if (recorder.kind !== 'done') return;
    const chunks = recorder.chunks;
    const before = placed.current?.id === id ? placed.current.text : null;
    const isNew = chunks.some(
      (chunk) => chunk.status.kind === 'done' && delivered?.includes(chunk.index) !== true,
    );
    const isRewritten = before !== null && before !== written.text;
    if (delivered !== null && !isNew && !isRewritten) return;
    const cursor = final.cursor();
    if (delivered === null) {
      const begins = beginsSentence(final.text, cursor);
      if (begins !== startsSentence) return setStartsSentence(begins);
    }
    let changed = false;
    final.replace((text) => {
      const delivery = { written: written.text, placed: before, chunks, delivered, writeChunk };
      const next = deliverWritten({ text, cursor }, delivery);
      changed = next.text !== text;
      return next;
    });
    placed.current = { id, text: written.text };
    onDelivered();
    if (isNew || delivered === null) void session.delivered();
    if (changed)
      showToast({
        title: delivered === null ? t`Texte ajouté` : t`Texte modifié`,
        action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: final.takeBack },
      });
    else if (delivered === null) showToast({ title: t`Aucune parole reconnue` });
    else
      showToast({
        title: t`Texte laissé tel quel`,
        description: t`Vous avez réécrit ce passage; rien n’y a été changé.`,
      });
  });
}

/**
 * Keeps the recognised text by itself on pause, on the end, and after each chunk (Dictation §4), until it stands in the
 * text of a section that this device keeps.
 */
function useEmergencyBackup(
  view: SessionView,
  {
    report,
    language,
    isKept,
  }: { readonly report: ReportIdentity; readonly language: 'fr' | 'en'; readonly isKept: boolean },
): void {
  const { recorder, id, section, delivered } = view;
  const isDelivered = delivered !== null && isKept;
  const chunks = chunksOf(recorder);
  const settled = chunks.filter((chunk) => chunk.status.kind === 'done').length;
  const { kind } = recorder;
  useEffect(() => {
    if (id === null || settled === 0 || kind === 'recording') return;
    if (isDelivered) return removeEmergencyBackup(id);
    if (readStorageBytes() > CLEANUP_SHARE * STORAGE_BUDGET_BYTES)
      removeOldBackups(Date.now(), DICTATION_RESULT_MS);
    const { owner, reportId, formId, visit } = report;
    void writeEmergencyBackup({
      owner,
      reportId,
      formId,
      visit,
      sessionId: id,
      section: section ?? '',
      transcript: assembleTranscript(chunks, language),
      chunkCount: chunks.length,
      duration: chunks.at(-1)?.endMs ?? 0,
      timestamp: Date.now(),
      language,
    });
  }, [report, id, section, settled, kind, chunks, language, isDelivered]);
}

function useLongSessionNotice(ms: number): void {
  const { t } = useLingui();
  const before = useRef(ms);
  useEffect(() => {
    if (becomesLongSession(before.current, ms)) {
      showToast({
        title: t`Vous enregistrez depuis 20 minutes`,
        description: t`Ce qui est dit est transcrit à mesure; une pause ne perd rien.`,
      });
    }
    before.current = ms;
  }, [ms, t]);
}
