/** One packet of a recording. */
export interface OpusPacket {
  /** Milliseconds, by the clock of the file. */
  readonly atMs: number;
  readonly data: Uint8Array;
}

/** The track that the packets are of. */
export interface OpusTrack {
  /** The OpusHead structure (RFC 7845, 5.1). */
  readonly head: Uint8Array;
  readonly channels: number;
}

/** Milliseconds of one frame by the configuration in the first byte of a packet (RFC 6716, 3.1). */
const SILK_MS = [10, 20, 40, 60];
const HYBRID_MS = [10, 20];
const CELT_MS = [2.5, 5, 10, 20];

/** Milliseconds of sound in a packet, from its own first bytes: recorders round the times of a file. */
export function packetMs(data: Uint8Array): number {
  const [toc = 0, count = 0] = data;
  const configuration = toc >> 3;
  const frame =
    configuration < 12
      ? (SILK_MS[configuration & 3] ?? 0)
      : configuration < 16
        ? (HYBRID_MS[configuration & 1] ?? 0)
        : (CELT_MS[configuration & 3] ?? 0);
  const frames = [1, 2, 2, count & 0x3f][toc & 3] ?? 1;
  return frame * frames;
}
