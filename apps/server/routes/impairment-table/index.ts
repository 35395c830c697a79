import { impairmentTableAnswerSchema, impairmentTableFileSchema } from '@constat/contract/schemas';
import { readTable } from '@constat/report/rules/impairment/table-file';
import { audit } from '../../actions/audit.ts';
import { fingerprint } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf, administers, signedInUser } from '../../policies/access.ts';
import { presentImpairmentTable } from '../../presenters/impairment-table.ts';
import { answerOnce } from '../request-handling/answer-once.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const PATH = '/api/impairment-table';
const REGIME = 'cnesst';
const config = { policy: 'admin' } as const;
const response = { 200: impairmentTableAnswerSchema };
/** As much of the fingerprint as tells two tables of one installation apart. */
const ID_LENGTH = 12;

/** The table of impairments of the installation: read by every account, loaded and removed by who runs it. */
export const impairmentTableRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, store } = context;

  app.get(PATH, { config: { policy: 'account' }, schema: { response } }, async (request) => {
    const [row, mayChange] = await Promise.all([
      store.impairmentTables.find(REGIME),
      administers(store, signedInUser(request)),
    ]);
    return presentImpairmentTable(row, mayChange);
  });

  app.put(
    PATH,
    {
      config: { ...config, callLimits: ['uploads'] },
      schema: { body: impairmentTableFileSchema, response },
    },
    (request, reply) => {
      const { text, format } = request.body;
      const { table, problems } = readTable(text, format);
      if (table === null) throw new Refusal('IMPAIRMENT_TABLE_INVALID', { problems });
      const content = JSON.stringify(table);
      const sha256 = fingerprint(content);
      const loaded = { regime: REGIME, id: sha256.slice(0, ID_LENGTH), content } as const;
      const presentAt = (loadedAt: number) => presentImpairmentTable({ ...loaded, loadedAt }, true);
      return answerOnce(
        {
          context,
          request,
          reply,
          // It follows from the request: it need not be kept a second time, and another one may be loaded by now.
          echo: { members: ['table'], restore: () => ({ table: presentAt(0).table }) },
        },
        async (repositories) => {
          const now = clock.now();
          await repositories.impairmentTables.put({ ...loaded, loadedAt: now });
          const event = { at: now, ...actorOf(request), action: 'impairment-table-loaded' } as const;
          const detail = { sha256, lines: table.rows.length + table.dpjv.length };
          await audit(repositories, { ...event, detail });
          return { status: 200, body: presentAt(now) };
        },
      );
    },
  );

  app.delete(PATH, { config, schema: { response } }, async (request) => {
    await store.transaction(async (repositories) => {
      const removed = await repositories.impairmentTables.remove(REGIME);
      if (removed === undefined) throw new Refusal('NOT_FOUND');
      const event = { at: clock.now(), ...actorOf(request), action: 'impairment-table-removed' } as const;
      await audit(repositories, { ...event, detail: { sha256: fingerprint(removed) } });
    });
    return presentImpairmentTable(undefined, true);
  });
};
