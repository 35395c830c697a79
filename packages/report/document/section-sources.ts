/** What a section's blocks are made of. */
import type { RegionId } from '../catalogue/index.ts';
import type { Answers } from './format-value.ts';
import type { Entry } from './tree.ts';

export interface SectionSources {
  readonly answers: Answers;
  /** The physician's identity, for the block of the catalogue that asks for it. */
  readonly physician: readonly Entry[];
  /** Shows in every target what Word alone would. */
  readonly isEverySectionShown: boolean;
  /** The parts of the examination to name as not examined. */
  readonly leftOut: readonly RegionId[];
  /** Whether each part says what of the form it shows. */
  readonly namesSources: boolean;
}

/** What of the form a part shows, where the document is to say so. */
export function from(
  { namesSources }: SectionSources,
  source: string | undefined,
): { readonly source?: string } {
  return namesSources && source !== undefined ? { source } : {};
}
