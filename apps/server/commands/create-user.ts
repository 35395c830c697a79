import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { roleSchema } from '@constat/contract/schemas';
import { canonicalUsername, createAccount } from '../accounts/create-account.ts';
import { systemClock } from '../platform/clock.ts';
import { parseConfig } from '../platform/config.ts';
import { StartError } from '../platform/start-error.ts';
import { openStore } from '../store/store.ts';

const PASSWORD_LENGTH = { minimum: 12, maximum: 1000 } as const;

const USAGE = {
  fr: 'node apps/server/commands/create-user.ts --username NOM --name "Nom affiché" [--email ADRESSE] [--role physician|developer|admin]',
  en: 'the password is read from the terminal, or from the standard input.',
};

/**
 * Creates an account: `node apps/server/commands/create-user.ts --username … --name …`. The password comes from the
 * terminal, unseen, or from the standard input, and never from the command line, which other programs can read.
 * @throws StartError with one line
 */
export async function createUser(
  args: readonly string[],
  surroundings: {
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly readPassword: () => Promise<string>;
  },
): Promise<string> {
  const options = readOptions(args);
  const config = parseConfig(surroundings.env);
  const store = await openStore(config);
  try {
    const username = canonicalUsername(options.username);
    if ((await store.users.findByUsername(username)) !== undefined) {
      throw new StartError('--username', { fr: 'ce nom est déjà pris.', en: 'this name is taken.' });
    }
    const password = await surroundings.readPassword();
    const length = Array.from(password).length;
    if (length < PASSWORD_LENGTH.minimum || length > PASSWORD_LENGTH.maximum) {
      throw new StartError('Mot de passe / Password', {
        fr: `au moins ${PASSWORD_LENGTH.minimum} caractères sont attendus.`,
        en: `at least ${PASSWORD_LENGTH.minimum} characters are expected.`,
      });
    }
    await createAccount({ store, clock: systemClock }, { ...options, username, password });
    return username;
  } finally {
    await store.close();
  }
}

function readOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  let values: { username?: string; name?: string; email?: string; role?: string };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: { username: text, name: text, email: text, role: text },
    }));
  } catch (error) {
    throw new StartError('create-user', USAGE, error);
  }
  const role = roleSchema.safeParse(values.role ?? 'physician');
  const username = values.username?.trim() ?? '';
  const displayName = values.name?.trim() ?? '';
  if (username === '' || username.length > 200 || displayName === '' || !role.success) {
    throw new StartError('create-user', USAGE);
  }
  return { username, displayName, email: values.email ?? '', role: role.data };
}

async function readPassword(): Promise<string> {
  // A terminal echoes through the interface's output, which is therefore none.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output, terminal: stdin.isTTY });
  if (stdin.isTTY) stdout.write('Mot de passe / Password: ');
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) stdout.write('\n');
  }
}

if (import.meta.main) {
  try {
    const username = await createUser(process.argv.slice(2), { env: process.env, readPassword });
    stdout.write(`Compte créé : ${username} / Account created: ${username}\n`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
