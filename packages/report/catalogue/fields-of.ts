/** The fields of the parts of a section, in order of reading. */
import type { FieldId, ReportField } from './field-names.ts';
import type { Block, Group, Section } from './model.ts';

export function fieldsOfBlock(block: Block<FieldId>): readonly ReportField[] {
  if (block.kind === 'fields') return block.fields;
  if (block.kind === 'table') return block.rows.flatMap((row) => row.cells);
  return [];
}

export function fieldsOfGroup(group: Group<FieldId>): readonly ReportField[] {
  return group.blocks.flatMap(fieldsOfBlock);
}

export function fieldsOfSection(section: Section<FieldId>): readonly ReportField[] {
  return section.groups.flatMap(fieldsOfGroup);
}
