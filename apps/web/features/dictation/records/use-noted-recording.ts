import { chunksOf } from '@constat/dictation/recorder';
import { noteRecording, tieRecordings } from '../../../shared/recording-links.ts';
import type { SessionView } from '../recording/session-view.ts';
import type { ReportPlace } from './records-api.ts';
import type { WrittenDictation } from '../written/use-written.ts';
import { buildNote } from './build-note.ts';
import { useRefreshRecordings } from './records-api.ts';

/** Tells the server of the dictation whose text was just put into the editor, so that it can be found again. */
export function useNotedRecording(
  view: SessionView,
  { reportId, formId }: ReportPlace,
  reportLanguage: 'fr' | 'en',
  dictation: WrittenDictation,
): () => void {
  const refresh = useRefreshRecordings();
  return () => {
    const { id, section, startedAt, language, recorder } = view;
    if (id === null || section === null || startedAt === null) return;
    const place = { reportId, section, language, reportLanguage, startedAt };
    const note = buildNote({ ...place, ...dictation, chunks: chunksOf(recorder) });
    void noteRecording(id, note)
      .then(() => (formId === null ? undefined : tieRecordings(reportId, formId)))
      .then(refresh);
  };
}
