import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { ReadiedCopyAnswer, RestoreAtSetUpBody } from '@constat/contract';
import { SET_UP_COPY_BYTES } from '@constat/contract/limits';
import { UnusableCopy } from '../copies/check-copy.ts';
import { readyInThread } from '../copies/run-copy-worker.ts';
import { isRestartAwaited, stagedRestore, stageRestore } from '../copies/staged-restore.ts';
import { readRecoveryCode } from '../keys/recovery-code.ts';
import { newId } from '../platform/ids.ts';
import { INCOMING, withReceivedFile } from '../platform/receive-file.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RouteContext } from '../routes/request-handling/route-context.ts';
import { copiesFolder, noteCheck, removeCopy, stampOf } from '../store/copies-folder.ts';
import type { Repositories } from '../store/repositories/index.ts';
import { audit } from './audit.ts';

/** How the file is named that waits for the code of its sheet; one at a time does. */
const WAITING = 'set-up-copy-';

/** Takes a copy's file, which then waits for the code. @returns its id; @throws Refusal PAYLOAD_TOO_LARGE */
export function receiveCopy({ config }: Pick<RouteContext, 'config'>, body: Readable): Promise<string> {
  const folder = path.join(config.dataDir, INCOMING);
  return withReceivedFile(body, { folder, bytes: SET_UP_COPY_BYTES }, async (file) => {
    removeWaiting(folder);
    const id = newId();
    renameSync(file, path.join(folder, `${WAITING}${id}`));
    return id;
  });
}

/**
 * Checks the file that waits, opens it with the code, and has it take the database's place at the next start.
 * @param may throws where the first account was made meanwhile
 * @throws Refusal NOT_FOUND where it waits no more, RECOVERY_CODE_WRONG, COPY_UNUSABLE; nothing is changed then
 */
export async function prepareRestore(
  { config, store, clock }: Pick<RouteContext, 'config' | 'store' | 'clock'>,
  { id, code }: Pick<RestoreAtSetUpBody, 'id' | 'code'>,
  may: (repositories: Repositories) => Promise<unknown>,
): Promise<ReadiedCopyAnswer> {
  const { dataDir } = config;
  const folder = path.join(dataDir, INCOMING);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `${WAITING}${id}`;
  if (!readdirSync(folder).includes(name)) throw new Refusal('NOT_FOUND');
  const typed = (code ?? '').trim();
  const recoveryCode = typed === '' ? null : readRecoveryCode(typed);
  if (typed !== '' && recoveryCode === null) throw new Refusal('RECOVERY_CODE_WRONG');
  const now = clock.now();
  const copy = `constat-by-hand-${stampOf(now)}-${id.slice(0, 8)}.db`;
  const finalName = path.join(copiesFolder(dataDir), copy);
  try {
    const secrets = await store.secrets();
    const job = { dataDir, secrets, upload: path.join(folder, name), recoveryCode, finalName };
    const { accounts, reports, recordings, lastEventAt } = await readyInThread(job);
    noteCheck(finalName, { checkedAt: now, accounts, reports });
    await stage({ store, dataDir }, { copy, now, may });
    removeWaiting(folder);
    const lastEvent = lastEventAt === null ? null : new Date(lastEventAt).toISOString();
    return { accounts, reports, recordings, lastEvent };
  } catch (error) {
    if (error instanceof UnusableCopy) throw new Refusal('COPY_UNUSABLE', { cause: error });
    const isLocked = error instanceof Error && 'code' in error && error.code === 'LOCKED';
    throw isLocked ? new Refusal('RECOVERY_CODE_WRONG', { cause: error }) : error;
  }
}

/** Withdraws what was asked for; the copy stays among the copies. */
export async function withdrawRestore({
  config,
  store,
  clock,
}: Pick<RouteContext, 'config' | 'store' | 'clock'>): Promise<void> {
  if (!isRestartAwaited(config)) return;
  stageRestore(config.dataDir, null);
  await audit(store, { at: clock.now(), actorId: null, action: 'restore-withdrawn' });
}

/** Whoever makes the first account waits for the same right to write: one of the two is refused. */
async function stage(
  { store, dataDir }: Pick<RouteContext, 'store'> & { readonly dataDir: string },
  {
    copy,
    now,
    may,
  }: {
    readonly copy: string;
    readonly now: number;
    readonly may: (repositories: Repositories) => Promise<unknown>;
  },
): Promise<void> {
  try {
    await store.transaction(async (repositories) => {
      await may(repositories);
      await audit(repositories, { at: now, actorId: null, action: 'restore-asked' });
      stageRestore(dataDir, copy);
    });
  } catch (error) {
    if (stagedRestore(dataDir) === copy) stageRestore(dataDir, null);
    removeCopy(path.join(copiesFolder(dataDir), copy));
    throw error;
  }
}

function removeWaiting(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(WAITING)))
    rmSync(path.join(folder, name), { force: true });
}
