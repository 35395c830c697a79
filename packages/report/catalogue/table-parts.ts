/** What the builders of tables share. */
import type { Localised } from './localised.ts';
import type { Field, Mode, Side, TableBlock } from './model.ts';
import type { OptionSetId } from './option-sets.ts';

export const SIDES = [
  { side: 'Droit', label: { fr: 'Droit', en: 'Right' }, long: { fr: 'côté droit', en: 'right side' } },
  { side: 'Gauche', label: { fr: 'Gauche', en: 'Left' }, long: { fr: 'côté gauche', en: 'left side' } },
] as const satisfies readonly { side: Side; label: Localised; long: Localised }[];

export const MODES = [
  { mode: 'Actif', label: { fr: 'Actif', en: 'Active' }, long: { fr: 'actif', en: 'active' } },
  { mode: 'Passif', label: { fr: 'Passif', en: 'Passive' }, long: { fr: 'passif', en: 'passive' } },
] as const satisfies readonly { mode: Mode; label: Localised; long: Localised }[];

/** Parts of a label, with commas. */
export function joined(...parts: readonly Localised[]): Localised {
  return { fr: parts.map((part) => part.fr).join(', '), en: parts.map((part) => part.en).join(', ') };
}

/** What a cell holds: an angle, a measure, a choice or a few words. */
export type CellContent =
  | { readonly kind: 'degrees' }
  | { readonly kind: 'measure'; readonly unit?: NonNullable<Field['unit']> }
  | ({ readonly kind: 'choice'; readonly options: OptionSetId } & Pick<Field, 'unusual' | 'meanings'>)
  | { readonly kind: 'line' };

/** An angle in degrees. */
export const DEGREES: CellContent = { kind: 'degrees' };

/** A measure in that unit. */
export function measureIn(unit: NonNullable<Field['unit']>): CellContent {
  return { kind: 'measure', unit };
}

/** One choice of that list. */
export function choiceOf(options: OptionSetId): CellContent {
  return { kind: 'choice', options };
}

/** The result of a test of a ligament in which no end point is felt: those of the list are not shown first (decision 82). */
export const WITHOUT_END_POINT: CellContent = {
  kind: 'choice',
  options: 'ligament',
  unusual: ['Sec', 'Retardé', 'Aucun arrêt'],
};

/** What a table is beside its rows. */
export type TableOptions = Pick<
  TableBlock,
  'id' | 'title' | 'joint' | 'parts' | 'girths' | 'namesDominance' | 'optional'
>;

/** A value that a cell holds before the physician touches it. */
export function prefillOf(value: string | undefined): Pick<Field, 'prefill'> {
  return value === undefined ? {} : { prefill: { kind: 'value', value } };
}

/** The same of the definition of a table. */
export function optionsOf({
  id,
  title,
  joint,
  parts,
  girths,
  namesDominance,
  optional,
}: TableOptions): TableOptions {
  return {
    id,
    title,
    ...(joint !== undefined && { joint }),
    ...(parts !== undefined && { parts }),
    ...(girths !== undefined && { girths }),
    ...(namesDominance !== undefined && { namesDominance }),
    ...(optional !== undefined && { optional }),
  };
}
