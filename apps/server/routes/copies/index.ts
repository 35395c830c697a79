import { createReadStream, rmSync } from 'node:fs';
import path from 'node:path';
import { copiesAnswerSchema, copySchema } from '@constat/contract/schemas';
import type { DatabaseCopy, Snapshots } from '@constat/contract';
import * as z from 'zod';
import { audit } from '../../actions/audit.ts';
import { UnusableCopy } from '../../copies/check-copy.ts';
import { runCopyWorker } from '../../copies/run-copy-worker.ts';
import { readPlan, readState } from '../../copies/snapshots/snapshot-plan.ts';
import { stagedRestore, stageRestore } from '../../copies/staged-restore.ts';
import { contentDisposition } from '../../exports/file-name.ts';
import { fingerprint, newId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { signedInUser, writesReports } from '../../policies/access.ts';
import {
  copiesFolder,
  findCopy,
  listCopies,
  noteCheck,
  removeCopy,
  stampOf,
} from '../../store/copies-folder.ts';
import type { StoredCopy } from '../../store/copies-folder.ts';
import { readIdempotencyKey } from '../request-handling/answer-once.ts';
import type { RouteContext, RoutePlugin, SessionUser } from '../request-handling/route-context.ts';

const config = { policy: 'admin' } as const;
const limited = { ...config, callLimits: ['large-files'] } as const;
const params = z.strictObject({ name: z.string().max(200) });

/**
 * Copies of the database in the data directory, for the one who runs the installation: made, listed, taken away, removed,
 * and put in the database's place at the next start.
 */
export const copyRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, store } = context;
  const { dataDir } = context.config;
  let making: Promise<unknown> = Promise.resolve();
  const note = (user: SessionUser, action: Parameters<typeof audit>[1]['action']) =>
    audit(store, { at: clock.now(), actorId: user.id, sessionId: user.sessionId, action });

  app.get('/api/copies', { config, schema: { response: { 200: copiesAnswerSchema } } }, async (request) => {
    const user = signedInUser(request);
    const available = store.dialect === 'sqlite';
    return {
      available,
      mayDownload: writesReports(user),
      folder: available ? copiesFolder(dataDir) : '',
      staged: available ? stagedRestore(dataDir) : null,
      copies: available ? listCopies(dataDir).map(present) : [],
      snapshots: available ? await presentSnapshots(store) : null,
    };
  });

  app.post(
    '/api/copies',
    { config: limited, schema: { response: { 201: copySchema } } },
    async (request, reply) => {
      const user = signedInUser(request);
      if (store.dialect !== 'sqlite') throw new Refusal('NOT_FOUND');
      // The same request again finds the copy that it has made.
      const mark = fingerprint(`${user.id}\n${readIdempotencyKey(request) ?? newId()}`).slice(0, 12);
      const copy = making.then(() => makeCopy(dataDir, mark));
      making = copy.catch(() => undefined);
      const made = await copy;
      await note(user, 'copy-made');
      return reply.code(201).send(present(made));
    },
  );

  app.get('/api/copies/:name/file', { config: limited, schema: { params } }, async (request, reply) => {
    const user = signedInUser(request);
    if (!writesReports(user)) throw new Refusal('FORBIDDEN');
    const file = requireCopy(dataDir, request.params.name);
    await note(user, 'copy-taken-away');
    return reply
      .type('application/vnd.sqlite3')
      .header('content-disposition', contentDisposition(request.params.name, 'attachment'))

      .send(createReadStream(file));
  });

  app.delete('/api/copies/:name', { config, schema: { params } }, async (request, reply) => {
    const user = signedInUser(request);
    const { name } = request.params;
    const file = requireCopy(dataDir, name);
    if (stagedRestore(dataDir) === name) stageRestore(dataDir, null);
    removeCopy(file);
    await note(user, 'copy-removed');
    return reply.code(204).send();
  });

  app.post(
    '/api/copies/:name/restore',
    { config: limited, schema: { params, response: { 200: z.object({ staged: z.string() }) } } },
    async (request) => {
      const user = signedInUser(request);
      const { name } = request.params;
      try {
        await runCopyWorker({ source: null, file: requireCopy(dataDir, name) });
      } catch (error) {
        throw error instanceof UnusableCopy ? new Refusal('COPY_UNUSABLE', { cause: error }) : error;
      }
      await note(user, 'restore-asked');
      stageRestore(dataDir, name);
      return { staged: name };
    },
  );

  app.delete('/api/restore-at-start', { config }, async (request, reply) => {
    const user = signedInUser(request);
    stageRestore(dataDir, null);
    await note(user, 'restore-withdrawn');
    return reply.code(204).send();
  });
};

function requireCopy(dataDir: string, name: string): string {
  const file = findCopy(dataDir, name);
  if (file === null) throw new Refusal('NOT_FOUND');
  return file;
}

async function makeCopy(dataDir: string, mark: string): Promise<StoredCopy> {
  const made = () => listCopies(dataDir).find(({ name }) => name.endsWith(`-${mark}.db`));
  const present = made();
  if (present !== undefined) return present;
  const now = Date.now();
  const file = path.join(copiesFolder(dataDir), `constat-by-hand-${stampOf(now)}-${mark}.db`);
  const part = `${file}.part`;
  try {
    const { accounts, reports } = await runCopyWorker({
      source: path.join(dataDir, 'constat.db'),
      file: part,
      finalName: file,
    });
    noteCheck(file, { checkedAt: now, accounts, reports });
  } catch (error) {
    throw error instanceof UnusableCopy ? new Refusal('STORAGE_DAMAGED', { cause: error }) : error;
  } finally {
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(`${part}${suffix}`, { force: true });
  }
  const copy = made();
  if (copy === undefined) throw new Refusal('INTERNAL');
  return copy;
}

async function presentSnapshots(store: RouteContext['store']): Promise<Snapshots | null> {
  const plan = await readPlan(store);
  if (plan === null) return null;
  const { last, failure } = await readState(store);
  const checkedAt = new Date(last?.madeAt ?? 0).toISOString();
  return { ...plan, last: last && { checkedAt, reports: last.reports }, failure };
}

function present({ name, kind, createdAt, bytes, check }: StoredCopy): DatabaseCopy {
  return {
    name,
    kind,
    bytes,
    createdAt: new Date(createdAt).toISOString(),
    check: check && { ...check, checkedAt: new Date(check.checkedAt).toISOString() },
  };
}
