import type { Role } from '@constat/contract';
import type { ReportTypes } from '@constat/report/catalogue';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { IdentityProvider } from '../../accounts/identity-provider.ts';
import type { AssistanceEngine } from '../../assistance/engine.ts';
import type { ExportService } from '../../exports/export-service.ts';
import type { Parsers } from '../../parsing/create-parsers.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { TimeGuard } from '../../retention/time-guard.ts';
import type { SpeechEngine } from '../../speech/engine.ts';
import type { Store } from '../../store/store.ts';

/** What every route may use. */
export interface RouteContext {
  readonly config: Config;
  readonly clock: Clock;
  readonly store: Store;
  readonly speech: SpeechEngine;
  readonly assistance: AssistanceEngine;
  readonly exportService: ExportService;
  /** Reads files from outside. */
  readonly parsers: Parsers;
  /** Null where no identity provider is set up. */
  readonly identityProvider: IdentityProvider | null;
  readonly timeGuard: TimeGuard;
  /** The kinds of report that can be kept here. */
  readonly reportTypes: ReportTypes;
  /** True while this process lets the sample accounts sign in, once they are open. */
  readonly demo: boolean;
  /** Ends the server in order, where the one who runs it may do so from a page. */
  readonly quit?: () => void;
}

/**
 * The routes of one resource: `export const exportRoutes: RoutePlugin = async (app, { context }) => { app.post('/api/…',
 * { config: { policy: 'report' }, schema }, async (request) => …) }`. Paths are whole. Every route names its policy, or
 * the server refuses to start; inside a route that is not `public`, `signedInUser(request)` is the user.
 */
export type RoutePlugin = FastifyPluginAsyncZod<{ readonly context: RouteContext }>;

/**
 * Who may call a route: anybody, any signed-in user, the roles that write reports, these and the assistants that a report is
 * shared with, or the one who runs the installation. A route that is `shared` asks `policies/shared-reports.ts` whose report
 * it is.
 */
export type Policy = 'public' | 'account' | 'report' | 'shared' | 'admin';

/** The account behind a request, as the session in the store says. */
export interface SessionUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: Role;
  /** The flag beside the role. */
  readonly isAdmin: boolean;
  /** Of the demonstration. */
  readonly isSample: boolean;
  /** When the person last proved who they are, in this session. */
  readonly authenticatedAt: number;
  /** It reads nothing until the person has proved who they are again. */
  readonly isLocked: boolean;
  /** With which its pages go on writing while it is locked; null in a session of an earlier version. */
  readonly writerToken: string | null;
  /** What the audit trail calls the session; nothing of its token follows from it. */
  readonly sessionId: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly policy?: Policy;
    /** Asks that the person has proved who they are a moment ago. */
    readonly fresh?: true;
    /** What a locked session may call: to be unlocked, or with its writer's token to write, with nothing of a report in the answer. */
    readonly whileLocked?: 'unlocking' | 'writing';
  }
  interface FastifyRequest {
    /** Set before the handler of any route that is not public; read it through `signedInUser`. */
    sessionUser: SessionUser | null;
  }
}
