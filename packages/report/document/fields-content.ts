/** The blocks of a group's fields: boxes, answers beside their labels, lists, and texts under titles of their own. */
import type { FieldId, FieldsBlock, ReportField } from '../catalogue/index.ts';
import { documentsTable } from './documents-table.ts';
import { printedValue } from './format-value.ts';
import type { Answers } from './format-value.ts';
import { impairmentBlocks } from './impairment-tables.ts';
import { inGender } from './label-in-gender.ts';
import { from } from './section-sources.ts';
import type { SectionSources } from './section-sources.ts';
import { isOverallTextNeeded, OVERALL_FIELD } from './subjective-input.ts';
import { textAsBlocks } from './text-blocks.ts';
import type { DocumentBlock, Entry, HeadingBlock, ParagraphBlock, TableBlock } from './tree.ts';
import { multiply } from './typography.ts';

export type Level = HeadingBlock['level'];

export interface Titles {
  /** Level of the titles of texts and tables; undefined where the heading above already names the only field. */
  readonly titles: Level | undefined;
  readonly isCompact: boolean;
}

export function fieldsContent(
  { fields, layout }: FieldsBlock<FieldId>,
  { titles, isCompact }: Titles,
  sources: SectionSources,
): readonly DocumentBlock[] {
  const { answers } = sources;
  const { data } = answers;
  const labelOf = (field: ReportField): string => inGender(field.label[answers.language], answers);
  const items = fields
    .filter((field) => field.kind === 'flag')
    .map((field) => ({
      label: labelOf(field),
      checked: data[field.id] === true,
      ...from(sources, field.id),
    }));
  const blocks: DocumentBlock[] = items.length === 0 ? [] : [{ kind: 'checkboxes', items }];
  let entries: Entry[] = [];
  const endEntries = (): void => {
    if (entries.length > 0) blocks.push({ kind: 'entries', entries });
    entries = [];
  };
  for (const field of fields.filter(({ kind }) => kind !== 'flag')) {
    const value = printedValue(field, answers);
    const source = from(sources, field.id);
    const isBesideLabel = field.kind !== 'text' || isCompact;
    if (value === '' && layout !== 'identity') continue;
    const listed = listedBlocks(field, answers);
    if (listed !== undefined) {
      if (listed.length > 0) endEntries();
      for (const block of listed)
        blocks.push(...(block.kind === 'table' ? titled(titles, block.caption, source) : []), {
          ...block,
          ...source,
        });
    } else if (isBesideLabel)
      entries.push({
        label: labelOf(field),
        // Who the worker is and the number of the file hold no product.
        value: layout === 'identity' ? value : multiply(value),
        ...source,
      });
    else if (field.id !== OVERALL_FIELD || isOverallTextNeeded(data)) {
      endEntries();
      blocks.push(
        ...titled(titles, labelOf(field), source),
        ...textAsBlocks(multiply(value)).map((block) => ({ ...block, ...source })),
      );
    }
  }
  endEntries();
  return blocks;
}

/** The title of a block, where it has one. */
export function titled(
  level: Level | undefined,
  text: string,
  source: ReturnType<typeof from>,
): readonly HeadingBlock[] {
  return level === undefined ? [] : [{ kind: 'heading', level, text, ...source }];
}

/** The tables, with the sentences under them, of a field that holds a list; undefined for any other field. */
function listedBlocks(
  field: ReportField,
  answers: Answers,
): readonly (TableBlock | ParagraphBlock)[] | undefined {
  if (field.kind === 'documents') return documentsTable(field, answers);
  return field.kind === 'impairment' ? impairmentBlocks(field, answers) : undefined;
}
