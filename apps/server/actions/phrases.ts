import { createHash } from 'node:crypto';
import { collectPhrases, phraseKey, restrictionOf } from '@constat/assistance/phrase-book';
import type { Phrase } from '@constat/assistance/phrase-book';
import type { PhraseBody } from '@constat/contract';
import { PHRASES_KEPT } from '@constat/contract/limits';
import { isKnownWord } from '@constat/language/lexicon';
import type { FormData } from '@constat/report/rules';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { PhraseRow } from '../store/word-tables.ts';

interface Export {
  readonly ownerId: string;
  readonly reportId: string;
  readonly language: 'fr' | 'en';
  readonly formData: FormData;
  readonly now: number;
}

/** Takes the phrases of an exported report into its physician's book; those that an earlier export alone held go. */
export async function keepPhrases(
  { phrases }: Pick<Repositories, 'phrases'>,
  { ownerId, reportId, language, formData, now }: Export,
): Promise<void> {
  const found = collectPhrases(formData, language, (word) => isKnownWord(word, language));
  const byKey = new Map(found.map((phrase) => [keyOf(phrase), phrase]));
  const present = await phrases.withKeys({ ownerId, language }, [...byKey.keys()]);
  const known = new Set(present.map(({ key }) => key));
  const room = PHRASES_KEPT - (await phrases.count(ownerId));
  const added = [...byKey]
    .filter(([key]) => !known.has(key))
    .slice(0, Math.max(0, room))
    .map(([key, { field, restriction, text }]): PhraseRow => {
      const made = { createdAt: now, usedAt: now, origin: 'report' as const };
      return { id: newId(), ownerId, language, key, field, restriction, text, ...made };
    });
  await phrases.add(added);
  const kept = present.filter(({ origin }) => origin !== 'refused');
  for (const { id } of kept) await phrases.change(ownerId, id, { usedAt: now });
  await phrases.setOfReport(
    ownerId,
    reportId,
    [...kept, ...added].map(({ id }) => id),
  );
}

/** Writes a sentence into the book; one that is there stays as it is, one that was refused comes back. */
export async function addPhrase(
  { phrases }: Pick<Repositories, 'phrases'>,
  { ownerId, body, now }: { readonly ownerId: string; readonly body: PhraseBody; readonly now: number },
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { language, field, text } = body;
  const key = keyOf(body);
  const [present] = await phrases.withKeys({ ownerId, language }, [key]);
  if (present !== undefined) {
    const isNew = present.origin === 'refused';
    if (isNew) await phrases.change(ownerId, present.id, { text, origin: 'physician' });
    return { id: present.id, isNew };
  }
  if ((await phrases.count(ownerId)) >= PHRASES_KEPT) throw new Refusal('PAYLOAD_TOO_LARGE');
  const id = newId();
  const made = { createdAt: now, usedAt: now, origin: 'physician' as const };
  await phrases.add([{ id, ownerId, language, key, field, restriction: restrictionOf(text), text, ...made }]);
  return { id, isNew: true };
}

/** Gives a sentence other words; where the book has those already, the two become one. @returns its id */
export async function changePhrase(
  { phrases }: Pick<Repositories, 'phrases'>,
  { ownerId, id, text }: { readonly ownerId: string; readonly id: string; readonly text: string },
): Promise<string> {
  const row = await phrases.find(ownerId, id);
  if (row === undefined || row.origin === 'refused') throw new Refusal('NOT_FOUND');
  const key = keyOf({ field: row.field as Phrase['field'], text });
  const [same] = await phrases.withKeys({ ownerId, language: row.language }, [key]);
  if (same !== undefined && same.id !== id) {
    await phrases.change(ownerId, same.id, { text, origin: 'physician' });
    await phrases.remove(id);
    return same.id;
  }
  await phrases.change(ownerId, id, { text, key, restriction: restrictionOf(text), origin: 'physician' });
  return id;
}

/** Takes a sentence out of the book; exported again, it is not taken up again. */
export async function refusePhrase(
  { phrases }: Pick<Repositories, 'phrases'>,
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
): Promise<void> {
  const row = await phrases.find(ownerId, id);
  if (row === undefined || row.origin === 'refused') throw new Refusal('NOT_FOUND');
  await phrases.forgetReports(id);
  await phrases.change(ownerId, id, { text: '', origin: 'refused' });
}

function keyOf(phrase: Pick<Phrase, 'field' | 'text'>): string {
  return createHash('sha256').update(phraseKey(phrase)).digest('hex');
}
