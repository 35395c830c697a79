import { readExamination } from './examination-sentences.ts';
import { readHistory } from './history.ts';
import type { ReportReading } from './mandate-sentences.ts';
import type { ConclusionRequest } from './model.ts';
import type { PlacedSource } from './sources.ts';

/** Reads the sources of a conclusion once: the history sentence by sentence, and the examination. */
export function readReport(sources: readonly PlacedSource[], request: ConclusionRequest): ReportReading {
  const history = readHistory(request);
  return { sources, history, examination: readExamination(sources, request, history.lesions) };
}
