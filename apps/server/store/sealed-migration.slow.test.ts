import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { onBothDatabases } from './testing/databases.ts';
import { buildEarlierDatabase, buildEarlierForm } from './testing/earlier-tables.ts';
import type { EarlierDatabase } from './testing/earlier-tables.ts';
import { openSealed, plant } from './testing/planted-words.ts';

onBothDatabases('reports and recordings from before they were sealed', (newDatabaseUrl) => {
  const build = async (): Promise<EarlierDatabase> =>
    buildEarlierDatabase('0018-sealed-content', (await newDatabaseUrl.empty()) ?? null);

  test('of saved forms is as it was, and sealed', async () => {
    const earlier = await build();
    const ownerId = await earlier.addPhysician();
    const formData = { historiqueEvolution: plant() };
    const meta = { schemaVersion: 1, normals: { rachisFlexion: plant() }, confirmed: ['rachisFlexion'] };
    const summary = { workerName: plant(), fileNumber: plant(), regions: [], complete: 3 };
    const [fullTitle, bareTitle] = [plant(), plant()];
    const type = { reportType: 'cnesst-medical', reportTypeVersion: 1 };
    const state = { version: 4, hasFindings: 1, hasDictation: 0 };
    const content = { title: fullTitle, formData: JSON.stringify(formData) };
    const json = { meta: JSON.stringify(meta), summary: JSON.stringify(summary) };
    const full = buildEarlierForm(ownerId, { ...type, ...state, ...content, ...json, updatedAt: 9 });
    const nothing = { title: bareTitle, formData: '{}', meta: null, summary: null };
    const bare = buildEarlierForm(ownerId, { ...type, ...state, ...nothing });
    await earlier.insert('savedForms', [full, bare]);

    const { savedForms } = await openSealed(earlier);
    const terms = { formType: 'draft', retentionDays: 1, createdAt: 1, expiresAt: 2 };
    const common = { ...type, ...terms, version: 4, hasFindings: true, hasDictation: false };
    const fullItem = { ...common, id: full.id, updatedAt: 9, title: fullTitle, meta, summary };
    const unknown = { meta: undefined, summary: undefined };
    const bareItem = { ...common, id: bare.id, updatedAt: 1, title: bareTitle, ...unknown };
    expect(await savedForms.list(ownerId, {})).toStrictEqual([fullItem, bareItem]);
    expect(await savedForms.find(ownerId, full.id)).toEqual({ ...fullItem, formData });
    expect(await savedForms.find(ownerId, bare.id)).toEqual({ ...bareItem, formData: {} });
  });

  test('of recorded segments is as it was, and sealed; silence is known as such', async () => {
    const earlier = await build();
    const ownerId = await earlier.addPhysician();
    const spoken = JSON.stringify({ transcription: plant(), words: [] });
    const silence = JSON.stringify({ transcription: '', words: [] });
    const [dictated, silent] = [buildEarlierForm(ownerId), buildEarlierForm(ownerId)];
    await earlier.insert('savedForms', [dictated, silent]);
    const recordingId = newId();
    const about = { mediaType: 'audio/webm', audioHash: 'h', language: 'fr', createdAt: 1 };
    const place = (chunkIndex: number, recording = recordingId) => ({
      ownerId,
      recordingId: recording,
      chunkIndex,
    });
    // More than lies in one page of the file.
    const audio = Buffer.from(`${plant()} `.repeat(2_000));
    const chunk = { id: newId(), ...place(0), ...about, audio, transcription: spoken };
    const erased = { ...chunk, id: newId(), ...place(1), audio: Buffer.alloc(0) };
    const other = { ...chunk, id: newId(), ...place(0, newId()), transcription: silence };
    const waiting = { ...erased, id: newId(), ...place(2), transcription: null };
    const span = { firstPart: 0, endPart: 2, fromMs: 0, toMs: null };
    const tied = { savedFormId: dictated.id, audioErasedAt: null };
    await earlier.insert('audioChunks', [
      { ...chunk, ...tied },
      { ...erased, ...tied, audioErasedAt: 5 },
      { ...other, ...tied, savedFormId: silent.id },
    ]);
    await earlier.insert('audioChunks', [{ ...waiting, ...tied, ...span, preRoll: 1 }]);

    const { audioChunks, reportDictations, savedForms } = await openSealed(earlier);
    const text = { audioHash: 'h', language: 'fr' };
    expect(await audioChunks.findText(chunk)).toEqual({ ...text, transcription: spoken });
    expect(await audioChunks.findText(erased)).toEqual({ ...text, transcription: spoken });
    expect(await audioChunks.findText(other)).toEqual({ ...text, transcription: silence });
    const heard = { mediaType: 'audio/webm' };
    expect(await audioChunks.findAudio(chunk)).toEqual({ ...heard, audio, span: null });
    expect(await audioChunks.findAudio(erased)).toBeUndefined();
    const inParts = { ...heard, audio: new Uint8Array(), span: { ...span, preRoll: true } };
    expect(await audioChunks.findAudio(waiting)).toEqual(inParts);
    const listed = { transcription: spoken, createdAt: 1, audioErasedAt: null, endPart: null };
    expect(await audioChunks.listOf(chunk)).toEqual([
      { ...listed, chunkIndex: 0 },
      { ...listed, chunkIndex: 1, audioErasedAt: 5 },
      { ...listed, chunkIndex: 2, transcription: null, endPart: 2 },
    ]);
    expect((await savedForms.find(ownerId, dictated.id))?.hasDictation).toBe(false);
    await reportDictations.note(ownerId, [recordingId, other.recordingId]);
    expect((await savedForms.find(ownerId, dictated.id))?.hasDictation).toBe(true);
    expect((await savedForms.find(ownerId, silent.id))?.hasDictation).toBe(false);
  });

  test('of recordings, their parts and their phrases is as it was, and sealed', async () => {
    const earlier = await build();
    const ownerId = await earlier.addPhysician();
    const place = { ownerId, recordingId: newId() };
    const of = { reportId: 'report-1', savedFormId: null, section: 'form', language: 'fr' };
    const length = { reportLanguage: 'en', startedAt: 1, durationMs: 2, doubtful: 3 };
    const [writing, reviewed] = [JSON.stringify({ segments: [plant()] }), JSON.stringify([plant()])];
    const contents = { writing, reviewed, settledFacts: JSON.stringify([plant()]), erasedAt: null };
    const line = { ...place, ...of, ...length, ...contents };
    const nothing = { writing: null, reviewed: null, settledFacts: null, erasedAt: 7 };
    const erased = { ...line, recordingId: newId(), ...nothing };
    await earlier.insert('recordings', [line, erased]);

    const taken = { next: 2, bytes: 9, createdAt: 1, touchedAt: 2, finishedAt: null };
    const lease = { leaseHolder: null, leaseUntil: null, language: 'fr', stops: '[1]' };
    const stream = { ...place, reportId: 'report-1', savedFormId: null, note: plant(), ...taken, ...lease };
    const finished = { ...stream, recordingId: newId(), note: '', finishedAt: 8 };
    await earlier.insert('recordingStreams', [stream, finished]);
    const part = (sequence: number) => ({ ...place, sequence, audio: Buffer.from(plant()) });
    const parts = [part(0), part(1)];
    await earlier.insert('recordingParts', parts);
    const phrase = (number: number, words: string) => ({ ...place, number, fromMs: 0, toMs: 9, words });
    const phrases = [phrase(1, JSON.stringify([plant()])), phrase(2, '[]')];
    await earlier.insert('spokenPhrases', phrases);

    const { recordings, recordingStreams, spokenPhrases } = await openSealed(earlier);
    expect(await recordings.find(line)).toEqual(line);
    expect(await recordings.find(erased)).toEqual(erased);
    expect(await recordingStreams.find(stream)).toEqual(stream);
    expect(await recordingStreams.find(finished)).toEqual(finished);
    const kept = await recordingStreams.parts(place, { from: 0, end: 9 });
    expect(kept).toEqual(parts.map(({ sequence, audio }) => ({ sequence, audio })));
    const spoken = await spokenPhrases.after(place, 0);
    expect(spoken.map((one) => ({ ...place, ...one }))).toEqual(phrases);
  });
});

test('nothing of many rows stays readable where they lay before they were sealed', async () => {
  const earlier = await buildEarlierDatabase('0018-sealed-content', null);
  const ownerId = await earlier.addPhysician();
  // Of lengths that have SQLite move the rows between its pages as they grow.
  const phrases = Array.from({ length: 600 }, (_, index) => ({
    id: newId(),
    ownerId,
    language: 'fr',
    key: plant(),
    field: 'autresRestrictions',
    restriction: null,
    text: Array.from({ length: 1 + ((7 * index) % 20) }, plant).join(' '),
    origin: 'physician',
    createdAt: 1,
    usedAt: 2,
  }));
  for (const phrase of phrases) await earlier.insert('phrases', [phrase]);
  const store = await openSealed(earlier);
  const texts = (await store.phrases.list(ownerId)).map(({ text }) => text);
  expect(texts.toSorted()).toEqual(phrases.map(({ text }) => text).toSorted());
});
