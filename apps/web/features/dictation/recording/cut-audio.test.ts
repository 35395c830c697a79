import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BufferSource, EncodedPacketSink, Input, WEBM } from 'mediabunny';
import { beforeAll, describe, expect, it } from 'vitest';
import { audioDuration, cutAudio } from './cut-audio.ts';
import type { AudioSpan } from './cut-audio.ts';

const samples = join(import.meta.dirname, '../../../../server/speech/fixtures/model/samples');
let parts: ArrayBuffer[];

beforeAll(async () => {
  const bytes = new Uint8Array(await readFile(join(samples, 'fr-long.webm')));
  // Split where no element begins or ends, as a recorder does.
  parts = Array.from(
    { length: Math.ceil(bytes.length / 3_777) },
    (_, index) => bytes.slice(index * 3_777, (index + 1) * 3_777).buffer,
  );
});

async function readBack(
  file: ArrayBuffer | null,
): Promise<{ packets: string[]; preSkip: number; firstTime: number }> {
  const input = new Input({ formats: [WEBM], source: new BufferSource(file ?? new ArrayBuffer(0)) });
  const track = await input.getPrimaryAudioTrack();
  if (track === null) throw new Error('no audio track');
  const packets: string[] = [];
  let firstTime = Infinity;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    packets.push(Buffer.from(packet.data).toString('base64'));
    firstTime = Math.min(firstTime, packet.timestamp);
  }
  const head = (await track.getDecoderConfig())?.description;
  const preSkip = ArrayBuffer.isView(head)
    ? new DataView(head.buffer, head.byteOffset).getUint16(10, true)
    : -1;
  return { packets, preSkip, firstTime };
}

const span = (startMs: number, endMs: number, preRoll = false): AudioSpan => ({ startMs, endMs, preRoll });

describe('cutAudio', () => {
  it('gives every packet to exactly one of the chunks', async () => {
    const whole = await readBack(await cutAudio(parts, span(0, Infinity)));
    const chunks = await Promise.all(
      [span(0, 20_010), span(20_010, 41_555), span(41_555, Infinity)].map(async (one) =>
        readBack(await cutAudio(parts, one)),
      ),
    );
    expect(whole.packets.length).toBeGreaterThan(1_000);
    expect(chunks.flatMap((chunk) => chunk.packets)).toEqual(whole.packets);
    expect(chunks.map((chunk) => chunk.preSkip)).toEqual([whole.preSkip, 0, 0]);
    expect(Math.abs(chunks[1]?.firstTime ?? 1)).toBeLessThan(0.02);
  });

  it('repeats two packets before a cut in speech and marks them as not to be heard', async () => {
    const clean = await readBack(await cutAudio(parts, span(20_010, 41_555)));
    const rolled = await readBack(await cutAudio(parts, span(20_010, 41_555, true)));
    expect(rolled.packets.slice(2)).toEqual(clean.packets);
    expect(rolled.preSkip).toBeGreaterThanOrEqual(2 * 0.02 * 48_000 - 100);
  });

  it('waits for the data to reach the end of the chunk', async () => {
    expect(await cutAudio(parts.slice(0, parts.length / 2), span(0, 60_000))).toBeNull();
    expect(await cutAudio([], span(0, Infinity))).toBeNull();
    expect(
      await cutAudio([new TextEncoder().encode('no audio at all').buffer], span(0, Infinity)),
    ).toBeNull();
  });

  it('reads what a crash left of a recording', async () => {
    const seconds = (await audioDuration(parts)) / 1000;
    expect(seconds).toBeGreaterThan(60);
    const left = (await audioDuration(parts.slice(0, parts.length / 2))) / 1000;
    expect(left).toBeGreaterThan(seconds * 0.4);
    expect(left).toBeLessThan(seconds * 0.6);
    expect(await audioDuration([])).toBe(0);
  });
});
