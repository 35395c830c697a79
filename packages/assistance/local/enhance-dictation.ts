import { writeText } from '@constat/dictation/written';
import type { TextLanguage } from '../fidelity/difference.ts';
import { formatHistory } from './format-history.ts';
import { tidyLines } from './tidy-lines.ts';

/** A dictated history as it is written: commands, numbers and abbreviations, then one paragraph per date. */
export function enhanceHistory(
  transcript: string,
  { language }: { readonly language: TextLanguage },
): string {
  return formatHistory(writeText(transcript, { language }).text, { language });
}

/** A dictated section 8 as it is written, its parts one under the other as dictated. */
export function enhanceSubjective(
  transcript: string,
  { language }: { readonly language: TextLanguage },
): string {
  return tidyLines(writeText(transcript, { language }).text, language)
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}
