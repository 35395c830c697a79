import { chunksOf } from '@constat/dictation/recorder';
import { NO_REPORT_ID, noteRecording, tieRecordings } from '../../../shared/recording-links.ts';
import type { SessionView } from '../recording/session-view.ts';
import { readReportPlace } from '../text/working-report.ts';
import type { WrittenDictation } from '../written/use-written.ts';
import { buildNote } from './build-note.ts';
import { useRefreshRecordings } from './records-api.ts';

/** Tells the server of the dictation whose text was just put into the editor, so that it can be found again. */
export function useNotedRecording(
  view: SessionView,
  reportLanguage: 'fr' | 'en',
  dictation: WrittenDictation,
): () => void {
  const refresh = useRefreshRecordings();
  return () => {
    const { id, section, startedAt, language, recorder } = view;
    const { reportId: known, formId } = readReportPlace();
    if (id === null || section === null || startedAt === null) return;
    const reportId = known ?? NO_REPORT_ID;
    const place = { reportId, section, language, reportLanguage, startedAt };
    const note = buildNote({ ...place, ...dictation, chunks: chunksOf(recorder) });
    void noteRecording(id, note)
      .then(() => (formId === null || known === null ? undefined : tieRecordings(reportId, formId)))
      .then(refresh);
  };
}
