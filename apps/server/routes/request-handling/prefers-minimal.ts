import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * True for a request with `Prefer: return=minimal` (RFC 7240), and says in the answer that this was followed. The first
 * `return` counts; other preferences are passed over. A locked session is told no more either.
 */
export function prefersMinimal(request: FastifyRequest, reply: FastifyReply): boolean {
  const preferences = [request.headers['prefer'] ?? []].flat().join(',').slice(0, 1_000).split(',');
  const chosen = preferences.map(readReturn).find((value) => value !== undefined);
  if (chosen !== 'minimal' && request.sessionUser?.isLocked !== true) return false;
  void reply.header('preference-applied', 'return=minimal');
  return true;
}

/** The value of a `return` preference, without its parameters; undefined for another one. */
function readReturn(preference: string): string | undefined {
  return /^\s*return\s*=\s*"?(\w+)"?\s*(?:;|$)/iu.exec(preference)?.[1]?.toLowerCase();
}
