import type { FieldId, RegionId } from '@constat/report/catalogue';
import type { FormData } from '@constat/report/rules';
import type { ConclusionField } from '../model.ts';

/** A fact that a conclusion states: words that stand together in one of its sentences. */
export interface StatedFact {
  readonly words: readonly string[];
  /** The field that the sentence must name as its source. */
  readonly from: FieldId;
  /** Where it stands; the summary where nothing is said. */
  readonly in?: ConclusionField;
  /** True where the sentence must be told apart from the event, as of an earlier accident or a personal condition. */
  readonly isApart?: true;
}

/** A fictional report, and what its conclusion must state, must not state, and must leave open. */
export interface MeasuredReport {
  readonly name: string;
  readonly language: 'fr' | 'en';
  readonly gender: 'male' | 'female';
  readonly data: FormData;
  readonly confirmed?: readonly FieldId[];
  readonly notExamined?: readonly RegionId[];
  readonly states: readonly StatedFact[];
  /** Words that no sentence may hold together; with a field, no sentence of that field. */
  readonly omits: readonly { readonly words: readonly string[]; readonly in?: ConclusionField }[];
  /** Fields of the conclusion in which a bracket must be open, with words of its sentence. */
  readonly open: readonly { readonly in: ConclusionField; readonly words?: readonly string[] }[];
}

type Place = Pick<StatedFact, 'in' | 'isApart'>;

/** A fact that the history tells. */
export const told = (...words: readonly string[]): StatedFact => ({ words, from: 'historiqueEvolution' });

/** A fact of another field. */
export const of = (from: FieldId, ...words: readonly string[]): StatedFact => ({ words, from });

/** The same fact in another place. */
export const at = (fact: StatedFact, place: Place): StatedFact => ({ ...fact, ...place });

export const ALL_POINTS = {
  mandatDiagnostic: true,
  mandatConsolidation: true,
  mandatSoins: true,
  mandatAtteinte: true,
  mandatAtteintePourcentage: true,
  mandatLimitations: true,
  mandatLimitationsEvaluation: true,
} as const satisfies FormData;

/** Roots whose prefilled strength and sensation were examined and confirmed, on both sides. */
export const CONFIRMED_ROOTS: readonly FieldId[] = (['L2', 'L3', 'L4', 'L5', 'S1'] as const).flatMap((root) =>
  (['Droit', 'Gauche'] as const).flatMap((side): readonly FieldId[] => [
    `piedsForce${root}${side}`,
    `piedsSensibilite${root}${side}`,
  ]),
);

export const NORMAL_ROOTS: FormData = Object.fromEntries(
  CONFIRMED_ROOTS.map((id) => [id, id.startsWith('piedsForce') ? '5/5' : '2/2']),
);
