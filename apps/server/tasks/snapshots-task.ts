import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UnreadableSeal } from '../keys/sealed-bytes.ts';
import { systemClock } from '../platform/clock.ts';
import { parseConfig } from '../platform/config.ts';
import { StartError } from '../platform/start-error.ts';
import { terminalLanguage } from '../platform/terminal-language.ts';
import type { TerminalLanguage } from '../platform/terminal-language.ts';
import { openStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import type { CopySurroundings } from './copy-arguments.ts';
import { takeSnapshot } from '../copies/snapshots/scheduled-snapshots.ts';
import {
  forgetFolder,
  readFolders,
  readPlan,
  readState,
  writePlan,
} from '../copies/snapshots/snapshot-plan.ts';
import type { SnapshotPlan } from '../copies/snapshots/snapshot-plan.ts';
import { SNAPSHOT_MESSAGES } from './snapshots-messages.ts';

const DEFAULT_EVERY_HOURS = 24;
const DEFAULT_KEEP_DAYS = 30;

interface SnapshotsArguments {
  readonly language: TerminalLanguage | undefined;
  readonly act: 'show' | 'off' | 'now' | SnapshotPlan | { readonly forget: string };
}

/**
 * `npm run snapshots -- FOLDER [--every HOURS] [--keep DAYS]`: has encrypted snapshots made in a folder, and makes the first
 * one; `-- now` makes one, `-- off` makes no more, nothing shows where and when the last one was made and restored.
 * `-- forget FOLDER` has no erased account looked for any more in a folder of before.
 * @returns the exit code: 0, 1 for a failure, 2 for wrong arguments
 */
export async function runSnapshotsTask(
  args: readonly string[],
  { environment, out, err }: CopySurroundings,
): Promise<number> {
  const parsed = readArguments(args, environment['INIT_CWD'] ?? '');
  const messages = SNAPSHOT_MESSAGES[parsed?.language ?? terminalLanguage(environment)];
  const refuse = (line: string, code = 1) => {
    err.write(`${line}\n`);
    return code;
  };
  if (parsed === null) return refuse(messages.usage, 2);
  const { act } = parsed;
  let store: Store | undefined;
  try {
    const { dataDir, databaseUrl, key, keyPlace } = parseConfig(environment);
    if (databaseUrl !== null) return refuse(messages.postgres);
    if (typeof act === 'object' && 'folder' in act) {
      const problem = problemOf(act.folder, dataDir);
      if (problem !== null) return refuse(messages.folder(act.folder, problem));
    }
    store = await openStore({ dataDir, databaseUrl, key, keyPlace });
    if (act === 'off') await writePlan(store, null);
    if (typeof act === 'object' && 'folder' in act) await writePlan(store, act);
    if (typeof act === 'object' && 'forget' in act) await forgetFolder(store, act.forget);
    const plan = await readPlan(store);
    const earlier = (await readFolders(store)).filter(({ folder }) => folder !== plan?.folder);
    const more = earlier.map(({ folder }) => `${messages.earlier(folder)}\n`).join('');
    if (plan === null) {
      out.write(`${messages.none}\n${more}`);
      return act === 'now' ? 1 : 0;
    }
    const { last, failure } =
      act === 'show' || (typeof act === 'object' && 'forget' in act)
        ? await readState(store)
        : await takeSnapshot({ store, dataDir, clock: systemClock }, plan);
    out.write(`${messages.plan(plan)}\n${messages.last(last, systemClock.now())}\n${more}`);
    return failure === null ? 0 : refuse(messages.failure(failure));
  } catch (error) {
    if (error instanceof StartError) return refuse(error.message);
    if (error instanceof UnreadableSeal) return refuse(messages.failure('unreadable'));
    throw error;
  } finally {
    await store?.close();
  }
}

/** A snapshot beside the database would go with it. */
function problemOf(folder: string, dataDir: string): 'missing' | 'inside' | null {
  const relative = path.relative(dataDir, folder);
  if (relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative))) return 'inside';
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true ? null : 'missing';
}

function readArguments(args: readonly string[], from: string): SnapshotsArguments | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { every: { type: 'string' }, keep: { type: 'string' }, lang: { type: 'string' } },
      allowPositionals: true,
    });
    const { every, keep, lang } = values;
    const language: TerminalLanguage | undefined = lang === 'fr' || lang === 'en' ? lang : undefined;
    const [word, ...rest] = positionals;
    if (
      word === 'forget' &&
      rest.length === 1 &&
      lang === language &&
      every === undefined &&
      keep === undefined
    )
      return { language, act: { forget: path.resolve(from, rest[0] ?? '') } };
    if (rest.length > 0 || lang !== language || word === '') return null;
    const isWord = word === undefined || word === 'off' || word === 'now';
    if (isWord) return every === undefined && keep === undefined ? { language, act: word ?? 'show' } : null;
    const everyHours = readNumber(every ?? String(DEFAULT_EVERY_HOURS), 168);
    const keepDays = readNumber(keep ?? String(DEFAULT_KEEP_DAYS), 365);
    if (everyHours === null || keepDays === null) return null;
    return { language, act: { folder: path.resolve(from, word), everyHours, keepDays } };
  } catch {
    return null;
  }
}

function readNumber(text: string, most: number): number | null {
  const number = Number(text);
  return /^\d{1,3}$/u.test(text) && number >= 1 && number <= most ? number : null;
}
