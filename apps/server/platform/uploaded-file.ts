import type { FastifyInstance } from 'fastify';
import { fingerprint } from './ids.ts';
import { Refusal } from './refusal.ts';

/** A body that is a file. In what is kept of a request it stands as its hash, never as its content. */
export class UploadedFile {
  readonly content: Buffer;

  constructor(content: Buffer) {
    this.content = content;
  }

  toJSON(): string {
    return fingerprint(this.content);
  }
}

/**
 * Takes files of these types as bodies in the routes of one plugin; a larger one is refused before it has come in.
 * @param bytes how large a file may be
 */
export function readFileBodies(app: FastifyInstance, types: readonly string[], bytes: number): void {
  app.addContentTypeParser([...types], { parseAs: 'buffer', bodyLimit: bytes }, (_request, body, done) => {
    done(null, new UploadedFile(typeof body === 'string' ? Buffer.from(body) : body));
  });
}

/** @throws Refusal UNSUPPORTED_MEDIA_TYPE where the body is no file */
export function uploadedFile(body: unknown): UploadedFile {
  if (!(body instanceof UploadedFile)) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  return body;
}

const LONGEST_NAME = 120;

/** The name of a file as its sender gave it, without a path or anything that a screen would hide. */
export function plainFileName(name: string): string {
  const last = name.split(/[/\\]/u).at(-1) ?? '';
  const visible = last
    .normalize('NFC')
    .replaceAll(/[\p{C}<>:"|?*]/gu, '')
    .trim();
  return Array.from(visible).slice(-LONGEST_NAME).join('');
}
