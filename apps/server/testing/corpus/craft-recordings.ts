/** Recordings and PDFs that were made to do harm. */
import { deflateSync } from 'node:zlib';
import { craftWebm } from '../../speech/fixtures/damaged-webm.ts';
import { buildWav } from '../../speech/fixtures/sounds.ts';
import type { OpusPacket } from '../../webm/opus-packet.ts';
import { createPacketReader } from '../../webm/read-packets.ts';
import type { OpusFormat } from '../../webm/read-packets.ts';
import { writeOpusFile } from '../../webm/write-file.ts';
import type { Draw } from './draw.ts';

/** A packet of 20 ms of silence. */
const SILENT_PACKET = Uint8Array.of(0xf8, 0xff, 0xfe);
const PACKET_MS = 20;
const HOUR_MS = 3_600_000;
/** Of 34 bytes, to some 20 MB. */
const MANY_TIMES = 600_000;

function read(webm: Buffer): { format: OpusFormat; packets: readonly OpusPacket[] } {
  const reader = createPacketReader();
  const packets = reader.push(webm);
  if (reader.format === null) throw new Error('the sample is no recording');
  return { format: reader.format, packets };
}

/** A recording of these packets, again and again, one every 20 ms. */
function repeated(format: OpusFormat, packets: readonly Uint8Array[], ms: number): Buffer {
  const many = Array.from({ length: Math.floor(ms / PACKET_MS) }, (_, index) => ({
    atMs: index * PACKET_MS,
    data: packets[index % packets.length] ?? SILENT_PACKET,
  }));
  return Buffer.from(writeOpusFile(format, many));
}

/** The words of a recording, again and again for so many milliseconds. */
export function speakFor(webm: Buffer, ms: number): Buffer {
  const { format, packets } = read(webm);
  return repeated(
    format,
    packets.map(({ data }) => data),
    ms,
  );
}

/** What is wrong with a recording, made of a valid WebM file. */
export const CRAFTED_WEBMS: Readonly<Record<string, (valid: Buffer, draw: Draw) => Buffer>> = {
  'an hour of silence': (valid) => repeated(read(valid).format, [SILENT_PACKET], HOUR_MS - 1_000),
  'more than an hour of silence': (valid) => repeated(read(valid).format, [SILENT_PACKET], HOUR_MS + 60_000),
  'minutes of speech': (valid, draw) =>
    speakFor(valid, draw.pick([20_000, 20_000, 60_000, 240_000, HOUR_MS / 4])),
  'a hole of an hour': (valid, draw) => {
    const { format, packets } = read(valid);
    const some = packets.slice(0, 100);
    const later = some.map(({ atMs, data }) => ({ atMs: atMs + HOUR_MS - draw.below(20_000), data }));
    return Buffer.from(writeOpusFile(format, [...some, ...later]));
  },
  'a length of years': (valid) => {
    const bytes = Buffer.from(valid);
    const at = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88]));
    if (at >= 0) bytes.writeDoubleBE(1e15, at + 3);
    return bytes;
  },
  'packets of noise': (valid, draw) => {
    const { format, packets } = read(valid);
    const noise = packets
      .slice(0, 300)
      .map(({ atMs }) => ({ atMs, data: new Uint8Array(draw.bytes(draw.below(1_400))) }));
    return Buffer.from(writeOpusFile(format, noise));
  },
  'packets that are empty or huge': (valid, draw) => {
    const { format, packets } = read(valid);
    const odd = packets.slice(0, 200).map(({ atMs }) => ({
      atMs,
      data: new Uint8Array(draw.pick([0, 1, 4_000, 90_000])),
    }));
    return Buffer.from(writeOpusFile(format, odd));
  },
  'zeros to its end': (valid, draw) => Buffer.from(craftWebm(valid, 3_000 + draw.below(400_000), 1)),
  'elements without end': (valid, draw) => {
    const bytes = Buffer.from(valid);
    for (let at = bytes.indexOf(0xa3); at >= 0; at = bytes.indexOf(0xa3, at + 1))
      if (draw.below(40) === 0) bytes[at + 1] = 0xff;
    return bytes;
  },
};

/** What is wrong with a WAV file. */
export const CRAFTED_WAVS: Readonly<Record<string, (valid: Buffer, draw: Draw) => Buffer>> = {
  'sizes of gigabytes': (valid) => {
    const bytes = Buffer.from(valid);
    bytes.writeUInt32LE(0xffff_ffff, 4);
    bytes.writeUInt32LE(0xffff_ffff, 40);
    return bytes;
  },
  'another layout': (valid, draw) => {
    const bytes = Buffer.from(valid);
    bytes.writeUInt16LE(draw.pick([0, 1, 3, 6, 0xfffe]), 20);
    bytes.writeUInt16LE(draw.pick([0, 1, 32, 65_535]), 22);
    bytes.writeUInt32LE(draw.pick([0, 1, 8_000, 192_000, 0xffff_ffff]), 24);
    bytes.writeUInt16LE(draw.pick([0, 1, 8, 24, 64, 65_535]), 34);
    return bytes;
  },
  'ten megabytes of silence': () => Buffer.from(buildWav(new Float32Array(4_990_000))),
  'noise alone': (_valid, draw) =>
    Buffer.from(buildWav(Float32Array.from({ length: 160_000 }, () => draw.below(2_000) / 1_000 - 1))),
};

const embedded = (stream: Buffer) =>
  Buffer.concat([
    Buffer.from('9 0 obj\n<< /Type /EmbeddedFile /Filter /FlateDecode >>\nstream\n'),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const pdfOf = (...parts: readonly Buffer[]) => Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts]);

/** What is wrong with a PDF that carries a report. */
export const CRAFTED_PDFS: Readonly<Record<string, (valid: Buffer, draw: Draw) => Buffer>> = {
  'a bomb': () => pdfOf(embedded(deflateSync(Buffer.alloc(60_000_000)))),
  'bombs one after another': () =>
    pdfOf(...Array.from({ length: 40 }, () => embedded(deflateSync(Buffer.alloc(9_900_000))))),
  'a report that lies deep': (_valid, draw) =>
    pdfOf(
      embedded(
        deflateSync(
          `{"format":"constat-report","formData":${draw.pick(['[', '{"a":']).repeat(draw.pick([70, 900_000]))}`,
        ),
      ),
    ),
  'names that change what an object is': () =>
    pdfOf(
      embedded(deflateSync('{"format":"constat-report","title":"Zz","formData":{"__proto__":{"zz":1}}}')),
    ),
  'other things than a report': (_valid, draw) =>
    pdfOf(
      embedded(
        deflateSync(
          JSON.stringify({
            format: 'constat-report',
            title: draw.pick(['Zz', 1, null, 'z'.repeat(100_000)]),
            formData: draw.pick([null, [], 'zz', { zz: 1 }, { emploi: 1 }, { emploi: 'z'.repeat(300_000) }]),
            meta: draw.pick([undefined, null, {}, [], 'zz']),
          }),
        ),
      ),
    ),
  'words without a stream': () =>
    pdfOf(Buffer.from('1 0 obj << /EmbeddedFile >> stream '.repeat(MANY_TIMES))),
  'behind an archive': (valid) => Buffer.concat([Buffer.from('PK\u0003\u0004'), valid]),
};
