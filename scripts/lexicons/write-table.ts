import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A generated table: the constant that holds it, and what its file says about its source. */
export interface Table {
  readonly file: string;
  readonly constant: string;
  readonly description: string;
  readonly source: string;
  readonly license: string;
  readonly text: string;
}

/** Writes a table as a module that exports one string. */
export function writeTable(folder: string, table: Table): void {
  if (/[`\\]|\$\{/u.test(table.text))
    throw new Error(`${table.file} holds a character that ends its string.`);
  const lines = [
    '/**',
    ` * ${table.description}`,
    ' *',
    ` * Source: ${table.source}`,
    ` * Licence: ${table.license}`,
    ' * Made by scripts/lexicons/build-lexicons.ts; not edited by hand.',
    ' */',
    `export const ${table.constant} = \`${table.text}\`;`,
    '',
  ];
  writeFileSync(join(folder, table.file), lines.join('\n'));
}

/** The SHA-256 of the text of each table, as JSON: what a run makes can be compared with what is committed. */
export function checksums(tables: readonly Table[]): string {
  const sums = tables.map(({ constant, text }) => [
    constant,
    createHash('sha256').update(text).digest('hex'),
  ]);
  return `${JSON.stringify(Object.fromEntries(sums), null, 2)}\n`;
}
