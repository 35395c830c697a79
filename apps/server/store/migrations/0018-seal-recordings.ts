import type { Kysely } from 'kysely';
import type { DataKey } from '../../keys/data-key.ts';
import type { DataKeys } from '../repositories/data-keys.ts';

interface Place {
  ownerId: string;
  recordingId: string;
}

interface Before {
  audioChunks: Place & {
    id: string;
    chunkIndex: number;
    audio: Uint8Array;
    transcription: string | null;
    sealedAudio: Uint8Array | null;
    sealedTranscription: Uint8Array | null;
    hasWords: number;
  };
  recordings: Place & {
    writing: string | null;
    reviewed: string | null;
    settledFacts: string | null;
    sealedWriting: Uint8Array | null;
    sealedReviewed: Uint8Array | null;
    sealedSettledFacts: Uint8Array | null;
  };
  recordingStreams: Place & { note: string; sealedNote: Uint8Array | null };
  recordingParts: Place & { sequence: number; audio: Uint8Array; sealedAudio: Uint8Array };
  spokenPhrases: Place & { number: number; words: string; sealedWords: Uint8Array; hasWords: number };
}

const NO_WORDS = '"transcription":""';
const NOTHING = new Uint8Array();

/** Seals audio, words and notes of recordings, each with its own key. */
export async function sealRecordings(db: Kysely<Before>, keys: DataKeys): Promise<void> {
  const keyOf = ({ ownerId, recordingId }: Place) =>
    keys.findOrAdd({ kind: 'recording', ownerId, subjectId: recordingId });
  await sealChunks(db, keyOf);
  await sealLines(db, keyOf);
  for (const { note, ...place } of await db
    .selectFrom('recordingStreams')
    .select(['ownerId', 'recordingId', 'note'])
    .execute()) {
    const key = await keyOf(place);
    const sealedNote = note === '' ? null : key.seal('recordingStreams.note', note);
    await db
      .updateTable('recordingStreams')
      .set({ note: '', sealedNote })
      .where('ownerId', '=', place.ownerId)
      .where('recordingId', '=', place.recordingId)
      .execute();
    await sealPartsOf(db, place, key);
    await sealPhrasesOf(db, place, key);
  }
}

async function sealChunks(db: Kysely<Before>, keyOf: (place: Place) => Promise<DataKey>): Promise<void> {
  for (const { id } of await db.selectFrom('audioChunks').select('id').execute()) {
    const chunk = await db
      .selectFrom('audioChunks')
      .select(['ownerId', 'recordingId', 'chunkIndex', 'audio', 'transcription'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { chunkIndex, audio, transcription } = chunk;
    const key = await keyOf(chunk);
    const sealed = {
      sealedAudio: audio.length === 0 ? null : key.seal(`audioChunks.audio/${chunkIndex}`, audio),
      sealedTranscription: key.sealOptional(`audioChunks.transcription/${chunkIndex}`, transcription),
      hasWords: transcription !== null && !transcription.includes(NO_WORDS) ? 1 : 0,
    };
    await db
      .updateTable('audioChunks')
      .set({ audio: NOTHING, transcription: null, ...sealed })
      .where('id', '=', id)
      .execute();
  }
}

async function sealLines(db: Kysely<Before>, keyOf: (place: Place) => Promise<DataKey>): Promise<void> {
  const lines = await db
    .selectFrom('recordings')
    .select(['ownerId', 'recordingId', 'writing', 'reviewed', 'settledFacts'])
    .execute();
  for (const { ownerId, recordingId, writing, reviewed, settledFacts } of lines) {
    if ([writing, reviewed, settledFacts].every((content) => content === null)) continue;
    const key = await keyOf({ ownerId, recordingId });
    const sealed = {
      sealedWriting: key.sealOptional('recordings.writing', writing),
      sealedReviewed: key.sealOptional('recordings.reviewed', reviewed),
      sealedSettledFacts: key.sealOptional('recordings.settledFacts', settledFacts),
    };
    await db
      .updateTable('recordings')
      .set({ writing: null, reviewed: null, settledFacts: null, ...sealed })
      .where('ownerId', '=', ownerId)
      .where('recordingId', '=', recordingId)
      .execute();
  }
}

async function sealPartsOf(db: Kysely<Before>, place: Place, key: DataKey): Promise<void> {
  const parts = await db
    .selectFrom('recordingParts')
    .select(['sequence', 'audio'])
    .where('ownerId', '=', place.ownerId)
    .where('recordingId', '=', place.recordingId)
    .execute();
  for (const { sequence, audio } of parts)
    await db
      .updateTable('recordingParts')
      .set({ audio: NOTHING, sealedAudio: key.seal(`recordingParts.audio/${sequence}`, audio) })
      .where('ownerId', '=', place.ownerId)
      .where('recordingId', '=', place.recordingId)
      .where('sequence', '=', sequence)
      .execute();
}

async function sealPhrasesOf(db: Kysely<Before>, place: Place, key: DataKey): Promise<void> {
  const phrases = await db
    .selectFrom('spokenPhrases')
    .select(['number', 'words'])
    .where('ownerId', '=', place.ownerId)
    .where('recordingId', '=', place.recordingId)
    .execute();
  for (const { number, words } of phrases) {
    const sealedWords = key.seal(`spokenPhrases.words/${number}`, words);
    await db
      .updateTable('spokenPhrases')
      .set({ words: '', sealedWords, hasWords: words === '[]' ? 0 : 1 })
      .where('ownerId', '=', place.ownerId)
      .where('recordingId', '=', place.recordingId)
      .where('number', '=', number)
      .execute();
  }
}
