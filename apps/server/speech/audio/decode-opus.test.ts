import { EncodedPacket, BufferSource, EncodedPacketSink, Input, WEBM } from 'mediabunny';
import { expect, test } from 'vitest';
import { readSample } from '../fixtures/sounds.ts';
import { decodeOpus } from './decode-opus.ts';

/** All samples of some packets. */
async function decode(some: readonly EncodedPacket[]) {
  const pieces: number[] = [];
  const decoded = await decodeOpus(some, undefined, (samples) => pieces.push(...samples));
  return { ...decoded, samples: Float32Array.from(pieces) };
}

const input = new Input({ formats: [WEBM], source: new BufferSource(await readSample('fr-long.webm')) });
const track = await input.getPrimaryAudioTrack();
const packets: EncodedPacket[] = [];
if (track !== null) for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);

const [first] = packets;
if (first === undefined) throw new Error('the sample has no packet');

const at = (packet: EncodedPacket, timestamp: number, data = packet.data) =>
  new EncodedPacket(data, 'key', timestamp, packet.duration);
/** Code 3 with a frame count of zero, which no Opus packet may have. */
const broken = new Uint8Array([0xff, 0x00]);

test('a hole in the timestamps becomes silence, so that later times stay true', async () => {
  const shifted = packets
    .slice(0, 200)
    .map((packet, index) => (index < 100 ? packet : at(packet, packet.timestamp + 3)));
  const audio = await decode(shifted);
  expect(audio.samples.length / 16_000).toBeCloseTo(4 + 3, 1);
  expect(audio.samples.subarray(2.5 * 16_000, 4.5 * 16_000).every((sample) => sample === 0)).toBe(true);
  expect(audio.damagedSeconds).toBe(0);
});

test('damaged packets are counted and their time is kept', async () => {
  const some = packets
    .slice(0, 200)
    .map((packet, index) => (index >= 50 && index < 60 ? at(packet, packet.timestamp, broken) : packet));
  const audio = await decode(some);
  expect(audio.samples.length).toBe(200 * 320);
  expect(audio.damagedSeconds).toBeCloseTo(0.2, 2);
});

test('packets too long for any Opus stream count as damage', async () => {
  const some = [...packets.slice(0, 50), at(first, 1, new Uint8Array(60_000))];
  const audio = await decode(some);
  expect(audio.damagedSeconds).toBeCloseTo(0.02, 2);
  expect(audio.samples.length).toBeCloseTo(51 * 320, -2);
});

test.each([
  [
    'only damage',
    packets.slice(0, 5).map((packet) => at(packet, packet.timestamp, broken)),
    'no readable packet',
  ],
  ['a timestamp weeks ahead', [...packets.slice(0, 5), at(first, 2_000_000)], 'longer than an hour'],
])('%s is refused', async (_, wrong, problem) => {
  await expect(decode(wrong)).rejects.toThrow(problem);
});
