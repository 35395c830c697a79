/** Users who save reports of 50 kB over HTTP, each in an account of its own. */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { openSession } from '../../apps/server/accounts/sessions.ts';
import { fullAnswers } from '../../apps/server/exports/reports.test-data.ts';
import { newId } from '../../apps/server/platform/ids.ts';
import type { Store } from '../../apps/server/store/store.ts';

const REPORT_BYTES = 50_000;

/** The answers of a report of about 50 kB, as JSON. */
export function reportOf50Kilobytes(): Record<string, string | boolean> {
  const answers: Record<string, string | boolean> = Object.fromEntries(
    Object.entries(fullAnswers()).filter(([, value]) => value !== undefined),
  );
  const sentence = 'La douleur lombaire irradie vers la fesse gauche; la flexion est limitée à 60°. ';
  const missing = REPORT_BYTES - Buffer.byteLength(JSON.stringify(answers));
  const history = sentence.repeat(Math.max(0, Math.ceil(missing / Buffer.byteLength(sentence))));
  return { ...answers, historiqueEvolution: history };
}

/** A user who is signed in. */
export interface BenchUser {
  readonly id: string;
  readonly cookie: string;
  /** From where the user comes: limits are counted by address. */
  readonly address: string;
}

/** Adds users with an open session each; nobody can sign in as one of them. */
export async function addUsers(store: Store, count: number): Promise<BenchUser[]> {
  const now = Date.now();
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      store.transaction(async (repositories) => {
        const id = newId();
        await repositories.users.add({
          id,
          username: `zz-${id}`,
          email: 'zz@example.invalid',
          displayName: 'Dr Zz Banc',
          role: 'physician',
          passwordHash: '',
          sample: 0,
          createdAt: now,
        });
        const { token } = await openSession(repositories, id, now);
        return { id, cookie: `constat=${token}`, address: `192.0.2.${(index % 250) + 1}` };
      }),
    ),
  );
}

interface Answer {
  readonly status: number;
  readonly etag: string;
  readonly body: Buffer;
}

/** Sends requests of users to the servers in turn, over connections that stay open. */
export function createSender(urls: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  let turn = 0;
  return {
    close: () => agent.destroy(),
    send(
      user: BenchUser,
      { method, path, body, version }: { method: string; path: string; body?: string; version?: string },
    ): Promise<Answer> {
      const url = new URL(path, urls[turn++ % urls.length]);
      const headers = {
        cookie: user.cookie,
        'x-forwarded-for': user.address,
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': randomUUID(),
          // As the pages send it: they know what they have sent.
          prefer: 'return=minimal',
        }),
        ...(version !== undefined && { 'if-match': version }),
      };
      return new Promise((resolve, reject) => {
        const request = send(url, { method, headers, agent }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () => {
            const { statusCode: status = 0, headers: received } = response;
            const answer = { status, etag: received.etag ?? '', body: Buffer.concat(parts) };
            if (status >= 200 && status < 300) resolve(answer);
            else reject(new Error(`${method} ${path} answered ${status}: ${answer.body.toString()}`));
          });
        });
        request.on('error', reject);
        request.end(body);
      });
    },
  };
}

export type Sender = ReturnType<typeof createSender>;

/** Milliseconds of each save, and how many there were in a second. */
export interface SaveFigures {
  readonly times: readonly number[];
  readonly perSecond: number;
}

/**
 * Each user saves one draft again and again.
 * @param until `milliseconds` of saving, or a number of `saves` of all together
 * @param pauseMs between two saves of one user, half to one and a half times as long
 */
export async function saveForAWhile(
  sender: Sender,
  users: readonly BenchUser[],
  {
    milliseconds = Number.POSITIVE_INFINITY,
    saves = Number.POSITIVE_INFINITY,
    pauseMs = 0,
  }: { readonly milliseconds?: number; readonly saves?: number; readonly pauseMs?: number },
): Promise<SaveFigures> {
  const formData = reportOf50Kilobytes();
  const body = JSON.stringify({
    ...MEDICAL_EVALUATION.name,
    title: 'Banc',
    formType: 'draft',
    retentionDays: 7,
    formData,
  });
  const drafts = await Promise.all(
    users.map(async (user) => {
      const made = await sender.send(user, { method: 'POST', path: '/api/saved-forms', body });
      const { id } = JSON.parse(made.body.toString()) as { readonly id: string };
      return { user, path: `/api/saved-forms/${id}`, etag: made.etag };
    }),
  );
  const times: number[] = [];
  const started = performance.now();
  let begun = 0;
  await Promise.all(
    drafts.map(async (draft) => {
      let { etag } = draft;
      while (performance.now() - started < milliseconds && begun < saves) {
        begun += 1;
        if (pauseMs > 0) await wait(pauseMs * (0.5 + Math.random()));
        const before = performance.now();
        ({ etag } = await sender.send(draft.user, { method: 'PUT', path: draft.path, body, version: etag }));
        times.push(performance.now() - before);
      }
    }),
  );
  return { times, perSecond: (times.length * 1000) / (performance.now() - started) };
}
