import { isDeepStrictEqual } from 'node:util';
import { COMMANDS_KEPT, PHRASES_KEPT } from '@constat/contract/limits';
import {
  archivedRecentPatientSchema,
  phraseBodySchema,
  profileSchema,
  verbatimCommandsSchema,
  vocabularyEntryBodySchema,
  voiceCommandsSchema,
} from '@constat/contract/schemas';
import { ENTRIES_KEPT } from '@constat/dictation/vocabulary';
import * as z from 'zod';
import { defaultProfile, withKnownTests } from '../../accounts/profile.ts';
import type { ReadLetterhead } from '../../exports/letterhead/read-letterhead.ts';
import { addMissingEntries, readEntry } from '../vocabulary.ts';
import { addPhrase } from '../phrases.ts';
import { newId } from '../../platform/ids.ts';
import type { HandwrittenSignature } from '../../signing/handwritten/handwritten-signature.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RouteContext, SessionUser } from '../../routes/request-handling/route-context.ts';
import type { Outcome } from './import-count.ts';

interface Receiver extends Pick<RouteContext, 'store' | 'clock'> {
  readonly user: SessionUser;
}

type Put = (outcome: Outcome) => void;

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Refusal('VALIDATION_FAILED');
  return parsed.data;
}

/** The profile comes in only where its physician has not written one here. */
export async function importProfile({ store, clock, user }: Receiver, value: unknown): Promise<Outcome> {
  // That a voice may leave this computer is agreed to here, and not by a file.
  const { remoteRecognition: _remoteRecognition, ...profile } = withKnownTests(parse(profileSchema, value));
  const present = await store.profiles.find(user.id);
  if (present !== undefined && isDeepStrictEqual(present, profile)) return 'identical';
  if (present !== undefined && !isDeepStrictEqual(present, defaultProfile(user.displayName))) return 'kept';
  const name = profile.displayName.trim();
  await store.transaction(async (repositories) => {
    await repositories.profiles.put(user.id, profile, clock.now());
    if (name !== '') await repositories.users.rename(user.id, name);
  });
  return 'added';
}

/** Some of the patients, those whose name is not there yet. @param idOf the id that an archived report has here */
export async function importRecentPatients(
  { store, user }: Receiver,
  value: unknown,
  { idOf, put }: { readonly idOf: (archivedId: string) => string | null; readonly put: Put },
): Promise<void> {
  const rows = parse(z.array(archivedRecentPatientSchema), value).map((patient) => ({
    ...patient,
    id: newId(),
    ownerId: user.id,
    savedFormId: patient.savedFormId === null ? null : idOf(patient.savedFormId),
    lastAccessedAt: Date.parse(patient.lastAccessedAt),
  }));
  // One transaction, for each would wait for the disk by itself.
  const added = await store.transaction(({ recentPatients }) => recentPatients.addMissing(rows));
  rows.forEach((_row, index) => put(index < added ? 'added' : 'kept'));
}

const LISTS = { voice: voiceCommandsSchema, verbatim: verbatimCommandsSchema } as const;

/** Commands whose trigger is not there yet, after those that are. */
export async function importCommands(
  { store, clock, user }: Receiver,
  kind: keyof typeof LISTS,
  { value, put }: { readonly value: unknown; readonly put: Put },
): Promise<void> {
  const commands: readonly { readonly trigger: string }[] = parse(LISTS[kind], value);
  const outcomes = await store.transaction(async (repositories) => {
    const present = await repositories.commandLists.find<{ trigger: string }>(user.id, kind);
    const byTrigger = new Map(present.commands.map((command) => [keyOf(command), command]));
    const found = commands.map((command): Outcome => {
      const same = byTrigger.get(keyOf(command));
      if (same !== undefined) return isDeepStrictEqual(same, command) ? 'identical' : 'kept';
      byTrigger.set(keyOf(command), command);
      return 'added';
    });
    if (byTrigger.size > COMMANDS_KEPT) throw new Refusal('PAYLOAD_TOO_LARGE');
    if (found.includes('added')) {
      const merged = JSON.stringify([...byTrigger.values()]);
      await repositories.commandLists.put(
        { ownerId: user.id, kind, commands: merged, updatedAt: clock.now() },
        present.version,
      );
    }
    return found;
  });
  outcomes.forEach(put);
}

function keyOf({ trigger }: { readonly trigger: string }): string {
  return trigger.trim().toLowerCase().normalize('NFC');
}

/** Entries of the vocabulary whose term is not there yet. */
export async function importWords({ store, clock, user }: Receiver, value: unknown, put: Put): Promise<void> {
  const entries = parse(z.array(vocabularyEntryBodySchema).max(ENTRIES_KEPT), value);
  const writing = { ownerId: user.id, now: clock.now() };
  const { added, kept, full } = await store.transaction((repositories) =>
    addMissingEntries(repositories, entries.map(readEntry), writing),
  );
  if (full.size > 0 && added === 0 && kept === 0) throw new Refusal('VOCABULARY_FULL');
  entries.forEach((_entry, index) =>
    put(index < added ? 'added' : index < added + kept ? 'kept' : 'refused'),
  );
}

/** Phrases that the book does not hold yet. */
export async function importPhrases(
  { store, clock, user }: Receiver,
  value: unknown,
  put: Put,
): Promise<void> {
  const bodies = parse(z.array(phraseBodySchema).max(PHRASES_KEPT), value);
  const outcomes = await store.transaction(async (repositories) => {
    const found: Outcome[] = [];
    for (const body of bodies) {
      const added = await addPhrase(repositories, { ownerId: user.id, body, now: clock.now() });
      found.push(added.isNew ? 'added' : 'identical');
    }
    return found;
  });
  outcomes.forEach(put);
}

/** The letterhead comes in only where there is none. */
export async function importLetterhead(
  { store, clock, user }: Receiver,
  { bytes, placement }: ReadLetterhead,
  fileName: string,
): Promise<Outcome> {
  const present = await store.letterheads.find(user.id);
  if (present !== undefined) return Buffer.from(bytes).equals(present.content) ? 'identical' : 'kept';
  await store.letterheads.put({
    userId: user.id,
    fileName,
    content: bytes,
    placement,
    updatedAt: clock.now(),
  });
  return 'added';
}

/** So does the picture of the signature. */
export async function importSignature(
  { store, clock, user }: Receiver,
  signature: HandwrittenSignature,
): Promise<Outcome> {
  const present = await store.handwrittenSignatures.find(user.id);
  if (present !== undefined)
    return Buffer.from(signature.content).equals(present.content) ? 'identical' : 'kept';
  await store.handwrittenSignatures.put({ ...signature, userId: user.id, updatedAt: clock.now() });
  return 'added';
}
