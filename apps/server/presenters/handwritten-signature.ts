import type { HandwrittenSignature } from '@constat/contract';
import type { HandwrittenSignatureRow } from '../store/account-tables.ts';

const MEDIA_TYPES = { png: 'image/png', svg: 'image/svg+xml' } as const;

/** What the profile page shows of a signature: the picture itself, which is small. */
export function presentHandwrittenSignature({
  format,
  content,
  width,
  height,
  updatedAt,
}: HandwrittenSignatureRow): HandwrittenSignature {
  const image = `data:${MEDIA_TYPES[format]};base64,${Buffer.from(content).toString('base64')}`;
  return { format, width, height, image, updatedAt: new Date(updatedAt).toISOString() };
}
