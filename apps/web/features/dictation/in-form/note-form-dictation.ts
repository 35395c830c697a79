import { chunksOf } from '@constat/dictation/recorder';
import { writeDictation } from '@constat/dictation/written';
import type { ReportIdentity } from '../../../shared/kept-reports.ts';
import { noteRecording, tieRecordings } from '../../../shared/recording-links.ts';
import type { SessionView } from '../recording/session-view.ts';
import { buildNote } from '../records/build-note.ts';
import { OVER_FORM } from '../sections.ts';
import { heardWords } from '../written/heard-words.ts';
import type { CommandLists } from '../written/use-written.ts';

/** Tells the server of a dictation over the form, so that it is found again among those of the report. */
export async function noteFormDictation(
  { id, startedAt, language, recorder }: SessionView,
  { reportId, formId }: Pick<ReportIdentity, 'reportId' | 'formId'>,
  { language: reportLanguage, commands }: { readonly language: 'fr' | 'en'; readonly commands: CommandLists },
): Promise<void> {
  if (id === null || startedAt === null) return;
  const chunks = chunksOf(recorder);
  const words = heardWords(chunks, reportLanguage);
  const written = writeDictation(words, { language: reportLanguage, ...commands });
  const place = { reportId, section: OVER_FORM, language, reportLanguage, startedAt } as const;
  const writing = { commands, startsSentence: true, undone: [] };
  await noteRecording(id, buildNote({ ...place, ...writing, words, written, chunks }));
  if (formId !== null) await tieRecordings(reportId, formId);
}
