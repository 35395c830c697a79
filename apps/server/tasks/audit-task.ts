import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from '../platform/config.ts';
import { StartError } from '../platform/start-error.ts';
import { terminalLanguage } from '../platform/terminal-language.ts';
import { openStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { commandLine } from '../platform/command-line.ts';

const MESSAGES = {
  fr: {
    usage: `Usage : ${commandLine('audit')} verify [EMPREINTE] [--lang fr|en]`,
    whole: (events: number, head: string) =>
      `Le journal est intact; nombre d’événements : ${events}. Empreinte du dernier : ${head}\nNotez-la ailleurs : « ${commandLine('audit')} verify EMPREINTE » dira plus tard si la fin a été coupée.`,
    broken: (position: number) =>
      `Le journal est rompu à l’événement ${position} : il a été modifié, ou il manque. Ce qui précède est intact.`,
    noDatabase: (file: string) => `Il n’y a pas de base de données ${file}.`,
    noHead:
      'Aucun événement n’a cette empreinte : la fin du journal a été coupée, ou l’empreinte est erronée.',
  },
  en: {
    usage: `Usage: ${commandLine('audit')} verify [HASH] [--lang fr|en]`,
    whole: (events: number, head: string) =>
      `The trail is intact; number of events: ${events}. Hash of the last one: ${head}\nWrite it down elsewhere: "${commandLine('audit')} verify HASH" will tell later whether the end was cut off.`,
    broken: (position: number) =>
      `The trail is broken at event ${position}: it was changed, or is missing. What precedes it is intact.`,
    noDatabase: (file: string) => `There is no database ${file}.`,
    noHead: 'No event has this hash: the end of the trail was cut off, or the hash is misspelt.',
  },
};

/**
 * `npm run audit -- verify [HASH]`: goes through the audit trail and names the first broken link; with the hash of an
 * earlier check, says whether that event is still there.
 * @returns the exit code: 0, 1 for a broken trail or a failure, 2 for wrong arguments
 */
export async function runAuditTask(
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
  const messages = MESSAGES[parsed?.language ?? terminalLanguage(environment)];
  const refuse = (line: string, code = 1) => {
    err.write(`${line}\n`);
    return code;
  };
  if (parsed === null) return refuse(messages.usage, 2);
  let store: Store | undefined;
  try {
    const config = parseConfig(environment);
    const file = path.join(config.dataDir, 'constat.db');
    if (config.databaseUrl === null && !existsSync(file)) return refuse(messages.noDatabase(file));
    store = await openStore(config);
    const { events, head, brokenAt } = await store.auditEvents.check();
    if (brokenAt !== null) return refuse(messages.broken(brokenAt));
    if (parsed.hash !== null && !(await store.auditEvents.hasHash(parsed.hash)))
      return refuse(messages.noHead);
    out.write(`${messages.whole(events, head)}\n`);
    return 0;
  } catch (error) {
    if (error instanceof StartError) return refuse(error.message);
    throw error;
  } finally {
    await store?.close();
  }
}

function readArguments(
  args: readonly string[],
): { readonly hash: string | null; readonly language: 'fr' | 'en' | undefined } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { lang: { type: 'string' } },
      allowPositionals: true,
    });
    const [act, hash = null, ...rest] = positionals;
    const { lang } = values;
    const language = lang === 'fr' || lang === 'en' ? lang : undefined;
    const isHash = hash === null || /^[0-9a-f]{64}$/u.test(hash);
    return act === 'verify' && rest.length === 0 && isHash && lang === language ? { hash, language } : null;
  } catch {
    return null;
  }
}
