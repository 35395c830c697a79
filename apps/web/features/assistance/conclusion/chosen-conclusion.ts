import type { GeneratedAnswer } from '@constat/contract';
import type { FieldId } from '@constat/report/catalogue';
import { CONCLUSION_FIELDS } from './conclusion-fields.ts';

/** The name of a sentence of a conclusion, by its field and its place there. */
export function sentenceKey(field: FieldId, index: number): string {
  return `${field} ${index}`;
}

/** What the physician chose of a conclusion. */
export interface ConclusionChoice {
  /** The sentences without a source that were ticked. */
  readonly ticked: ReadonlySet<number>;
  /** What is written in the place of a line that was left open, by the key of its sentence. */
  readonly written: ReadonlyMap<string, string>;
}

export const NO_CHOICE: ConclusionChoice = { ticked: new Set(), written: new Map() };

/** What is written when the physician takes the conclusion, with what was chosen in it. */
export function chosenConclusion(
  answer: Pick<GeneratedAnswer, 'unsourced'> & {
    readonly conclusion: Readonly<Record<string, string>>;
    readonly sources: Readonly<Record<string, readonly { readonly text: string }[]>>;
  },
  { ticked, written }: ConclusionChoice,
): ReadonlyMap<FieldId, string> {
  const texts = new Map<FieldId, string>();
  for (const field of CONCLUSION_FIELDS) {
    const added = answer.unsourced
      .filter((sentence, index) => sentence.field === field && ticked.has(index))
      .map(({ text }) => text);
    const sentences = answer.sources[field] ?? [];
    const isChanged = sentences.some((_, index) => written.has(sentenceKey(field, index)));
    const own = isChanged
      ? sentences.map(({ text }, index) => written.get(sentenceKey(field, index)) ?? text).join('\n')
      : (answer.conclusion[field] ?? '');
    const text = [own, ...added].filter((part) => part !== '').join(' ');
    if (text !== '') texts.set(field, text);
  }
  return texts;
}
