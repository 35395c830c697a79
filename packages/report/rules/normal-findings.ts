import type { Normals, OptionSetId, ReportField } from '../catalogue/index.ts';

/**
 * The choice that says « normal » in each list, where there is one. A convention of this product, offered to the
 * physician as a key and a button; nothing is normal before the physician says so.
 */
const NORMAL_CHOICES: { readonly [Set in OptionSetId]?: string } = {
  result: 'Négatif',
  ligament: 'Négatif',
  patella: 'Normal',
  translation: 'Normale',
  hindfoot: 'Normal',
  strength: '5/5',
  sensitivity: '2/2',
  reflex: '2+',
  babinski: 'En flexion',
  pulse: 'Présent',
  armStrength: '5/5',
  resisted: 'Négatif',
  grade: '0',
  sign: 'Absent',
  tendon: 'Présent',
  ability: 'Possible',
  gait: 'Normale',
};

/** What a cell of the examination holds when it is normal: the degrees, or the choice; undefined where nothing says so. */
export function normalFinding(field: ReportField, normals: Normals): string | undefined {
  if (field.kind === 'degrees' && field.normal !== undefined) return String(normals[field.normal]);
  return normalChoice(field);
}

/** The choice that is normal for a test; undefined where none is, or where it is no choice. */
export function normalChoice(field: ReportField): string | undefined {
  return field.kind === 'choice' && field.options !== undefined ? NORMAL_CHOICES[field.options] : undefined;
}
