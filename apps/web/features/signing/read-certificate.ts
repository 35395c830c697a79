import { CERTIFICATE_FILE_LENGTH } from '@constat/contract/limits';
import type { Certificate } from './certificate-fields.tsx';

/** Bytes of the largest certificate file that is taken; in base64 each three are four characters. */
export const LARGEST_CERTIFICATE = Math.floor(CERTIFICATE_FILE_LENGTH / 4) * 3;

/** The bytes of a file in base64. @throws where it cannot be read any more */
async function readBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return btoa(binary);
}

/** What a signature by a certificate sends besides. @throws where its file cannot be read any more */
export async function withCertificate<Body>(
  { file, password }: Certificate,
  body: Body,
): Promise<Body & { method: 'certificate'; certificate: { file: string; password: string } }> {
  if (file === null) throw new Error('No certificate file is chosen.');
  return { method: 'certificate', certificate: { file: await readBase64(file), password }, ...body };
}
