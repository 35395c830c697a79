/** `docs/fields.md`: the name of every field that a report of the newest known version may hold, written by `npm run format`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  MEDICAL_EVALUATION,
  OPTION_SETS,
  REPORT_TYPES,
  fieldsOfGroup,
} from '../../packages/report/catalogue/index.ts';
import type { Group, FieldId, ReportField } from '../../packages/report/catalogue/index.ts';
import type { ToolResult } from './run-tool.ts';

const FILE = join(import.meta.dirname, '..', '..', 'docs', 'fields.md');

const HEADING = `# Fields of the report

Written by \`npm run format\` from \`packages/report/catalogue\`; change it there. A name never changes once reports are stored. *Since* is the version of the medical evaluation that first has the field.

*Holds* is what the field takes: \`line\` one line of text, \`text\` several, \`date\` a day (YYYY-MM-DD), \`time\` HH:MM, \`flag\` ticked or not, \`documents\` the documents reviewed, \`impairment\` the sequelae of section 12, \`°\` an angle, another unit a number in it; values with a dot between them are the choices of a list.
`;

function holds({ kind, unit, options }: ReportField): string {
  if (kind === 'degrees') return '°';
  if (kind === 'measure') return unit ?? 'number';
  if (options === undefined) return kind;
  return OPTION_SETS[options].map(({ value }) => value).join(' · ');
}

function rowOf(field: ReportField): string {
  const { id, label } = field;
  const versions = REPORT_TYPES.all
    .filter((type) => type.id === MEDICAL_EVALUATION.id && type.field(id) !== undefined)
    .map(({ version }) => version);
  const since = Math.min(...versions);
  return `| \`${id}\` | ${label.fr} | ${label.en} | ${holds(field)} | ${since} |`;
}

function tableOf({ title, region }: Group<FieldId>, fields: readonly ReportField[]): string {
  const heading =
    title === undefined ? '' : `### ${title.fr}${region === undefined ? '' : ` (\`${region}\`)`}\n\n`;
  return `${heading}| name | French | English | holds | since |\n| --- | --- | --- | --- | --- |\n${fields.map(rowOf).join('\n')}\n`;
}

function listFields(): string {
  const sections = MEDICAL_EVALUATION.sections.map(({ number, title, groups }) => {
    const tables = groups
      .map((group) => ({ group, fields: fieldsOfGroup(group) }))
      .filter(({ fields }) => fields.length > 0)
      .map(({ group, fields }) => tableOf(group, fields));
    const content =
      tables.length > 0 ? tables.join('\n') : 'No field: what this section prints comes from the profile.\n';
    return `## ${number}. ${title.fr}\n\n${content}`;
  });
  return `${HEADING}\n${sections.join('\n')}`;
}

export function writeFieldList(): void {
  writeFileSync(FILE, listFields());
}

/** Fails where the list is not what the catalogue says. */
export function checkFieldList(): Promise<ToolResult> {
  const isPresent = readFileSync(FILE, 'utf8') === listFields();
  const output = isPresent ? '' : 'docs/fields.md is not what the catalogue says: run npm run format';
  return Promise.resolve({ status: isPresent ? 0 : 1, output });
}
