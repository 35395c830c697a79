import { FRESH_MS } from '@constat/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { whoAdministers } from '../accounts/administrators.ts';
import { readSessionCookie } from '../accounts/session-cookie.ts';
import { findSessionUser, sessionLimits } from '../accounts/sessions.ts';
import { auditOncePerSession } from '../actions/audit.ts';
import { awaitOptionalWrite } from '../platform/optional-write.ts';
import { fingerprint } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Policy, RouteContext, SessionUser } from '../routes/request-handling/route-context.ts';
import type { Repositories } from '../store/repositories/index.ts';

/**
 * Closes every route but those that say `public`: the session is checked before anything of the request is read. A route
 * without a policy keeps the server from starting.
 */
export function requirePolicies(app: FastifyInstance, context: RouteContext): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.policy === undefined)
      throw new Error(`The route ${String(method)} ${url} declares no policy`);
  });
  app.decorateRequest('sessionUser', null);
  /** Requests whose body had not come in whole when their session was looked at. */
  const receiving = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request) => {
    const policy = request.routeOptions.config.policy ?? 'public';
    if (policy === 'public') return;
    const user = await authenticate(request, context);
    if (user === null || !isSentFor(user, request)) throw new Refusal('UNAUTHENTICATED');
    request.sessionUser = user;
    if (!request.raw.complete) receiving.add(request);
    if (user.isLocked && !mayWhileLocked(user, request)) throw new Refusal('SESSION_LOCKED');
    if (!(await mayCall(policy, user, context))) {
      await noteRefusal(request, context);
      throw new Refusal('FORBIDDEN');
    }
    if (mustProve(request, context)) throw new Refusal('REAUTHENTICATION_REQUIRED');
  });
  app.addHook('preHandler', async (request) => {
    if (receiving.has(request)) await confirmSession(request, context);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.sessionUser === null) return;
    // By a rule of the route itself. Who is asked for the password is not refused.
    if (reply.statusCode === 403 && !mustProve(request, context)) await noteRefusal(request, context);
    // The one who asks for a colleague's report or recording is told that there is none.
    if (reply.statusCode !== 404) return;
    for (const id of namedIds(request)) await noteForeignRecord(request, context, id);
  });
}

async function noteForeignRecord(request: FastifyRequest, context: RouteContext, id: string): Promise<void> {
  const { savedForms, recordings } = context.store;
  const { id: userId } = signedInUser(request);
  const owner = await savedForms.ownerOf(id);
  if (owner !== null && owner === userId) return;
  // What an assistant is let in to may be missing all the same: its sound is erased before its words.
  if (await isSharedForThat(request, context, id)) return;
  if (owner !== null) {
    await noteRefusal(request, context, { reportId: id });
    return;
  }
  const [recorded] = (await recordings.ownersOf(id)).filter((ownerId) => ownerId !== userId);
  if (recorded === undefined) return;
  const reportId = (await recordings.reportOf({ ownerId: recorded, recordingId: id })) ?? undefined;
  await noteRefusal(request, context, { recordingId: id, reportId });
}

/** True for an assistant whom the report, or the report of the recording, is shared with for such a call. */
async function isSharedForThat(
  request: FastifyRequest,
  { store: { reportShares } }: RouteContext,
  id: string,
): Promise<boolean> {
  const { id: userId, role } = signedInUser(request);
  if (role !== 'assistant') return false;
  const share = (await reportShares.find(userId, id)) ?? (await reportShares.findOfRecording(userId, id));
  const isHeard = request.routeOptions.url?.startsWith('/api/recordings') === true;
  return share !== undefined && (share.mayHearAudio || !isHeard);
}

/** The ids that a call names in its address and in its body. */
function namedIds({ params, query, body }: FastifyRequest): string[] {
  const named = { ...(params as Readonly<Record<string, unknown>> | null) };
  const told = typeof body === 'object' && body !== null && !Buffer.isBuffer(body) ? body : {};
  const ids: unknown[] = [
    ...Object.values(named),
    'savedFormId' in told && told.savedFormId,
    'formId' in told && told.formId,
    (query as Readonly<Record<string, unknown>> | null)?.['formId'],
  ];
  return ids.filter((id) => typeof id === 'string');
}

async function mayCall(policy: Policy, user: SessionUser, { store }: RouteContext): Promise<boolean> {
  if (policy === 'report') return writesReports(user);
  if (policy === 'shared') return user.role !== 'admin';
  return policy === 'admin' ? administers(store, user) : true;
}

/** True for who has reports of their own. */
export function writesReports({ role }: Pick<SessionUser, 'role'>): boolean {
  return role === 'physician' || role === 'developer';
}

/** True for what unlocks a session, and for what its pages write with the token for that. */
function mayWhileLocked({ writerToken }: SessionUser, request: FastifyRequest): boolean {
  const { whileLocked } = request.routeOptions.config;
  if (whileLocked !== 'writing') return whileLocked === 'unlocking';
  const given = request.headers['x-constat-writer'];
  return writerToken !== null && typeof given === 'string' && fingerprint(given) === fingerprint(writerToken);
}

/** True where the route asks for a proof of who one is that is no older than a moment. */
function mustProve(request: FastifyRequest, { clock }: RouteContext): boolean {
  if (request.routeOptions.config.fresh !== true) return false;
  // A clock may have been set back since.
  return Math.abs(clock.now() - signedInUser(request).authenticatedAt) >= FRESH_MS;
}

/** True for who runs the installation. */
export async function administers(
  { users }: Pick<Repositories, 'users'>,
  user: Pick<SessionUser, 'id' | 'role' | 'isAdmin' | 'isSample'>,
): Promise<boolean> {
  if (user.isSample) return !(await users.hasReal());
  if (user.role === 'admin' || user.isAdmin) return true;
  return (await whoAdministers(users)).includes(user.id);
}

/** One line of the audit trail for each call, or each report, that a session is refused. */
async function noteRefusal(
  request: FastifyRequest,
  { store, clock }: RouteContext,
  { reportId, recordingId }: { readonly reportId?: string | undefined; readonly recordingId?: string } = {},
): Promise<void> {
  const route = `${request.method} ${request.routeOptions.url}`;
  const event = {
    at: clock.now(),
    ...actorOf(request),
    action: 'access-refused',
    detail: { route },
  } as const;
  await awaitOptionalWrite(
    auditOncePerSession(store, { ...event, subjectId: recordingId ?? reportId ?? route, reportId }),
  );
}

/** The user of a route that is not public. */
export function signedInUser(request: FastifyRequest): SessionUser {
  if (request.sessionUser === null) throw new Refusal('UNAUTHENTICATED');
  return request.sessionUser;
}

/** Who asks, as the audit trail names it. */
export function actorOf(request: FastifyRequest): { readonly actorId: string; readonly sessionId: string } {
  const { id, sessionId } = signedInUser(request);
  return { actorId: id, sessionId };
}

/**
 * False for what a page sends for another account than the session's: the pages of a browser share one cookie, and
 * somebody else may have signed in beside the page. Callers that name no account are not pages.
 */
export function isSentFor(user: Pick<SessionUser, 'id'>, request: FastifyRequest): boolean {
  const named = request.headers['x-constat-user'];
  return named === undefined || named === user.id;
}

/**
 * What took its time to come in is taken only where its session is still open. A route that reads its body by itself asks
 * for this once it has read it.
 * @throws Refusal UNAUTHENTICATED
 */
export async function confirmSession(request: FastifyRequest, context: RouteContext): Promise<void> {
  const user = await authenticate(request, context, { countsAsUse: false });
  if (user?.id !== signedInUser(request).id) throw new Refusal('UNAUTHENTICATED');
}

function authenticate(
  request: FastifyRequest,
  context: RouteContext,
  { countsAsUse = request.headers['x-constat-background'] !== '1' } = {},
): Promise<SessionUser | null> | null {
  const token = readSessionCookie(request, context.config);
  if (token === null) return null;
  return findSessionUser(context.store, token, {
    now: context.clock.now(),
    demo: context.demo,
    limits: sessionLimits(context.config),
    countsAsUse,
  });
}
