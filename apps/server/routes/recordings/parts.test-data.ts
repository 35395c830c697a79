import type { RecordingSession, SegmentRequest, SpokenPhrases } from '@constat/contract';
import { newId } from '../../platform/ids.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

/** Tells of a recording as the page does when it begins. */
export function beginRecording(client: TestClient, id: string, told: Partial<RecordingSession> = {}) {
  const body = { reportId: newId(), formId: null, note: '{}', ...told };
  return client.put(`/api/recordings/${id}/session`, body);
}

/** Sends parts that follow one another in one request. */
export function putParts(client: TestClient, id: string, first: number, parts: readonly Uint8Array[]) {
  const sizes = parts.length === 1 ? '' : `?sizes=${parts.map(({ length }) => length).join(',')}`;
  return client.send({
    method: 'PUT',
    url: `/api/recordings/${id}/parts/${first}${sizes}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.concat(parts),
  });
}

/** Sends a part and asks for the phrases after that one. */
export async function hearPart(
  client: TestClient,
  id: string,
  {
    sequence,
    audio,
    after,
  }: { readonly sequence: number; readonly audio: Uint8Array; readonly after: number },
): Promise<SpokenPhrases> {
  const answer = await client.send({
    method: 'PUT',
    url: `/api/recordings/${id}/parts/${sequence}?after=${after}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(audio),
  });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}

/** Keeps the first segment of a recording past the routes, with what was recognised in it. */
export async function keepRecognised(
  { store, clock }: Pick<TestServer, 'store' | 'clock'>,
  place: { readonly ownerId: string; readonly recordingId: string },
  { text, savedFormId }: { readonly text: string; readonly savedFormId: string | null },
): Promise<void> {
  await store.audioChunks.keep({
    ...place,
    id: newId(),
    chunkIndex: 0,
    language: 'fr',
    mediaType: 'audio/webm',
    audio: Buffer.from(text),
    audioHash: '',
    transcription: JSON.stringify({ transcription: text, words: [] }),
    createdAt: clock.now(),
    savedFormId,
  });
}

/** A file as a recorder would have handed it over, split anywhere. */
export function splitFile(file: Uint8Array, size = 4_001): Uint8Array[] {
  return Array.from({ length: Math.ceil(file.length / size) }, (_, index) =>
    file.subarray(index * size, (index + 1) * size),
  );
}

/** Asks for the text of a stretch. */
export function postSegment(
  client: TestClient,
  id: string,
  index: number,
  request: Partial<SegmentRequest> & Pick<SegmentRequest, 'endPart'>,
) {
  const whole = { firstPart: 0, fromMs: 0, toMs: null, preRoll: false, language: 'fr', ...request };
  return client.post(`/api/recordings/${id}/segments/${index}`, whole);
}

/** What a page tells of a recording for section 7, but for its segments. */
export const NOTE = {
  reportId: newId(),
  section: 'section7',
  language: 'fr',
  reportLanguage: 'fr',
  startedAt: '2026-03-02T13:50:00.000Z',
  writing: { startsSentence: true, undone: [], voiceCommands: [], verbatimCommands: [] },
  doubtful: 0,
} as const;
