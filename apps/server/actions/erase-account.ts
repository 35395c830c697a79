import type { ErasureCertificate, ErasurePreview } from '@constat/contract';
import { whoAdministers } from '../accounts/administrators.ts';
import { readFolders } from '../copies/snapshots/snapshot-plan.ts';
import type { ErasureRecord } from '../erasures/certificate.ts';
import { nameOfPlace } from '../keys/data-key.ts';
import { fingerprint, newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import { listCopies } from '../store/copies-folder.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { ErasedSample } from '../store/repositories/owned-rows.ts';
import type { Store } from '../store/store.ts';
import type { Act } from './administer-accounts.ts';
import { auditAll } from './audit.ts';
import type { AuditNote } from './audit.ts';
import { eraseStoredAnswers } from './erase-stored-answers.ts';
import { countInTerm } from './save-report-term.ts';

/** What was seen of an account before it is erased, and is looked for afterwards. */
export interface SeenBefore {
  readonly samples: readonly ErasedSample[];
  readonly piecesBefore: number | null;
}

/**
 * What goes with an account, and what does not.
 * @param today as `TimeGuard` has it
 * @throws Refusal NOT_FOUND, for an account of the demonstration too
 */
export async function previewErasure(
  store: Store,
  { id, dataDir, today }: { readonly id: string; readonly dataDir: string; readonly today: string | null },
): Promise<ErasurePreview> {
  const user = await store.users.find(id);
  if (user === undefined || user.sample === 1) throw new Refusal('NOT_FOUND');
  const counts = await store.ownedRows.count(id);
  const isOnly = await isOnlyAccount(store, id);
  return {
    reports: counts.savedForms ?? 0,
    recordings: await store.ownedRows.recordings(id),
    patients: counts.recentPatients ?? 0,
    signedInTerm: await countInTerm(store, { ownerId: id, today }),
    copies: store.dialect === 'sqlite' ? listCopies(dataDir).length : 0,
    hasSnapshots: (await readFolders(store)).length > 0,
    isOnly,
    isLastAdministrator: !isOnly && (await isLast(store, id)),
  };
}

/**
 * Erases an account with all that is its own, and the keys that open it: all of it, or nothing. The only account may go;
 * the last one that administers others may not.
 * @returns the id of the proof, which is written once somebody has looked for what is left
 * @throws Refusal NOT_FOUND, LAST_ADMINISTRATOR, or SIGNED_REPORTS_IN_TERM without an express word for them
 */
export async function eraseAccount(
  repositories: Repositories,
  {
    id,
    askedBy,
    seen,
    act,
    today,
    eraseSignedInTerm = false,
  }: {
    readonly id: string;
    readonly askedBy: ErasureCertificate['askedBy'];
    readonly seen: SeenBefore;
    readonly act: Act;
    /** As `TimeGuard` has it. */
    readonly today: string | null;
    /** The express word for it. */
    readonly eraseSignedInTerm?: boolean | undefined;
  },
): Promise<string> {
  const { users, ownedRows, dataKeys, reportShares, transferConsents } = repositories;
  await users.lockAdministration();
  const isThere = await ownedRows.lock(id);
  const user = isThere ? await users.find(id) : undefined;
  if (user === undefined || user.sample === 1) throw new Refusal('NOT_FOUND');
  if (!(await isOnlyAccount(repositories, id)) && (await isLast(repositories, id)))
    throw new Refusal('LAST_ADMINISTRATOR');
  const signedInTerm = await countInTerm(repositories, { ownerId: id, today });
  if (signedInTerm > 0 && !eraseSignedInTerm) throw new Refusal('SIGNED_REPORTS_IN_TERM');
  // What their assistants were answered about reports that go with it.
  for (const { assistantId, reportId } of await reportShares.sharedBy(id))
    await eraseStoredAnswers(repositories, assistantId, reportId);
  const records = await ownedRows.count(id);
  const erased = await dataKeys.eraseAllOf(id);
  const consents = await transferConsents.remove({ allowedBy: id });
  await users.remove(id);
  const places = erased.map(nameOfPlace).toSorted((one, other) => (one < other ? -1 : 1));
  const keys = { count: erased.length, digest: fingerprint(places.join('\n')) };
  const { now: at, actorId, sessionId } = act;
  const about = { at, actorId, sessionId, accountId: id, subjectId: id };
  const notes: AuditNote[] = consents.map(({ kind, address, model }) => ({
    ...about,
    action: 'transfer-withdrawn',
    detail: { kind, address, model, why: 'account-erased' },
  }));
  const counts = {
    reports: records.savedForms ?? 0,
    recordings: records.recordings ?? 0,
    keys: keys.count,
    signedInTerm,
  };
  notes.push({ ...about, action: 'account-erased', detail: { by: askedBy, ...counts } });
  await auditAll(repositories, notes);
  const [noted] = await repositories.auditEvents.ofSubject('account-erased', id);
  if (noted === undefined) throw new Refusal('INTERNAL');
  const event = { id: noted.id, position: noted.position, hash: noted.hash };
  const record: ErasureRecord = { askedBy, records, keys, event, piecesBefore: seen.piecesBefore };
  const erasureId = newId();
  await repositories.erasureCertificates.add({
    id: erasureId,
    accountId: id,
    erasedAt: at,
    erasure: JSON.stringify(record),
    samples: JSON.stringify(seen.samples),
  });
  return erasureId;
}

async function isOnlyAccount({ users }: Pick<Repositories, 'users'>, id: string): Promise<boolean> {
  const all = await users.list();
  return all.length === 1 && all[0]?.id === id;
}

async function isLast({ users }: Pick<Repositories, 'users'>, id: string): Promise<boolean> {
  const all = await whoAdministers(users);
  return all.length === 1 && all[0] === id;
}
