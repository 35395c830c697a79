import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isGenuine } from '@constat/contract/verified-report';
import { createParsers } from '../parsing/create-parsers.ts';
import { parseConfig } from '../platform/config.ts';
import { StartError } from '../platform/start-error.ts';
import { terminalLanguage } from '../platform/terminal-language.ts';
import { openStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { VERIFY_MESSAGES, verificationLines } from './verify-report-messages.ts';
import { verifyReport } from '../actions/verify-report.ts';

/**
 * `npm run verify-report -- FILE.pdf`: whether the file is one that was signed here, byte for byte, whether its signatures
 * hold to its end, and what stands around it in the chain.
 * @returns the exit code: 0 for a file that stands as it was signed, 1 for any other or a failure, 2 for wrong arguments
 */
export async function runVerifyReportTask(
  args: readonly string[],
  {
    environment,
    out,
    err,
  }: {
    readonly environment: Readonly<Record<string, string | undefined>>;
    readonly out: { write(text: string): unknown };
    readonly err: { write(text: string): unknown };
  },
): Promise<number> {
  const parsed = readArguments(args);
  const language = parsed?.language ?? terminalLanguage(environment);
  const messages = VERIFY_MESSAGES[language];
  const refuse = (line: string, code = 1) => {
    err.write(`${line}\n`);
    return code;
  };
  if (parsed === null) return refuse(messages.usage, 2);
  let store: Store | undefined;
  const parsers = createParsers();
  try {
    const config = parseConfig(environment);
    const database = path.join(config.dataDir, 'constat.db');
    if (config.databaseUrl === null && !existsSync(database)) return refuse(messages.noDatabase(database));
    const pdf = readOrNull(parsed.file);
    if (pdf === null) return refuse(messages.noFile(parsed.file));
    store = await openStore(config);
    const found = await verifyReport({ store, parsers }, pdf, { ownerId: 'terminal' });
    out.write(`${verificationLines(found, language).join('\n')}\n`);
    return isGenuine(found) ? 0 : 1;
  } catch (error) {
    if (error instanceof StartError) return refuse(error.message);
    throw error;
  } finally {
    await parsers.close();
    await store?.close();
  }
}

function readOrNull(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

function readArguments(
  args: readonly string[],
): { readonly file: string; readonly language: 'fr' | 'en' | undefined } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { lang: { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...rest] = positionals;
    const { lang } = values;
    const language = lang === 'fr' || lang === 'en' ? lang : undefined;
    return file !== undefined && rest.length === 0 && lang === language ? { file, language } : null;
  } catch {
    return null;
  }
}
