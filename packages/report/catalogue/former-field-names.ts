/**
 * Field names of older forms. They are read, never written: a value under an older name goes into each of the fields
 * listed, unless that field already holds a value of its own.
 */
import type { FieldId } from './field-names.ts';

export const FORMER_FIELD_NAMES: Readonly<Record<string, readonly FieldId[]>> = {
  piedsCheillesPalpation: ['piedsChevillesPalpation'],
  piedsDorsiflexionCheville: ['piedsDorsiflexionChevilleDroit', 'piedsDorsiflexionChevilleGauche'],
  piedsPlantifexionCheville: ['piedsPlantiflexionChevilleDroit', 'piedsPlantiflexionChevilleGauche'],
  piedsPlantiflexionCheville: ['piedsPlantiflexionChevilleDroit', 'piedsPlantiflexionChevilleGauche'],
};
