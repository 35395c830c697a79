import { checkFidelity } from '../check-fidelity.ts';
import type { Specimen } from './generate-specimens.test-data.ts';

/** What the check does on a corpus. */
export interface Measure {
  readonly sentences: number;
  /** Specimens whose rewording the check took for a change. */
  readonly falseAlarms: readonly Specimen[];
  readonly mutations: number;
  /** Mutations that the check took for a rewording. */
  readonly missed: readonly { readonly kind: string; readonly source: string; readonly text: string }[];
}

/** Runs the check on every specimen: on its rewording and on each of its mutations. */
export function measureFidelity(specimens: readonly Specimen[]): Measure {
  const isFaithful = ({ language, source }: Specimen, text: string) =>
    checkFidelity(source, text, { language }).faithful;
  return {
    sentences: specimens.length,
    falseAlarms: specimens.filter((specimen) => !isFaithful(specimen, specimen.reworded)),
    mutations: specimens.reduce((sum, { mutations }) => sum + mutations.length, 0),
    missed: specimens.flatMap((specimen) =>
      specimen.mutations
        .filter(({ text }) => isFaithful(specimen, text))
        .map(({ kind, text }) => ({ kind, source: specimen.source, text })),
    ),
  };
}
