import { randomUUID } from 'node:crypto';
import { signInSample } from '../../apps/server/testing/spawn-server.ts';

/** What an answer said; `ms` is how long it took. */
export interface Told {
  readonly status: number;
  readonly code: string | null;
  readonly retryAfter: string | null;
  readonly ms: number;
}

/** One report of a run, and what the server has acknowledged of it. */
export interface RunReport {
  readonly title: string;
  id: string | null;
  /** The latest version that was acknowledged, 0 before the first. */
  version: number;
  /** The write that is on its way, sent again under the same key until it is answered. */
  pending: { readonly key: string; readonly version: number } | null;
}

export const newReport = (number: number | string): RunReport => ({
  title: `Rapport ${number}`,
  id: null,
  version: 0,
  pending: null,
});

const textOf = (title: string, version: number) => `${title}, version ${version}. `.repeat(120);

/** A physician who saves over HTTP, and remembers what was acknowledged. */
export class SavingClient {
  readonly cookie: string;
  readonly #url: string;

  constructor(url: string, cookie: string) {
    this.#url = url;
    this.cookie = cookie;
  }

  static async signIn(url: string): Promise<SavingClient> {
    return new SavingClient(url, await signInSample(url));
  }

  get(path: string): Promise<Response> {
    return fetch(`${this.#url}${path}`, { headers: { cookie: this.cookie } });
  }

  /** Deletes a report; what was typed into it makes it a record, so a reason goes along. */
  erase(id: string): Promise<Response> {
    return fetch(`${this.#url}/api/saved-forms/${id}`, {
      method: 'DELETE',
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'Doublon' }),
    });
  }

  /** Saves the next version, or the one whose answer never came, under its own key. */
  async save(report: RunReport): Promise<Told> {
    report.pending ??= { key: randomUUID(), version: report.version + 1 };
    const { key, version } = report.pending;
    const { id, title } = report;
    const began = performance.now();
    const answer = await fetch(`${this.#url}/api/saved-forms${id === null ? '' : `/${id}`}`, {
      method: id === null ? 'POST' : 'PUT',
      headers: {
        cookie: this.cookie,
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(id !== null && { 'if-match': `"${version - 1}"` }),
      },
      body: JSON.stringify({
        title,
        formData: { historiqueEvolution: textOf(title, version) },
        formType: 'draft',
        retentionDays: 7,
      }),
    });
    const body = (await answer.json()) as { id?: string; version?: number; code?: string };
    const ms = performance.now() - began;
    if (answer.ok && body.id !== undefined) {
      report.id = body.id;
      report.version = body.version ?? 0;
      report.pending = null;
    }
    const retryAfter = answer.headers.get('retry-after');
    return { status: answer.status, code: body.code ?? null, retryAfter, ms };
  }

  /** How many of those reports are not there as they were acknowledged, and how many are there more than once. */
  async compare(reports: readonly RunReport[]): Promise<{ lost: number; duplicated: number }> {
    const known = reports.filter(({ id }) => id !== null);
    let lost = 0;
    for (const { id, title, version } of known) {
      const answer = await this.get(`/api/saved-forms/${id}`);
      const form = answer.ok
        ? ((await answer.json()) as { version: number; formData: { historiqueEvolution?: string } })
        : null;
      if (form?.version !== version || form.formData.historiqueEvolution !== textOf(title, version))
        lost += 1;
    }
    const list = (await (await this.get('/api/saved-forms')).json()) as { title: string }[];
    const titles = new Set(known.map(({ title }) => title));
    const present = list.filter(({ title }) => titles.has(title)).length;
    return { lost, duplicated: Math.max(0, present - titles.size) };
  }
}
