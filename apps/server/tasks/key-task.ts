import { parseArgs } from 'node:util';
import { audit } from '../actions/audit.ts';
import { changeKeysOfCopies } from '../copies/copy-keys.ts';
import { systemClock } from '../platform/clock.ts';
import { parseConfig } from '../platform/config.ts';
import { StartError } from '../platform/start-error.ts';
import { terminalLanguage } from '../platform/terminal-language.ts';
import type { TerminalLanguage } from '../platform/terminal-language.ts';
import { lockCopies, lockKeys } from '../store/folder-lock.ts';
import { openStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { secretSource } from '../keys/installation-secret.ts';
import { fixedSecrets } from '../keys/known-secrets.ts';
import type { SecretSource } from '../keys/installation-secret.ts';
import { KEY_MESSAGES } from './key-messages.ts';
import type { KeyMessages } from './key-messages.ts';
import { NoRecoveryKey } from '../keys/key-ring.ts';
import { readRecoveryCode } from '../keys/recovery-code.ts';
import { UnreadableSeal } from '../keys/sealed-bytes.ts';

interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly out: { write(text: string): unknown };
  readonly err: { write(text: string): unknown };
  readonly ask: (question: string) => Promise<string>;
}

const ACTIONS = ['state', 'recovery', 'rotate', 'recover', 'move'] as const;
type Action = (typeof ACTIONS)[number];

const PLACES = ['keychain', 'file'] as const;
type KeptPlace = (typeof PLACES)[number];

/** How long it waits for a copy that is being made, in milliseconds. */
const COPIES_MS = 60_000;

interface Work extends Pick<Surroundings, 'out' | 'err'> {
  readonly store: Store;
  readonly secrets: SecretSource;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Where the secret is moved to. */
  readonly to: KeptPlace;
  readonly messages: KeyMessages;
}

/**
 * `npm run key`: shows where the key of the content lies; `-- recovery` makes a recovery sheet, `-- rotate` puts a new key
 * in the place of the present one, `-- recover` takes the code of the sheet where the key is missing, `-- move keychain` or
 * `-- move file` has the secret lie elsewhere.
 * @returns the exit code: 0, 1 for a failure, 2 for wrong arguments
 */
export async function runKeyTask(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { environment, out, err, ask } = surroundings;
  const parsed = readArguments(args);
  const messages = KEY_MESSAGES[parsed?.language ?? terminalLanguage(environment)];
  if (parsed === null) {
    err.write(`${messages.usage}\n`);
    return 2;
  }
  let store: Store | undefined;
  try {
    const { dataDir, databaseUrl, key, keyPlace } = parseConfig(environment);
    const secrets = secretSource({ dataDir, key, keyPlace });
    const recoveryCode =
      parsed.action === 'recover' ? readRecoveryCode(await ask(messages.askCode)) : undefined;
    if (recoveryCode === null) throw new UnreadableSeal();
    store = await openStore({ dataDir, databaseUrl, secrets, recoveryCode });
    return await WORK[parsed.action]({
      store,
      secrets,
      dataDir,
      databaseUrl,
      to: parsed.to,
      messages,
      out,
      err,
    });
  } catch (error) {
    if (error instanceof UnreadableSeal && parsed.action === 'recover') err.write(`${messages.wrongCode}\n`);
    else if (error instanceof NoRecoveryKey) err.write(`${messages.noRecovery}\n`);
    else if (error instanceof UnreadableSeal) err.write(`${messages.damaged}\n`);
    else if (isBusy(error)) err.write(`${messages.busy}\n`);
    else if (error instanceof StartError) err.write(`${error.message}\n`);
    else throw error;
    return 1;
  } finally {
    await store?.close();
  }
}

const WORK: Readonly<Record<Action, (work: Work) => Promise<number>>> = {
  async state({ store, secrets, messages, out }) {
    const { dataKeys, installationKeys } = await store.keyUpkeep.state();
    const confirmed = (await store.recoverySheets.list()).find(({ confirmedAt }) => confirmedAt !== null);
    out.write(`${messages.state({ place: secrets.place, dataKeys, installationKeys })}\n`);
    out.write(`${messages.recovery(confirmed === undefined ? null : dayOf(confirmed.madeAt))}\n`);
    return 0;
  },

  recovery: (work) =>
    withCopies(work, async ({ store, secrets, dataDir, messages, out, err }) => {
      const now = systemClock.now();
      const { id, code } = await store.recoverySheets.begin(now);
      await store.recoverySheets.confirm(id, { now, keepsEarlier: false });
      const note = { at: now, actorId: null, subjectId: id, detail: { earlier: 'void' } } as const;
      await audit(store, { ...note, action: 'recovery-sheet-confirmed' });
      const sheets = await store.recoverySheets.list();
      const rewrap = { secrets, work: ({ recoverySheets }: Store) => recoverySheets.replace(sheets) };
      const left = store.dialect === 'sqlite' ? await changeKeysOfCopies(dataDir, rewrap) : [];
      out.write(`${messages.sheet(code, dayOf(now))}\n`);
      if (left.length > 0) err.write(`${messages.copiesNotLocked(left)}\n`);
      return 0;
    }),

  rotate: (work) =>
    withCopies(work, async ({ store, secrets, dataDir, messages, out, err }) => {
      const now = systemClock.now();
      const secret = secrets.renew();
      const wrapped = await store.keyUpkeep.rotate(secret, now);
      const rotate = { secrets, work: ({ keyUpkeep }: Store) => keyUpkeep.rotate(secret, now) };
      const left = store.dialect === 'sqlite' ? await changeKeysOfCopies(dataDir, rotate) : [];
      const { secretIds } = await store.keyUpkeep.state();
      if (left.length > 0 || secretIds.some((id) => id !== secret.id)) {
        err.write(`${messages.copiesLeft(left)}\n`);
        return 1;
      }
      secrets.keepOnly(secret.id);
      out.write(`${messages.rotated(wrapped)}\n`);
      return 0;
    }),

  move: (work) =>
    withCopies(work, async ({ secrets, dataDir, databaseUrl, to, messages, out }) => {
      await secrets.move(to, async (moved) => {
        // What was read back from the new place has to open the database before the former one forgets it.
        const source = fixedSecrets({ place: secrets.place, secrets: moved });
        await (await openStore({ dataDir, databaseUrl, secrets: source })).close();
      });
      out.write(`${messages.moved(secrets.place)}\n`);
      return 0;
    }),

  async recover({ secrets, messages, out }) {
    out.write(`${messages.recovered(secrets.place)}\n`);
    return 0;
  },
};

/** Claims keys and copies: two that change them at once would each forget what the other needs. */
async function withCopies(work: Work, run: (work: Work) => Promise<number>): Promise<number> {
  const releaseKeys = lockKeys(work.dataDir);
  try {
    const releaseCopies = work.store.dialect === 'sqlite' ? lockCopies(work.dataDir, COPIES_MS) : () => {};
    try {
      return await run(work);
    } finally {
      releaseCopies();
    }
  } finally {
    releaseKeys();
  }
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^SQLITE_(?:BUSY|LOCKED)/u.test(String(error.code));
}

function readArguments(args: readonly string[]): {
  readonly action: Action;
  readonly to: KeptPlace;
  readonly language: TerminalLanguage | undefined;
} | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { lang: { type: 'string' } },
      allowPositionals: true,
    });
    const [name = 'state', ...rest] = positionals;
    const action = ACTIONS.find((one) => one === name);
    const { lang } = values;
    const language: TerminalLanguage | undefined = lang === 'fr' || lang === 'en' ? lang : undefined;
    const [place, ...more] = action === 'move' ? rest : ['file', ...rest];
    const to = PLACES.find((one) => one === place);
    if (action === undefined || to === undefined || more.length > 0 || lang !== language) return null;
    return { action, to, language };
  } catch {
    return null;
  }
}
