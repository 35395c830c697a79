import type { Repositories } from '../store/repositories/index.ts';
import type { TransferConsentRow } from '../store/installation-tables.ts';
import { isDemoOn } from '../accounts/demo-mode.ts';
import { audit, auditAll } from '../actions/audit.ts';
import type { AuditNote } from '../actions/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Store } from '../store/store.ts';
import { outsideEngines } from './served-engines.ts';
import type { ServedEngine } from './served-engines.ts';

/** Whether something may be sent to an engine at this moment. */
export type MayLeave = () => Promise<boolean>;

/** Read from the database at each call, so that a consent that is withdrawn is none from the next try on. */
export function consentTo(
  store: Pick<Repositories, 'transferConsents' | 'settings' | 'users'>,
  config: Parameters<typeof outsideEngines>[0],
  kind: ServedEngine['kind'],
): MayLeave {
  const engine = outsideEngines(config).find((outside) => outside.kind === kind);
  if (engine === undefined) return () => Promise.resolve(true);
  return async () => {
    const consent = await store.transferConsents.find(engine.id);
    return consent !== undefined && holds(store, consent);
  };
}

/** That of the demonstration ends with it, and with the first account of a real person. */
export async function holds(
  store: Pick<Repositories, 'settings' | 'users'>,
  { isTrial }: Pick<TransferConsentRow, 'isTrial'>,
): Promise<boolean> {
  if (isTrial === 0) return true;
  return (await isDemoOn(store, { demo: true })) && !(await store.users.hasReal());
}

/** Keeps that an engine may be used from now on, in the place of an earlier consent to it. */
export async function allowTransfer(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  engine: ServedEngine,
  {
    userId,
    sessionId,
    isTrial,
  }: { readonly userId: string; readonly sessionId: string; readonly isTrial: boolean },
): Promise<void> {
  const { id, kind, address, model } = engine;
  const at = clock.now();
  await store.transaction(async (repositories) => {
    await repositories.transferConsents.put({
      id,
      kind,
      address,
      model,
      allowedBy: userId,
      allowedAt: at,
      isTrial: isTrial ? 1 : 0,
    });
    const by = isTrial ? { trial: 'yes' } : {};
    const detail = { ...detailOf(engine), ...by };
    await audit(repositories, { at, actorId: userId, sessionId, action: 'transfer-allowed', detail });
  });
}

/** @returns false where there was no such consent */
export function withdrawTransfer(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  id: string,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<boolean> {
  return store.transaction(async (repositories) => {
    const [consent] = await repositories.transferConsents.remove({ id });
    if (consent === undefined) return false;
    const detail = detailOf(consent);
    await audit(repositories, {
      at: clock.now(),
      actorId: userId,
      sessionId,
      action: 'transfer-withdrawn',
      detail,
    });
    return true;
  });
}

/** Withdraws, with a line of the trail for each: all of them, or those of the demonstration. */
export async function dropConsents(
  store: Pick<Store, 'transaction'>,
  { at, why }: { readonly at: number; readonly why: 'restored' | 'demonstration-ended' },
): Promise<void> {
  await store.transaction(async (repositories) => {
    const dropped = await repositories.transferConsents.remove(why === 'restored' ? {} : { isTrial: 1 });
    const notes = dropped.map((consent): AuditNote => ({
      at,
      actorId: null,
      action: 'transfer-withdrawn',
      detail: { ...detailOf(consent), why },
    }));
    await auditAll(repositories, notes);
  });
}

function detailOf({
  kind,
  address,
  model,
}: Pick<ServedEngine, 'address' | 'model'> & { readonly kind: string }) {
  return { kind, address, model };
}
