import type { Page } from 'playwright-core';

interface Spoken {
  /** Words that the engine was not sure of. */
  readonly unsure?: readonly string[];
  /** Said so long ago, in milliseconds of recorded time; just now where left out. */
  readonly agoMs?: number;
}

/** A part is answered at most so long after what it holds began to be said, in milliseconds. */
const LATE_MS = 2_000;

/** Puts words into the mouth of the engine: the page records and sends as ever, and the answers to its parts hold them. */
export interface ScriptedSpeech {
  /** The next answer says that this was spoken. */
  say(text: string, options?: Spoken): void;
  /** When the first word of each phrase that was answered began, in milliseconds of recorded time. */
  readonly saidMs: readonly number[];
}

/** Scripts what is recognised while one speaks on that page, whatever the microphone hears. */
export async function scriptSpeech(page: Page): Promise<ScriptedSpeech> {
  const waiting: (Spoken & { readonly text: string })[] = [];
  const phrases = new Map<string, unknown[]>();
  const saidMs: number[] = [];
  await page.route('**/api/recordings/*/parts/*', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const [, recording = '', part = '0'] = /recordings\/([^/]+)\/parts\/(\d+)/u.exec(pathname) ?? [];
    const response = await route.fetch();
    if (!response.ok() || !searchParams.has('after')) {
      await route.fulfill({ response });
      return;
    }
    const own = phrases.get(recording) ?? [];
    const next = waiting.shift();
    if (next !== undefined) {
      const { unsure = [], agoMs = 0 } = next;
      const atMs = Math.max(0, Number(part) * 1_000 + LATE_MS - agoMs);
      saidMs.push(atMs);
      const words = next.text.split(' ').map((word, index) => ({
        text: word,
        startMs: atMs + 20 * index,
        endMs: atMs + 20 * index + 19,
        confidence: unsure.includes(word) ? 0.3 : 0.95,
      }));
      own.push({ number: own.length + 1, fromMs: atMs, toMs: atMs + 900, words });
      phrases.set(recording, own);
    }
    const after = Number(searchParams.get('after'));
    const body = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...body, pace: 'live', phrases: own.slice(after) } });
  });
  return { say: (text, options = {}) => void waiting.push({ text, ...options }), saidMs };
}
