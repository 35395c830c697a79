import type { Field, FieldsBlock } from './model.ts';
import type { Localised } from './localised.ts';

const PALPATION: Localised = { fr: 'Palpation', en: 'Palpation' };
const INSPECTION: Localised = { fr: 'Inspection', en: 'Inspection' };

/** What is seen and felt of a region, in the physician's own words: `{prefix}Palpation`, `{prefix}Inspection`. */
export function palpationAndInspection<const P extends string>(
  prefix: P,
): FieldsBlock<`${P}Palpation` | `${P}Inspection`> {
  return {
    kind: 'fields',
    layout: 'stack',
    fields: [
      { id: `${prefix}Palpation`, kind: 'text', label: PALPATION },
      { id: `${prefix}Inspection`, kind: 'text', label: INSPECTION },
    ],
  };
}

/** Fields one under the other, or side by side; keeps the union of their names in its type. */
export function fields<const Id extends string>(
  layout: FieldsBlock['layout'],
  ...list: readonly Field<Id>[]
): FieldsBlock<Id> {
  return { kind: 'fields', layout, fields: list };
}

/** The same, without which a report is complete. */
export function optional<Id extends string>(block: FieldsBlock<Id>): FieldsBlock<Id> {
  return { ...block, optional: true };
}

/** One text under its own title. */
export function text<const Id extends string>(id: Id, fr: string, en: string): FieldsBlock<Id> {
  return { kind: 'fields', layout: 'stack', fields: [{ id, kind: 'text', label: { fr, en } }] };
}
