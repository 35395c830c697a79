import {
  AppendOnlyStreamTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import type { SampleBlock } from '../../../shared/microphone/watch-samples.ts';
import { BITS_PER_SECOND, PART_MS } from './capture.ts';

/** How the sound of one channel at that rate is encoded. */
export const encodingAt = (sampleRate: number): AudioEncoderConfig => ({
  codec: 'opus',
  sampleRate,
  numberOfChannels: 1,
  bitrate: BITS_PER_SECOND,
});

/** Writes sound as Opus into a WebM file that is handed over in parts, as a recorder of the browser does. */
export interface BlockEncoder {
  readonly take: (block: SampleBlock) => void;
  /** What has been encoded so far is handed over as a part now. */
  readonly handOver: () => void;
  /** The same with all that was taken. */
  readonly flush: () => Promise<void>;
  /** Ends the file; nothing is taken after it. */
  readonly finish: () => Promise<void>;
}

export interface EncodedListener {
  readonly onPart: (data: ArrayBuffer, at: number) => void;
  /** Nothing comes any more. */
  readonly onBroken: () => void;
}

/** Begins a file. */
export function encodeBlocks(sampleRate: number, { onPart, onBroken }: EncodedListener): BlockEncoder {
  let written: Uint8Array[] = [];
  let handedAt = performance.now();
  const handOver = (): void => {
    const bytes = joined(written);
    written = [];
    handedAt = performance.now();
    if (bytes.byteLength > 0) onPart(bytes.buffer, handedAt);
  };
  const packets = new EncodedAudioPacketSource('opus');
  const output = new Output({
    format: new WebMOutputFormat({ appendOnly: true }),
    target: new AppendOnlyStreamTarget(
      new WritableStream({
        write(bytes: Uint8Array) {
          written.push(bytes.slice());
          if (performance.now() - handedAt >= PART_MS) handOver();
        },
      }),
    ),
  });
  output.addAudioTrack(packets);
  let isBroken = false;
  const fail = (): void => {
    if (isBroken) return;
    isBroken = true;
    onBroken();
  };
  // Packets are written one after another: their order is the file.
  let writing: Promise<unknown> = output.start();
  const encoder = new AudioEncoder({
    output: (chunk, meta) => {
      const packet = EncodedPacket.fromEncodedChunk(chunk);
      writing = writing.then(() => packets.add(packet, meta)).catch(fail);
    },
    error: fail,
  });
  encoder.configure(encodingAt(sampleRate));
  let frames = 0;
  const flush = async (): Promise<void> => {
    if (encoder.state === 'configured') await encoder.flush().catch(fail);
    await writing;
    handOver();
  };
  return {
    take({ samples }) {
      if (encoder.state !== 'configured') return;
      const data = new AudioData({
        data: samples,
        format: 'f32-planar',
        sampleRate,
        numberOfChannels: 1,
        numberOfFrames: samples.length,
        timestamp: Math.round((frames / sampleRate) * 1_000_000),
      });
      frames += samples.length;
      encoder.encode(data);
      data.close();
    },
    handOver,
    flush,
    async finish() {
      await flush();
      if (encoder.state !== 'closed') encoder.close();
      await output.finalize().catch(fail);
      handOver();
    },
  };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.byteLength;
  }
  return all;
}
