import { setTimeout as pause } from 'node:timers/promises';
import type { ErasureCertificate } from '@constat/contract';
import type { FastifyBaseLogger } from 'fastify';
import { audit } from '../actions/audit.ts';
import { eraseAccount } from '../actions/erase-account.ts';
import type { SeenBefore } from '../actions/erase-account.ts';
import { createCopyErasure } from '../copies/copy-erasure.ts';
import type { LookedFolder, ResidualData } from '../copies/find-residual-data.ts';
import { findResidualDataInProcess } from '../copies/find-residual-data-in-process.ts';
import { LEAST_KEPT } from '../copies/snapshots/make-snapshot.ts';
import { noteOwed, readFolders, readPlan } from '../copies/snapshots/snapshot-plan.ts';
import type { SnapshotPlan } from '../copies/snapshots/snapshot-plan.ts';
import { classifyError } from '../platform/classify-error.ts';
import type { Clock } from '../platform/clock.ts';
import { INSTALLATION_ID } from '../store/installation-id.ts';
import { OWNED_TABLES } from '../store/owned-tables.ts';
import type { ErasedSample } from '../store/repositories/owned-rows.ts';
import type { Store } from '../store/store.ts';
import type { ErasureCertificateRow } from '../store/account-tables.ts';
import { isWithout, eraseFromMissedSnapshots } from './erase-from-missed-snapshots.ts';
import { isClean, readCertificate, sealCertificate } from './certificate.ts';
import type { ErasureRecord } from './certificate.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long somebody who holds a copy, or reads the database, is waited for before the proof says what is left. */
const PATIENCE_MS = 3_600_000;
/** Between two tries nothing new is begun in the name of the account. */
const ERASE_TRIES = 10;
const ERASE_PAUSE_MS = 200;
/** Every file is read through each time: in the first minutes it is tried whenever asked, then from time to time. */
const SOON_MS = 300_000;
const RETRY_MS = 600_000;
/** How long the search may take, in seconds: the person waits for the one before, and a long one goes on for minutes. */
const LOOK_SECONDS = { before: 120, after: 3_600 };
/** Mostly the one who holds the copies erases from them too, and is done in a moment. */
const COPY_TRIES = 20;
const COPY_PAUSE_MS = 250;

export interface ErasureParts {
  readonly store: Store;
  readonly dataDir: string;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Erases an account, goes on with its copies, and looks for what is left.
 * @returns the id of the proof, and the proof itself; null where it has to wait for somebody who holds a copy
 * @throws Refusal NOT_FOUND, LAST_ADMINISTRATOR or SIGNED_REPORTS_IN_TERM
 */
export async function eraseAndProve(
  parts: ErasureParts,
  request: Omit<Parameters<typeof eraseAccount>[1], 'seen'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<{ readonly id: string; readonly certificate: ErasureCertificate | null }> {
  const { store } = parts;
  const seen = await lookBefore(parts, request.id);
  const id = await eraseInTurn(store, { ...request, seen });
  try {
    await completeErasures(parts);
  } catch (error) {
    // The account is gone, whatever is in the way of proving it.
    log.error({ err: error }, 'the erasure of an account is not proven yet');
    return { id, certificate: null };
  }
  const text = (await store.erasureCertificates.find(id))?.certificate ?? null;
  return { id, certificate: text === null ? null : readCertificate(text) };
}

/** On PostgreSQL what the account saves just now may be in the way, and is kept from going on. */
async function eraseInTurn(store: Store, request: Parameters<typeof eraseAccount>[1]): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await store.transaction((repositories) => eraseAccount(repositories, request));
    } catch (error) {
      const isInTheWay = store.dialect === 'postgres' && classifyError(error).code === 'STORAGE_UNAVAILABLE';
      if (!isInTheWay || tries === ERASE_TRIES) throw error;
      await store.sessions.endAllOf(request.id);
      await pause(ERASE_PAUSE_MS);
    }
  }
}

/** Takes note of what there is of an account, so that it can be looked for once it is gone. */
async function lookBefore(parts: ErasureParts, accountId: string): Promise<SeenBefore> {
  const samples = await parts.store.ownedRows.sample(accountId);
  // Nobody's erasure waits for a search that cannot be done; the proof says that there was none.
  const remains = await look(parts, { samples, accountId: null }).catch(() => null);
  return { samples, piecesBefore: remains?.found ?? null };
}

/**
 * Goes on with erasures of accounts that are not proven yet: the copies, the snapshots, the proof. Call it after an erasure,
 * at a start and from time to time; what cannot be done now stays to be done.
 */
export async function completeErasures(parts: ErasureParts): Promise<void> {
  const { store, dataDir } = parts;
  await eraseFromMissedSnapshots(parts);
  const waiting = await store.erasureCertificates.waiting();
  if (waiting.length === 0) return;
  const eraseFromCopies = createCopyErasure({ store, dataDir });
  for (let tries = 0; tries < COPY_TRIES; tries += 1) {
    await eraseFromCopies();
    if ((await store.pendingErasures.list('inCopies')).length === 0) break;
    await pause(COPY_PAUSE_MS);
  }
  await strikeOffWithoutSnapshots(store);
  // SQLite moves rows within a page without writing over where they were, names of accounts in the clear among them.
  const rows = await rewriteFor(store, waiting);
  const now = parts.clock.now();
  for (const { row, record } of rows) {
    if (!isDue(row, record, now)) continue;
    await store.erasureCertificates.note(row.id, JSON.stringify({ ...record, triedAt: now }));
    await prove(parts, row, record);
  }
}

function isDue(
  { erasedAt }: ErasureCertificateRow,
  { rewritten, triedAt }: ErasureRecord,
  now: number,
): boolean {
  const isLate = now - erasedAt >= PATIENCE_MS;
  if (rewritten !== 'all' && !isLate) return false;
  if (triedAt === undefined || triedAt > now || now - erasedAt < SOON_MS) return true;
  return now - triedAt >= RETRY_MS || (isLate && triedAt - erasedAt < PATIENCE_MS);
}

interface Waiting {
  readonly row: ErasureCertificateRow;
  readonly record: ErasureRecord;
}

/** Once after an erasure is enough; saves wait meanwhile. */
async function rewriteFor(store: Store, rows: readonly ErasureCertificateRow[]): Promise<Waiting[]> {
  const waiting = rows.map((row): Waiting => ({ row, record: JSON.parse(row.erasure) as ErasureRecord }));
  const steps = waiting.map(({ record }) => record.rewritten ?? 'nothing');
  if (steps.every((step) => step === 'all')) return waiting;
  const rewritten = await store.rewrite(steps.includes('nothing') ? 'nothing' : 'keys');
  if (rewritten === 'nothing') return waiting;
  return Promise.all(
    waiting.map(async ({ row, record }) => {
      const noted = record.rewritten === 'all' ? record : { ...record, rewritten };
      await store.erasureCertificates.note(row.id, JSON.stringify(noted));
      return { row, record: noted };
    }),
  );
}

/** Where no snapshots are made, nothing holds what is to go from them. */
async function strikeOffWithoutSnapshots(store: Store): Promise<void> {
  if (store.dialect !== 'sqlite' || (await readPlan(store)) !== null) return;
  const { pendingErasures } = store;
  await pendingErasures.strikeOff(await pendingErasures.list('inSnapshots'), 'inSnapshots');
}

async function prove(parts: ErasureParts, row: ErasureCertificateRow, record: ErasureRecord): Promise<void> {
  const { store, clock } = parts;
  const { accountId } = row;
  const samples = JSON.parse(row.samples ?? '[]') as ErasedSample[];
  const remains = await look(parts, { samples, accountId });
  const now = clock.now();
  // Once it is made, it is looked into with the others.
  if (remains?.isSnapshotUnderWay === true) return;
  const isCopyLeft = (await store.pendingErasures.list('inCopies')).some(
    ({ ownerId }) => ownerId === accountId,
  );
  if (store.dialect === 'sqlite' && isCopyLeft && now - row.erasedAt < PATIENCE_MS) return;
  const plan = await readPlan(store);
  const { dataKeys: keys = 0, ...rows } = await store.ownedRows.count(accountId);
  const folders = remains?.folders ?? [];
  const reached = folders.flatMap(({ snapshots }) => (snapshots === null ? [] : [snapshots]));
  const isReached = reached.length > 0 || folders.length === 0;
  const lastDay = lastDayOf(folders, plan);
  const { piecesBefore, rewritten = 'nothing', triedAt: _, ...erasure } = record;
  const certificate = sealCertificate({
    format: 'constat-erasure',
    version: 1,
    id: row.id,
    installation: (await store.settings.find(INSTALLATION_ID)) ?? '',
    database: store.dialect,
    accountId,
    ...erasure,
    erasedAt: new Date(row.erasedAt).toISOString(),
    certifiedAt: new Date(now).toISOString(),
    found: {
      tables: Object.keys(OWNED_TABLES).length,
      rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
      keys,
      pieces: samples.length,
      files: remains?.files ?? null,
      unread: remains?.unread ?? 0,
      piecesBefore,
      piecesAfter: remains?.found ?? null,
      // The keys of PostgreSQL are what everything else is sealed with.
      isRewritten: rewritten === 'all' || (rewritten === 'keys' && store.dialect === 'postgres'),
      openable: await store.ownedRows.openable(accountId, samples),
      copies: [...(remains?.copies ?? [])],
      snapshots: isReached ? reached.flat().map(({ name, state }) => ({ name, state })) : null,
      unreachedFolders: folders.length - reached.length,
    },
    outOfReachUntil: lastDay === null ? null : new Date(lastDay).toISOString(),
  });
  const owing = folders.filter((one) => !isWithout(one));
  if (!isClean(certificate) && now - row.erasedAt < PATIENCE_MS) return;
  await store.transaction(async (repositories) => {
    if (!(await repositories.erasureCertificates.certify(row.id, JSON.stringify(certificate), now))) return;
    const about = { at: now, actorId: null, accountId, subjectId: accountId } as const;
    const detail = { certificate: certificate.hash, clean: isClean(certificate) ? 'yes' : 'no' };
    await audit(repositories, { ...about, action: 'erasure-certified', detail });
    await noteOwed(repositories, { accountId, folders: owing.map(({ folder }) => folder) });
  });
}

/**
 * When the last of the snapshots is removed that are not without the account; null where there are none, and where that is
 * not certain: the newest ones stay whatever their age, and in folders of before nothing is removed.
 */
function lastDayOf(folders: readonly LookedFolder[], plan: SnapshotPlan | null): number | null {
  const left = folders.flatMap(({ folder, snapshots }) =>
    (snapshots ?? [{ createdAt: 0, state: 'unread' }]).flatMap(({ createdAt, state }, index) =>
      state === 'without' ? [] : [{ createdAt, isSure: folder === plan?.folder && index >= LEAST_KEPT }],
    ),
  );
  if (plan === null || left.length === 0 || left.some(({ isSure }) => !isSure)) return null;
  const createdAt = left[0]?.createdAt ?? 0;
  return createdAt + plan.keepDays * DAY_MS + plan.everyHours * HOUR_MS;
}

/** Null on PostgreSQL, whose files are not the program's. */
async function look(
  { store, dataDir }: ErasureParts,
  { samples, accountId }: { readonly samples: readonly ErasedSample[]; readonly accountId: string | null },
): Promise<ResidualData | null> {
  if (store.dialect !== 'sqlite') return null;
  const folders = accountId === null ? [] : await readFolders(store);
  const job = {
    dataDir,
    secrets: await store.secrets(),
    pieces: samples.map(({ piece }) => piece),
    gone: accountId === null ? [] : [{ kind: 'account', ownerId: accountId, subjectId: accountId } as const],
    folders: folders.map(({ folder }) => folder),
  };
  return findResidualDataInProcess(job, LOOK_SECONDS[accountId === null ? 'before' : 'after']);
}
