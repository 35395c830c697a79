/** Section 11 from sections 5 to 9. Nothing is invented: each sentence names the fields that it came from. */
import { typeset } from '@constat/report/document';
import { eventConflicts } from './history-conflicts.ts';
import { historySentences } from './history-sentences.ts';
import { mandateSentences } from './mandate-sentences.ts';
import { CONCLUSION_FIELDS } from './model.ts';
import type { ConclusionField, ConclusionRequest, SourcedSentence } from './model.ts';
import { readReport } from './read-report.ts';
import { placedSources } from './sources.ts';

export type ConclusionSentences = Readonly<Record<ConclusionField, readonly SourcedSentence[]>>;

/**
 * The sentences of the conclusion by field, or null when no field of sections 5 to 9 holds anything that counts. The
 * summary has one sentence per finding that is present; the other fields answer the points that the mandate asks for,
 * with blanks where only the physician decides.
 */
export function generateConclusion(request: ConclusionRequest): ConclusionSentences | null {
  const sources = placedSources(request);
  if (sources.length === 0) return null;
  const reading = readReport(sources, request);
  const points = mandateSentences(reading, request);
  const summary = [
    ...historySentences(sources, request, reading.history),
    ...reading.examination.sentences,
    ...eventConflicts(reading.history, request),
  ];
  const written = ({ text, fields }: SourcedSentence): SourcedSentence => ({
    text: typeset(text, request.language),
    fields,
  });
  const entries = CONCLUSION_FIELDS.map((field) => [
    field,
    (field === 'conclusionResume' ? summary : points.filter(({ answer }) => answer === field)).map(written),
  ]);
  return Object.fromEntries(entries) as Record<ConclusionField, readonly SourcedSentence[]>;
}

/** The text of each field: one sentence per line, so that each can be read and removed by itself. */
export function conclusionTexts(sentences: ConclusionSentences): Readonly<Record<ConclusionField, string>> {
  const entries = CONCLUSION_FIELDS.map((field) => [
    field,
    sentences[field].map(({ text }) => text).join('\n'),
  ]);
  return Object.fromEntries(entries) as Record<ConclusionField, string>;
}
