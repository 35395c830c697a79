import { expect, test } from 'vitest';
import { readSample } from '../fixtures/sounds.ts';
import { readAudio } from './read-audio.ts';
import { isSoundWebm } from './webm-structure.ts';

const webm = await readSample('fr-long.webm');
const CLUSTER = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);

/** A size that is left open. */
const OPEN = Buffer.from([0x01, ...Array<number>(7).fill(0xff)]);

/** As a browser records it: neither the Segment nor its clusters say how long they are, and no index follows them. */
function asLive(file: Buffer): Buffer {
  const end = file.lastIndexOf(Buffer.from([0x1c, 0x53, 0xbb, 0x6b]));
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = file.indexOf(CLUSTER); at >= 0; at = file.indexOf(CLUSTER, at + 1)) {
    parts.push(file.subarray(from, at), CLUSTER, OPEN);
    // The size in two bytes.
    from = at + 6;
  }
  const live = Buffer.concat([...parts, file.subarray(from, end)]);
  OPEN.copy(live, live.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67])) + 4);
  return live;
}

/** Where the second cluster begins. */
const second = webm.indexOf(CLUSTER, webm.indexOf(CLUSTER) + 1);

test.each([
  ['whole', webm],
  ['recorded live', asLive(webm)],
  ['cut off in the header', webm.subarray(0, 40)],
  ['cut off in a cluster', webm.subarray(0, 60_000)],
  ['cut off between two clusters', webm.subarray(0, second)],
  ['recorded live and cut off', asLive(webm).subarray(0, 60_000)],
])('a file %s is sound', (_case, file) => expect(isSoundWebm(file)).toBe(true));

test('a live recording gives the samples of the file with sizes', async () => {
  const [live, sized] = await Promise.all([readAudio(asLive(webm)), readAudio(webm)]);
  expect(live.samples.length).toBe(sized.samples.length);
});

test.each<[string, (file: Buffer) => Buffer]>([
  ['zeros between two clusters', (file) => file.fill(0, second, second + 200)],
  ['zeros within a cluster', (file) => file.fill(0, 3_000, 3_300)],
  ['a missing part', (file) => Buffer.concat([file.subarray(0, 3_000), file.subarray(8_000)])],
  ['a doubled part', (file) => Buffer.concat([file.subarray(0, 8_000), file.subarray(3_000)])],
  ['a cluster longer than its Segment', (file) => file.fill(0xff, second + 4, second + 5)],
  ['nothing but zeros after its beginning', (file) => file.fill(0, 300)],
  [
    'another file after its header',
    (file) => Buffer.concat([file.subarray(0, 36), Buffer.alloc(9_000, 'x')]),
  ],
])('a file with %s is refused at once, not read in part without a word', async (_case, spoil) => {
  for (const file of [webm, asLive(webm)]) {
    const damaged = Buffer.concat([spoil(Buffer.from(file)), Buffer.from([1])]);
    expect(isSoundWebm(damaged)).toBe(false);
    await expect(readAudio(damaged)).rejects.toMatchObject({ code: 'AUDIO_INVALID' });
  }
});
