import { createHash } from 'node:crypto';
import type { StoredVocabularyEntry, VocabularyEntryBody, VocabularyImport } from '@constat/contract';
import {
  ENTRIES_KEPT,
  keyOfTerm,
  readHeardForms,
  readTerm,
  readVocabularyFile,
} from '@constat/dictation/vocabulary';
import type { VocabularyEntry } from '@constat/dictation/vocabulary';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import { presentVocabularyEntry } from '../presenters/vocabulary-entry.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { VocabularyEntryRow } from '../store/word-tables.ts';

/** Whose vocabulary, and when. */
export interface Writing {
  readonly ownerId: string;
  readonly now: number;
}

type Written = Pick<Repositories, 'vocabulary'>;

/** Refused lines named; all are counted. */
const MOST_NAMED = 1_000;
/** The same correction so often is worth an entry. */
const OFFERED_AFTER = 3;

/** Adds an entry. @throws Refusal VOCABULARY_TERM_INVALID, VOCABULARY_TERM_EXISTS, VOCABULARY_FULL */
export async function addEntry(
  { vocabulary }: Written,
  body: VocabularyEntryBody,
  writing: Writing,
): Promise<StoredVocabularyEntry> {
  const row = buildRow(readEntry(body), writing);
  if ((await vocabulary.findTerm(writing.ownerId, row.termKey)) !== undefined)
    throw new Refusal('VOCABULARY_TERM_EXISTS');
  if ((await vocabulary.count(writing.ownerId)) >= ENTRIES_KEPT) throw new Refusal('VOCABULARY_FULL');
  if ((await vocabulary.addMissing([row])).size === 0) throw new Refusal('VOCABULARY_TERM_EXISTS');
  return presentVocabularyEntry(row);
}

/** Changes an entry. @throws Refusal NOT_FOUND, VOCABULARY_TERM_INVALID, VOCABULARY_TERM_EXISTS */
export async function changeEntry(
  { vocabulary }: Written,
  { id, body }: { readonly id: string; readonly body: VocabularyEntryBody },
  writing: Writing,
): Promise<StoredVocabularyEntry> {
  const { ownerId, createdAt: _createdAt, ...changes } = { ...buildRow(readEntry(body), writing), id };
  if ((await vocabulary.find(ownerId, id)) === undefined) throw new Refusal('NOT_FOUND');
  const same = await vocabulary.findTerm(ownerId, changes.termKey);
  if (same !== undefined && same.id !== id) throw new Refusal('VOCABULARY_TERM_EXISTS');
  const { id: _id, ...rest } = changes;
  if (!(await vocabulary.change(ownerId, id, rest))) throw new Refusal('NOT_FOUND');
  return { id, term: changes.term, kind: changes.kind, heard: JSON.parse(changes.heard) as string[] };
}

/** Adds what a file holds and takes the place of nothing. */
export async function importVocabulary(
  repositories: Written,
  text: string,
  writing: Writing,
): Promise<VocabularyImport> {
  const { entries, lines, refused } = readVocabularyFile(text);
  const { added, kept, full } = await addMissingEntries(repositories, entries, writing);
  const left: VocabularyImport['refused'] = [
    ...refused,
    ...entries.flatMap((entry, index) =>
      full.has(entry) ? [{ line: lines[index] ?? 0, reason: 'list-full' as const }] : [],
    ),
  ];
  return { added, kept, refused: left.slice(0, MOST_NAMED), refusedCount: left.length };
}

/** Adds the entries whose term is not there yet, as long as there is room. */
export async function addMissingEntries(
  { vocabulary }: Written,
  entries: readonly VocabularyEntry[],
  writing: Writing,
): Promise<{ readonly added: number; readonly kept: number; readonly full: ReadonlySet<VocabularyEntry> }> {
  const present = new Set((await vocabulary.list(writing.ownerId)).map(({ termKey }) => termKey));
  const missing = entries.filter(({ term }) => !present.has(keyOfTerm(term)));
  const room = Math.max(0, ENTRIES_KEPT - present.size);
  const rows = missing.slice(0, room).map((entry) => buildRow(entry, writing));
  const { size: added } = await vocabulary.addMissing(rows);
  return {
    added,
    kept: entries.length - missing.length + rows.length - added,
    full: new Set(missing.slice(room)),
  };
}

/** What stands for a correction: the same for the same words, whatever their capitals; no word can be read from it. */
export function hashOfCorrection(ownerId: string, heard: string, corrected: string): string {
  return createHash('sha256')
    .update(JSON.stringify([ownerId, keyOfTerm(readTerm(heard).term), keyOfTerm(readTerm(corrected).term)]))
    .digest('hex');
}

/** Counts a correction; whether it has been made often enough, of something that can be an entry and is none yet. */
export async function countCorrection(
  { vocabulary, wordCorrections }: Pick<Repositories, 'vocabulary' | 'wordCorrections'>,
  { heard, corrected }: { readonly heard: string; readonly corrected: string },
  { ownerId, now }: Writing,
): Promise<boolean> {
  const { term, refusal } = readTerm(corrected);
  if (refusal !== null || keyOfTerm(readTerm(heard).term) === keyOfTerm(term)) return false;
  const place = { ownerId, hash: hashOfCorrection(ownerId, heard, corrected) };
  const count = await wordCorrections.add(place, now);
  return count >= OFFERED_AFTER && (await vocabulary.findTerm(ownerId, keyOfTerm(term))) === undefined;
}

/** An entry as it is kept. @throws Refusal VOCABULARY_TERM_INVALID */
export function readEntry({ term: written, kind, heard: forms }: VocabularyEntryBody): VocabularyEntry {
  const { term, refusal } = readTerm(written);
  const heard = readHeardForms(forms);
  if (refusal !== null || heard === null) throw new Refusal('VOCABULARY_TERM_INVALID');
  return { term, kind, heard };
}

function buildRow({ term, kind, heard }: VocabularyEntry, { ownerId, now }: Writing): VocabularyEntryRow {
  return {
    id: newId(),
    ownerId,
    termKey: keyOfTerm(term),
    term,
    kind,
    heard: JSON.stringify(heard),
    createdAt: now,
    updatedAt: now,
  };
}
