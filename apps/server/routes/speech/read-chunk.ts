import { AUDIO_CHUNK_BYTES, AUDIO_CHUNK_MINIMUM_BYTES } from '@constat/contract/limits';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ReceivedChunk } from '../../actions/transcribe-chunk.ts';
import { shownNames } from '../../platform/classify-error.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isAudio } from './is-audio.ts';

/** What the parts other than the audio, and the borders between them, may take. */
const FRAME_BYTES = 64_000;
const BODY_BYTES = AUDIO_CHUNK_BYTES + FRAME_BYTES;

/** Each limit of its own: together they bound what one request can make the server hold. */
export const MULTIPART_LIMITS = {
  fileSize: AUDIO_CHUNK_BYTES,
  files: 1,
  fields: 8,
  parts: 9,
  fieldSize: 1_000,
  fieldNameSize: 100,
  headerPairs: 20,
} as const;

const fieldsSchema = z.strictObject({
  language: z
    .string()
    .regex(/^(auto|(fr|en)(-[A-Za-z]{2})?)$/u)
    .transform((tag) => (tag === 'auto' ? 'auto' : tag.startsWith('fr') ? 'fr' : 'en'))
    .default('auto'),
  enhanceText: z.enum(['true', 'false']).optional(),
  chunkIndex: z
    .string()
    .regex(/^\d{1,6}$/u)
    .transform(Number),
  recordingId: z.uuid().optional(),
});

/**
 * Reads a chunk from a multipart body whose parts come in any order.
 * @throws Refusal UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, VALIDATION_FAILED or AUDIO_INVALID
 */
export async function readChunk(request: FastifyRequest): Promise<ReceivedChunk> {
  // Without the border between its parts, a multipart body is not one.
  if (!request.isMultipart() || !/boundary=/iu.test(request.headers['content-type'] ?? ''))
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  if (Number(request.headers['content-length']) > BODY_BYTES) throw new Refusal('PAYLOAD_TOO_LARGE');
  const { fields, audio, mediaType } = await Promise.race([
    readParts(request).catch(refuseMalformed),
    failWhenEndless(request),
  ]);
  const parsed = fieldsSchema.safeParse(fields);
  if (!parsed.success) {
    throw new Refusal('VALIDATION_FAILED', {
      fields: shownNames(parsed.error.issues.map(({ path }) => String(path[0] ?? ''))),
    });
  }
  if (audio === null || audio.byteLength < AUDIO_CHUNK_MINIMUM_BYTES || !isAudio(audio))
    throw new Refusal('AUDIO_INVALID');
  const { language, chunkIndex, recordingId } = parsed.data;
  return { audio, mediaType, language, chunkIndex, recordingId: recordingId ?? null };
}

async function readParts(request: FastifyRequest) {
  const fields: Record<string, unknown> = {};
  let audio: Uint8Array | null = null;
  let mediaType = '';
  for await (const part of request.parts()) {
    const repeated = part.fieldname in fields || (part.fieldname === 'audio' && audio !== null);
    if (repeated || (part.type === 'file') !== (part.fieldname === 'audio')) {
      throw new Refusal('VALIDATION_FAILED', { fields: shownNames([part.fieldname]) });
    }
    if (part.type === 'file') {
      audio = await part.toBuffer();
      mediaType = part.mimetype.slice(0, 100);
    } else {
      fields[part.fieldname] = part.valueTruncated ? null : part.value;
    }
  }
  return { fields, audio, mediaType };
}

/** What the parser says of a body that is cut off or no multipart at all has no code, unlike every other error here. */
function refuseMalformed(cause: unknown): never {
  if (cause instanceof Error && !('code' in cause)) throw new Refusal('VALIDATION_FAILED', { cause });
  throw cause;
}

/** The parser drops what stands outside the parts, in silence and without end; this counts it. */
function failWhenEndless(request: FastifyRequest): Promise<never> {
  return new Promise((_resolve, reject) => {
    let received = 0;
    request.raw.on('data', (part: Buffer) => {
      received += part.byteLength;
      if (received > BODY_BYTES) reject(new Refusal('PAYLOAD_TOO_LARGE'));
    });
  });
}
