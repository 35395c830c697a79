/** `docs/data.md` names every place where something of a person may lie: each table and column, each store of a browser. */
import { mkdtemp, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWNED_TABLES, TABLES_OF_NOBODY } from './owned-tables.ts';
import { openStore } from './store.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const register = readFileSync(path.join(root, 'docs', 'data.md'), 'utf8');
/** They name accounts by design. */
const NAMING_ACCOUNTS = new Set(['auditEvents', 'erasureCertificates', 'pendingErasures']);
const MIGRATIONS = /^kysely_/u;

/** The cells of the rows of a section's table whose first cell is a name. */
function rowsOf(section: string): string[][] {
  const [, text = ''] = register.split(`## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  return own
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, ...cells]) => cells);
}

const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name);
const sorted = (names: readonly string[]): string[] => names.toSorted((a, b) => (a < b ? -1 : 1));

/** The names that a type of the pages consists of. */
function namesOfType(file: string, type: string): string[] {
  const source = readFileSync(path.join(root, 'apps', 'web', 'shared', 'device', file), 'utf8');
  const [, text = ''] = source.split(`export type ${type} =`);
  const [own = ''] = text.replaceAll(/\/\*\*.*?\*\//gu, '').split(';');
  return [...own.matchAll(/'([^']+)'/gu)].map(([, name = '']) => name);
}

describe('the register of personal data', () => {
  let dataDir: string;
  let database: Database.Database;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'constat-register-'));
    await (await openStore({ dataDir, databaseUrl: null, key: null })).close();
    database = new Database(path.join(dataDir, 'constat.db'), { readonly: true });
  });
  afterAll(async () => {
    database.close();
    await rm(dataDir, { recursive: true });
  });

  test('names every table, and each of its columns as sealed or in clear', () => {
    const tables = database
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .pluck()
      .all() as string[];
    const present = tables
      .filter((table) => !MIGRATIONS.test(table))
      .map((table) => {
        const columns = database.prepare(`select name from pragma_table_info('${table}')`).pluck().all();
        const names = sorted(columns as string[]);
        const isSealed = (name: string) => name.startsWith('sealed_');
        return [table, names.filter(isSealed), names.filter((name) => !isSealed(name))] as const;
      });
    const listed = rowsOf('Tables').map(([table, , , sealed, clear]) => [
      ...namesIn(table),
      sorted(namesIn(sealed)),
      sorted(namesIn(clear)),
    ]);
    const byTable = (rows: readonly (readonly unknown[])[]) =>
      rows.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    expect(byTable(listed)).toEqual(byTable(present));
    for (const [table, what, kind, , , until] of rowsOf('Tables')) {
      expect([table, what !== '', until !== '']).toEqual([table, true, true]);
      expect(['health', 'account', 'conduct', 'technical']).toContain(kind);
    }
  });

  test('names the tables that the erasure of an account goes through, and those that hold nothing of one', () => {
    const inSnakeCase = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
    const known = [...Object.keys(OWNED_TABLES), ...Object.keys(TABLES_OF_NOBODY)].map(inSnakeCase);
    expect(sorted(known)).toEqual(sorted(rowsOf('Tables').flatMap(([table]) => namesIn(table))));
    for (const [table, { owner }] of Object.entries(OWNED_TABLES)) {
      const columns = database
        .prepare(`select name from pragma_table_info('${inSnakeCase(table)}')`)
        .pluck()
        .all();
      expect(columns).toContain(inSnakeCase(owner));
    }
    // A column with the id of an account, in a table that is said to hold nothing of one, would be missed.
    for (const table of Object.keys(TABLES_OF_NOBODY).filter((name) => !NAMING_ACCOUNTS.has(name))) {
      const columns = database
        .prepare(`select name from pragma_table_info('${inSnakeCase(table)}')`)
        .pluck()
        .all();
      expect([table, columns]).not.toEqual([table, expect.arrayContaining(['owner_id'])]);
      expect([table, columns]).not.toEqual([table, expect.arrayContaining(['user_id'])]);
    }
  });

  test('names every store of the browser, sealed or in clear', () => {
    const kinds = namesOfType('records.ts', 'DeviceKind');
    expect(kinds.length).toBeGreaterThan(10);
    expect(sorted(rowsOf('The browser').flatMap(([kind]) => namesIn(kind)))).toEqual(sorted(kinds));
    const clear = [
      ...namesOfType('unencrypted-settings.ts', 'UnencryptedSetting'),
      ...namesOfType('tab-memory.ts', 'TabMemory'),
    ];
    expect(clear.length).toBeGreaterThan(5);
    const line = register.split('\n').find((one) => one.startsWith('In clear, because it is nobody'));
    expect(sorted(namesIn(line))).toEqual(sorted(clear));
  });
});
