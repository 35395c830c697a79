/** Reads and writes the ASN.1 of certificates, keys and signatures, through asn1js and with bounds of our own. */
import {
  BitString,
  Constructed,
  fromBER,
  Integer,
  Null,
  ObjectIdentifier,
  OctetString,
  Primitive,
  Sequence,
  Set as Asn1Set,
  UTCTime,
} from 'asn1js';
import type { BaseBlock } from 'asn1js';

export type Asn1 = BaseBlock;

/**
 * Some programs put lists of withdrawn certificates into a signature, three nodes for each. A node takes a kilobyte of
 * memory: these are a third of what the process may take, and 9,000 certificates.
 */
const BOUNDS = { maxDepth: 64, maxNodes: 30_000, maxContentLength: 4 * 1024 * 1024 };
const TOO_LARGE = /(?:node count|content length) exceeded/u;

/** What is not the ASN.1 that it should be. Its message holds nothing of the content. */
export class UnreadableAsn1 extends Error {
  constructor(message = 'the ASN.1 is not as expected') {
    super(message);
    this.name = 'UnreadableAsn1';
  }
}

/** What may be sound, and is more than is read. */
export class LargeAsn1 extends UnreadableAsn1 {
  constructor() {
    super('the ASN.1 is too large');
    this.name = 'LargeAsn1';
  }
}

/**
 * The first value that bytes hold, in DER or BER; what follows is left aside.
 * @throws UnreadableAsn1, and LargeAsn1 for more than 30,000 nodes or four megabytes
 */
export function readAsn1(bytes: Uint8Array): Asn1 {
  let error = '';
  try {
    const { result, offset } = fromBER(Uint8Array.from(bytes), BOUNDS);
    if (offset > 0) return result;
    ({ error } = result);
  } catch {
    // Reported below, as what the library returns is.
  }
  throw TOO_LARGE.test(error) ? new LargeAsn1() : new UnreadableAsn1();
}

/** The bytes of a value as they were read. */
export function rawOf(node: Asn1): Buffer {
  return Buffer.from(node.valueBeforeDecodeView);
}

/** The values within a sequence, a set, or a tag. */
export function partsOf(node: Asn1 | undefined): readonly Asn1[] {
  if (node instanceof Constructed) return node.valueBlock.value;
  throw new UnreadableAsn1();
}

/** The value that is reached by taking one part after the other. */
export function partAt(node: Asn1 | undefined, ...path: readonly number[]): Asn1 {
  let found = node;
  for (const index of path) found = partsOf(found)[index];
  if (found === undefined) throw new UnreadableAsn1();
  return found;
}

/** The part with a context tag, such as `[0]`. */
export function tagged(parts: readonly Asn1[], tag: number): Asn1 | undefined {
  return parts.find(({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === tag);
}

/** The dotted number of an object identifier. */
export function oidOf(node: Asn1 | undefined): string {
  if (node instanceof ObjectIdentifier) return node.valueBlock.toString();
  throw new UnreadableAsn1();
}

/** The bytes of a string of octets, which old programs write in pieces. */
export function octetsOf(node: Asn1 | undefined): Buffer {
  if (node instanceof OctetString) return Buffer.from(node.getValue());
  if (node instanceof Primitive && node.idBlock.tagClass === 3)
    return Buffer.from(node.valueBlock.valueHexView);
  if (node instanceof Constructed && node.idBlock.tagClass === 3)
    return Buffer.concat(partsOf(node).map(octetsOf));
  throw new UnreadableAsn1();
}

/** An integer of at least zero that a number holds. */
export function numberOf(node: Asn1 | undefined): number {
  const value = node instanceof Integer ? node.valueBlock.valueDec : -1;
  if (!Number.isSafeInteger(value) || value < 0) throw new UnreadableAsn1();
  return value;
}

/** Epoch milliseconds of a time of either kind. */
export function timeOf(node: Asn1 | undefined): number {
  // A generalized time is one of these too.
  const time = node instanceof UTCTime ? node.toDate().getTime() : Number.NaN;
  if (Number.isNaN(time)) throw new UnreadableAsn1();
  return time;
}

export function isInteger(node: Asn1 | undefined): boolean {
  return node instanceof Integer;
}

/** The bits of a string of bits, the first in the highest place of the first byte. */
export function bitsOf(node: Asn1 | undefined): Buffer {
  if (node instanceof BitString) return Buffer.from(node.valueBlock.valueHexView);
  throw new UnreadableAsn1();
}

export const sequence = (...value: readonly Asn1[]): Asn1 => new Sequence({ value: [...value] });
export const set = (...value: readonly Asn1[]): Asn1 => new Asn1Set({ value: [...value] });
export const oid = (value: string): Asn1 => new ObjectIdentifier({ value });
export const octets = (valueHex: Uint8Array): Asn1 =>
  new OctetString({ valueHex: Uint8Array.from(valueHex) });
export const integer = (value: number): Asn1 => new Integer({ value });
export const nothing = (): Asn1 => new Null();

/** The same values under a context tag. */
export function underTag(tagNumber: number, ...value: readonly Asn1[]): Asn1 {
  return new Constructed({ idBlock: { tagClass: 3, tagNumber }, value: [...value] });
}

/** DER. */
export function writeAsn1(node: Asn1): Buffer {
  return Buffer.from(node.toBER());
}
