import type { Difference } from '@constat/assistance/fidelity';
import type { FieldId } from '@constat/report/catalogue';
import { isOutside } from '../is-outside.ts';

/** What was done with a text. */
export type AssistedAct = 'improved' | 'formatted' | 'distributed' | 'concluded' | 'phrased';

/**
 * Everything that an engine is asked to do with the report. `isDirect` where the specification applies the answer without a
 * preview: formatting section 7 in the order written, and what follows a dictation of sections 7 and 8 (Report editor §4).
 */
export const OPERATIONS = {
  formatHistory: { act: 'formatted', isDirect: true },
  writeOutHistory: { act: 'formatted', isDirect: true },
  writeTranscript: { act: 'formatted', isDirect: false },
  formatSubjective: { act: 'formatted', isDirect: false },
  distributeSubjective: { act: 'distributed', isDirect: true },
  improve: { act: 'improved', isDirect: false },
  conclude: { act: 'concluded', isDirect: false },
} as const satisfies Readonly<Record<string, { readonly act: AssistedAct; readonly isDirect: boolean }>>;

export type Operation = keyof typeof OPERATIONS;

/** What an engine would write, compared with the report at one moment. */
export interface Proposal {
  readonly operation: Operation;
  /** The `engine` member of the answer, as it came. */
  readonly engine: unknown;
  readonly texts: ReadonlyMap<FieldId, string>;
  /** The texts that the comparison was made with, by their fields. */
  readonly seen: ReadonlyMap<FieldId, string>;
  readonly differences: readonly Difference[];
  /** How many passages the engine itself is not sure about. */
  readonly doubts: number;
  /** True when what the engine was given is no longer what stands in the report. */
  readonly hasMoved: boolean;
  /** True when paragraphs would stand in another order than the physician wrote them in. */
  readonly isReordered?: boolean;
}

/**
 * Texts of an engine that may be written. The report takes nothing else from assistance, and only the functions below make
 * one: an answer gets here by a press of the physician on its preview, or by the local rules where the specification applies
 * their text unseen and the check found nothing; a phrase of the physician's own, by a press on it.
 */
export class AcceptedTexts {
  readonly act: AssistedAct;
  readonly #texts: ReadonlyMap<FieldId, string>;
  readonly #seen: ReadonlyMap<FieldId, string>;

  private constructor(act: AssistedAct, { texts, seen }: Pick<Proposal, 'texts' | 'seen'>) {
    this.act = act;
    this.#texts = texts;
    this.#seen = seen;
  }

  /** What may be applied without a preview; null when the physician has to see it first. */
  static unseen(proposal: Proposal): AcceptedTexts | null {
    const { operation, engine, differences, doubts, hasMoved, isReordered = false } = proposal;
    if (isOutside(engine) || !OPERATIONS[operation].isDirect) return null;
    return differences.length === 0 && doubts === 0 && !hasMoved && !isReordered
      ? new AcceptedTexts(OPERATIONS[proposal.operation].act, proposal)
      : null;
  }

  /** What the physician took with a press on the preview. */
  static byPress(proposal: Proposal): AcceptedTexts {
    return new AcceptedTexts(OPERATIONS[proposal.operation].act, proposal);
  }

  /** A field with a phrase of the physician's own book, taken by a press on it. */
  static ownPhrase(field: FieldId, before: string, after: string): AcceptedTexts {
    return new AcceptedTexts('phrased', {
      texts: new Map([[field, after]]),
      seen: new Map([[field, before]]),
    });
  }

  /** The texts to write; null when the report is no longer what they were compared with. */
  textsFor(read: (field: FieldId) => string): ReadonlyMap<FieldId, string> | null {
    return [...this.#seen].every(([field, text]) => read(field) === text) ? this.#texts : null;
  }
}
