import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  Input,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import type { OutputFormat } from 'mediabunny';
import { describe, expect, test } from 'vitest';
import { buildWav, readSample, tone } from '../fixtures/sounds.ts';
import { isCutShort, readAudio } from './read-audio.ts';

const webm = await readSample('fr-long.webm');
const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
const same = (a: Float32Array, b: Float32Array) =>
  a.length === b.length && a.every((sample, index) => sample === b[index]);

async function remux(format: OutputFormat): Promise<Uint8Array> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(webm) });
  const track = await input.getPrimaryAudioTrack();
  if (track === null) throw new Error('the sample has no track');
  const decoderConfig = await track.getDecoderConfig();
  const output = new Output({ format, target: new BufferTarget() });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await source.add(packet, decoderConfig === null ? {} : { decoderConfig });
  }
  await output.finalize();
  return new Uint8Array(output.target.buffer ?? []);
}

async function buildAacFile(): Promise<Uint8Array> {
  const output = new Output({ format: new Mp4OutputFormat(), target: new BufferTarget() });
  const source = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = {
    codec: 'mp4a.40.2',
    sampleRate: 44_100,
    numberOfChannels: 1,
    description: new Uint8Array([0x12, 0x08]),
  };
  for (let index = 0; index < 50; index += 1) {
    await source.add(new EncodedPacket(new Uint8Array(200).fill(index), 'key', index * 0.0232, 0.0232), {
      decoderConfig,
    });
  }
  await output.finalize();
  return new Uint8Array(output.target.buffer ?? []);
}

test('WebM with Opus becomes 16 kHz mono of the right length, without its pre-skip', async () => {
  const audio = await readAudio(webm);
  expect(audio.sampleRate).toBe(16_000);
  // 3149 packets of 20 ms, less 312 samples at 48 kHz.
  expect(audio.samples.length).toBe(3149 * 320 - 104);
  expect(rms(audio.samples)).toBeGreaterThan(0.01);
  expect(audio.damagedSeconds).toBe(0);
});

test.each([
  ['MP4', new Mp4OutputFormat()],
  ['Ogg', new OggOutputFormat()],
  ['WebM as the browser cuts it', new WebMOutputFormat()],
])('%s with the same Opus packets gives the same samples', async (_, format) => {
  const [expected, audio] = await Promise.all([readAudio(webm), remux(format).then(readAudio)]);
  expect(same(audio.samples, expected.samples)).toBe(true);
});

test('WAV keeps its own sample rate', async () => {
  const audio = await readAudio(buildWav(tone(0.5, 0.5, 44_100), 44_100));
  expect(audio.sampleRate).toBe(44_100);
  expect(audio.samples.length).toBe(22_050);
  expect(rms(audio.samples)).toBeCloseTo(0.5 / Math.SQRT2, 2);
});

describe('what is no audio is refused', () => {
  const html = new TextEncoder().encode(
    `<!doctype html><title>502</title>${'<p>Bad gateway</p>'.repeat(300)}`,
  );
  test.each([
    ['nothing', new Uint8Array()],
    ['a web page named as audio', html],
    ['zeros', new Uint8Array(5000)],
    ['the header alone', webm.subarray(0, 150)],
    ['a WAV file without samples', buildWav(new Float32Array())],
  ])('%s', async (_, bytes) => {
    await expect(readAudio(bytes)).rejects.toMatchObject({ name: 'Refusal', code: 'AUDIO_INVALID' });
  });

  test('AAC, which cannot be decoded here', async () => {
    await expect(buildAacFile().then(readAudio)).rejects.toMatchObject({ code: 'AUDIO_INVALID' });
  });
});

test('a file cut short gives the clusters that it still holds whole, and a refusal when there is none', async () => {
  const whole = await readAudio(webm);
  await expect(readAudio(webm.subarray(0, 5000))).rejects.toMatchObject({ code: 'AUDIO_INVALID' });
  let previous = 1;
  for (let cut = 25_000; cut < webm.length; cut += 9973) {
    const { samples } = await readAudio(webm.subarray(0, cut));
    expect(samples.length).toBeGreaterThanOrEqual(previous);
    expect(same(samples, whole.samples.subarray(0, samples.length))).toBe(true);
    previous = samples.length;
  }
  expect(previous).toBeGreaterThan(0.8 * whole.samples.length);
});

test('a file that holds less than it declares is told from a whole one and from a live recording', async () => {
  const whole = await remux(new WebMOutputFormat());
  expect(isCutShort(await readAudio(whole))).toBe(false);
  expect(isCutShort(await readAudio(whole.subarray(0, whole.length / 2)))).toBe(true);
  const wav = buildWav(tone(8, 0.5));
  expect(isCutShort(await readAudio(wav))).toBe(false);
  const live = await readAudio(webm);
  expect(isCutShort({ ...live, declaredSeconds: null })).toBe(false);
  expect(isCutShort({ ...live, declaredSeconds: 36_000 })).toBe(true);
});

test('damage in the middle neither throws anything else nor goes uncounted in the length', async () => {
  for (const seed of [3, 17, 91]) {
    const damaged = Uint8Array.from(webm);
    for (let index = 0; index < 400; index += 1)
      damaged[5000 + ((index * 7919 * seed) % (webm.length - 6000))] = (index * seed) % 256;
    const outcome = await readAudio(damaged).then(
      (audio) => audio.samples.every((sample) => Number.isFinite(sample)),
      (error: unknown) => (error as { code?: string }).code,
    );
    expect([true, 'AUDIO_INVALID']).toContain(outcome);
  }
});

test('what stands before the zeros of a power cut is read, however many they are', async () => {
  const begun = (await readSample('fr-long.webm')).subarray(0, 20_000);
  const zeroed = new Uint8Array(2_000_000);
  zeroed.set(begun);
  const { samples } = await readAudio(begun);
  expect(samples.length).toBeGreaterThan(16_000);
  expect((await readAudio(zeroed)).samples.length).toBe(samples.length);
});
