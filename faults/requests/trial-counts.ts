import { isDeepStrictEqual } from 'node:util';
import { ERRORS } from '@constat/contract/errors';
import type { SavedForm } from '@constat/contract';
import type { FaultRecord } from '../fault-record.ts';
import type { Answer, RequestClient } from './request-client.ts';
import type { RequestSetup } from './request-setup.ts';

type Harm = 'lost' | 'duplicated' | 'misplaced' | 'silent';
export type Language = 'fr' | 'en';

/** Problems that the line of a fault quotes. */
const QUOTED = 4;

/** Counts what went wrong in the trials of a fault. */
export class TrialCounts {
  trials = 0;
  readonly #harms = { lost: 0, duplicated: 0, misplaced: 0, silent: 0 };
  readonly #problems: string[] = [];

  /** Counts a harm unless the condition holds. The description never quotes a report. */
  check(holds: boolean, harm: Harm, description: string, times = 1): void {
    if (holds) return;
    this.#harms[harm] += times;
    this.#problems.push(description);
  }

  /** A refusal as the person is to read it: 4xx, or the status that is asked for, in the language asked for. */
  checkRefusal(
    answer: Answer,
    what: string,
    { language = 'fr', status = 0 }: { language?: Language; status?: number } = {},
  ): void {
    const { code, message } = answer;
    const isRefusal = status === 0 ? answer.status >= 400 && answer.status < 500 : answer.status === status;
    const definition = code in ERRORS ? ERRORS[code as keyof typeof ERRORS] : null;
    const isTold = definition?.status === answer.status && message === definition.message[language];
    this.check(isRefusal && isTold, 'silent', `${what}: ${answer.status} ${code}`);
  }

  record(number: number, name: string, note: string): FaultRecord {
    const shown = this.#problems.slice(0, QUOTED).join('; ');
    const wrong = shown === '' ? '' : `; WRONG: ${shown}`;
    return { number, name, trials: this.trials, ...this.#harms, note: `${note}${wrong}` };
  }
}

/**
 * What holds after every fault: what was acknowledged is there after a kill and a restart, each report once, and nothing
 * of the reports stands in what the server printed.
 */
export async function checkAfterwards(
  setup: RequestSetup,
  counts: TrialCounts,
  {
    planted,
    clients = [setup.physician],
  }: { planted: readonly string[]; clients?: readonly RequestClient[] },
): Promise<void> {
  if (setup.killsAfterEach) await setup.restart();
  for (const client of clients) {
    for (const [id, form] of client.acknowledged) {
      const answer = await client.send(`/api/saved-forms/${id}`);
      const isThere = answer.status === 200 && isDeepStrictEqual(JSON.parse(answer.text), form);
      counts.check(isThere, 'lost', `an acknowledged report answers ${answer.status}, or another content`);
    }
    const listed = await client.read<readonly Pick<SavedForm, 'id'>[]>('/api/saved-forms');
    const more = listed.filter(({ id }) => !client.acknowledged.has(id)).length;
    counts.check(more === 0, 'duplicated', `${more} reports that nobody was told of`, more);
  }
  const output = setup.output().toLowerCase();
  for (const word of planted)
    counts.check(!output.includes(word.toLowerCase()), 'misplaced', `« ${word} » stands in the log`);
}

/** All that an account holds, as it reads it. */
export async function readAccount(client: RequestClient): Promise<string> {
  const paths = [
    '/api/saved-forms',
    '/api/recent-patients',
    '/api/profile',
    '/api/profile/letterhead',
    '/api/voice-commands',
    '/api/verbatim-commands',
    '/api/recordings',
    '/api/recordings/unfinished',
    ...Array.from(client.acknowledged.keys(), (id) => `/api/saved-forms/${id}`),
  ];
  const answers: string[] = [];
  for (const path of paths) {
    const { status, text } = await client.send(path);
    answers.push(`${path} ${status} ${text}`);
  }
  return answers.join('\n');
}

/** French and English in turn. */
export const languageOf = (trial: number): Language => (trial % 2 === 0 ? 'fr' : 'en');
