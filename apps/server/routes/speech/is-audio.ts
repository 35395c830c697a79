/** True when the bytes begin as WebM, MP4, Ogg or WAV do; whether they can be decoded, the engine finds out. */
export function isAudio(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const isMatroska = bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3;
  return (
    isMatroska ||
    text(4, 8) === 'ftyp' ||
    text(0, 4) === 'OggS' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE')
  );
}
