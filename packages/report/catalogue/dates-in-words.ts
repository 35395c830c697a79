import type { Block, Field, Section } from './model.ts';

/**
 * The section with its dates printed in words: those of the fields that hold nothing else, and those that are all that was
 * typed in one of the texts named.
 */
export function datesInWords<const Id extends string>(
  section: Section<Id>,
  ...texts: readonly NoInfer<Id>[]
): Section<Id> {
  const written = (field: Field<Id>): Field<Id> =>
    field.kind === 'date' || texts.includes(field.id) ? { ...field, inWords: true } : field;
  const inWords = (block: Block<Id>): Block<Id> =>
    block.kind === 'fields' ? { ...block, fields: block.fields.map(written) } : block;
  return {
    ...section,
    groups: section.groups.map((group) => ({ ...group, blocks: group.blocks.map(inWords) })),
  };
}
