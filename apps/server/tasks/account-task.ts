import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addAccountBodySchema } from '@constat/contract/schemas';
import type { AddAccountBody } from '@constat/contract';
import { ERRORS } from '@constat/contract/errors';
import {
  addAccount,
  addFirstAccount,
  disableAccount,
  enableAccount,
  removeFactors,
  resetAccount,
} from '../actions/administer-accounts.ts';
import type { Act, GivenLink } from '../actions/administer-accounts.ts';
import { refuseWhileRestartAwaited } from '../copies/staged-restore.ts';
import { systemClock } from '../platform/clock.ts';
import { isServedOverHttps, parseConfig } from '../platform/config.ts';
import type { Config } from '../platform/config.ts';
import { Refusal } from '../platform/refusal.ts';
import { StartError } from '../platform/start-error.ts';
import { terminalLanguage } from '../platform/terminal-language.ts';
import type { TerminalLanguage } from '../platform/terminal-language.ts';
import type { ListedUser } from '../store/repositories/users.ts';
import { openStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { ACCOUNT_MESSAGES } from './account-messages.ts';
import type { AccountMessages } from './account-messages.ts';
import { whoAdministers } from '../accounts/administrators.ts';
import { canonicalUsername } from '../accounts/create-account.ts';
import { checkNewPassword } from '../accounts/new-password.ts';
import { runErasure, runProof } from './account-erasure.ts';
import { hashPassword } from '../accounts/passwords.ts';

/** What is done to an account that is there. */
type AccountChange = 'reset' | 'disable' | 'enable' | 'remove-factors';

type AccountTask =
  | { readonly action: 'list' }
  | {
      readonly action: 'add';
      readonly account: AddAccountBody;
      readonly isPasswordHere: boolean;
      readonly reports: 'keep' | 'erase' | null;
    }
  | { readonly action: AccountChange; readonly username: string }
  | {
      readonly action: 'erase';
      readonly username: string;
      readonly confirm: string | null;
      readonly signed: boolean;
    }
  | { readonly action: 'proof'; readonly of: string | null };

export interface Work {
  readonly store: Store;
  readonly config: Config;
  readonly messages: AccountMessages;
  readonly write: (line: string) => void;
  readonly askPassword: (question: string) => Promise<string>;
}

/**
 * `npm run account`: lists, adds, resets, disables and enables accounts, also while servers run. It prints a link with which
 * the person chooses the password; `add … --password` asks for it at once, and never takes it from the command line, which
 * other programs can read.
 * @returns the exit code: 0, 1 for a failure, 2 for wrong arguments
 */
export async function runAccountTask(
  args: readonly string[],
  {
    environment,
    out,
    err,
    askPassword,
  }: {
    readonly environment: Readonly<Record<string, string | undefined>>;
    readonly out: { write(text: string): unknown };
    readonly err: { write(text: string): unknown };
    readonly askPassword: (question: string) => Promise<string>;
  },
): Promise<number> {
  const { task, language = terminalLanguage(environment) } = readArguments(args);
  const messages = ACCOUNT_MESSAGES[language];
  const refuse = (line: string, code = 1) => {
    err.write(`${line}\n`);
    return code;
  };
  if (task === null) return refuse(messages.usage, 2);
  let store: Store | undefined;
  try {
    const config = parseConfig(environment);
    const file = path.join(config.dataDir, 'constat.db');
    if (task.action !== 'add' && config.databaseUrl === null && !existsSync(file))
      return refuse(messages.noDatabase(file));
    store = await openStore(config);
    const write = (line: string) => out.write(`${line}\n`);
    const work = { store, config, messages, write, askPassword };
    if (task.action === 'erase') return await runErasure(task, work);
    if (task.action === 'proof') return await runProof(task.of, work);
    await run(task, work);
    return 0;
  } catch (error) {
    if (error instanceof StartError) return refuse(error.message);
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'NOT_FOUND') return refuse(messages.unknown);
    return refuse(ERRORS[error.code].message[language]);
  } finally {
    await store?.close();
  }
}

async function run(
  task: Exclude<AccountTask, { readonly action: 'erase' | 'proof' }>,
  work: Work,
): Promise<void> {
  const { store, config, messages, write } = work;
  const act: Act = { actorId: null, now: systemClock.now() };
  if (task.action === 'list') {
    const administrators = await whoAdministers(store.users);
    const users = await store.users.list();
    if (users.length === 0) write(messages.none);
    for (const user of users) write(describe(user, administrators.includes(user.id), messages));
    return;
  }
  if (task.action === 'add') {
    const passwordHash = task.isPasswordHere ? await readPassword(task.account, work) : null;
    const { account, reports } = task;
    const { link } = await store.transaction((repositories) => {
      refuseWhileRestartAwaited(config);
      return reports === null
        ? addAccount(repositories, account, act, passwordHash)
        : addFirstAccount(repositories, account, act, { passwordHash, reports });
    });
    const added = canonicalUsername(task.account.username);
    write(messages.added(added, link === null ? null : address(config, link)));
    if (link !== null) writeRemark(work);
    return;
  }
  const username = canonicalUsername(task.username);
  const id = (await store.users.findByUsername(username))?.id;
  if (id === undefined) throw new Refusal('NOT_FOUND');
  if (task.action === 'reset') {
    const link = await store.transaction((repositories) => resetAccount(repositories, id, act));
    write(messages.reset(username, address(config, link)));
    return writeRemark(work);
  }
  const { change, done } = CHANGES[task.action];
  await store.transaction((repositories) => change(repositories, id, act));
  write(messages[done](username));
}

const CHANGES = {
  disable: { change: disableAccount, done: 'disabled' },
  enable: { change: enableAccount, done: 'enabled' },
  'remove-factors': { change: removeFactors, done: 'factorsRemoved' },
} as const;

async function readPassword(account: AddAccountBody, { messages, askPassword }: Work): Promise<string> {
  const password = await askPassword(messages.askPassword);
  checkNewPassword(password, account);
  return hashPassword(password);
}

function describe(user: ListedUser, administers: boolean, messages: AccountMessages): string {
  const remarks = [
    messages.roles[user.role],
    ...(administers ? [messages.administers] : []),
    ...(user.disabledAt === null ? [] : [messages.isDisabled]),
    messages.sessions(user.sessions),
  ];
  return `${user.username} – ${user.displayName} (${remarks.join(', ')})`;
}

/** Where the person opens the link: under the public address, else under that of the server on this computer. */
function address(config: Config, { path: behind }: GivenLink): string {
  const scheme = isServedOverHttps(config) ? 'https' : 'http';
  const base = config.publicUrl?.origin ?? `${scheme}://${hostOf(config)}:${config.port}`;
  return `${base}${behind}`;
}

function hostOf({ host }: Pick<Config, 'host'>): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** What is to be said of such an address: nothing, unless the server listens on every address of this computer. */
function writeRemark({ config, messages, write }: Work): void {
  const isAny = config.publicUrl === null && ['0.0.0.0', '::'].includes(config.host);
  if (isAny) write(messages.putAddress(hostOf(config)));
}

function readArguments(args: readonly string[]): {
  readonly task: AccountTask | null;
  readonly language?: TerminalLanguage | undefined;
} {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        name: text,
        email: text,
        role: text,
        admin: flag,
        password: flag,
        confirm: text,
        signed: flag,
        demonstration: text,
        lang: text,
        list: flag,
      },
      allowPositionals: true,
    });
    const { lang, password, confirm, signed = false, demonstration, list, ...options } = values;
    const language = lang === 'fr' || lang === 'en' ? lang : undefined;
    const [action = 'list', username, ...rest] = positionals;
    if (rest.length > 0 || lang !== language) return { task: null, language };
    const isKnown = demonstration === undefined || demonstration === 'keep' || demonstration === 'erase';
    if (!isKnown || (demonstration !== undefined && action !== 'add')) return { task: null, language };
    if ((confirm !== undefined || signed) && action !== 'erase') return { task: null, language };
    if (list === true && (action !== 'proof' || username !== undefined)) return { task: null, language };
    if (action === 'add') {
      const { name: displayName, email, role = 'physician', admin: isAdmin } = options;
      const account = { username, displayName, email, role, isAdmin };
      const { data } = addAccountBodySchema.safeParse(account);
      if (data === undefined) return { task: null, language };
      // What is kept of the demonstration is a physician's.
      if (demonstration !== undefined && data.role !== 'physician') return { task: null, language };
      const reports = demonstration ?? null;
      return { task: { action, account: data, isPasswordHere: password === true, reports }, language };
    }
    if (password === true || Object.keys(options).length > 0) return { task: null, language };
    if (action === 'list' && username === undefined) return { task: { action }, language };
    if (action === 'erase' && username !== undefined)
      return { task: { action, username, confirm: confirm ?? null, signed }, language };
    if (action === 'proof' && (username !== undefined || list === true))
      return { task: { action, of: username ?? null }, language };
    const isChange = action === 'reset' || Object.hasOwn(CHANGES, action);
    const change = isChange ? (action as AccountChange) : null;
    return {
      task: change === null || username === undefined ? null : { action: change, username },
      language,
    };
  } catch {
    return { task: null };
  }
}
