import { REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { createPassageFinder } from './find-passages.ts';
import type { Passage } from './find-passages.ts';

/** The passages of a field's present text that a sentence was drawn from; none where the field is no text. */
export type ReadPassages = (field: FieldId, sentence: string) => readonly Passage[];

/** Reads the texts of a report for passages, each of them once until it changes. */
export function createPassageReader(textOf: (field: FieldId) => string): ReadPassages {
  const known = new Map<
    FieldId,
    { readonly text: string; readonly find: ReturnType<typeof createPassageFinder> }
  >();
  return (field, sentence) => {
    if (REPORT_TYPES.field(field)?.kind !== 'text') return [];
    const text = textOf(field);
    let reader = known.get(field);
    if (reader?.text !== text) {
      reader = { text, find: createPassageFinder(text) };
      known.set(field, reader);
    }
    return reader.find(sentence);
  };
}
