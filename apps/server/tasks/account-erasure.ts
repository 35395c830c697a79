import { readFileSync } from 'node:fs';
import type { ErasureCertificate } from '@constat/contract';
import * as z from 'zod';
import { previewErasure } from '../actions/erase-account.ts';
import { isClean, readCertificate } from '../erasures/certificate.ts';
import { eraseAndProve } from '../erasures/complete-erasures.ts';
import { presentErasure } from '../presenters/erasure.ts';
import { systemClock } from '../platform/clock.ts';
import { Refusal } from '../platform/refusal.ts';
import { readTermDay } from '../retention/term-day.ts';
import { INSTALLATION_ID } from '../store/installation-id.ts';
import type { Store } from '../store/store.ts';
import type { Work } from './account-task.ts';
import type { ProofFlaw } from './account-messages.ts';
import { canonicalUsername } from '../accounts/create-account.ts';

/**
 * `npm run account -- erase NAME`: tells what would go; with the name again it erases the account, and prints the proof.
 * @returns the exit code: 1 as long as nothing was confirmed
 * @throws Refusal NOT_FOUND or LAST_ADMINISTRATOR
 */
export async function runErasure(
  {
    username,
    confirm,
    signed,
  }: { readonly username: string; readonly confirm: string | null; readonly signed: boolean },
  { store, config, messages, write }: Work,
): Promise<number> {
  const { dataDir } = config;
  const name = canonicalUsername(username);
  const id = (await store.users.findByUsername(name))?.id;
  if (id === undefined) throw new Refusal('NOT_FOUND');
  const now = systemClock.now();
  const today = await readTermDay(store, now);
  const preview = await previewErasure(store, { id, dataDir, today });
  if (preview.isLastAdministrator) throw new Refusal('LAST_ADMINISTRATOR');
  const lacksWord = preview.signedInTerm > 0 && !signed;
  if (confirm === null || canonicalUsername(confirm) !== name || lacksWord) {
    write(messages.erasureFirst(name, preview));
    return 1;
  }
  const parts = { store, clock: systemClock, dataDir };
  const request = {
    id,
    askedBy: 'terminal',
    act: { actorId: null, now },
    today,
    eraseSignedInTerm: signed,
  } as const;
  // Why there is no proof yet is of no use here: the server tries again, and its log says.
  const { certificate } = await eraseAndProve(parts, request, { error: () => {} });
  write(messages.erased(name, certificate === null ? null : JSON.stringify(certificate, null, 2)));
  return 0;
}

/**
 * `npm run account -- proof FILE`: whether a certificate is one of this installation, and holds still; `-- proof --list`
 * lists the erasures, `-- proof ID` prints the certificate of one.
 */
export async function runProof(of: string | null, work: Work): Promise<number> {
  const { store, messages, write } = work;
  if (of === null) {
    const erasures = (await store.erasureCertificates.list()).map(presentErasure);
    if (erasures.length === 0) write(messages.noErasures);
    for (const erasure of erasures) write(messages.listedErasure(erasure));
    return 0;
  }
  const kept = z.uuid().safeParse(of).success ? await store.erasureCertificates.find(of) : undefined;
  return kept === undefined ? verifyProof(of, work) : printProof(kept.certificate, work);
}

function printProof(text: string | null, { messages, write }: Work): number {
  const certificate = text === null ? null : readCertificate(text);
  write(certificate === null ? messages.notProven : JSON.stringify(certificate, null, 2));
  return certificate === null ? 1 : 0;
}

async function verifyProof(file: string, { store, messages, write }: Work): Promise<number> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    text = '';
  }
  const certificate = readCertificate(text);
  const flaw = certificate === null ? 'unreadable' : await findFlaw(store, certificate);
  write(flaw === null ? messages.proven : messages.noProof[flaw]);
  return flaw === null ? 0 : 1;
}

async function findFlaw(store: Store, certificate: ErasureCertificate): Promise<ProofFlaw | null> {
  const { accountId, event, hash, installation } = certificate;
  if (installation !== (await store.settings.find(INSTALLATION_ID))) return 'other';
  if ((await store.auditEvents.check()).brokenAt !== null) return 'broken';
  const erased = await store.auditEvents.ofSubject('account-erased', accountId);
  const isErased = erased.some((one) => one.position === event.position && one.hash === event.hash);
  const certified = await store.auditEvents.ofSubject('erasure-certified', accountId);
  const isCertified = certified.some(({ detail }) => hashIn(detail) === hash);
  if (!isErased || !isCertified) return 'unknown';
  if (!isClean(certificate)) return 'unclean';
  return Object.keys(await store.ownedRows.count(accountId)).length === 0 ? null : 'back';
}

function hashIn(detail: string | null): unknown {
  return detail === null ? null : (JSON.parse(detail) as { readonly certificate?: unknown }).certificate;
}
