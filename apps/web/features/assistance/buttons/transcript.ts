/** A typed or pasted text that looks like a transcript, and what the dictation pipeline makes of it. */
import { diagnosesOf } from '../assisted-report.tsx';
import type { AssistedReport } from '../assisted-report.tsx';
import type { TextAnswer } from '../proposal/text-proposal.ts';
import type { FieldId } from '@constat/report/catalogue';

/** The answer of the pipeline, and the passages that it left as they were said. */
export interface WrittenTranscript {
  readonly answer: TextAnswer;
  readonly doubtful: readonly string[];
}

/** A shorter text is written as fast as it is looked at. */
const LEAST_WORDS = 4;

/** Whether the punctuation of a text was spoken. The pipeline is fetched when it is first needed. */
export async function isTranscript(text: string, language: 'fr' | 'en'): Promise<boolean> {
  if (text.trim().split(/\s+/u, LEAST_WORDS).length < LEAST_WORDS) return false;
  const { looksDictated } = await import('@constat/dictation/written');
  return looksDictated(text, language);
}

/** A text as a field holds it. */
export function asTyped(text: string): string {
  return text.replaceAll(/\r\n?/gu, '\n');
}

/**
 * The text of a field with its punctuation and numbers written.
 * @param passage what was pasted: where it still stands in the field, the rest is left alone
 */
export async function writeTranscript(
  report: AssistedReport,
  field: FieldId,
  passage?: string,
): Promise<WrittenTranscript> {
  const [{ writeText }, { checkFidelity }] = await Promise.all([
    import('@constat/dictation/written'),
    import('@constat/assistance/fidelity'),
  ]);
  const language = report.language();
  const sent = report.text(field);
  const at = passage === undefined ? -1 : sent.indexOf(passage);
  const spoken = at === -1 || passage === undefined ? sent : passage;
  const before = at === -1 ? '' : sent.slice(0, at);
  const startsSentence = before.trim() === '' || /[.!?…:\n]\s*$/u.test(before);
  const written = writeText(spoken, { language, startsSentence, abbreviations: 'keep' });
  const text = at === -1 ? written.text : before + written.text + sent.slice(at + spoken.length);
  const fidelity = checkFidelity(sent, text, { language, diagnoses: diagnosesOf(report) });
  return {
    answer: { operation: 'writeTranscript', field, sent, text, engine: 'local', fidelity },
    doubtful: written.ambiguous.map((one) => one.text),
  };
}
