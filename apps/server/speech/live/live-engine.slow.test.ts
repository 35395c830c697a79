import { afterAll, describe, expect, test } from 'vitest';
import { createEmbeddedEngine } from '../embedded/create-embedded-engine.ts';
import { countWordErrors } from '../fixtures/count-word-errors.ts';
import { FIXTURE_MODEL, readSample, readSamples } from '../fixtures/sounds.ts';
import { createListener } from './create-listener.ts';
import type { HeardPhrase } from './live-speech.ts';

const engine = createEmbeddedEngine({ modelDirectory: FIXTURE_MODEL });
const listener = createListener();
afterAll(async () => {
  await Promise.all([engine.close(), listener.close()]);
});

const samples = await readSamples();
const whole = await readSample('fr-long.webm');
const parts = Array.from({ length: Math.ceil(whole.length / 3_000) }, (_, index) =>
  whole.subarray(index * 3_000, (index + 1) * 3_000),
);

interface Heard {
  next: number;
  readonly phrases: HeardPhrase[];
}

/** Hands over parts up to one of them, from where the process says. */
async function listen(key: string, heard: Heard, end: number, stops: readonly number[] = []): Promise<void> {
  do {
    const given = parts.slice(heard.next, Math.min(end, heard.next + 7));
    const known = heard.phrases.length;
    const answer = await listener.listen('zz', {
      recordingId: key,
      first: heard.next,
      parts: given,
      stops,
      known,
    });
    expect(answer.isUnreadable).toBe(false);
    heard.next = answer.next;
    heard.phrases.push(...answer.phrases.filter(({ number }) => number > known));
  } while (heard.next < end);
}

describe('a recording as it comes', () => {
  test.each(['fr', 'en'] as const)('gives the words that one decode of the whole gives: %s', async (lang) => {
    const file = `${lang}-long.webm`;
    const bytes = await readSample(file);
    const { live } = engine;
    if (live === undefined) throw new Error('no live speech');
    const halves = [bytes.subarray(0, 99_000), bytes.subarray(99_000)];
    const one = await live.listen('zz', { recordingId: lang, first: 0, parts: halves, stops: [2], known: 0 });
    const rest = await live.listen('zz', {
      recordingId: lang,
      first: one.next,
      parts: halves.slice(one.next),
      stops: [2],
      known: 0,
    });
    const phrases = [...one.phrases, ...rest.phrases];
    const words: string[] = [];
    for (let at = 0; at < phrases.length;) {
      const recognised = await live.recognise(phrases.slice(at), { language: lang, ownerId: 'zz' });
      for (const [index, phrase] of recognised.entries()) {
        expect(phrase.number).toBe(at + index + 1);
        for (const { text, startMs, endMs } of phrase.words) {
          expect(startMs).toBeGreaterThanOrEqual(phrase.fromMs);
          expect(endMs).toBeLessThanOrEqual(phrase.toMs);
          words.push(text);
        }
      }
      at += recognised.length;
    }
    const said = samples.find((sample) => sample.file === file)?.text ?? '';
    const { text } = await engine.transcribe(bytes, { language: lang });
    const errors = (given: string) => countWordErrors(said, given) / said.split(' ').length;
    expect(live.pace).toBe('live');
    expect(errors(words.join(' '))).toBeLessThanOrEqual(errors(text) + 0.02);
    // Hardly a word differs from that of the whole.
    expect(countWordErrors(text, words.join(' ')) / words.length).toBeLessThan(0.05);
  });

  test('is heard again from its beginning where the process knows nothing of it, under the same numbers', async () => {
    const once: Heard = { next: 0, phrases: [] };
    await listen('once', once, parts.length, [parts.length]);
    const again: Heard = { next: 0, phrases: [] };
    await listen('again', again, 20);
    const lost = await listener.listen('zz', {
      recordingId: 'lost',
      first: 20,
      parts: [],
      stops: [],
      known: 0,
    });
    expect(lost).toEqual({ next: 0, phrases: [], isUnreadable: false });
    again.next = lost.next;
    await listen('lost', again, parts.length, [parts.length]);
    expect(again.phrases).toEqual(once.phrases);
  });

  test('that stops and goes on keeps its numbers when it is heard again', async () => {
    const once: Heard = { next: 0, phrases: [] };
    await listen('stops', once, 15);
    await listen('stops', once, 15, [15]);
    await listen('stops', once, 30, [15]);
    await listen('stops', once, 30, [15, 30]);
    const again: Heard = { next: 0, phrases: [] };
    await listen('stops again', again, 30, [15, 30]);
    expect(again.phrases).toEqual(once.phrases);
    expect(once.phrases.map(({ number }) => number)).toEqual(once.phrases.map((_, index) => index + 1));
  });
});
