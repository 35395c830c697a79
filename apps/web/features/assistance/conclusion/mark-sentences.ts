import type { Difference } from '@constat/assistance/fidelity';
import type { GeneratedAnswer } from '@constat/contract';
import type { FieldId } from '@constat/report/catalogue';
import { markDifferences } from '../proposal/mark-differences.ts';
import type { MarkedRun } from '../proposal/mark-differences.ts';
import { CONCLUSION_FIELDS } from './conclusion-fields.ts';

/** The sentences of one field. */
export type SourcedList = NonNullable<GeneratedAnswer['sources'][keyof GeneratedAnswer['sources']]>;

/** A sentence of the conclusion with its changed facts. */
export interface MarkedSentence {
  readonly runs: readonly MarkedRun[];
  /** The fields that it comes from. */
  readonly fields: readonly FieldId[];
}

/**
 * The sentences of each field with the facts that differ. The differences point into the fields of the conclusion joined by
 * a blank line, in order of the page, and within a field into its sentences joined by one character.
 */
export function markSentences(
  sources: Readonly<Record<string, SourcedList>>,
  differences: readonly Difference[],
): ReadonlyMap<FieldId, readonly MarkedSentence[]> {
  const marked = new Map<FieldId, readonly MarkedSentence[]>();
  let start = 0;
  for (const field of CONCLUSION_FIELDS) {
    const sentences = (sources[field] ?? []).map(({ text, fields }) => {
      const from = start;
      start += text.length + 1;
      const own = differences.map((difference) => ({
        ...difference,
        // The source is the text of other fields, which the sentence names.
        source: null,
        proposal:
          difference.proposal === null || difference.proposal.start < from
            ? null
            : {
                ...difference.proposal,
                start: difference.proposal.start - from,
                end: difference.proposal.end - from,
              },
      }));
      return { runs: markDifferences([{ kind: 'same', text }], own), fields };
    });
    marked.set(field, sentences);
    start += sentences.length === 0 ? 2 : 1;
  }
  return marked;
}
