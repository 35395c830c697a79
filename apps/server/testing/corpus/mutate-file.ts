import { unzipSync, zipSync } from 'fflate';
import type { Draw } from './draw.ts';

/** Does something to a valid file that a disk, a network or a person could do. */
type Mutation = (file: Buffer, draw: Draw) => Buffer;

function stretch(file: Buffer, draw: Draw): { from: number; to: number } {
  const from = draw.below(file.length + 1);
  return {
    from,
    to: Math.min(file.length, from + 1 + draw.below(Math.max(1, file.length >> draw.below(8)))),
  };
}

function flipped(file: Buffer, draw: Draw, span: number): Buffer {
  const bytes = Buffer.from(file);
  for (let change = draw.below(60); change >= 0; change -= 1) {
    const at = draw.below(Math.max(1, Math.min(bytes.length, span)));
    bytes[at] = (bytes[at] ?? 0) ^ (1 << draw.below(8));
  }
  return bytes;
}

/** Mutations of any file, by name. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'cut at its end': (file, draw) => file.subarray(0, draw.below(file.length)),
  'cut at its beginning': (file, draw) => file.subarray(draw.below(file.length)),
  zeroed(file, draw) {
    const { from, to } = stretch(file, draw);
    return Buffer.from(file).fill(0, from, to);
  },
  'zeroed to its end': (file, draw) => Buffer.from(file).fill(0, draw.below(file.length)),
  'all ones': (file, draw) => {
    const { from, to } = stretch(file, draw);
    return Buffer.from(file).fill(0xff, from, to);
  },
  'bits flipped': (file, draw) => flipped(file, draw, file.length),
  'bits of its header flipped': (file, draw) => flipped(file, draw, 400),
  'a stretch doubled'(file, draw) {
    const { from, to } = stretch(file, draw);
    return Buffer.concat([file.subarray(0, to), file.subarray(from)]);
  },
  'a stretch lost'(file, draw) {
    const { from, to } = stretch(file, draw);
    return Buffer.concat([file.subarray(0, from), file.subarray(to)]);
  },
  'bytes put in'(file, draw) {
    const { from } = stretch(file, draw);
    return Buffer.concat([file.subarray(0, from), draw.bytes(draw.below(5_000)), file.subarray(from)]);
  },
  'a number made huge'(file, draw) {
    const bytes = Buffer.from(file);
    const at = draw.below(Math.max(1, Math.min(bytes.length, 600) - 4));
    return bytes.fill(draw.pick([0xff, 0x7f, 0x80]), at, Math.min(bytes.length, at + draw.pick([2, 4, 8])));
  },
  'its beginning alone, then noise': (file, draw) =>
    Buffer.concat([file.subarray(0, draw.below(200)), draw.bytes(2_000 + draw.below(60_000))]),
  twice: (file) => Buffer.concat([file, file]),
};

/** A sound archive one of whose files is mutated: what is within reaches the readers behind the archive's own. */
export function mutateWithin(archive: Buffer, draw: Draw): Buffer {
  const files = unzipSync(archive);
  const name = draw.pick(Object.keys(files));
  const mutate = draw.pick(Object.values(MUTATIONS));
  const content = Buffer.from(files[name] ?? []);
  return Buffer.from(zipSync({ ...files, [name]: content.length === 0 ? content : mutate(content, draw) }));
}

/** A text whose words and brackets are moved about: still text, no longer what it says. */
export function shuffleText(text: string, draw: Draw): string {
  const pieces = text.split(/(?<=[<>{}[\],:"])/u);
  for (let change = 1 + draw.below(6); change > 0; change -= 1) {
    const [at, other] = [draw.below(pieces.length), draw.below(pieces.length)];
    [pieces[at], pieces[other]] = [pieces[other] ?? '', pieces[at] ?? ''];
  }
  return pieces.join('');
}

/** A sound archive one of whose texts is shuffled. */
export function shuffleWithin(archive: Buffer, draw: Draw): Buffer {
  const files = unzipSync(archive);
  const name = draw.pick(Object.keys(files).filter((one) => /\.(?:xml|rels|json)$/u.test(one)));
  const text = shuffleText(Buffer.from(files[name] ?? []).toString(), draw);
  return Buffer.from(zipSync({ ...files, [name]: Buffer.from(text) }));
}
