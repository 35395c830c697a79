/** The permutation of RFC 2268, section 2. */
const TABLE = Buffer.from(
  'd978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32' +
    'bd8f40eb86b77b0bf09521225c6b4e8254d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb626' +
    '6fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed708e8eade8052eef784aa72ac354d6a2a' +
    '961ad2715a1549744b9fd05e0418a4ecc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b25559731' +
    '2d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9b1cd2e' +
    'c5f3db47e5a59c770aa62068fe7fc1ad',
  'hex',
);
const BLOCK = 8;
const SHIFTS = [1, 2, 3, 5] as const;

/**
 * Decrypts RC2 in CBC mode (RFC 2268), with its padding taken off. No program should write it any more; files that older
 * ones wrote hold certificates in it, and neither Node nor OpenSSL 3 reads it without a setting.
 * @returns undefined where the padding shows that the key is not the right one
 */
export function decryptRc2(encrypted: Uint8Array, key: Uint8Array, vector: Uint8Array): Buffer | undefined {
  if (encrypted.length === 0 || encrypted.length % BLOCK !== 0) return undefined;
  const words = expandKey(key);
  const plain = Buffer.alloc(encrypted.length);
  let before = vector;
  for (let at = 0; at < encrypted.length; at += BLOCK) {
    const block = encrypted.subarray(at, at + BLOCK);
    for (const [index, byte] of decryptBlock(Buffer.from(block), words).entries())
      plain[at + index] = byte ^ (before[index] ?? 0);
    before = block;
  }
  const padding = plain.at(-1) ?? 0;
  const isPadded =
    padding >= 1 && padding <= BLOCK && plain.subarray(-padding).every((byte) => byte === padding);
  return isPadded ? plain.subarray(0, plain.length - padding) : undefined;
}

/** Sixty-four words; as many bits of the key count as it has. */
function expandKey(key: Uint8Array): Uint16Array {
  const bytes = Buffer.alloc(128);
  bytes.set(key);
  for (let at = key.length; at < 128; at += 1)
    bytes[at] = TABLE[((bytes[at - 1] ?? 0) + (bytes[at - key.length] ?? 0)) & 0xff] ?? 0;
  const start = 128 - key.length;
  bytes[start] = TABLE[bytes[start] ?? 0] ?? 0;
  for (let at = start - 1; at >= 0; at -= 1)
    bytes[at] = TABLE[(bytes[at + 1] ?? 0) ^ (bytes[at + key.length] ?? 0)] ?? 0;
  return Uint16Array.from({ length: 64 }, (_none, index) => bytes.readUInt16LE(2 * index));
}

function decryptBlock(block: Buffer, words: Uint16Array): Buffer {
  const state = Uint16Array.from([0, 2, 4, 6], (at) => block.readUInt16LE(at));
  let next = 63;
  const mix = (): void => {
    for (let index = 3; index >= 0; index -= 1) {
      const shift = SHIFTS[index] ?? 0;
      const [word, first, second, third] = [0, 1, 2, 3].map((back) => state[(index - back + 4) % 4] ?? 0) as [
        number,
        number,
        number,
        number,
      ];
      const turned = ((word >>> shift) | (word << (16 - shift))) & 0xffff;
      state[index] = turned - (words[next] ?? 0) - (first & second) - (~first & third);
      next -= 1;
    }
  };
  const mash = (): void => {
    for (let index = 3; index >= 0; index -= 1)
      state[index] = (state[index] ?? 0) - (words[(state[(index + 3) % 4] ?? 0) & 63] ?? 0);
  };
  for (const rounds of [5, 6, 5]) {
    for (let round = 0; round < rounds; round += 1) mix();
    if (next >= 0) mash();
  }
  const plain = Buffer.alloc(BLOCK);
  for (const [index, word] of state.entries()) plain.writeUInt16LE(word, 2 * index);
  return plain;
}
