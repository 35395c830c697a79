/** A microphone that is held open between dictations over the form keeps what is said with the press. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { audioDuration } from '../apps/web/features/dictation/index.cut-audio.ts';
import { languagesOf } from './support/languages.ts';
import { prepareSpeakingStage } from './support/stage.ts';
import { STRIP_WORDS } from './support/strip-words.ts';
import { buildWav } from './support/wav.ts';

const WORDS = {
  fr: { keep: 'Garder le micro prêt', ready: 'Micro ouvert, prêt' },
  en: { keep: 'Keep the microphone ready', ready: 'Microphone open, ready' },
} as const;

const samples = join(import.meta.dirname, '../apps/server/speech/fixtures/model/samples');
const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').replaceAll('’', "'").trim();

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const text = STRIP_WORDS[language];
  const words = WORDS[language];
  const stage = prepareSpeakingStage(buildWav([6, join(samples, text.clips[0]), 30]));

  it('begins half a second before the press, is recognised, and closes with the strip', async () => {
    const { page, field } = await stage.openReport(language);
    const strip = page.getByRole('region', { name: text.strip });
    const press = (name: string) => strip.getByRole('button', { name, exact: true }).click();
    const liveTracks = () =>
      page.evaluate(() => {
        const { streams } = globalThis as unknown as { readonly streams: readonly MediaStream[] };
        return streams.flatMap((stream) => stream.getTracks()).filter((one) => one.readyState === 'live')
          .length;
      });
    await page.evaluate(() => {
      const streams: MediaStream[] = [];
      const pressedAt: number[] = [];
      Object.assign(globalThis, { streams, pressedAt });
      document.addEventListener('click', () => pressedAt.push(performance.now()), { capture: true });
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (constraints) => {
        const stream = await open(constraints);
        streams.push(stream);
        return stream;
      };
    });
    /** Milliseconds of audio that the server holds of a recording. */
    const lengthOf = async (id: string): Promise<number> => {
      const parts: ArrayBuffer[] = [];
      for (;;) {
        const answer = await page.request.get(`${stage.url}/api/recordings/${id}/parts?from=${parts.length}`);
        const more = (await answer.json()) as readonly { readonly audio: string }[];
        if (more.length === 0) return audioDuration(parts);
        parts.push(...more.map(({ audio }) => Uint8Array.from(Buffer.from(audio, 'base64')).buffer));
      }
    };
    const listed = async (): Promise<readonly string[]> => {
      const answer = await page.request.get(`${stage.url}/api/recordings`);
      return ((await answer.json()) as readonly { readonly id: string }[]).map(({ id }) => id);
    };
    // Those of a first try count for nothing here.
    const earlier = new Set(await listed());
    const lengths = async (): Promise<readonly number[]> =>
      Promise.all((await listed()).filter((id) => !earlier.has(id)).map(lengthOf));
    await field('historiqueEvolution').click();
    await page.getByRole('button', { name: text.dictate }).click();
    await strip.getByRole('button', { name: text.stop }).waitFor();
    await press(text.stop);
    await expect.poll(liveTracks).toBe(0);

    await strip.getByRole('checkbox', { name: words.keep }).check();
    await strip.getByText(words.ready).waitFor();
    await expect.poll(liveTracks).toBe(1);
    await press(text.again);
    await strip.getByRole('button', { name: text.stop }).waitFor();
    await expect
      .poll(async () => plain(await field('historiqueEvolution').inputValue()))
      .toMatch(new RegExp(plain(text.heard.source), 'u'));
    await press(text.stop);
    const lasted = await page.evaluate(() => {
      const { pressedAt } = globalThis as unknown as { readonly pressedAt: readonly number[] };
      return (pressedAt.at(-1) ?? 0) - (pressedAt.at(-2) ?? 0);
    });
    await strip.getByText(words.ready).waitFor();
    await expect.poll(async () => Math.max(...(await lengths()))).toBeGreaterThan(lasted);
    expect(Math.max(...(await lengths()))).toBeLessThan(lasted + 600);
    expect(await liveTracks()).toBe(1);
    await press(text.close);
    await expect.poll(liveTracks).toBe(0);
    expect(stage.troubles).toEqual([]);
  });
});
