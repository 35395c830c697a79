import { PAGES_HEADER } from '@constat/contract/pages';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../platform/refusal.ts';
import { isApiCall } from '../platform/security-headers.ts';
import type { BuiltPages } from '../routes/pages/built-pages.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** What an older page may no longer write: it may know the fields of a report otherwise than this server does. */
const REPORTS = ['/api/saved-forms', '/api/recent-patients'];

/**
 * Every answer under `/api` names the build of the pages that the server has, and a page of another build cannot write
 * reports. It may still export, send its recordings and sign out. Callers that name no build are not pages.
 */
export function requireCurrentPages(app: FastifyInstance, pages: BuiltPages): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiCall(request)) return;
    const sender = request.headers[PAGES_HEADER];
    const isPresent = sender === undefined || sender === pages.present() || sender === (await pages.look());
    const present = pages.present();
    if (present === null) return;
    void reply.header(PAGES_HEADER, present);
    if (!isPresent && writesReports(request.method, request.routeOptions.url))
      throw new Refusal('PAGES_CHANGED');
  });
}

function writesReports(method: string, route = ''): boolean {
  if (SAFE_METHODS.includes(method)) return false;
  return REPORTS.some((path) => route === path || route.startsWith(`${path}/`));
}
