/**
 * The session's token for writing: with it the server takes drafts and parts of a recording while the session is locked.
 * It lies in the memory of the page alone.
 */
let token: string | null = null;

/** The name of that token in a call. */
export const WRITER_HEADER = 'X-Constat-Writer';

export function writerToken(): string | null {
  return token;
}

export function setWriterToken(next: string | null): void {
  token = next;
}
