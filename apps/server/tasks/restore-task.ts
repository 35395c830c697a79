import path from 'node:path';
import { UnusableCopy } from '../copies/check-copy.ts';
import { FolderInUse, replaceDatabase } from '../copies/replace-database.ts';
import { LockedSnapshot } from '../copies/snapshots/snapshot-file.ts';
import { secretSource } from '../keys/installation-secret.ts';
import { MissingSecret, NoRecoveryKey } from '../keys/key-ring.ts';
import { readRecoveryCode } from '../keys/recovery-code.ts';
import { UnreadableSeal } from '../keys/sealed-bytes.ts';
import { StartError } from '../platform/start-error.ts';
import { readCopyArguments } from './copy-arguments.ts';
import type { CopySurroundings } from './copy-arguments.ts';

/** A recovery code that is none, or another installation's. */
class WrongCode extends Error {}

/**
 * `npm run restore -- FILE [--recovery]`: puts a copy in the place of the database, which is kept aside. The copy is checked and
 * brought up to date in a folder of its own first, so that whatever fails changes nothing. Where the key of the copy is not
 * here, as on a new computer, the code of the recovery sheet is asked for.
 * @returns the exit code: 0, 1 for a failure, 2 for wrong arguments
 */
export async function runRestoreTask(
  args: readonly string[],
  surroundings: CopySurroundings & { readonly ask: (question: string) => Promise<string> },
): Promise<number> {
  const parsed = readCopyArguments(args, surroundings, 'restoreUsage');
  if (typeof parsed === 'number') return parsed;
  const { file, dataDir, key, keyPlace, recovery, messages } = parsed;
  const { out, err, ask } = surroundings;
  try {
    const recoveryCode = recovery ? readRecoveryCode(await ask(messages.askCode)) : undefined;
    if (recoveryCode === null) throw new WrongCode();
    const secrets = secretSource({ dataDir, key, keyPlace });
    const { counts, aside } = await replaceDatabase(file, { dataDir, secrets, recoveryCode });
    if (aside !== null) out.write(`${messages.setAside(aside)}\n`);
    out.write(`${messages.restored(file, counts)}\n`);
    return 0;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (error instanceof FolderInUse) err.write(`${messages.inUse(dataDir)}\n`);
    else if (error instanceof UnusableCopy) err.write(`${messages.problems(file, error.problem)}\n`);
    else if (error instanceof WrongCode || error instanceof UnreadableSeal)
      err.write(`${messages.wrongCode}\n`);
    else if (error instanceof NoRecoveryKey) err.write(`${messages.noRecovery(file)}\n`);
    else if (error instanceof MissingSecret || error instanceof LockedSnapshot)
      err.write(`${messages.noKey(file)}\n`);
    else if (error instanceof StartError) err.write(`${error.message}\n`);
    else if (code !== '') err.write(`${messages.failed(path.join(dataDir, 'constat.db'), code)}\n`);
    else throw error;
    return 1;
  }
}
