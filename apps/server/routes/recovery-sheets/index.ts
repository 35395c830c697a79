import {
  confirmedRecoverySheetAnswerSchema,
  confirmRecoverySheetBodySchema,
  newRecoverySheetAnswerSchema,
  recoverySheetsAnswerSchema,
} from '@constat/contract/schemas';
import type { RecoverySheetsAnswer } from '@constat/contract';
import { RECOVERY_SHEETS } from '@constat/contract/limits';
import * as z from 'zod';
import { audit } from '../../actions/audit.ts';
import { rewrapInThread } from '../../copies/run-copy-worker.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf, signedInUser } from '../../policies/access.ts';
import { listCopies } from '../../store/copies-folder.ts';
import { lockKeys } from '../../store/folder-lock.ts';
import { INSTALLATION_ID } from '../../store/installation-id.ts';
import type { RecoverySheetRow } from '../../store/installation-tables.ts';
import type { RouteContext, RoutePlugin } from '../request-handling/route-context.ts';

const params = z.strictObject({ id: z.uuid() });

/** The recovery sheets: listed, made, and confirmed by whoever has written one down. No code is kept or logged. */
export const recoverySheetRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, store, config } = context;

  app.get(
    '/api/recovery-sheets',
    { config: { policy: 'admin' }, schema: { response: { 200: recoverySheetsAnswerSchema } } },
    () => present(context),
  );

  app.post(
    '/api/recovery-sheets',
    {
      config: { policy: 'admin', fresh: true },
      schema: { response: { 201: newRecoverySheetAnswerSchema } },
    },
    async (request, reply) => {
      // Whoever leaves the demonstration later would have a sheet that anybody may have printed.
      if (signedInUser(request).isSample) throw new Refusal('SAMPLE_ACCOUNT');
      const now = clock.now();
      const sheet = await withKeys(config.dataDir, () => store.recoverySheets.begin(now));
      const note = { at: now, ...actorOf(request), subjectId: sheet.id } as const;
      await audit(store, { ...note, action: 'recovery-sheet-made' });
      const { installation } = await present(context);
      return reply.code(201).send({ ...sheet, madeAt: isoOf(sheet.madeAt), installation });
    },
  );

  app.post(
    '/api/recovery-sheets/:id/confirm',
    {
      config: { policy: 'admin', callLimits: ['large-files'] },
      schema: {
        params,
        body: confirmRecoverySheetBodySchema,
        response: { 200: confirmedRecoverySheetAnswerSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { keepsEarlier } = request.body;
      const now = clock.now();
      const copiesLeft = await withKeys(config.dataDir, async () => {
        const sheets = await store.recoverySheets.list();
        if (keepsEarlier && sheets.length > RECOVERY_SHEETS) throw new Refusal('RECOVERY_SHEETS_FULL');
        if (!(await store.recoverySheets.confirm(id, { now, keepsEarlier }))) throw new Refusal('NOT_FOUND');
        const note = { at: now, ...actorOf(request), subjectId: id } as const;
        const detail = { earlier: keepsEarlier ? 'kept' : 'void' };
        await audit(store, { ...note, action: 'recovery-sheet-confirmed', detail });
        return store.dialect === 'sqlite' ? rewrap(context) : [];
      });
      return { ...(await present(context)), copiesLeft };
    },
  );
};

/** The copies in the data directory open with the same sheets then. @returns those that do not */
async function rewrap({ config, store }: RouteContext): Promise<string[]> {
  const { dataDir } = config;
  try {
    const secrets = await store.secrets();
    return [...(await rewrapInThread({ dataDir, secrets, sheets: await store.recoverySheets.list() }))];
  } catch {
    // The sheet counts all the same: one of them is being made, or there is no room.
    return listCopies(dataDir).map(({ name }) => name);
  }
}

/** Two that change the keys at once would each lock for other sheets. @throws Refusal KEYS_BUSY */
async function withKeys<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  let release: () => void;
  try {
    release = lockKeys(dataDir);
  } catch (error) {
    throw new Refusal('KEYS_BUSY', { cause: error });
  }
  try {
    return await work();
  } finally {
    release();
  }
}

async function present({ store }: Pick<RouteContext, 'store'>): Promise<RecoverySheetsAnswer> {
  const installation = (await store.settings.find(INSTALLATION_ID)) ?? '';
  const sheets = await store.recoverySheets.list();
  return { installation: installation.slice(0, 8), sheets: sheets.map(presentSheet) };
}

function presentSheet({ id, madeAt, confirmedAt }: RecoverySheetRow) {
  return { id, madeAt: isoOf(madeAt), confirmedAt: confirmedAt === null ? null : isoOf(confirmedAt) };
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}
