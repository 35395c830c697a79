import { readFileSync } from 'node:fs';

const RATE = 16_000;

/** The samples of a 16 kHz mono 16-bit WAV file. */
function samplesOf(file: string): Buffer {
  const bytes = readFileSync(file);
  const data = bytes.indexOf('data', 12, 'latin1');
  const length = bytes.readUInt32LE(data + 4);
  return bytes.subarray(data + 8, data + 8 + length);
}

function silence(seconds: number): Buffer {
  return Buffer.alloc(Math.round(seconds * RATE) * 2);
}

/** A tone that rises steadily, so that its pitch tells the second of the file in which it sounds. */
export const RISING_TONE = { firstHz: 300, hzPerSecond: 20 } as const;

/** Samples of {@link RISING_TONE}. */
export function risingTone(seconds: number): Buffer {
  const samples = new Int16Array(Math.round(seconds * RATE));
  for (const at of samples.keys()) {
    const s = at / RATE;
    const turns = RISING_TONE.firstHz * s + (RISING_TONE.hzPerSecond * s * s) / 2;
    samples[at] = Math.round(12_000 * Math.sin(2 * Math.PI * turns));
  }
  return Buffer.from(samples.buffer);
}

/** One WAV file: clips (paths), pauses (seconds) and samples, in that order. */
export function buildWav(parts: readonly (string | number | Buffer)[]): Buffer {
  const data = Buffer.concat(
    parts.map((part) =>
      typeof part === 'number' ? silence(part) : typeof part === 'string' ? samplesOf(part) : part,
    ),
  );
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}
