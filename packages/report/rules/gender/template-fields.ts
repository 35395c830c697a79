import type { FieldId } from '../../catalogue/index.ts';

/** The fields that have normal observations to insert. Their texts need the grammar of agreement, these names do not. */
export const TEMPLATE_FIELDS = [
  'observationGenerale',
  'rachisInspection',
  'rachisPalpation',
  'hanchesInspection',
  'hanchesPalpation',
  'genouxInspection',
  'genouxPalpation',
  'piedsChevillesInspection',
  'piedsChevillesPalpation',
  'atrophieMusculaire',
] as const satisfies readonly FieldId[];

export type TemplateField = (typeof TEMPLATE_FIELDS)[number];
