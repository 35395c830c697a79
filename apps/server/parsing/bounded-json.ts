import { readUtf8 } from '../platform/json-bodies.ts';
import { Refusal } from '../platform/refusal.ts';

/** What a file of JSON may hold. A report has some 250 values, four levels deep; a list of 100,000 patients 900,000. */
const DEPTH = 64;
const VALUES = 2_000_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/**
 * The value that JSON from outside holds. Its depth and the number of its values are counted before it is read.
 * @throws Refusal INVALID_JSON for anything else, for what is too deep or too much, and for names that change what an
 * object is
 */
export function parseBoundedJson(bytes: Uint8Array): unknown {
  const text = readUtf8(bytes);
  if (text === null || !isBounded(bytes)) throw new Refusal('INVALID_JSON');
  try {
    return JSON.parse(text, text.includes('__proto__') || text.includes('\\u') ? refuseProto : undefined);
  } catch {
    throw new Refusal('INVALID_JSON');
  }
}

function refuseProto(name: string, value: unknown): unknown {
  if (name === '__proto__') throw new Error('a name that changes what an object is');
  return value;
}

function isBounded(bytes: Uint8Array): boolean {
  let [depth, values] = [0, 1];
  let isInText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isInText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (OPENING.includes(byte)) {
      depth += 1;
      values += 1;
      if (depth > DEPTH) return false;
    } else if (CLOSING.includes(byte)) depth -= 1;
    else if (byte === COMMA) values += 1;
  }
  return values <= VALUES;
}
